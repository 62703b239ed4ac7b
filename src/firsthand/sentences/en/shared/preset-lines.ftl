# The rule sets that come with the program, each in one sentence.

preset-ratscrew-line = Face cards challenge, doubles and sandwiches are slapped.
preset-slapjack-line = See a jack, slap it.
preset-ratscrew_full_house-line = Every slap of the rule book, with two jokers.
preset-ratscrew_bicycle-line = Runs turn the corner, tens go round a letter, false slaps cost two.
preset-ratscrew_strict-line = A lost challenge can no longer be slapped.
preset-ratscrew_one_slap_in-line = You may slap back in once.
preset-ratscrew_salute-line = Salute before you slap.
preset-ratscrew_timed-line = After ten minutes the biggest hand wins.
preset-ratscrew_two_card_burn-line = A false slap costs two cards.
preset-ratscrew_ten_stops-line = A ten ends a challenge.
preset-slapjack_doubles_sandwiches-line = Jacks, doubles and sandwiches.
preset-slapjack_royals-line = Slap every jack, queen and king.
preset-slapjack_two_deck-line = 104 cards and eight jacks, for five or six.
preset-slapjack_hoyle-line = Your last chance lasts until the next jack; the whole hand is shuffled.
preset-slapjack_last_card-line = A last card that is a jack wins the pile.
preset-slapjack_call-line = Call Slapjack before you slap.
preset-beggar_my_neighbour-line = Ratscrew without slaps: pure chance, and hard to stop watching.
preset-snap-line = Slap two of a kind; an empty hand is out.
preset-house-line = The rules that this server was started with.
# $title (Text), $n (Number): in how many sentences the rules differ.
preset-our-way-line = { $title } with { $n ->
    [1] one change
   *[other] { NUMBER($n) } changes
}.
