"""Short names of scores, as the scoring article §3.4.1 gives them (the first where it gives two), romanised.

A pair is a tsumo, non-dealer before dealer.
"""

MESSAGES = {
    "300-500": "gomi",
    "400-700": "nashi",
    "500-1000": "gottou",
    "1300": "ichisan",
    "1500": "ichigo",
    "1600": "ichiroku",
    "2300": "niisan",
    "2400": "niiyon",
    "2600": "niiroku",
    "2900": "nikku",
    "3200": "zanni",
    "3400": "san-yon",
    "3900": "zanku",
    "4500": "yongou",
    "4800": "yonpaa",
    "5200": "boonii",
    "5800": "goppaa",
    "6400": "rokuyon",
    "6800": "rokupaa",
    "7700": "chitchi",
    "9600": "kunroku",
    "11600": "pinpinroku",
    "12000": "wantsuu",
    "18000": "inpachi",
}
