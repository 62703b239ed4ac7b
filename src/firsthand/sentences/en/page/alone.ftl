# A page that runs its tables itself, without a server.

alone-lost = This table is no more
alone-keep = Keep

alone-others = Close the other pages of Firsthand first: they may be at a game

## Erasing what is kept in the browser

alone-erase = Erase what is kept here?
alone-erase-what = Tables, the games that were played at them and your seats are forgotten in this browser. Save a game first if you want to have it. Settings stay.
alone-erase-now = Erase
alone-erased = Nothing is kept here any more

## What needs a server

alone-host = One of you hosts
alone-host-why = Friends in their own homes, and a TV, need a computer that runs Firsthand. It takes two minutes, with Python 3.11 or later:
alone-host-install = pip install firsthand
alone-host-play = firsthand play
alone-host-then = It then shows a code and a link to send. On this screen two to six people play as they are.
