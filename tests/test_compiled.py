"""Compiled rulesets: they hold only while everything that they were made from is the same, and nothing depends on them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated, Literal

import pytest

import scorecalc
from scorecalc.api import prepared
from scorecalc.errors import InputError
from scorecalc.files import compiled, ruleset_names, rulesets, text_files
from scorecalc.files.ruleset_changes import changed
from scorecalc.files.ruleset_names import find
from scorecalc.files.ruleset_reader import read
from scorecalc.files.rulesets import compiled_form, load
from scorecalc.option_set import Between, IdOf, OptionSet, Outline

CLUB = "extends: riichi\ntitle: club\nkiriage_mangan: true\n"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache folder of its own, and a process that has loaded nothing."""
    monkeypatch.setenv("SCORECALC_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(rulesets, "_LOADED", {})
    monkeypatch.chdir(tmp_path)
    return tmp_path / "cache"


def forget() -> None:
    """Load everything anew, as another process does."""
    rulesets._LOADED.clear()


def write(path: Path, text: str) -> None:
    """Write a file that looks as if it had been there for a while, each time with another time of change."""
    before = path.stat().st_mtime_ns if path.exists() else 0
    path.write_text(text, encoding="utf-8")
    time = max(path.stat().st_mtime_ns - 10 * text_files.SETTLED, before + 1)
    os.utime(path, ns=(time, time))


def files(cache: Path) -> list[Path]:
    return sorted(cache.glob(f"*{compiled.ENDING}")) if cache.is_dir() else []


@pytest.mark.parametrize("name", ruleset_names.names())
def test_the_compiled_form_of_a_shipped_ruleset_equals_what_its_yaml_makes(name: str, cache: Path) -> None:
    first = load(name)
    forget()
    again = load(name)
    assert first == again == read(find(name))
    assert first is not again
    assert len(files(cache)) == 1


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("riichi", {"kiriage_mangan": "true", "cap": "{dealer: 5, child: 4}", "yaku.chanta": "off"}),
        ("riichi", {"honba": {"ron": 10**60, "tsumo": 0}, "pao": ["daisangen"]}),
        ("yukbaek", {"combos": {"x": {"all_of": ["송학광"], "points": 5}}, "deal": {"2": [[4, 5], [4, 5]]}}),
        ("shanghai", {"flowers": 4}),
    ],
)
def test_the_compiled_form_of_changes_equals_what_the_changes_make(name: str, changes: dict[str, object]) -> None:
    load(name, changes)
    forget()
    assert load(name, changes) == changed(read(find(name)), changes)


def test_the_second_process_reads_no_yaml(monkeypatch: pytest.MonkeyPatch) -> None:
    write(Path("club.yaml"), CLUB)
    first = load("club.yaml", {"ura": "false"})
    forget()
    monkeypatch.setattr(rulesets, "_made", None)
    monkeypatch.setattr(rulesets, "_changed", None)
    assert load("club.yaml", {"ura": "false"}) == first


