# The site in the browser: what stands on buttons, in headings and panels. Games bring their own words.

site-name = guanxi

## Frame: header, pages, what is around every screen
frame-title = { $page } · guanxi
frame-home = guanxi, to the start
frame-navigation = Main
frame-nav-play = Play
frame-nav-watch = Watch
frame-nav-replay = Replay
frame-nav-learn = Learn
frame-nav-rules = Rules
frame-language = Language
frame-language-en = English
frame-nobody = No name yet
frame-settings = Settings
frame-skip = Skip to the content
frame-not-loaded = This page could not be loaded. Check your connection and load it again.
frame-missing-title = Nothing here
frame-missing-text = There is nothing at this address. A table may have been removed, or the link is incomplete.
frame-missing-home = To the start
page-home = Play
page-table = Table
page-missing = Nothing here

## Parts
part-close = Close

## Table
table-name = Table
table-raw = Entry { $number }, { $legal } choices, { $drafted } in the draft
table-seats = Seats
table-free = free
table-no-board = { $game } has no board of its own here.
table-unreachable = The table cannot be reached.
table-line-connecting = Connecting …
table-line-reconnecting = Connection lost. Connecting again; nothing is lost.
table-line-outdated = This page is older than the server. Load it again to go on.
table-line-signed-out = You are signed out here. Sign in again to go on.
table-line-closed = No longer connected.
