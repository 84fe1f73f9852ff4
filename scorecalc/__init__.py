"""What a finished hand is worth, who pays what, and why."""

__version__ = "0.1.0"
