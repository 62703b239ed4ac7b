# A verdict in one line. $name (Text): the winner, $names (List): who is to blame, $words (Text): as in verdict.ftl.

ribbon-won = { $name }, { $words }
ribbon-none = { LIST($names) }, { $words }
# As it is spoken. $line (Text): the ribbon, $made (Text): the pattern with its cards.
ribbon-said = { $line }.
ribbon-said-heat = { $line }. { CAPITAL($made) }.

## A dead heat in two lines. $ms (Number), $who and $name (Text): who takes the pile, $by: by which rule.

ribbon-heat = { ribbon-heat-apart }: { ribbon-heat-takes }
ribbon-heat-apart = Dead heat, { $ms ->
    [0] under 1 ms
   *[other] { NUMBER($ms, useGrouping: 0) } ms
}
ribbon-heat-takes = { $by ->
    [next] { $who ->
        [you] You are next, you take it
       *[another] { $name } is next, { $name } takes it
    }
    [nearer] { $who ->
        [you] You flip sooner, you take it
       *[another] { $name } flips sooner, { $name } takes it
    }
    [first] { $who ->
        [you] You came in first, you take it
       *[another] { $name } came in first, { $name } takes it
    }
   *[lot] { $who ->
        [you] You take it by lot
       *[another] { $name } takes it by lot
    }
}