class TestWhatHolds:
    def test_a_file_that_changed_while_the_process_runs_is_read_again(self) -> None:
        write(Path("club.yaml"), CLUB)
        assert prepared("club.yaml", {}).rules.options.kiriage_mangan is True
        write(Path("club.yaml"), CLUB.replace("true", "false"))
        assert prepared("club.yaml", {}).rules.options.kiriage_mangan is False

    def test_so_is_a_file_that_changed_twice_within_the_time_that_file_systems_count_in(self) -> None:
        for value in ("true ", "false", "true ", "false"):
            Path("club.yaml").write_text(f"extends: riichi\nkiriage_mangan: {value}\n", encoding="utf-8")
            assert load("club.yaml").values["kiriage_mangan"] is (value == "true ")

    def test_a_changed_base_counts_for_the_file_that_extends_it(self) -> None:
        write(Path("base.yaml"), CLUB)
        write(Path("club.yaml"), "extends: ./base.yaml\n")
        assert load("club.yaml").values["stick"] == 1000
        write(Path("base.yaml"), CLUB + "stick: 500\n")
        assert load("club.yaml").values["stick"] == 500
        forget()
        write(Path("base.yaml"), CLUB + "stick: 600\n")
        assert load("club.yaml").values["stick"] == 600

    def test_the_same_name_in_another_folder_is_another_file(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for folder, stick in (("a", 500), ("b", 600)):
            Path(folder).mkdir()
            write(Path(folder, "club.yaml"), f"{CLUB}stick: {stick}\n")
        found = []
        for folder in ("a", "b", "a"):
            monkeypatch.chdir(Path(scorecalc.__file__).parent)
            monkeypatch.chdir(Path(os.environ["SCORECALC_CACHE"]).parent / folder)
            found.append(load("club.yaml").values["stick"])
        assert found == [500, 600, 500]

    def test_a_ruleset_is_called_as_it_was_asked_for(self) -> None:
        write(Path("club.yaml"), CLUB)
        asked = ["club.yaml", "./club.yaml", str(Path("club.yaml").absolute())]
        assert [load(name).name for name in asked] == [str(Path(name)) for name in asked]

    def test_a_value_that_is_the_same_is_loaded_once(self) -> None:
        write(Path("club.yaml"), CLUB)
        assert load("club.yaml") is load("club.yaml")
        assert prepared("club.yaml", {"ura": "false"}) is prepared("club.yaml", {"ura": "false"})
        assert load("club.yaml") is not load("club.yaml", {"ura": "false"})

    def test_a_file_that_is_gone_is_missed(self) -> None:
        write(Path("club.yaml"), CLUB)
        load("club.yaml")
        Path("club.yaml").unlink()
        with pytest.raises(InputError):
            load("club.yaml")


class TestWhatNoLongerHolds:
    def read(self) -> compiled.Compiled | None:
        return compiled.read("riichi", "")

    def test_another_version_of_the_program(self, monkeypatch: pytest.MonkeyPatch) -> None:
        load("riichi")
        assert self.read()
        monkeypatch.setattr(compiled, "__version__", "0.0.1")
        assert self.read() is None

    def test_other_types_of_options(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from scorecalc.mahjong import game
        from scorecalc.mahjong.rules.options import Options

        class More(Options):
            new_option: bool = False

        load("riichi")
        monkeypatch.setattr(game, "options", lambda: More)
        assert self.read() is None

    @pytest.mark.parametrize("change", ["", "cut", "flip", "other"])
    def test_a_file_that_is_not_as_it_was_written(self, cache: Path, change: str) -> None:
        expected = load("riichi")
        (path,) = files(cache)
        raw = path.read_bytes()
        path.write_bytes(
            {"": b"", "cut": raw[:-1], "flip": raw[:40] + bytes([raw[40] ^ 1]) + raw[41:], "other": b"x" * 500}[change]
        )
        assert self.read() is None
        forget()
        assert load("riichi") == expected
        assert path.read_bytes() == raw

    def test_a_shipped_file_that_was_changed(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        folder = tmp_path / "rulesets"
        text = find("riichi").read_text(encoding="utf-8")
        (folder / "mahjong").mkdir(parents=True)
        write(folder / "mahjong" / "riichi.yaml", text)
        (folder / "mahjong" / "riichi.compiled").write_bytes(compiled_form("riichi"))
        ruleset_names.shipped.cache_clear()
        for module, name in ((ruleset_names, "folder"), (compiled, "rulesets_folder")):
            monkeypatch.setattr(module, name, lambda: folder)
        try:
            assert compiled.read("riichi", "")
            write(folder / "mahjong" / "riichi.yaml", text.replace("kiriage_mangan: false", "kiriage_mangan: true"))
            assert load("riichi").values["kiriage_mangan"] is True
        finally:
            ruleset_names.shipped.cache_clear()


class TestTheFolder:
    @pytest.mark.parametrize("given", ["off", ""])
    def test_it_can_be_switched_off(self, given: str, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("SCORECALC_CACHE", given)
        assert load("riichi").values["players"] == 4
        assert not cache.exists()

    def test_without_a_place_to_write_nothing_is_kept(self, cache: Path) -> None:
        cache.write_text("a file, not a folder")
        assert load("riichi").values["players"] == 4
        assert cache.read_text() == "a file, not a folder"

    def test_it_never_holds_more_than_so_many_files(self, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(compiled, "MAX_FILES", 8)
        cache.mkdir()
        (cache / "of-somebody-else").touch()
        for stick in range(20):
            load("riichi", {"stick": stick})
        assert 4 <= len(files(cache)) <= 8
        assert (cache / "of-somebody-else").exists()

    def test_a_ruleset_that_is_too_large_is_not_kept(self, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(compiled, "MAX_BYTES", 1000)
        load("riichi")
        assert files(cache) == []

    def test_a_pipe_is_read_once_and_not_kept(self, cache: Path) -> None:
        load("riichi")
        os.mkfifo("club.yaml")
        with ThreadPoolExecutor() as pool:
            pool.submit(Path("club.yaml").write_text, CLUB, encoding="utf-8")
            first = load("club.yaml")
        assert load("club.yaml") is first
        assert len(files(cache)) == 1

    @pytest.mark.parametrize(
        ("platform", "environ", "expected"),
        [
            ("linux", {"XDG_CACHE_HOME": "/x"}, "/x/scorecalc"),
            ("linux", {"XDG_CACHE_HOME": "not/absolute"}, "{home}/.cache/scorecalc"),
            ("darwin", {}, "{home}/Library/Caches/scorecalc"),
            ("win32", {"LOCALAPPDATA": "/local"}, "/local/scorecalc"),
            ("win32", {}, ""),
            ("linux", {"SCORECALC_CACHE": "/here"}, "/here"),
        ],
    )
    def test_it_is_where_the_system_keeps_such_files(
        self, platform: str, environ: dict[str, str], expected: str
    ) -> None:
        assert compiled.cache_folder(environ, platform) == expected.format(home=os.path.expanduser("~"))  # noqa: PTH111


HEAVY = ("yaml", "pydantic", "json", "dataclasses", "scorecalc.mahjong.rules.consistency", "scorecalc.files.coerce")


@pytest.mark.parametrize("line", ["-R club.yaml", "--set kiriage_mangan=true", "-R club.yaml --set stick=500", ""])
def test_the_second_run_loads_neither_yaml_nor_pydantic(line: str) -> None:
    Path("club.yaml").write_text(CLUB, encoding="utf-8")
    program = "import sys; from scorecalc.cli import run; run(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    runs = [
        subprocess.run(
            [sys.executable, "-c", program, "88m66777889s444z+8s", *line.split()],
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        for _ in range(2)
    ]
    assert runs[0].stdout == runs[1].stdout
    assert not set(HEAVY) & set(runs[1].stderr.split())


Points = Annotated[int, Between(0, 10)]
REGISTRY = {"a": 1}


class Before(OptionSet):
    number: Points
    word: Literal["x", "y"] = "x"
    id: Annotated[str, IdOf(REGISTRY)] = "a"


def test_the_outline_of_options_changes_with_each_part_of_their_types(monkeypatch: pytest.MonkeyPatch) -> None:
    class Default(Before):
        word = "y"  # type: ignore[assignment]

    before = Outline(Before).text
    assert Outline(Default).text != before.replace("Before", "Default")
    module = sys.modules[__name__]
    monkeypatch.setattr(module, "Points", Annotated[int, Between(0, 11)])
    assert Outline(Before).text != before
    monkeypatch.undo()
    assert Outline(Before).text == before
    monkeypatch.setitem(REGISTRY, "b", 2)
    assert Outline(Before).text != before
