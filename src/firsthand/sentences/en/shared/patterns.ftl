# The slap patterns: title, short form for a chip, and when it may be slapped.

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

pattern-double = Double
pattern-double-short = 7 7
pattern-double-when = Two cards of the same rank in a row

pattern-sandwich = Sandwich
pattern-sandwich-short = 7 K 7
pattern-sandwich-when = Two cards of the same rank with one card of another rank between

pattern-sandwich_any = Any sandwich
pattern-sandwich_any-short = 7 x 7
pattern-sandwich_any-when = Two cards of the same rank with any one card between

pattern-big_mac = Big Mac
pattern-big_mac-short = 7 K 2 7
pattern-big_mac-when = Two cards of the same rank with two cards between

pattern-top_bottom = Top and bottom
pattern-top_bottom-short = 7 … 7
pattern-top_bottom-when = The newest card has the rank of the oldest face-up card of the pile

pattern-tens_no_ace = Tens without ace
pattern-tens_no_ace-short = 3 7
pattern-tens_no_ace-when = Two cards in a row add up to ten, and neither is an ace

pattern-tens_letter_between = Tens round a letter
pattern-tens_letter_between-short = 3 K 7
pattern-tens_letter_between-when = Two cards that add up to ten with a jack, queen, king or ace between

pattern-tens_sandwich = Tens sandwich
pattern-tens_sandwich-short = 6 x 4
pattern-tens_sandwich-when = Two cards that add up to ten with any one card between

pattern-marriage = Marriage
pattern-marriage-short = Q K
pattern-marriage-when = A queen and a king in a row, in either order

pattern-lovers = Lovers
pattern-lovers-short = Q K, one suit
pattern-lovers-when = A queen and a king of one suit in a row, in either order

pattern-divorce = Divorce
pattern-divorce-short = Q x K
pattern-divorce-when = A queen and a king with one card between, in either order

pattern-scandal = Scandal
pattern-scandal-short = J Q
pattern-scandal-when = A jack and a queen in a row, in either order

pattern-joker = Joker
pattern-joker-short = joker
pattern-joker-when = Any joker

pattern-interleave = Double sandwich
pattern-interleave-short = 7 2 7 2
pattern-interleave-when = Two ranks that alternate over four cards

pattern-count = Count
pattern-count-short = A 2 3 …
pattern-count-when = The card has the rank of its place in the pile, counted from ace to king and round again

pattern-count_near = One up, one down
pattern-count_near-short = count ± 1
pattern-count_near-when = The card's rank is within one of its place in the pile, counted from ace to king

pattern-run = { pattern-number } in a row
pattern-run-short = run of { NUMBER($n) }
pattern-run-when = { pattern-number } cards in sequence, strictly up or strictly down; the ace is low or high

pattern-run_wrap = { pattern-number } in a row, round the corner
pattern-run_wrap-short = round run of { NUMBER($n) }
pattern-run_wrap-when = { pattern-number } cards in sequence, up or down, where king and ace are neighbours

pattern-run_any = { pattern-number } neighbours
pattern-run_any-short = any run of { NUMBER($n) }
pattern-run_any-when = { pattern-number } ranks in a row, in any order, with the ace low

pattern-flush = { pattern-number } of a suit
pattern-flush-short = flush of { NUMBER($n) }
pattern-flush-when = { pattern-number } cards of the same suit in a row

pattern-straight_flush = { pattern-number } in a row of a suit
pattern-straight_flush-short = straight flush of { NUMBER($n) }
pattern-straight_flush-when = { pattern-number } cards of one suit in sequence, strictly up or strictly down

pattern-color = { pattern-number } of a colour
pattern-color-short = colour of { NUMBER($n) }
pattern-color-when = { pattern-number } cards in a row that are all red or all black

pattern-parity = { pattern-number } odd or even
pattern-parity-short = parity of { NUMBER($n) }
pattern-parity-when = { pattern-number } number cards in a row that are all odd or all even; the ace is one

pattern-palindrome = Mirror of { pattern-number }
pattern-palindrome-short = mirror of { NUMBER($n) }
pattern-palindrome-when = { pattern-number } cards that read the same forwards and backwards, beginning with two different ranks

pattern-trips = { pattern-number } of a kind
pattern-trips-short = { NUMBER($n) } of a kind
pattern-trips-when = { pattern-number } cards of the same rank in a row

# $n (Number): what two cards add up to.
pattern-sum = { $n ->
    [10] Tens
   *[other] Sum of { NUMBER($n) }
}
pattern-sum-when = Two number cards in a row add up to { NUMBER($n) }; the ace is one

# $ranks (List of card-rank), $first (Number): the first of them.
pattern-rank = { LIST($ranks, type: "disjunction") }
pattern-rank-when = { $first ->
    [1] An
    [8] An
   *[other] A
} { LIST($ranks, type: "disjunction") } on top

# $cards (List of card-the): in the title the first is without its article.
pattern-card = { CAPITAL(pattern-cards) }
pattern-card-when = { CAPITAL(pattern-cards) } on top
pattern-cards = { LIST($cards, type: "disjunction") }

# $one, $two (Text): ranks, as they are printed on the cards in the title, in words in the sentence.
pattern-pair_of = { $one } and { $two }
pattern-pair_of-when = { CAPITAL($one) } and { $two } in a row, in either order
pattern-pair_sandwich_of = { $one } and { $two } sandwich
pattern-pair_sandwich_of-when = { CAPITAL($one) } and { $two } with one card between, in either order

# $cards (Text): cards as they are printed, as in "6 x 9".
pattern-printed = { $cards }

# A pattern inside a sentence.
pattern-inside = { SMALL($title) }

# When a pattern may be slapped, as a sentence. $when (Text)
pattern-sentence = { $when }.
