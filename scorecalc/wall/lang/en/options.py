"""English descriptions of the options of rulesets of the wall; the JSON Schema of rulesets has them too."""

MESSAGES = {
    "stacks": "Stacks in each of the four walls: 18 with flowers (144 tiles), 17 without (136).",
    "flowers": "Flower tiles in the set, 0 for none.",
    "dice": "Dice in a throw.",
    "throws": "Throws that make the break: 1, or 2 that are added.",
    "second_thrower": "Who throws the second time: the owner of the wall that the first throw names, or East again.",
    "rounds": "Rounds in which everybody takes whole stacks.",
    "stacks_at_once": "Stacks that a player takes in each of these rounds.",
    "last": "How the last five tiles are taken: East two at once (block), or one by one E, S, W, N, E (jump).",
    "dead_wall": (
        "Tiles set apart for kongs at the end of the wall. 0 is today's form: kong and flower tiles come from the end."
    ),
    "kept_full": "Whether the last live tile joins the dead wall after each kong, so that it keeps its size.",
    "kongs": "Kongs that one deal can have.",
    "loose_on": (
        "How many stacks before its own each loose tile (upper, lower) is laid down; empty where they stay in place."
    ),
    "loose_pairs": (
        "Whether each new pair of kong tiles is laid down likewise, as far as the dead wall reaches, or only the first."
    ),
    "flower_from": (
        "Where flowers are replaced from: the haitei tiles before the dead wall, or the end of the wall, as for a kong."
    ),
    "flower_again": "When a replacement that is a flower again is replaced: at once, or in another lap from East on.",
    "indicator": (
        "Which stack from the break shows the dora indicator, 0 where the game has none. Those of kongs follow it."
    ),
    "concealed_kong": (
        "When a concealed kong is declared: at once after the draw that makes it, or at any time of one's own turns."
    ),
    "late_flower": "What a flower found late costs: its owner cannot win the hand, or nothing.",
}
