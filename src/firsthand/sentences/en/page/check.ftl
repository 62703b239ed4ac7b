# The check of the deal.

check-title = Check the deal
check-chosen = This game was dealt from a chosen seed: whoever chose it may have known the cards.
# $n (Number): how often.
check-called-off = Before this deal, another one was called off { $n ->
    [1] once
    [2] twice
   *[other] { NUMBER($n, useGrouping: 0) } times
}.
check-sealed = The server and every page drew a number, and promised it before any of them was shown. Together they made the seed, and the seed makes every shuffle: nobody could choose the cards, or know them. This page has checked:
check-given = Before the first flip the table gave a seal: the SHA-256 of rules, seed and salt. The seed fixes every shuffle, so no card was touched after.
check-letters = The first letters of the seal.
check-letters-read = { check-letters } Read them to each other: they are the same for all, or somebody was shown another deal.

## What was found. $found: whether it is so.

check-same-seal = { $found ->
    [yes] It is the seal given before the first flip.
   *[no] It is not the seal given before the first flip.
}
check-own-number = { $found ->
    [yes] The number that this page drew is in it.
   *[no] The number that this page drew is not in it.
}
check-server-number = { $found ->
    [yes] The server showed the number it had promised.
   *[no] The server showed another number than it had promised.
}
check-page-numbers = { $found ->
    [yes] Every page showed the number it had promised.
   *[no] A page showed another number than it had promised.
}
check-promises = { $found ->
    [yes] All promises together make this seal.
   *[no] The promises do not make this seal.
}
check-numbers = { $found ->
    [yes] All numbers together make this seed.
   *[no] The numbers do not make this seed.
}
check-salt = { $found ->
    [yes] Rules, seed and salt make this seal.
   *[no] Rules, seed and salt do not make this seal.
}
# $n (Number): cards.
check-cards = { $found ->
    [yes] Shuffled and dealt again here, the seed gives the first { NUMBER($n, useGrouping: 0) } cards that were turned.
   *[no] The seed deals other cards than those that were turned.
}

## All numbers

check-figures = All numbers
check-seal = Seal
check-rules = Rules
check-rules-table = Rules and table
check-promised-server = Promised by the server
check-shown-server = Shown by the server
# $name (Text): a player.
check-shown-page = Shown by { $name }’s page
check-seed = Seed
check-salt-name = Salt
