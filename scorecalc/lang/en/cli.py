"""English for the command line: headings and usage errors."""

MESSAGES = {
    "heading.error": "error",
    "heading.hint": "hint",
    "fault": (
        "This is a fault of scorecalc: {error}\n"
        "Please report it with the line you typed; --debug shows where it happened."
    ),
    # hints
    "hint.choices": "choose one of {choices}",
    "hint.see_help": "scorecalc {command} -h shows how it is used",
    "hint.rulesets_with_a_deal": "rulesets with a deal: {names}",
    "hint.two_dashes": "words that begin with a dash go behind --",
    # the line
    "usage.no_such_option": "there is no option {option}",
    "usage.no_such_command": "there is no command {word}",
    "usage.needs_value": "{option} needs {metavar} behind it",
    "usage.takes_no_value": "{option} takes no value",
    "usage.bad_value": "{option} does not take '{value}'",
    "usage.too_many_words": "{command} does not take so many words",
    "usage.missing.score": "no hand was given",
    "usage.missing.points": "no han and fu were given",
    "usage.missing.game": "no file was given",
    "usage.missing.deal": "no ruleset and dice were given",
    # what the line holds
    "error.set_form": "--set takes KEY=VALUE, not '{word}'",
    "error.foreign_option": "{option} does not go with the ruleset {ruleset}",
    "error.no_hand": "{ruleset} scores no hands",
    "error.no_points": "{ruleset} counts no han and fu",
    "error.no_deal": "{ruleset} is not a ruleset with a deal of its own",
    "error.not_a_game": "'{file}' holds no round and no match",
    "error.bad_han": "'{value}' is no list of han such as 1-4 or 1,3",
    "error.bad_fu": "'{value}' is no list of fu such as 30-60 or 25,30",
    "error.bad_honba": "'{value}' is no number of honba",
    # files and settings
    "error.unreadable": "{file} cannot be read: {why}",
    "error.io": "reading or writing failed: {why}",
    "error.not_toml": "this is not TOML: {why}",
    "error.unknown_setting": "unknown setting '{key}'",
    "error.bad_setting": "{key} cannot be '{value}'",
}
