# What brings others to a table.

invite-title = Scan it, or type the code
invite-picture = The link as a QR code
# $link (Text)
invite-picture-of = { $link } as a QR code
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-send = Send
invite-tv = On a TV
invite-tv-open = Open this in the browser of the TV. It looks on and takes no seat:
# The words that go with a link that is sent.
invite-share = Slap cards with me:

## The network

invite-closed = So far, only this computer can open your table.
invite-where = Where are your friends?
invite-here = Here, in this home
invite-open = Open to my home network
invite-internet = This computer stands on the internet itself: anyone with the code can join.
invite-wifi = Phones and computers on the same Wi-Fi can then join with the code. The internet cannot see it. You can close it again at any time.
invite-opened = Open to your home network
invite-close = Close
invite-help = A friend cannot get in? Same Wi-Fi, not the guest one.
invite-help-more = Try each address of this computer. If none opens, let Firsthand through this computer’s firewall.
