"""What a newcomer may ask of a Firsthand without extras, and what must come of it."""

COMMANDS = ("play", "rules", "verify", "page", "fairness", "replay", "simulate", "study", "compare")
LABORATORY = (
    "simulate", "simulate --games 10", "simulate --rules slapjack --seats 3", "study",
    "study beggar", "study nosuch", "compare ratscrew slapjack", "compare steady sharp",
    "simulate --cluster tcp://127.0.0.1:1", "study risk-slap --out {folder}/reports",
)  # fmt: skip
"""Each needs the laboratory."""

MISTAKEN = {
    "simulat": 'Did you mean "simulate"',
    "plai": 'Did you mean "play"',
    "Play --port 65536": "",
    "xyz": "Unknown command",
    "compar a b": 'Did you mean "compare"',
    "--nonsense": "--nonsense",
    "play --nonsense": "--nonsense",
    "play --port abc": "abc",
    "play --port 65536 --no-browser": "65536",
    "play --port -1 --no-browser": "-1",
    "play --seats x": "x",
    "play --seats 99 --no-browser": "99",
    "play --rules ratscrow --no-browser": "ratscrew",
    "play --rules {folder}/no.toml --no-browser": "no.toml",
    "play --rules {folder} --no-browser": "is no preset",
    "play --bots stedy --no-browser": "steady",
    "play --pace 0 --no-browser": "pace",
    "play --home nonsense --no-browser": "home",
    "play --seed xyz --no-browser": "seed",
    "play --host nonsense..x --no-browser": "nonsense..x",
    "play --host 256.1.1.1 --no-browser": "256.1.1.1",
    "play --host 192.0.2.1 --no-browser": "192.0.2.1",
    "play extra --no-browser": "extra",
    "rules ratscrow": "ratscrew",
    "rules {folder}/no.toml": "no.toml",
    "rules {folder}/bytes.toml": "bytes.toml",
    "rules {folder}/text.json": "text.json",
    "rules --diff ratscrew": "",
    "rules --diff ratscrew ratscrow": "ratscrew",
    "rules --nonsense": "--nonsense",
    "verify": "FILES",
    "replay": "FILE",
    "replay {folder}/no.txt": "no.txt",
    "replay {folder}": "directory",
    "replay {folder}/bytes.toml": "bytes.toml",
    "replay {folder}/text.json": "record",
    "replay {folder}/text.json --slap x": "x",
    "fairness --table x": "x",
    "fairness --tables 0": "0",
    "fairness --cheat nosuch": "nosuch",
    "fairness --weather stormy": "stormy",
    "fairness --figure {folder}/no/a.svg --tables 1 --reveals 1": "a.svg",
    "fairness --seed x": "x",
    "compare": "ONE",
    "compare ratscrew": "TWO",
    "simulate --games ten": "ten",
    "simulate extra words": "extra",
    "simulate --nonsense": "--nonsense",
    "study --games x": "x",
}
"""What was asked wrongly, and what the one line must name."""

RIGHT = (
    "",
    "--help",
    "--version",
    "rules",
    "rules ratscrew",
    "page",
    *(f"{c} --help" for c in COMMANDS),
)
"""What ends well."""
