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
store-there = { $name } has a table { $code } already, so nothing was added
# $file (Text): a file.
store-no-tables = { $file } holds no tables of Firsthand, or not in a way that this version reads
store-dump = { $name } is copied by its own tools: run pg_dump
# $task (Text): a word of the command line.
store-what = firsthand db { $task } needs a file or a name behind it
store-copied = { $name } is copied to { $file }.
store-upgraded = { $name } is up to date.
# $count (Number): how many.
store-exported = { $count ->
    [one] { NUMBER($count) } table was written to { $file }.
   *[other] { NUMBER($count) } tables were written to { $file }.
}
store-imported = { $count ->
    [one] { NUMBER($count) } table was added to { $name }.
   *[other] { NUMBER($count) } tables were added to { $name }.
}
store-erased = { $count ->
    [one] { NUMBER($count) } table was erased from { $name }.
   *[other] { NUMBER($count) } tables were erased from { $name }.
}
store-lost = another server has taken over the tables of this one, which had not answered for some seconds
store-code = another server has a table { $code }
