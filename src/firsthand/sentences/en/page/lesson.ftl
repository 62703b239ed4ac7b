# The playable lesson. Pip is the bot that plays in it.

lesson-pip = Pip
# $n (Number): which of its four parts.
lesson-part = Lesson, { NUMBER($n, useGrouping: 0) } of 4
lesson-over = Lesson, done
lesson-skip = Skip
# A coach's line as it is spoken. $title, $words (Text).
lesson-said = { $title }. { $words }
lesson-not-yet = Not yet
lesson-or-tap = or tap them

## What the coach says. $key (Text): what is printed on a key, $n (Number): cards.

lesson-flip = Your flip
lesson-flip-tap = Tap your stack. Its top card lands on the pile.
lesson-flip-key = Tap your stack, or press { $key }. Its top card lands on the pile.
lesson-two = Pip asks for two cards
lesson-two-why = Flip two. If one is a jack, queen, king or ace, Pip must answer yours. If not, Pip takes the pile.
lesson-one = One more
lesson-one-why = A ten answers nothing. Flip your second card.
lesson-answered = A jack: you ask now
lesson-answered-why = Pip owes you one card. Watch: the next cards come by themselves.
lesson-slap-tap = Slap now: tap the pile
lesson-slap-key = Slap now: tap the pile, or press { $key }
lesson-sandwich = Two sevens with one card between. The first hand on it takes all { NUMBER($n, useGrouping: 0) } cards.
lesson-double = Two fives in a row. The first hand on it takes both.
lesson-again = Two nines in a row. Pip waits for you.
lesson-won-sandwich = That is a sandwich
lesson-won-sandwich-why = Two of a rank with one card between. You were first, so all { NUMBER($n, useGrouping: 0) } cards are yours.
lesson-won-double = That is a double
lesson-won-double-why = Two of a rank in a row. You were first, so both cards are yours.
lesson-missed = Pip was first
lesson-missed-why = Here is another.
lesson-wrong = That cost you a card
lesson-wrong-why = 8 on 2 is nothing. Your card lies face down under the pile, for whoever wins it.
lesson-left = Well left
lesson-left-why = 8 on 2 is nothing. A wrong slap would have cost you a card.
lesson-next = Next
lesson-next-pile = Next: a pile to leave alone
lesson-finish = Finish

## When it is done

lesson-done = That is the game
lesson-done-flip = Flip
lesson-done-flip-why = One card each, in turn.
lesson-done-answer = Answer
lesson-done-answer-why = Jack asks 1 card, queen 2, king 3, ace 4.
lesson-done-slap = Slap
lesson-done-slap-why = Doubles and sandwiches. All else costs a card.
lesson-once-more = Once more
