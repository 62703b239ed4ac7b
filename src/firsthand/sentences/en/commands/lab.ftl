# What the laboratory can't play, and what its figures say.

lab-games = { NUMBER($games, useGrouping: 0) } games can't be played: ask for 1 or more
lab-seed = seed { NUMBER($seed, useGrouping: 0) } is out of range: it must be at least 0 and below 2**256
lab-first = game { NUMBER($game, useGrouping: 0) } is out of range: it must be from 0 to 2**62
lab-pace = a pace of { NUMBER($pace, useGrouping: 0) } ms is out of range: it must be 1 to { NUMBER($most, useGrouping: 0) }
lab-unlike = { NUMBER($one, useGrouping: 0) } and { NUMBER($two, useGrouping: 0) } seats can't be compared: take as many
lab-other-games = only the same games can be compared: take one seed and one number of them

## A cluster

lab-lost = a batch was given up: each worker that played it was lost
lab-silent = no Dask scheduler answers at { $address }: { $why }
lab-idle = the scheduler at { $address } has no workers yet

## Figures

figure-share = share of games
figure-mean = mean { NUMBER($value, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-median = median { NUMBER($value, useGrouping: 0, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-cards = cards
figure-won = games won
