"""`python -m scorecalc` and the `scorecalc` command."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from scorecalc.cli.main import run

    run()


if __name__ == "__main__":
    main()
