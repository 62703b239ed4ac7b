# The other slap patterns: title, and short form for a chip; the client loads these late.

# $n (Number): how many cards; up to seven in words.
pattern-number = { $n ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
   *[other] { NUMBER($n) }
}
pattern-sandwich_any = Any sandwich
pattern-sandwich_any-short = 7 x 7
pattern-big_mac = Big Mac
pattern-big_mac-short = 7 K 2 7
pattern-top_bottom = Top and bottom
pattern-top_bottom-short = 7 … 7
pattern-tens_no_ace = Tens without ace
pattern-tens_no_ace-short = 3 7
pattern-tens_letter_between = Tens round a letter
pattern-tens_letter_between-short = 3 K 7
pattern-tens_sandwich = Tens sandwich
pattern-tens_sandwich-short = 6 x 4
pattern-marriage = Marriage
pattern-marriage-short = Q K
pattern-lovers = Lovers
pattern-lovers-short = Q K, one suit
pattern-divorce = Divorce
pattern-divorce-short = Q x K
pattern-scandal = Scandal
pattern-scandal-short = J Q
pattern-joker = Joker
pattern-joker-short = joker
pattern-interleave = Double sandwich
pattern-interleave-short = 7 2 7 2
pattern-count = Count
pattern-count-short = A 2 3 …
pattern-count_near = One up, one down
pattern-count_near-short = count ± 1
pattern-run = { pattern-number } in a row
pattern-run-short = run of { NUMBER($n) }
pattern-run_wrap = { pattern-number } in a row, round the corner
pattern-run_wrap-short = round run of { NUMBER($n) }
pattern-run_any = { pattern-number } neighbours
pattern-run_any-short = any run of { NUMBER($n) }
pattern-flush = { pattern-number } of a suit
pattern-flush-short = flush of { NUMBER($n) }
pattern-straight_flush = { pattern-number } in a row of a suit
pattern-straight_flush-short = straight flush of { NUMBER($n) }
pattern-color = { pattern-number } of a colour
pattern-color-short = colour of { NUMBER($n) }
pattern-parity = { pattern-number } odd or even
pattern-parity-short = parity of { NUMBER($n) }
pattern-palindrome = Mirror of { pattern-number }
pattern-palindrome-short = mirror of { NUMBER($n) }
pattern-trips = { pattern-number } of a kind
pattern-trips-short = { NUMBER($n) } of a kind
# $n (Number): what two cards add up to.
pattern-sum = { $n ->
    [10] Tens
   *[other] Sum of { NUMBER($n) }
}
# $cards (List of card-the): in the title the first is without its article.
pattern-card = { CAPITAL(pattern-cards) }
pattern-cards = { LIST($cards, type: "disjunction") }
# $one, $two (Text): ranks, as they are printed on the cards in the title, in words in the sentence.
pattern-pair_of = { $one } and { $two }
pattern-pair_sandwich_of = { $one } and { $two } sandwich
