# What `firsthand fairness --attacks` prints. $needs is script, client, upload, devices, gesture, person or proxy.

attack-heading = Points that the first seat wins more than it is truly the fastest, with the standard error, and the bound
attack-needs = { $needs ->
    [script] with a script in the page
    [client] with a program of its own
    [upload] with a script and an upload
    [devices] with a second device at the table
    [gesture] under rules with a gesture, with a script
    [person] by a person, without any tool
    *[proxy] behind a proxy, with a program of its own
    }
