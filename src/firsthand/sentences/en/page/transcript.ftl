# What happened at the table, sentence by sentence, and what the keys 1 to 4 say. $who, $name (Text): whose, $n (Number).

transcript-title = What happened
# $cards (List): as in card.ftl.
transcript-turned = { $name }: { LIST($cards, type: "unit") }.
transcript-last-try = That was the last try.
# $card (Text): the card that raised the challenge.
transcript-asks = { $card } asks.
transcript-owes = { transcript-who-owes } { figure-of-cards }.
transcript-who-owes = { $who ->
    [you] You owe
   *[another] { $name } owes
}
transcript-pays = { transcript-who-pays } 1 card.
# $to (Text): another player.
transcript-pays-to = { transcript-who-pays } 1 card to { $to }.
transcript-who-pays = { $who ->
    [you] You pay
   *[another] { $name } pays
}

## By key

transcript-no-pile = No pile.
transcript-pile = { figure-of-cards } on the pile.
# $top (Text): the newest cards.
transcript-pile-top = { transcript-pile } { $top }.
transcript-then = { $card }, then { $below }
# $items (List): transcript-holds and the like.
transcript-counts = { LIST($items, type: "unit") }.
transcript-holds = { $name } { NUMBER($n, useGrouping: 0) }
transcript-has-left = { $name } left
transcript-is-out = { $name } out
transcript-take = Take the pile.
transcript-nobody = Nobody is to flip.
transcript-no-challenge = No challenge.
transcript-takes = { $who ->
    [you] You take
   *[another] { $name } takes
} the pile.
transcript-owes-to = { transcript-who-owes } { figure-of-cards } to { $to }.
