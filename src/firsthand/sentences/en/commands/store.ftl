# What is said of the store: where the tables of people and their games are kept.
# $name (Text): the file, or the address of the database without its password.

store-address = { $url } is no store: write memory, a file as in sqlite:////home/ann/tables.db, or postgresql://user@host/database
# $why (Text): another sentence, or what the database says, as it is.
store-away = The store { $name } cannot be used: { $why }
store-error = { $why }
store-foreign = { $name } holds something else than tables of Firsthand, so it is left as it is
store-newer = { $name } was written by a newer Firsthand than this one
store-older = { $name } was written by an older Firsthand: run firsthand db upgrade
# $file (Text): a file.
store-taken = another Firsthand writes to { $file }
store-gone = { $file } was moved, deleted or replaced while the server runs
# $why (Text): another sentence.
store-memory = Tables are kept only until this server ends: { $why }
