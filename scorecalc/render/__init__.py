"""How results are shown. A view turns a result into blocks; a writer turns blocks into text, Markdown or HTML.

Views know a game's result and the words of the catalogue, writers know only blocks; no view is written twice.
"""
