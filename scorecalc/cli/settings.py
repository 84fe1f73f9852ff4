"""Settings from the environment or a file.

`scorecalc.toml` of the working folder and `config.toml` of the user (in `$XDG_CONFIG_HOME/scorecalc` or
`%APPDATA%\\scorecalc`) have the same keys as the shared options. The environment (`SCORECALC_LANG`) is stronger than
both, the working folder stronger than the user's file. `--config FILE` names another file instead, `--no-config` none.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from scorecalc.cli.shared_options import SHARED
from scorecalc.errors import InputError, Problem, did_you_mean

SWITCHES = frozenset({"slang", "explain", "strict"})
KEYS = {
    name: ("true", "false") if name in SWITCHES else SHARED[name].choices
    for name in ("ruleset", "format", "lang", "color", "tiles", "slang", "explain", "strict")
}
"""The settings and the values that each takes; an empty tuple allows any."""
_YES, _NO = frozenset({"1", "true", "yes", "on"}), frozenset({"0", "false", "no", "off", ""})


def read(environ: Mapping[str, str], config: str | None, *, use_files: bool = True) -> dict[str, str | bool]:
    """Every setting that the environment or a file makes. InputError where one of them cannot be."""
    found: dict[str, str | bool] = {}
    problems: list[Problem] = []
    for path in _files(environ, config) if use_files else ():
        for key, value in _toml(path).items():
            _take(found, problems, key, value, str(path))
    for key in KEYS:
        if value := environ.get(f"SCORECALC_{key.upper()}"):
            _take(found, problems, key, value, f"SCORECALC_{key.upper()}")
    if problems:
        raise InputError(problems)
    return found


def _files(environ: Mapping[str, str], config: str | None) -> list[Path]:
    if config is not None:
        return [Path(config)]
    home = Path(environ.get("XDG_CONFIG_HOME") or environ.get("APPDATA") or Path(environ.get("HOME", ""), ".config"))
    return [path for path in (home / "scorecalc" / "config.toml", Path("scorecalc.toml")) if path.is_file()]


def _toml(path: Path) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(
            [Problem("bad_config", "cli.error.unreadable", {"file": str(path), "why": why(error)})]
        ) from error
    except tomllib.TOMLDecodeError as error:
        raise InputError([Problem("bad_config", "cli.error.not_toml", {"why": str(error)}, file=str(path))]) from error


def why(error: Exception) -> str:
    """Return the words of the operating system about a file that cannot be read."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _take(found: dict[str, str | bool], problems: list[Problem], key: str, value: object, where: str) -> None:
    if key not in KEYS:
        problem = Problem("bad_config", "cli.error.unknown_setting", {"key": key, "choices": list(KEYS)}, file=where)
        problems.append(problem.suggesting(did_you_mean(key, KEYS, 1), "cli.hint.choices"))
        return
    said = str(value).lower() if isinstance(value, bool) else value
    if key in SWITCHES and isinstance(said, str):
        said = "true" if said.lower() in _YES else "false" if said.lower() in _NO else said
    if not isinstance(said, str) or (KEYS[key] and said not in KEYS[key]):
        values = {"key": key, "value": str(value), "choices": list(KEYS[key])}
        hint = "cli.hint.choices" if KEYS[key] else ""
        problems.append(Problem("bad_config", "cli.error.bad_setting", values, hint=hint, file=where))
        return
    found[key] = said == "true" if key in SWITCHES else said
