"""`scorecalc score` and the bare hand: what is printed, and the exit code."""

import json

import pytest

HAND = "88m66777889s444z+8s"


def test_a_hand_may_stand_alone(run) -> None:
    assert run(f"score {HAND} -t -r -d 8s") == run(f"-t -r -d 8s {HAND}") == run(f"{HAND} -t -r --dora 8s")


def test_the_result_is_text_in_the_language_of_the_run(run) -> None:
    for language, label, call in (("ko", "패", "“2000·4000”"), ("ja", "手牌", "2000"), ("en", "Hand", "“2000/4000”")):
        code, out, err = run(f"--lang {language} {HAND} -t -r -d 8s")
        assert (code, err) == (0, "")
        assert out.startswith(f"{label}  ")
        assert call in out.splitlines()[-1]


def test_json_is_the_contract_whatever_the_language(run) -> None:
    code, out, err = run(f"--lang ko {HAND} -t -r -d 8s --json")
    made = json.loads(out)
    assert (code, err) == (0, "")
    expected = {
        "schema": "scorecalc.hand/1",
        "ok": True,
        "ruleset": "riichi",
        "hand": HAND,
        "han": 4,
        "fu": 40,
        "limit": "mangan",
        "points": 8000,
        "payments": {"dealer": 4000, "other": 2000},
        "income": 8000,
    }
    assert {name: made[name] for name in expected} == expected


def test_several_rulesets_are_a_list_in_json_and_columns_in_text(run) -> None:
    made = json.loads(run(f"{HAND} -t -r -d 8s -R riichi -R riichi-han --json").out)
    assert [(each["ruleset"], each["points"]) for each in made] == [("riichi", 8000), ("riichi-han", 7900)]
    out = run(f"{HAND} -t -r -d 8s -R riichi -R riichi-han").out
    assert "           riichi " in out
    assert out.count(HAND) == 1


def test_changes_of_the_ruleset_are_part_of_the_result(run) -> None:
    made = json.loads(run(f"{HAND} --set kiriage_mangan=true --json").out)
    assert made["rules"] == {"kiriage_mangan": True}


@pytest.mark.parametrize("form", ["csv", "md", "html", "jsonl"])
def test_the_other_formats(run, form) -> None:
    code, out, err = run(f"{HAND} -t -r -d 8s -f {form}")
    assert (code, err) == (0, "")
    assert HAND in out
    starts = {
        "csv": "ok,ruleset,hand",
        "md": "- **Hand**",
        "html": "<!DOCTYPE html>",
        "jsonl": '{"schema": "scorecalc.hand/1"',
    }
    assert out.startswith(starts[form])


@pytest.mark.parametrize(
    ("line", "mistake", "hint"),
    [
        ("3판40부", "손패가 아니라 판수와 부수입니다: 3판40부", "scorecalc points 3판40부"),
        ("3 40", "손패가 아니라 판수와 부수입니다: 3 40", "scorecalc points 3 40"),
        ("만관", "손패가 아니라 판수와 부수입니다: 만관", "scorecalc points 만관"),
        ("육백 송학광 솔띠", "손패가 아니라 화투 패입니다: 송학광 솔띠", "scorecalc -R yukbaek 송학광 솔띠"),
    ],
)
def test_what_is_no_hand_of_tiles_is_sent_where_it_is_read(run, line, mistake, hint) -> None:
    code, out, err = run(f"{line} --lang ko")
    assert (code, out) == (2, "")
    assert err.split("\n")[0] == f"오류: {mistake}"
    assert err.rstrip("\n").endswith(hint)
    assert json.loads(run(f"{line} --json").out)["ok"] is False


def test_the_reasons_under_several_rulesets_stand_in_their_sections(run) -> None:
    alone = run(f"{HAND} --explain --lang ko").out
    reasons = alone[alone.index("\n역\n") :]
    alike = run(f"{HAND} --explain --lang ko -R riichi -R tenhou").out
    assert alike.endswith(reasons)
    assert alike.count("\n역\n") == 1
    apart = run(f"{HAND} --explain --lang ko -R riichi -R riichi-han").out
    assert apart.index("\nriichi\n") < apart.index(reasons.strip("\n")) < apart.index("\nriichi-han\n")


def test_an_answer_that_is_no_is_said_first_under_several_rulesets(run) -> None:
    one, two = (run(f"123m456p789s11z23s+4s --lang ko {rulesets}").out for rulesets in ("", "-R riichi -R tenhou"))
    assert one == two


