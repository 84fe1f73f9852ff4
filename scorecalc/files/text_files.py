"""Reads files of text, and tells whether a file has changed since."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
import os
import stat
import time
from importlib.util import source_hash
from pathlib import Path
from typing import NamedTuple

from scorecalc.errors import InputError, Problem

MAX_BYTES = 1_000_000
"""Size of a ruleset file."""
SETTLED = 100_000_000
"""Nanoseconds after which a change of a file shows in its time: file systems count time in steps."""

Stamp = tuple[int, int, int] | None
"""Time, size and number of a file; None for a file so new that another change might have the same."""


class TextFile(NamedTuple):
    """The bytes of a file, and its stamp from before they were read."""

    path: Path
    raw: bytes
    stamp: Stamp

    @property
    def digest(self) -> bytes:
        """A digest of the bytes: the one by which Python tells whether a source file has changed."""
        return source_hash(self.raw)

    @property
    def text(self) -> str:
        """The text, without a byte order mark and with line feeds alone. InputError if it is not UTF-8."""
        try:
            return self.raw.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            line = self.raw.count(b"\n", 0, error.start) + 1
            raise InputError([not_utf8(str(self.path), line)]) from error


def read_file(path: Path) -> TextFile:
    """Read a file. InputError if it cannot be read or is too big."""
    try:
        with open(path, "rb") as stream:  # noqa: PTH123 - a quarter of the time of Path.open
            before = os.fstat(stream.fileno())
            raw = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise InputError([unreadable(path, error)]) from error
    if len(raw) > MAX_BYTES:
        raise InputError([Problem("bad_file", "common.error.file_too_big", {"file": str(path), "limit": MAX_BYTES})])
    return TextFile(path, raw, _stamp(before))


def _stamp(status: os.stat_result) -> Stamp:
    if not stat.S_ISREG(status.st_mode):  # a pipe, which can be read once, lasts as long as its number
        return 0, 0, status.st_ino
    if time.time_ns() - status.st_mtime_ns < SETTLED:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino


def is_unchanged(path: Path, stamp: Stamp) -> bool:
    """True if the file at `path` surely has not changed since it got its stamp."""
    try:
        return stamp is not None and _stamp(os.stat(path)) == stamp  # noqa: PTH116 - asked for every record
    except OSError:
        return False


def is_regular(path: Path) -> bool:
    """True for a file that can be read more than once."""
    try:
        return stat.S_ISREG(os.stat(path).st_mode)  # noqa: PTH116
    except OSError:
        return False


def unreadable(path: Path, error: OSError) -> Problem:
    """Return the problem of a file that the system does not let us read."""
    known = {FileNotFoundError: "no_file", IsADirectoryError: "is_folder", PermissionError: "no_permission"}
    return Problem("bad_file", f"common.error.{known.get(type(error), 'unreadable')}", {"file": str(path)})


def not_utf8(file: str, line: int) -> Problem:
    """Return the problem of a file in another encoding, found in `line`."""
    return Problem("bad_file", "common.error.not_utf8", hint="common.hint.utf8", file=file, line=line, column=1)
