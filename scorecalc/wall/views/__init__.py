"""Views of a dealt wall, as blocks."""
