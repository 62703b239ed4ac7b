# What is printed on keys that show no sign of their own.

key-space = Space
# $key (Text): a sign of the block of digits.
key-numpad = Num { $key }
