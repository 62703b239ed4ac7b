# When each slap pattern may be slapped; a sentence but for its full stop.

pattern-double-when = Two cards of the same rank in a row
pattern-sandwich-when = Two cards of the same rank with one card of another rank between
pattern-sandwich_any-when = Two cards of the same rank with any one card between
pattern-big_mac-when = Two cards of the same rank with two cards between
pattern-top_bottom-when = The newest card has the rank of the oldest face-up card of the pile
pattern-tens_no_ace-when = Two cards in a row add up to ten, and neither is an ace
pattern-tens_letter_between-when = Two cards that add up to ten with a jack, queen, king or ace between
pattern-tens_sandwich-when = Two cards that add up to ten with any one card between
pattern-marriage-when = A queen and a king in a row, in either order
pattern-lovers-when = A queen and a king of one suit in a row, in either order
pattern-divorce-when = A queen and a king with one card between, in either order
pattern-scandal-when = A jack and a queen in a row, in either order
pattern-joker-when = Any joker
pattern-interleave-when = Two ranks that alternate over four cards
pattern-count-when = The card has the rank of its place in the pile, counted from ace to king and round again
pattern-count_near-when = The card's rank is within one of its place in the pile, counted from ace to king
pattern-run-when = { pattern-number } cards in sequence, strictly up or strictly down; the ace is low or high
pattern-run_wrap-when = { pattern-number } cards in sequence, up or down, where king and ace are neighbours
pattern-run_any-when = { pattern-number } ranks in a row, in any order, with the ace low
pattern-flush-when = { pattern-number } cards of the same suit in a row
pattern-straight_flush-when = { pattern-number } cards of one suit in sequence, strictly up or strictly down
pattern-color-when = { pattern-number } cards in a row that are all red or all black
pattern-parity-when = { pattern-number } number cards in a row that are all odd or all even; the ace is one
pattern-palindrome-when = { pattern-number } cards that read the same forwards and backwards, beginning with two different ranks
pattern-trips-when = { pattern-number } cards of the same rank in a row
pattern-sum-when = Two number cards in a row add up to { NUMBER($n) }; the ace is one
pattern-rank-when = { $first ->
    [1] An
    [8] An
   *[other] A
} { LIST($ranks, type: "disjunction") } on top
pattern-card-when = { CAPITAL(pattern-cards) } on top
pattern-pair_of-when = { CAPITAL($one) } and { $two } in a row, in either order
pattern-pair_sandwich_of-when = { CAPITAL($one) } and { $two } with one card between, in either order
# When a pattern may be slapped, as a sentence. $when (Text)
pattern-sentence = { $when }.
