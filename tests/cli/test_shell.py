"""How scorecalc behaves between other programs: pipes, locales, code pages, shells."""

import io
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scorecalc.__main__ import prepare
from scorecalc.cli import run as run_line

pytestmark = pytest.mark.slow
HAND = "88m66777889s444z+8s"
BASH = shutil.which("bash") or "bash"


def bash(script: str, tmp_path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `script` in bash with `scorecalc` as the command of this Python."""
    command = tmp_path / "bin" / "scorecalc"
    command.parent.mkdir(exist_ok=True)
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m scorecalc "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    path = f"{command.parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        [BASH, "--norc", "-c", script],
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        env={**os.environ, "PATH": path, "HOME": str(tmp_path), **environment},
        timeout=60,
        check=False,
    )


def test_a_reader_that_stops_ends_scorecalc_without_a_word(tmp_path) -> None:
    (tmp_path / "hands.txt").write_text(f"{HAND}\n" * 20_000, encoding="utf-8")
    done = bash(f"set -o pipefail; scorecalc batch {tmp_path}/hands.txt -f jsonl | head -n 1", tmp_path)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


@pytest.mark.parametrize("locale", ["C", "POSIX", "C.UTF-8"])
def test_the_c_locale_speaks_english_and_writes_every_character(tmp_path, locale) -> None:
    done = bash(f"scorecalc {HAND} -t; scorecalc --lang ko {HAND}", tmp_path, LC_ALL=locale)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Hand ")
    assert "동장 남가(자)" in done.stdout


@pytest.mark.parametrize(
    ("locale", "first"), [("ko_KR.UTF-8", "패 "), ("ja_JP.eucJP", "手牌 "), ("fr_FR.UTF-8", "Hand ")]
)
def test_the_environment_chooses_the_language(tmp_path, locale, first) -> None:
    assert bash(f"scorecalc {HAND}", tmp_path, LANG=locale, PYTHONUTF8="1").stdout.startswith(first)


def test_a_stream_that_cannot_write_a_sign_gets_an_escape(tmp_path) -> None:
    done = bash(f"scorecalc --lang ko {HAND}", tmp_path, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("\\ud328 ")


def test_a_pipe_of_windows_gets_utf_8() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="cp949")
    prepare(stream, "win32")
    stream.write("①동🀀")
    stream.flush()
    assert stream.buffer.getvalue().decode("utf-8") == "①동🀀"


def test_elsewhere_the_encoding_of_a_pipe_is_kept() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="cp949")
    prepare(stream, "linux")
    stream.write("동🀀")
    stream.flush()
    assert stream.buffer.getvalue() == "동".encode("cp949") + b"\\U0001f000"


def test_bytes_that_are_no_text_are_an_error_and_no_fault(tmp_path) -> None:
    done = bash(r"scorecalc $'123m\xff'", tmp_path)
    assert done.returncode == 2
    assert "\\udcff" in done.stderr


@pytest.mark.parametrize(
    "hand",
    [
        "88m66777889s444z+8s",
        "234m067p22z,345s,1111mc+2z",
        "123만406통789삭동동발발+동",
        "１２３ｍ４０６ｐ７８９ｓ１１５５ｚ＋１ｚ",
        "11pEEE,rrrdo,234p,234po+1p",
    ],
)
def test_a_hand_needs_no_quotes_in_bash(tmp_path, hand) -> None:
    assert (
        bash(f"scorecalc {hand} -t --json", tmp_path).stdout == bash(f"scorecalc '{hand}' -t --json", tmp_path).stdout
    )


COMPLETE = r"""
source <(scorecalc --show-completion bash)
complete_line() {
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
    _scorecalc
    printf '%s\n' "${COMPREPLY[@]}"
}
"""


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("scorecalc ru", ["rulesets"]),
        ("scorecalc ''", ["score", "points", "table", "batch", "game", "deal", "rulesets"]),
        ("scorecalc score --rii", ["--riichi"]),
        ("scorecalc --lang ko table --ha", ["--han"]),
        ("scorecalc --tsu", ["--tsumo"]),
        ("scorecalc score -R tenh", ["tenhou", "tenhou-sanma"]),
        ("scorecalc --ruleset yuk", ["yukbaek"]),
        ("scorecalc table -f j", ["json", "jsonl"]),
        ("scorecalc table --format = j", ["json", "jsonl"]),
        ("scorecalc points --color a", ["auto", "always"]),
        ("scorecalc score --set yaku.ryanp", ["yaku.ryanpeikou="]),
        ("scorecalc score --set kiriage_m", ["kiriage_mangan="]),
        ("scorecalc deal shanghai-1", ["shanghai-136"]),
        ("scorecalc deal yuk", ["yukbaek"]),
        ("scorecalc rulesets sh", ["show", "shanghai", "shanghai-136", "shanghai-today"]),
    ],
)
def test_completion_in_bash(tmp_path, words, expected) -> None:
    done = bash(f"{COMPLETE}\ncomplete_line {words}", tmp_path, LANG="C")
    assert done.stdout.split() == expected


def test_completion_tells_what_a_command_does_in_shells_that_show_it(tmp_path) -> None:
    fish = bash("_SCORECALC_COMPLETE=fish scorecalc po", tmp_path, LANG="ko_KR.UTF-8").stdout
    assert fish == "points\t판수와 부수 또는 만관 같은 이름만으로 점수를 계산합니다.\n"
    zsh = bash("_SCORECALC_COMPLETE=zsh scorecalc po", tmp_path, LANG="C").stdout
    assert zsh == "points:What han and fu, or a limit, pay.\n"
    options = bash(
        "_SCORECALC_COMPLETE=fish scorecalc --set stic; _SCORECALC_COMPLETE=fish scorecalc --set yaku.tany",
        tmp_path,
        LANG="ko_KR.UTF-8",
    ).stdout
    assert options == "stick=\t공탁한 리치봉 하나의 점수입니다.\nyaku.tanyao=\t탕야오\n"


def test_the_completion_script_is_put_where_the_shell_looks(tmp_path) -> None:
    done = bash("scorecalc --install-completion bash", tmp_path)
    path = tmp_path / ".local/share/bash-completion/completions/scorecalc"
    assert done.stdout == f"{path}\n"
    assert path.read_text(encoding="utf-8") == bash("scorecalc --show-completion bash", tmp_path).stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_each_shell_names_the_program(run, shell) -> None:
    code, out, err = run(f"--show-completion {shell}")
    assert (code, err) == (0, "")
    assert f"_SCORECALC_COMPLETE={shell} scorecalc" in out


def test_a_shell_without_a_script_is_told(run) -> None:
    said = "error: --show-completion does not take 'tcsh'\n  hint: choose one of bash, zsh, fish\n"
    assert run("--show-completion tcsh") == (2, "", said)


def test_a_full_disk_is_told_in_a_sentence(tmp_path) -> None:
    done = bash(f"scorecalc {HAND} > /dev/full", tmp_path, LANG="C", PYTHONUNBUFFERED="")
    assert (done.returncode, done.stderr) == (2, "error: reading or writing failed: No space left on device\n")


@pytest.mark.parametrize(
    "line",
    [
        "scorecalc xx",
        "scorecalc --nope",
        "scorecalc points",
        "scorecalc",
        "scorecalc table -R none",
        f"scorecalc {HAND}",
    ],
)
def test_a_stderr_that_takes_nothing_does_not_change_the_exit_code(tmp_path, line) -> None:
    for full in ("2>/dev/full", "2>/dev/full >/dev/null"):
        assert bash(f"{line} {full}", tmp_path).returncode == bash(line, tmp_path).returncode


def test_a_fault_is_a_fault_where_nobody_can_be_told(monkeypatch) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

    def fail(call: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("scorecalc.cli.group.load", fail)
    monkeypatch.setattr(sys, "stderr", Full())
    assert run_line([HAND]) == 3
    assert run_line([HAND, "--debug"]) == 3


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(
    ("line", "code"), [(f"scorecalc {HAND}", 0), ("scorecalc score -", 2), ("scorecalc batch", 0), ("scorecalc 1x", 2)]
)
def test_a_stream_that_is_closed_is_like_one_that_nobody_writes_or_reads(tmp_path, closed, line, code) -> None:
    done = bash(f"{line} </dev/null {closed}", tmp_path)
    assert done.returncode == code
    assert "Traceback" not in done.stdout + done.stderr


def test_of_a_line_of_a_million_characters_the_part_around_the_mistake_is_shown(tmp_path) -> None:
    (tmp_path / "long.jsonl").write_text('{"hand": "' + "x" * 1_000_000 + '" }}\n', encoding="utf-8")
    done = bash(f"scorecalc batch {tmp_path}/long.jsonl", tmp_path)
    assert (done.returncode, len(done.stdout) < 1500) == (1, True)
    shown, caret = done.stdout.split("\n")[1:3]
    assert shown[caret.index("^")] == "}"


@pytest.mark.parametrize("line", ["rulesets check wrong.yaml", "1x", "score -R wrong.yaml 1x", "points 1 25"])
def test_mistakes_in_a_file_have_no_colour_where_the_results_go_to_a_terminal(tmp_path, line) -> None:
    pty = pytest.importorskip("pty")
    (tmp_path / "wrong.yaml").write_text("extends: riichi\nura: maybe\n", encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if "COLOR" not in name} | {"TERM": "xterm"}
    leader, follower = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "scorecalc", *line.split()],
        stdout=follower,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment,
        timeout=60,
        check=False,
    )
    os.close(follower)
    os.close(leader)
    assert done.stderr
    assert b"\x1b" not in done.stderr
