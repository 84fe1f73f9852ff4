"""The command line: one module per command. They read arguments, call a game and print; no rule and no arithmetic."""
