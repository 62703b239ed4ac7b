# What may be asked about a seat while cards are in play. $name (Text): who sits there.

act-beat = A beat after each flip
act-beat-why = Nobody may slap for half a second after a flip of { $name }. It holds once most of the others ask for it.
act-beat-holds = It holds now. It is lifted once most of the others ask for that.
act-interference = Interference
act-interference-why = { $name } pays as for a wrong slap, once all the others say so.
act-ask = Ask for a beat
act-agree = Agree
act-lift = Ask for it to be lifted
act-say = It was interference
# $by (Text): who asks.
act-ask-by = { $by }: { act-ask }
act-lift-by = { $by }: { act-lift }
act-say-by = { $by }: { act-say }
# $names (List): who asked already.
act-asked = Asked by { LIST($names) }
