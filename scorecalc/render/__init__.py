"""Shows answers: a view turns an answer into blocks, a writer turns blocks into text, Markdown or HTML.

A view knows the answers of its game and the words of the catalogue, a writer knows blocks alone; so there is one view for all
formats.
"""