def test_winds_may_be_said_in_words(run) -> None:
    letters = run(f"{HAND} -s W -p S --json")
    assert run(f"{HAND} -s 서 -p 남장 --json") == letters == run(f"{HAND} -s 西 -p nan --json")
    assert run("points 3 40 -s 동 --json") == run("points 3 40 -s E --json")


@pytest.mark.parametrize(
    ("line", "code", "name"),
    [
        ("123m456p789s1155z+9m", 1, "not_winning"),
        ("123m456p78s11z,777s+9s", 1, "no_yaku"),
        ("123m", 2, "tile_count"),
        ("123m8z", 2, "bad_token"),
        ("123m406p78s11z,891m+9s", 2, "bad_meld"),
        (f"{HAND} -s X", 2, "bad_seat"),
        (f"{HAND} -b two", 2, "bad_number"),
        (f"{HAND} -i", 2, "flag_conflict"),
        ("11111m789s444z44p+4p", 2, "too_many_copies"),
    ],
)
def test_an_answer_that_is_no_ends_with_1_and_bad_input_with_2(run, line, code, name) -> None:
    done = run([*line.split(), "--json"])
    made = json.loads(done.out)
    assert (done.code, made["ok"], made["error"]["code"]) == (code, False, name)
    text = run(line)
    assert text.code == code
    # an answer is a result; a mistake is none
    assert bool(text.out) == (code == 1)
    assert bool(text.err) == (code == 2)


def test_the_hand_may_come_from_stdin(run) -> None:
    expected = run(f"{HAND} -t")
    assert run("score - -t", stdin=f"\ufeff{HAND}\r\n") == expected
    assert run("-t", stdin=f"{HAND}\n") == expected


def test_words_are_joined_in_any_order(run) -> None:
    assert run([HAND, "리치", "쯔모", "도라:8s"]) == run([f"{HAND} 도라:8s 쯔모 리치"])


def test_melds_and_closed_kans_as_options(run) -> None:
    options = run("2234m067p+2m -m 345s -k 1111z --json")
    assert json.loads(options.out)["hand"] == "2234m067p,345s,1111zc+2m"
    assert json.loads(run("2234m067p+2m -m 345s -k [1111z] --json").out)["hand"] == "2234m067p,345s,1111zc+2m"


def test_strict_takes_the_canonical_writing_only(run) -> None:
    assert run(f"{HAND} --strict").code == 0
    assert run("1m2m3m4p5pr6p7s8s9sEEPP+P --strict").code == 2
    assert run("1m2m3m4p5pr6p7s8s9sEEPP+P").code == 0


def test_cards_are_scored_where_the_ruleset_has_cards(run) -> None:
    made = json.loads(run(["score", "-R", "yukbaek", "국진끗", "벚꽃광", "--json"]).out)
    assert (made["ok"], made["total"]) == (True, 260)


def test_a_ruleset_may_be_a_file(run, tmp_path) -> None:
    path = tmp_path / "club.yaml"
    text = "game: mahjong\ntitle: {ko: 우리, ja: 我々, en: ours}\nsource: [the club]\nextends: riichi\nkiriage_mangan: true\n"
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    made = json.loads(run(f"{HAND} -R {path} --json").out)
    assert made["ok"]


def test_a_name_of_no_ruleset_is_told_with_what_was_meant(run) -> None:
    code, out, err = run(f"{HAND} -R tenhuo")
    assert (code, out) == (2, "")
    assert "tenhou" in err


def test_a_fault_of_ours_ends_with_3_and_shows_where_only_for_debug(run, monkeypatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("split of nothing")

    monkeypatch.setattr("scorecalc.cli.score.read_words", broken)
    code, out, err = run(HAND)
    assert (code, out) == (3, "")
    assert err == (
        "This is a fault of scorecalc: ZeroDivisionError: split of nothing\n"
        "Please report it with the line you typed; --debug shows where it happened.\n"
    )
    assert "Traceback" in run(f"{HAND} --debug").err


def test_tiles_and_slang_change_how_the_result_is_said(run) -> None:
    assert "🀎🀎" in run(f"{HAND} --tiles unicode").out
    assert "만" in run(f"--lang ko {HAND} --tiles ko").out.splitlines()[0]
    plain, short = (run(f"--lang ko 34599m234678p45s+6s 쯔모 {more}").out for more in ("", "--slang"))
    assert plain != short


def test_every_reason_is_given_for_the_asking(run) -> None:
    assert len(run(f"{HAND} --explain").out) > 2 * len(run(HAND).out)
    assert "readings" in json.loads(run(f"{HAND} --explain --json").out)
    assert "readings" not in json.loads(run(f"{HAND} --json").out)
