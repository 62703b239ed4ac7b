# Slap patterns that people made themselves. $name, $when (Text): in their own words.

pattern-own = { CAPITAL(pattern-own-name) }
pattern-own-name = { $name }
pattern-own-when = { $when }

## What is wrong with one. $label (Text): what it is called, in quotes.

own-name = { $name } is no pattern of one's own: write own:label:ranks:words:legal:illegal, as in own:lucky:7,7:two_sevens:7H,7C:7H,8C
own-pile = { $shows ->
    [True] { $pile } should show { $label }, and does not
   *[False] { $pile } should not show { $label }, and does
}
