# What a server refuses to somebody who asks for more than a fair part of it.

limit-requests = Too many requests come from your network: try again in { NUMBER($seconds, useGrouping: 0) } s.
limit-openings = Too many tables were opened from your network: try again in { NUMBER($seconds, useGrouping: 0) } s.
limit-codes = Too many codes were wrong: try again in { NUMBER($seconds, useGrouping: 0) } s.
limit-changes = That is too much at once: try again in { NUMBER($seconds, useGrouping: 0) } s.
limit-tables = Your network has { NUMBER($most, useGrouping: 0) } tables open, which is the most: try again when one of them is over.
limit-connections = Your network has { NUMBER($most, useGrouping: 0) } connections open, which is the most: try again in { NUMBER($seconds, useGrouping: 0) } s.
limit-onlookers = { NUMBER($most, useGrouping: 0) } people look on at this table, which is the most: try again when one of them has gone.
limit-full = The server has as many connections as it can hold: try again in { NUMBER($seconds, useGrouping: 0) } s.
limit-head = The request did not arrive within { NUMBER($seconds, useGrouping: 0) } s: send it again.
