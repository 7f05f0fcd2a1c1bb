# The site in the browser: what stands on buttons, in headings and panels. Games bring their own words.

site-name = guanxi

# Between texts that are told together
site-labelled = { $label }: { $text }
site-series = { $first }; { $second }
site-times = { $number } × { $name }

## Home: the screens around the table

page-new = Create a table
page-join = Join by link
page-watch = Watch
page-replay = Replay
page-learn = Learn
page-how = How to play
page-lesson = Lesson
page-rules = Rules
page-rules-of = Rules
page-you = You

home-title = Play
home-card-minutes = { $from } to { $to } minutes.
home-about-other = A game that was added to this server, for { $players } players.
home-made-by = { $designer }, { $year }
home-variants = Variants
home-level = Level of the computer players
home-players = Players
home-play = Play { $game }
home-starting = Setting up …
home-your-name = Your name
home-your-name-note = Change it if you like. No account is needed.
home-guest-first = Amber, Bright, Calm, Clever, Early, Gentle, Golden, Jade, Keen, Kind, Lucky, Merry, Noble, Quick, Quiet, Steady, Silver, Sunny, Swift, Wise
home-guest-second = Badger, Carp, Crane, Cricket, Dove, Falcon, Finch, Fox, Heron, Ibis, Koi, Lark, Magpie, Otter, Panda, Plover, Robin, Swallow, Tiger, Wren

home-your-games = Your games
home-your-games-none = Nothing yet. A game against computer players is one click away.
home-your-games-guest = Games that you play are kept here.
home-open-tables = Open tables
home-open-tables-note = join and play
home-open-tables-none = Nobody waits for players. Create a table, and others can join.
home-live-now = Live now
home-live-now-note = watch
home-live-now-none = No public game is being played.
home-more-count = { $count } more
home-fewer = Fewer
home-table-with = { $game } with { $names }
home-table-alone = { $game }
home-table-people = { $game } with { $people } and { $bots ->
    [one] a computer player
   *[other] { $bots } computer players
  }
home-table-titled = { $title } · { $game }
home-your-turn = your turn
home-go-on = go on
home-look = look
home-wait = waiting
home-review = review
home-join = join
home-join-table = join: { $game }
home-watch = watch
home-watch-table = watch: { $names }
home-dismiss = Take { $game } off the list
home-line-running = { $name } is to move.
home-line-running-bots = A computer player is thinking.
home-line-moved = last move { $when }
home-line-ended = over, { $when }
home-result-won = You won, { $points } to { $next }
home-result-other = { $name } won, { $points } to { $next }
home-result-shared = { $names } shared the win, { $points } points
home-line-open = { $taken } of { $players } seats taken
home-line-count = { $taken } of { $players }
home-line-frozen = Stopped: the operator has been told.
home-line-unread = { $count ->
    [one] one new line of chat
   *[other] { $count } new lines of chat
  }
home-left = { $unit ->
    [days] { $count ->
        [one] one day left
       *[other] { $count } days left
      }
    [hours] { $count ->
        [one] one hour left
       *[other] { $count } h left
      }
    [minutes] { $count } min left
   *[seconds] { $count } s left
  }
home-next = Next game waiting for you
home-next-short = Next game
home-next-count = { $count ->
    [one] one game waits
   *[other] { $count } games wait
  }

home-finished = Finished lately
home-finished-note = replay
home-first-time = First time here?
home-first-time-note = learn
home-first-time-game = How to play { $game }
home-first-time-line = { $name ->
    [confucius] The rules in ten minutes, with pictures
   *[other] The rules in five minutes, with pictures
  }
home-first-time-begun = Your first game of { $game }
home-first-time-go-on = Go on with it
home-tile-create = Create a table
home-tile-create-note = friends, computers, live or a move a day
home-tile-join = Join by link
home-tile-join-note = paste an invitation
home-tile-one-screen = One screen
home-tile-one-screen-note = several people, hands behind a curtain
home-tile-learn = Learn to play
home-tile-learn-note = the rules with pictures, then a first game
home-tile-record = Open a record
home-tile-record-note = replay and review; or drop a file here
home-drop = Drop the record to open it
home-record-reading = Reading { $file } …
home-record-too-large = { $file } is too large for a record: at most a megabyte.

## Home: creating a table

home-create-title = Create a table
home-create-one-screen = A table at one screen
home-create-note = everything is fixed when it starts
home-create-game = Game
home-create-rules = Rules
home-create-speed = Speed
home-create-take-back = Take-backs
home-create-who = Who comes
home-create-house = House rules
home-create-more = More
home-create-seats = Seats
home-create-title-field = Name of the table
home-create-title-note = Shown in lists; may stay empty.
home-create-from = Begin with
home-create-from-none = a new table
home-create-from-line = { $game }, { $when }
home-create-own-map-choose = Choose a file
home-create-own-map-chosen = { $file }, { $lines } lines
home-create-own-map-remove = Take it away
home-speed-none = no clock
home-speed-live = live
home-speed-days = days per move
home-speed-none-note = Nobody is hurried. After a month in which nothing happens the table ends.
home-speed-live-note = { $budget } min each, { $increment } s more for each turn, at most { $cap } min. Out of time: a computer player plays on until you are back.
home-speed-days-note = { $days ->
    [one] A day
   *[other] { $days } days
  } for each turn. Out of time: a computer player plays on until you are back. You can stop the clock for a vacation.
home-speed-budget = Minutes each
home-speed-increment = Seconds more for each turn
home-speed-cap = Minutes at most
home-speed-cap-note = 0: as at the start
home-speed-day-count = Days for each turn
home-take-back-off = off
home-take-back-turn = own turn
home-take-back-vote = by vote
home-take-back-off-note = What is done is done.
home-take-back-turn-note = Within your own turn, until something is revealed.
home-take-back-vote-note = Within your own turn; later if all others agree.
home-who-public = public
home-who-link = by link
home-who-public-note = Listed on the home page; anybody may sit down or watch.
home-who-link-note = Only those who have the link.
home-chat-open = Spectators read the chat
home-reasons = Computer players say why they moved
home-reasons-note = While the game runs, as far as everybody may know it.
home-stand-in = Plays for who is away
home-stand-in-usual = as usual: { $name }
home-house-find = Find a house rule
home-house-count = { $count } of them; type to find
home-house-none-found = No house rule has these words.
home-house-differs = { $count ->
    [0] All as in the book.
    [one] One differs from the book.
   *[other] { $count } differ from the book.
  }
home-house-back = back to the book
home-house-needs = Needs { $choice }.
home-house-needs-set = Choose that too
home-house-excludes = Does not go with { $choice }.
home-house-clause = { $clause } in the rules
home-seat-kind = Who sits at seat { $number }
home-seat-me = you
home-seat-me-again = you, at this screen
home-seat-name = Name of player { $number }
home-seat-name-note = Name
home-seat-open = whoever comes
home-seat-bot = computer: { $name }
home-seat-kinds-people = People
home-seat-kinds-levels = Computer players
home-seat-kinds-other = Others
home-seat-character = Character at seat { $number }
home-seat-character-none = no character
home-seat-person-note = open
home-seat-bot-note = computer
home-seat-add-bots = Fill the rest with computer players
home-estimate-minutes = About { $usual } minutes.
home-estimate-minutes-most = About { $usual } minutes, { $most } at most.
home-estimate-days = { $usual ->
    [one] About a day
   *[other] About { $usual } days
  } if people move when they can, { $most } at most.
home-estimate-none = How long it takes depends on you.
home-estimate-shuffle = First player by lot. The shuffle is sealed now and can be checked after the game.
home-one-line = In one line:
home-create-usual = Save as my usual
home-create-usual-saved = Saved in this browser.
home-create-back = Back
home-create-go-link = Create, get the link
home-create-go-open = Create and wait for others
home-create-go-start = Create and start
home-create-nobody = At least one seat is yours, or you only watch.
home-create-sending = Setting up …

## Home: before the game

home-waiting-title = { $game }, before the game
home-waiting-status = { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
  }
home-waiting-seats = Seats
home-waiting-terms = What is agreed
home-waiting-players = { $count } players
home-waiting-here = here
home-waiting-away = not here
home-waiting-computer = computer
home-waiting-free = free
home-waiting-you = you
home-waiting-host = set up the table
home-waiting-added = added a number to the shuffle
home-waiting-not-added = adds a number to the shuffle at the start
home-waiting-sit = Take the seat
home-waiting-sit-place = Take the seat, number { $number }
home-waiting-sit-too = Sit here too
home-waiting-sit-too-place = Sit here too, number { $number }
home-waiting-leave = Leave
home-waiting-leave-place = Leave, seat { $number }
home-waiting-put-bot = Put a computer player
home-waiting-put-bot-place = Put a computer player, seat { $number }
home-waiting-free-place = Free it, seat { $number }
home-waiting-free-short = Free it
home-waiting-level = Level of the next computer player
home-waiting-start = Start the game
home-waiting-start-early = The game starts when all seats are taken.
home-waiting-for-host = { $name } starts the game when all seats are taken.
home-waiting-invite = Invite somebody
home-waiting-invite-note = Whoever has this link can sit down.
home-waiting-copied = Copied
home-waiting-share = Share
home-waiting-shuffle = The shuffle
home-waiting-shuffle-note = The server fixed its part of the shuffle before anybody sat down and shows a fingerprint of it; each of you adds a number that nobody else knows, so no one, not even the host, can choose the cards. After the game everybody can check it.
home-waiting-fingerprint = Fingerprint
home-waiting-speed-none = no clock
home-waiting-speed-live = live, { $budget } min + { $increment } s
home-waiting-speed-days = { $days ->
    [one] a day for each turn
   *[other] { $days } days for each turn
  }
home-waiting-take-back = take-backs: { $how }
home-waiting-public = public
home-waiting-private = by link only
home-waiting-chat-open = spectators read the chat
home-waiting-reasons = computer players give reasons
home-waiting-stand-in = { $name } plays for who is away
home-waiting-copy-terms = Set up another one like it

home-person-about = Block or report { $name }
home-person-block = Block { $name }
home-person-block-note = You do not meet any more, and read nothing of each other here. Games that run go on. The other person is not told.
home-person-blocked = { $name } is blocked. You can undo it on your own page.
home-person-report = Report
home-person-report-what = What happened?
home-person-report-note = It goes to whoever runs this server. The other person is not told.
home-person-reported = Thank you. It has been sent.

## Home: joining

home-join-title = Join by link
home-join-note = Paste the invitation that you were sent.
home-join-link = Invitation link
home-join-go = Go to the table
home-join-bad = This is no invitation of this server. It looks like { $example }.
home-invited-by = { $name } invites you
home-invited = You are invited
home-invited-to = to { $game } · { $players } players · { $speed }
home-invited-seat = this seat is yours
home-invited-full = All seats are taken. You can watch.
home-invited-name = Your name at the table
home-invited-name-note = No account, no e-mail. This browser keeps your seat; for another device there is a link on your own page.
home-invited-as = You sit down as { $name }.
home-invited-take = Take the seat
home-invited-watch = Watch
home-invited-never = Never played?
home-invited-never-link = { $name ->
    [confucius] What it is, in ten minutes
   *[other] What it is, in five minutes
  }

## Home: watching and records

home-watch-title = Watch
home-watch-note = You see what somebody beside the table sees. Hands stay hidden until the end.
home-watch-none = Nobody plays in public right now. In the archive are finished games.
home-archive-title = Replay
home-archive-note = Finished games, newest first.
home-archive-none = No game has been finished here yet.
home-archive-none-mine = You have not finished a game yet.
home-archive-open = Open a record
home-archive-open-note = Choose a file, or drop it anywhere on this page. A record from any server or from the terminal will do; every line of it is checked.
home-filter-game = Game
home-filter-all-games = all games
home-filter-whose = Whose
home-filter-everybody = everybody’s
home-filter-mine = mine
home-list-more = Show more
home-list-loading = Looking …
home-list-again = Try again
home-replay = replay
home-replay-table = replay: { $names }
home-options-usual = as in the book

## Home: you

home-you-title = You
home-you-nobody = You have no name here yet. You get one with your first game, or now:
home-you-name = Name
home-you-name-guest = You play as a guest: this browser knows you by a cookie.
home-you-name-account = You have an account, and sign in with this name.
home-you-rename = Change it
home-you-be = Play under this name
home-you-account = Account
home-you-account-note = With an account you can sign in anywhere. Your games come along.
home-you-account-make = Make an account
home-you-sign-in = Sign in
home-you-sign-in-title = I have an account
home-you-sign-out = Sign out
home-you-sign-out-everywhere = Sign out everywhere
home-you-sign-out-guest = As a guest you would lose your games and seats: only a link for another device brings you back. Make one first.
home-you-password = Password
home-you-password-old = Old password
home-you-password-new = New password
home-you-password-change = Change the password
home-you-password-note = Eight characters or more. All other browsers are signed out.
home-you-password-done = The password is changed.
home-you-link = Another device
home-you-link-note = Whoever opens this link is you, for a year or until you revoke it. It is shown once.
home-you-link-make = Make a link
home-you-link-made = Your link
home-you-tokens = Programs and links
home-you-tokens-note = What lets somebody in as you, besides a password.
home-you-tokens-none = None.
home-you-token-api = program
home-you-token-return = link
home-you-token-made = Your token, shown once
home-you-token-label = What it is for
home-you-token-make = Make a token for a program
home-you-token-revoke = Revoke { $label }
home-you-token-revoke-short = Revoke
home-you-token-line = made { $created }, { $used }
home-you-token-used = last used { $when }
home-you-token-unused = never used
home-you-blocks = Blocked
home-you-blocks-note = You do not meet, and you read nothing of theirs. They are not told. Block somebody from a table’s list of seats.
home-you-blocks-none = Nobody.
home-you-unblock = Unblock { $name }
home-you-unblock-short = Unblock
home-you-vacation = Vacation
home-you-vacation-note = The clocks of your games with days per move stand still, for 60 days at most.
home-you-vacation-until = Until
home-you-vacation-begin = Go on vacation
home-you-vacation-now = You are on vacation until { $when }.
home-you-vacation-end = I am back
home-you-notices = Notices
home-you-notices-note = Of what you are told, and how. Nothing is sent while you are at the table.
home-you-notice-page = on the page
home-you-notice-push = by push
home-you-notice-mail = by mail
home-you-notice-webhook = by webhook
home-you-notice-turn = it is your turn
home-you-notice-started = a game begins
home-you-notice-ended = a game ends
home-you-notice-invited = somebody invites you
home-you-notice-take-back = somebody asks to take back
home-you-notice-mention = somebody names you in chat
home-you-notice-cell = { $what }: { $how }
home-you-notice-push-none = not in this browser
home-you-notice-mail-none = no address yet
home-you-notice-mail-never = not here
home-you-notice-webhook-none = none yet
home-you-push = Push in this browser
home-you-push-on = This browser is told, also when the page is closed.
home-you-push-off = This browser is not told while the page is closed.
home-you-push-denied = The browser does not let this site tell you anything. Its settings can change that.
home-you-push-none = This browser cannot be told while the page is closed.
home-you-push-start = Tell this browser
home-you-push-stop = Tell it no more
home-you-push-failed = The browser’s own service could not be reached.
home-you-mail = Mail address
home-you-mail-note = Only for notices. Empty: none.
home-you-mail-never = This site sends no mail.
home-you-mail-kept = Your address { $address } is kept, but nothing is sent there.
home-you-mail-forget = Forget it
home-you-webhook = Webhook
home-you-webhook-note = An address (https) that is told when it is your turn. Empty: none.
home-you-webhook-secret = It is signed with this secret, shown once:
home-you-settings = Language and time
home-you-language = Language
home-you-language-auto = as the browser
home-you-zone = Time zone
home-you-zone-auto = as the server
home-you-zone-here = This is { $zone }
home-you-data = Your data
home-you-export = Download all that is stored about me
home-you-delete = Remove me
home-you-delete-note = Everything personal goes; your seats are given up and become anonymous. This cannot be undone.
home-you-delete-really = Yes, remove me
home-you-delete-password = Your password, to be sure
home-you-deleted = You are removed.
home-you-save = Save
home-you-saved = Saved.
home-you-copy = Copy
home-you-cancel = Cancel

## Home: learning

home-learn-title = Learn
home-learn-note = The best way is to play: the table shows what is allowed and says why something is not.
home-learn-china = China in five minutes
home-learn-confucius = Confucius in ten minutes
home-learn-read = How to play
home-learn-first = Play a first game of { $game }
home-learn-rules = The rules of { $game }
home-learn-rules-note = Every clause, numbered, with what was unclear and how we read it.
home-learn-other = { $game }
home-learn-other-note = No page about it yet; its rules are listed.
home-picture-large = Open the picture in full size

## Learn: lessons and the guided first game

learn-card = What you are learning
learn-place = Idea { $at } of { $of }
learn-known = I know this
learn-show = Show me
learn-later = Not now: it cannot be done at the moment. Play on, and do it as soon as you can.
learn-strong = A strong player’s move
learn-way = One way to do it:
learn-go-on = Go on
learn-again = Start again
learn-missed = That was not it yet. Start again and try another way.
learn-solved = Done
learn-all-known = These were the ideas
learn-others = More lessons
learn-better = A strong player would rather do this
learn-best = A strong player would do this
learn-better-why = Why: { $text }. A strong player holds it to be { $points ->
    [one] one point
   *[other] { $points } points
  } better than { $drafted ->
    [yes] yours
   *[no] the others on average
  }.
learn-away = Put this away
learn-mind = Keep this in mind
learn-mine = I stay with mine
learn-do-better = Do that instead
learn-do-best = Do that
learn-no-advice = No more advice
learn-of = A lesson of { $game }
learn-start = Start
learn-done = done
learn-clauses = The rules behind it:
learn-continue = Go on with it
learn-single = One idea at a time
learn-count = { $done } of { $of } done
learn-clause = Try it: { $lesson }

home-how-china-1 = What it is about
home-how-china-1-text = Three to five families build palaces in the nine provinces of old China, send emissaries to its courts and join their palaces along the roads. You win by being present in many places rather than strong in one.
home-how-china-2 = Your turn
home-how-china-2-text = You hold three cards. Choose one province and place one or two pieces there: palaces on its free spaces, emissaries on its round seal. In an empty province you place only one piece. Or exchange one card instead. Then draw back up to three, from the four open cards or from the pile.
home-how-china-3 = Paying
home-how-china-3-text = A card of the province’s colour pays for one piece. Two equal cards of another colour are a joker and pay for one piece anywhere.
home-how-china-4 = Emissaries need room
home-how-china-4-text = All emissaries in a province together may be as many as the palaces of whoever has most there. You need no palace of your own.
home-how-china-5 = A full province is scored at once
home-how-china-5-text = Whoever has most palaces gets a point for every palace in it. Everybody else gets as many points as the player just above them has palaces. So a single palace behind somebody’s five is worth five.
home-how-china-6 = The end
home-how-china-6-text = When the pile is used up for the second time, the round is finished. Provinces that are not full are scored too. Then alliances: who leads, or is level, in both of two neighbouring provinces gets a point for every emissary in the two. Then roads: four or more of your palaces in a row give a point each.
home-how-china-7 = For your first game
home-how-china-7-text = Let others open provinces. Be second in many places. Keep a pair of cards. Think of emissaries in pairs of provinces, and of roads in fours.

home-how-confucius-1 = What it is about
home-how-confucius-1-text = You are families at the court of the Ming. Officials in three ministries, voyages, armies and examinations give points; gifts decide who must help whom. You win by owing less than you are owed.
home-how-confucius-2 = A round
home-how-confucius-2-text = Everybody has a few action cubes, and some more for gifts given and received. In turn you take one action each until all have passed; then the court decides what is due: the wall, the examination, full ministries, lands.
home-how-confucius-3 = Officials
home-how-confucius-3-text = You bribe an official by paying the price of a free space, and it stands there for you. When the spaces of a ministry are full, it is resolved: who has most officials becomes Minister, who comes next Secretary. Officials that you secured stay for certain.
home-how-confucius-4 = Gifts
home-how-confucius-4-text = A gift binds who receives it. They may not act against you in some things, must tutor your student, and lend you their officials when they drop out. A gift in return that is worth more ends it. You cannot refuse one.
home-how-confucius-5 = The world
home-how-confucius-5-text = Build junks and sail to distant lands; raise armies and march into foreign ones before the wall is finished. Who comes first gets most. The Emperor’s rewards are small helps that you keep until you need them.
home-how-confucius-6 = The end
home-how-confucius-6-text = The game ends when all ministries are resolved, the wall is finished or the last candidate is won. Posts, lands, voyages, and titles for most armies or junks are added up.
home-how-confucius-7 = For your first game
home-how-confucius-7-text = Give a gift early to whoever bribes where you do. Look at what a choice would bring before you commit: the preview tells it. Spread your officials; a ministry is decided by who is left when the weakest drop out.
home-picture-china-place = A palace on its last space: the red card pays it, and the points that it brings stand beside it.
home-picture-china-place-alt = Map of China: the framed last space of Wei, and beside it the turn with its payment.
home-picture-china-emissary = Chu with room for one emissary: one palace, and one emissary stands there.
home-picture-china-emissary-alt = Map of China: Chu with one palace each of two players and one emissary on its dragon.
home-picture-china-alliance = Alliance 12 between Wei and Han: who leads with emissaries in both.
home-picture-china-alliance-alt = Map of China: number 12 on the border of Wei and Han, emissaries on both dragons.
home-picture-china-road = Three palaces in a row along the road, across a border.
home-picture-china-road-alt = Map of China: roads between Wei and Zhao, with houses of one colour next to each other.
home-picture-confucius-bribe = Bribing Hubu 3 for 2 coins: what it would bring, and the card that pays it.
home-picture-confucius-bribe-alt = Three ministries with seven seats each, one official of Hubu chosen; below, hand cards with one raised.
home-picture-confucius-gift = The web of gifts: an arrow binds whom it points to; below, what that forbids and forces.
home-picture-confucius-gift-alt = Players as nodes, a gift as an arrow between two of them, with its value.
home-picture-confucius-examination = The examination: who must tutor whom, and the cards that one may lay down.
home-picture-confucius-examination-alt = Two students, and beside each of them who must or may support it; below, the own hand.
home-picture-confucius-voyage = The sea: junks in the yards, fleets, and what distant lands are worth.
home-picture-confucius-voyage-alt = Shipyards and seas with junks of every player, and five distant lands with points.
home-picture-confucius-invasion = Foreign lands below the wall: boxes, deadlines and what an army costs.
home-picture-confucius-invasion-alt = Three foreign lands with boxes for armies, below pieces of the Great Wall.
home-picture-confucius-resolution = Hubu before its resolution: posts as they stand, and what the end of the round brings.
home-picture-confucius-resolution-alt = The seven seats of Hubu, all with markers, and a list of what happens at the end of the round.
home-picture-confucius-lending = A resolution step by step: who drops out, and what each loan would bring.
home-picture-confucius-lending-alt = Numbered steps of a resolution, and two cards to choose from: each with a player, posts and points.

home-rules-title = Rules
home-rules-of = Rules of { $game }
home-rules-note = In our own words, numbered. Each is checked by tests.
home-rules-find = Find in the rules
home-rules-found = { $count ->
    [0] No clause has these words.
    [one] One clause
   *[other] { $count } clauses
  }
home-rules-count = { $count } clauses
home-rules-none = not told by clauses
home-rules-groups = Groups
home-rules-ruling = How we read it
home-rules-see = See also
home-rules-missing = The rules of this game cannot be shown here yet. The terminal has them: guanxi rules { $game }

home-problem = That did not work: { $text }
home-problem-unreachable = The server cannot be reached. Try again in a moment.
home-problem-too-many = That was too often. Wait a little, and try again.
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
frame-nobody = No name yet
frame-settings = Settings
frame-skip = Skip to the content
frame-not-loaded = This page could not be loaded. Check your connection and load it again.
offline-title = The server cannot be reached
offline-text = Perhaps this device has no network now, or the server is being restarted. We try again by ourselves; games wait meanwhile.
offline-again = Try again now
frame-missing-title = Nothing here
frame-missing-text = There is nothing at this address. A table may have been removed, or the link is incomplete.
frame-missing-home = To the start
page-home = Play
page-table = Table
page-missing = Nothing here

## Parts
part-close = Close

## Table
table-unreachable = The table cannot be reached.
table-line-connecting = Connecting …
table-line-signed-out = You are signed out here. Sign in again to go on.
table-line-back = The line is back.
table-begins = The game begins.

## Panels: what stands around every board
panel-joined = { $first } and { $last }
panel-more = { $count ->
    [one] one more
   *[other] { $count } more
  }
panel-fewer = fewer
panel-open-rule = Open { $clause } in the rules
panel-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  } { $hours } h

panel-status-yours = Your turn
panel-status-colon = :
panel-status-whole = confirm it, or change it
panel-status-theirs = { $player } is playing
panel-status-nobody = Cards are being dealt
panel-status-sending = Sending your move …
panel-status-choose = choose what to do
panel-status-over = { $mine ->
    [yes] { $count ->
        [one] You win with { $points } points
       *[other] { $players } share the victory with { $points } points
      }
   *[no] { $count ->
        [0] Nobody wins
        [one] { $players } wins with { $points } points
       *[other] { $players } share the victory with { $points } points
      }
  }

panel-seats-title = Players
panel-seat-mine = { $player } (you)
panel-seat-acting = , to act
panel-seat-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
panel-seat-legend = points / if it ended now
panel-seat-legend-short = now / at end
panel-seat-ended = , { $points } if it ended now
panel-seat-passed = passed
panel-seat-away = away
panel-seat-stand-in = { $resigned ->
    [yes] gave up · { $bot } plays
   *[no] out of time · { $bot } plays
  }

panel-log-title = Log
panel-log-search = Search
panel-log-filter = Filter
panel-log-copy = Copy as text
panel-log-copied = Copied
panel-log-not-copied = This browser does not let the page copy
panel-log-by-seat = Only of one player
panel-log-by-kind = What kind
panel-log-all-kinds = everything
panel-log-since = since my last turn
panel-log-go = Show the position after action { $number }
panel-log-none = Nothing like that has happened.
panel-log-empty = Nothing has happened yet.
panel-log-earlier = Earlier
panel-log-so-far = Searched back to action { $number }.
panel-log-clauses = { $count ->
    [one] One more rule
   *[other] { $count } more rules
  }
panel-since-title = Since my last turn
panel-since-came = Since I came
panel-since-again = { $count ->
    [one] Play it again
   *[other] Play all { $count } again
  }
panel-since-replay = Play again: { $text }
panel-since-why = Why?
panel-since-none = Nobody has played since your last turn.
panel-since-came-none = Nobody has played since you came.

panel-chat-title = Chat
panel-chat-table = Table
panel-chat-note = My note
panel-chat-note-what = For your eyes only.
panel-chat-you = You
panel-chat-said = { $name } writes: { $text }
panel-chat-new = { $count } new
panel-chat-none = Nobody has said anything yet.
panel-chat-write = Write to the table
panel-chat-send = Send
panel-chat-phrases = Ready-made
panel-chat-phrase-luck = Have fun!
panel-chat-phrase-thinking = Thinking …
panel-chat-phrase-nice = Nice move!
panel-chat-phrase-thanks = Thank you!
panel-chat-phrase-game = Good game!
panel-chat-call = Call { $player }
panel-chat-who-reads = { $open ->
    [yes] Spectators read this too.
   *[no] Only players read this.
  }
panel-chat-mute = Show me no chat here
panel-chat-muted = You see no chat at this table.
panel-chat-unmute = Show it again
panel-chat-report = Report what { $player } wrote
panel-chat-report-short = report

panel-why-title = That is not possible now
panel-why-rules = Rules
panel-prospects-title = What is coming
panel-prospects-none = Nothing comes by itself for now.
panel-standing-title = If it ended now
panel-standing-source = Source
panel-standing-all = All
panel-standing-place = place { $place }
panel-standing-doubled = { $points }, doubled
panel-preview-title = What this would change
panel-preview-beware = Beware:
panel-preview-nothing = Nobody’s points change.
panel-preview-gone = No more:
panel-preview-open = Still open:

panel-rules-title = Rules
panel-rules-search = Search the rules
panel-rules-found = { $count ->
    [0] Nothing found.
    [one] One clause
   *[other] { $count } clauses
  }
panel-rules-here = Here:
panel-rules-show = Show on the board
panel-rules-ruling = How we read it
panel-rules-see = See also
panel-rules-cited = Cited by
panel-rules-near = Before and after it
panel-rules-all = All rules
panel-rules-example = Example
panel-text-cannot = { $title }.

panel-takeback-label = Taking back
panel-takeback-asks = { $mine ->
    [yes] You ask to take back
   *[no] { $player } asks to take back
  }
panel-takeback-mine = Take back?
panel-takeback-falls = { $count ->
    [one] One action would fall:
   *[other] { $count } actions would fall:
  }
panel-takeback-line = falls
panel-takeback-revealed = revealed
panel-takeback-seen = Something was revealed since.
panel-takeback-seen-more = What was seen goes back, and what is drawn later is new.
panel-takeback-votes = Votes:
panel-takeback-agrees = { $player } agrees
panel-takeback-thinks = { $player } thinks
panel-takeback-all = All others must agree.
panel-takeback-vote = From here on the others have to agree.
panel-takeback-freely = Computer players always agree.
panel-takeback-refuse = Refuse
panel-takeback-agree = Agree
panel-takeback-leave = Leave it
panel-takeback-ask = Ask the others

panel-connection-live = Live
panel-connection-connecting = Connecting
panel-connection-reconnecting = Reconnecting
panel-connection-outdated = Out of date
panel-connection-signed-out = Signed out
panel-connection-closed = Closed
panel-connection-spectators = · { $count } watching

panel-banner-stand-in = { $mine ->
    [yes] { $bot } plays for you.
   *[no] { $bot } plays for { $player }.
  }
panel-banner-stand-in-more = { $mine ->
    [yes] You can take over at any time.
   *[no] The game is not lost for anybody.
  }
panel-banner-stand-in-deed = Take over
panel-banner-reconnecting = Reconnecting …
panel-banner-reconnecting-more = { $kept ->
    [yes] The table stays as you last saw it. Your move is kept and will be sent once.
   *[no] The table stays as you last saw it.
  }
panel-banner-outdated = This page is older than the server.
panel-banner-outdated-more = Load it again to go on; nothing is lost.
panel-banner-outdated-deed = Load again
panel-banner-refused = That was refused.
panel-banner-refused-more = { $text }
panel-banner-told = { $text }
panel-banner-told-more = { "" }

panel-settings-title = Settings
panel-settings-aside = kept in this browser; changed at once
panel-settings-theme = Light
panel-settings-theme-system = as system
panel-settings-theme-light = day
panel-settings-theme-dark = night
panel-settings-motion = Motion
panel-settings-motion-off = off
panel-settings-motion-fast = fast
panel-settings-motion-normal = normal
panel-settings-motion-slow = slow
panel-settings-motion-note = Off where the system asks for less of it.
panel-settings-text = Text
panel-settings-text-100 = 100 %
panel-settings-text-115 = 115 %
panel-settings-text-130 = 130 %
panel-settings-sound = Sound
panel-settings-sound-off = off
panel-settings-sound-low = low
panel-settings-sound-full = full
panel-settings-sounds = each one
panel-settings-sound-of-turn = my turn
panel-settings-sound-of-move = another’s move
panel-settings-sound-of-piece = a piece is placed
panel-settings-sound-of-cards = cards
panel-settings-sound-of-scoring = a scoring
panel-settings-sound-of-refused = refused
panel-settings-sound-of-last = the last round
panel-settings-sound-of-chat = chat
panel-settings-try = Hear: { $sound }
panel-settings-commit = Moves
panel-settings-quick = Quick commit
panel-settings-quick-note = What costs and reveals nothing needs no second click.
panel-settings-confirm = Ask before a deed without undo
panel-settings-confirm-note = Where a card is turned up, or the game ends.
panel-settings-table = Table
panel-settings-propose = Propose payments
panel-settings-propose-note = The one that wastes least; you can change it.
panel-settings-advice = Advise me
panel-settings-advice-note = Against computer players alone: what you overlook, and what a strong player would do.
panel-settings-labels = Names on China’s map
panel-settings-labels-towns = town
panel-settings-labels-ids = id
panel-settings-labels-both = both
panel-settings-labels-none = nothing
panel-settings-labels-note = An id is how the notation calls a space.
panel-settings-reading = Reading
panel-settings-textView = Text view of the table
panel-settings-textView-note = Headings, lists and tables instead of the board.
panel-settings-announce = Announce others’ moves
panel-settings-announce-note = One sentence each, at most one a second.
panel-settings-keys = Keys
panel-settings-reset = Reset to defaults

panel-keys-title = Keys
panel-keys-everywhere = Everywhere
panel-keys-sheet = this sheet
panel-keys-hint = hint
panel-keys-rules = rules
panel-keys-why = why not? of what has focus
panel-keys-type = type a move
panel-keys-undo = undo
panel-keys-redo = undo, redo
panel-keys-log = log
panel-keys-chat = chat
panel-keys-text = text view
panel-keys-history = history
panel-keys-ends = to the start, back to now
panel-keys-autoplay = play by itself
panel-keys-commit = commit
panel-key-enter = Enter
panel-key-space = Space
panel-keys-back = take the last step back
panel-keys-escape = close, or step back

panel-result-title = Points by source
panel-result-tiebreak = The tie:
panel-result-rematch = Rematch
panel-result-download = Record
panel-result-verify = Verify the shuffle
panel-result-link = Link
panel-graph-title = Points over the game
panel-graph-note = What each would have had, had it ended there. Below: the number of the action.
panel-graph-go = A click shows that position.
panel-graph-table = The same as a table
panel-graph-move = Action

panel-curtain-title = Pass the screen to { $player }
panel-curtain-finished = { $player } has finished. Hands are hidden.
panel-curtain-hidden = Hands are hidden.
panel-curtain-open = I am { $player }: show my hand
panel-curtain-public = What everybody may see stays there:
panel-curtain-peek = look at the table

panel-replay-title = Through the game
panel-replay-first = To the start
panel-replay-back = Back
panel-replay-play = Play by itself
panel-replay-pause = Pause
panel-replay-next = Next
panel-replay-last = To the end
panel-replay-at = action { $move } of { $moves }
panel-replay-jump = Go to
panel-replay-choose = Go to …
panel-replay-more = More choices
panel-replay-eyes = Seen by
panel-replay-spectator = a spectator
panel-replay-open = everybody at once
panel-replay-link = Link to this move

panel-choices-title = Choices
panel-choices-draft = Your move so far
panel-choices-takeback = Take back: { $text }
panel-choices-over = Start over
panel-choices-send = Do it
panel-choices-sending = Sending …
panel-choices-part = Something still belongs to it: choose on below.
panel-choices-none = There is nothing for you to choose now.
panel-choices-refused = { $count ->
    [one] One choice is not possible now: why?
   *[other] { $count } choices are not possible now: why?
  }
panel-choices-and-more = {" "}and { $count } more
panel-plain-way = How the table is shown
panel-plain-tables = Tables
panel-plain-drawing = Drawn in letters
panel-plain-head = { $head }:

panel-text-go = Go to
panel-text-seats = At the table
panel-text-allowed = { $line }: nothing is against it
panel-text-board = Board view
panel-text-line = Command line
panel-text-type = Type a move or an order
panel-text-placeholder = a move, or help
panel-text-keys = Tab goes through buttons, digits go to a part, y asks why not.
panel-text-follows = { $more ->
    [0] May follow: { $lines }.
   *[other] May follow: { $lines } and { $more } more.
  }
panel-text-help =
    Type a move as the choices write it. Also:
    choices: what may be done
    why MOVE: why is it not allowed?
    preview MOVE: what would it change?
    send, over: do what is put down, or start over
    undo, hint, score, prospects, log
    rules CLAUSE, say WORDS
## China's board and turn

china-map = Map of China, side { $side }
china-whole-map = Whole map
china-provinces = Provinces
china-colour-red = red
china-colour-green = green
china-colour-orange = orange
china-colour-yellow = yellow
china-colour-purple = purple
china-letter-red = R
china-letter-green = G
china-letter-orange = O
china-letter-yellow = Y
china-letter-purple = P
china-player-blue = blue
china-player-green = green
china-player-purple = purple
china-player-red = red
china-player-yellow = yellow
china-owner = { $name }, { $colour }
china-owner-you = you
china-nobody = nobody
china-and = { " and " }
china-share = { $name } { $number }
china-place = { $town }, { $id }
china-piece-palace = palace
china-piece-emissary = emissary
china-piece-fortification = fortification
china-short-palace = palace
china-short-emissary = emissary
china-short-fortification = fort
china-which-piece = Which piece?
china-name-free = { $place }, free
china-name-owned = { $place }, { $owner_id ->
    [me] your palace
   *[other] palace of { $owner }
  }
china-name-fortified = { $name }, fortified
china-name-drafted = { $name }; placed in this turn
china-name-possible = { $name }; { $pieces } possible
china-name-province = { $name }, { $colour }: { $built } of { $size } palaces, { $sent } of { $limit } emissaries ({ $whose }){ $scored ->
    [yes] , scored
   *[no] { "" }
  }
china-name-alliance = Alliance { $number }, { $one } and { $two }
china-points-alliance = { $under ->
    [yes] { $number }: { $one }–{ $two }
   *[no] Alliance { $number }: { $one }–{ $two }
  }
china-points-road = Road of { $number }
china-list-palaces = palaces
china-list-emissaries = emissaries, room
china-list-pays = pieces you can pay for
china-province-button = { $name }: { $built } of { $size } palaces, { $sent } of { $limit } emissaries{ $pays ->
    [0] { "" }
    [one] ; your hand pays for one piece
   *[other] ; your hand pays for { $pays } pieces
  }
china-province-most = Most palaces: { $names }.
china-card = { $colour } card
china-hand = Your hand
china-hand-empty = No cards
china-advised = { $card }, hint, step { $step }
china-hand-card = { $colour }, card { $place } of your hand
china-display = Display
china-display-note = after placing you draw
china-display-ending = not filled any more
china-display-card = { $colour }, card { $place } of the display
china-take-one = Take one
china-draw-pile = Draw from the pile, { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
china-pile = { $used ->
    [0] Pile: { $number }
    [1] Last pile: { $number }
   *[other] Pile used up
  }
# Turns of all, then how many each player has of them; the last round is told by its name.
china-turns-left = { $when ->
    [mine] your last turn
    [last] the last round
   *[later] about { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
      } left
  }
china-turns-each = { $each } each
china-discard = { $used ->
    [0] { $number ->
        [0] discard 0
        [one] 1 discard to reshuffle
       *[other] { $number } discards to reshuffle
      }
   *[other] discard { $number }
  }
china-turn = Your turn
china-turn-last = Your last turn
china-turn-in = Your turn in { $province }
china-turn-choice = place, or exchange a card
china-pieces = { $number ->
    [1] one piece
   *[other] { $number } pieces
  }
china-place-note = Click free spaces or a dragon on the map: one or two pieces in one province. Or choose a card to exchange it.
china-last-note = Click free spaces or a dragon on the map once more, or choose a card to exchange it.
china-exchange-note = Put this card away and draw another. It is your whole turn.
china-exchange = Exchange
china-take-back = Take back: { $piece }, { $place }
china-pay-note = { $matching ->
    [0] { "" }
    [1] One { $colour } card pays one piece
   *[other] Two { $colour } cards pay one piece each
  }{ $joker ->
    [none] .
   *[other] { $matching ->
        [0] The { $joker } pair pays as a joker.
       *[other] , the { $joker } pair, a joker, the other.
      }
  }
china-pay-only = No other way.
china-pay-missing = These cards do not pay. Choose others.
china-pay-none = No card is chosen
china-pay-choose = Choose the cards that pay for it.
china-ended-now = If it ended now
china-commit = Place and pay
china-sending = Sending …
china-start-over = Start over
china-draw = Draw cards
china-draw-count = { $number } of { $all } in hand
china-draw-next = { $from ->
    [display] Next: any card of the display.
    [pile] Next: a card of the pile.
   *[both] Next: any card of the display, or the pile.
  }
china-drawn = From the pile: { $colour }.
china-undo-stops = { $freely ->
    [yes] A card was revealed.
   *[no] Undo stops here.
  }
china-undo-why = { $freely ->
    [yes] Undo can take it back all the same: computer players always agree.
   *[no] A card was revealed; what you placed stays. A take-back now needs the others’ consent.
  }
china-you = { $name } (you)
china-you-short = You
china-you-inside = you
china-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }{ $hidden ->
    [0] { "" }
   *[other] , { $hidden } of them unknown
  }
china-palaces-left = { $number ->
    [one] 1 palace
   *[other] { $number } palaces
  }
china-emissaries-left = { $number ->
    [one] 1 emissary left
   *[other] { $number } emissaries left
  }
china-fort-left = { $number ->
    [0] no fort
    [1] 1 fort
   *[other] { $number } forts
  }
china-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $total } if it ended now
china-last-round = Last round.
china-last-round-who = { $who ->
    [me] This is your last turn{ $more ->
        [0] , and the last of all.
       *[other] ; { $last } has the last of all.
      }
    [later] { $acting } plays; you have one turn more.
   *[others] { $acting } plays; you have no turn left.
  } Then provinces, alliances and roads are scored.
china-player = Player
china-province = Province
china-palaces = palaces
china-points-column = points
china-why-column = because
china-all = all
china-leads = , most
china-most = { $several ->
    [1] most: { $number }
   *[other] tied for most: { $number }
  }
china-behind = { $whose ->
    [you] behind your { $number }
    [several] behind { $several } with { $number } each
   *[other] behind { $name }’s { $number }
  }
china-because-doubled = { $text }, fort ×2
china-province-state = { $scored ->
    [yes] scored
    [now] scored by this turn
   *[no] { $free } of { $size } spaces free · not scored yet
  }
china-province-empty = Nobody has built here yet.
china-no-palace = no palace here
china-if-here = { $piece ->
    [palace] If you place a palace here:
    [fortification] If you place a fortification here:
   *[emissary] If you send an emissary here:
  }
china-province-room = { $sent }/{ $limit } on the map: emissaries sent, and how many there is room for.
china-province-emissaries = Emissaries sent: { $sent } of { $limit }.
china-alliance-of = { $one } and { $two }
china-alliance-when = { $settled ->
    [yes] settled; counts at the end
   *[no] emissaries, at the end
  }
china-alliance-worth = { $number ->
    [0] Nobody leads in both: no points.
    [1] { $points } points for { $names }: most in both.
   *[other] { $points } points each for { $names }: level in both.
  }
china-alliance-before = { $number ->
    [0] Before this turn nobody.
   *[other] Before this turn { $names }, { $points }.
  }
china-space-of = { $id }, { $province }
china-space-chain = { $mine ->
    [yes] Your chain
   *[no] { $name }’s chain
  } of { $number }: { $points } points.
china-space-stands = { $mine ->
    [yes] Your palace stands
   *[no] { $name }’s palace stands
  } { $row ->
    [1] alone: no road joins it to another one of the same player.
   *[other] in a row of { $row }.
  }
china-space-mine = { $how ->
    [completes] Your palace here would complete a chain of { $row }, worth { $points } points.
    [extends] Your palace here would extend your chain to { $row } (+{ $points }).
   *[row] Your palace here would stand in a row of { $row }: no more points for roads.
  }
china-space-rival = { $how ->
    [completes] A palace here keeps a chain of { $row }, worth { $points } points, from { $name }.
    [extends] A palace here keeps { $name } from extending a chain to { $row } (+{ $points }).
   *[row] A palace here stands in the way of { $name }’s row of { $row }, which would bring no more points.
  }
china-space-anyone = { $how ->
    [completes] { $name } would complete a chain of { $row } here, worth { $points } points.
    [extends] { $name } would extend a chain to { $row } here (+{ $points }).
   *[row] { $name } would have a row of { $row } here: no more points for roads.
  }
china-space-alone = No road leads from here to a palace that stands.

## Looking back, and the end

page-past = A game looked back at
panel-replay-speed = Speed
panel-replay-speed-slow = slow
panel-replay-speed-usual = usual
panel-replay-speed-fast = fast
panel-replay-speed-fastest = very fast
past-title = { $game }: action { $move } of { $moves }
past-start = The beginning
past-reading = Reading the game …
past-banner = You are looking at the past. Nothing can be moved here.
past-now = Back to now (End)
past-table = To the table
past-linked = The link to action { $move } is copied.
past-tab-points = Points
past-tab-result = Result
past-record = Record
past-missing = This game cannot be shown
past-other = Other games
past-bad-record = { $line ->
    [0] { $file } is no record that can be read: { $why }
   *[other] { $file } cannot be read in line { $line }: { $why }
  }
past-bad-record-title = This record cannot be read
past-bad-record-again = Choose another
end-label = The end
end-won-you = You win with { $points ->
    [one] one point
   *[other] { $points } points
  }
end-won = { $player } wins with { $points ->
    [one] one point
   *[other] { $points } points
  }
end-shared = { $players } share the victory with { $points ->
    [one] one point
   *[other] { $points } points
  }
end-nobody = Nobody wins
end-ahead = { $points ->
    [one] One point ahead of { $player }.
   *[other] { $points } points ahead of { $player }.
  }
end-no-tie = No tie to break.
end-loading = Adding up …
end-everything = Everything that scored
end-replay = Replay
end-board = Final board
end-dismiss = Put away
end-dismissed = The game is no longer among yours. It stays in the archive.
end-rematch-made = A new table is set up.
shuffle-title = The shuffle
shuffle-asking = Checking every card …
shuffle-holds = All of it fits: nobody could choose the cards.
shuffle-broken = This does not fit.
shuffle-first = Before anybody sat down, the server fixed a secret seed and published its fingerprint:
shuffle-then = { $count ->
    [0] Nobody added a number of their own.
    [one] Then one player added a number that nobody else could know:
   *[other] Then { $count } players added numbers that nobody else could know:
  }
shuffle-now = Now the seed is laid open:
shuffle-fits = { $fits ->
    [yes] Your browser has computed its fingerprint: it is the one above.
    [no] Your browser has computed its fingerprint: it is another one than above.
   *[unknown] Its fingerprint must be the one above. (This browser computes fingerprints only over https.)
  }
shuffle-drawn = { $drawn ->
    [one] The one draw of chance follows from seed and numbers; the server has drawn it again and found the same.
   *[other] All { $drawn } draws of chance follow from seed and numbers; the server has drawn them again and found the same.
  }
shuffle-no-seed = The record does not lay its seed open, so nobody can check the cards.
shuffle-yourself = Check it yourself: download the record and run
## The live table
table-tabs = Beside the board
table-tab-board = Table
table-tab-score = Score
table-looked-alliance = Alliance { $number }
table-bot = computer
table-why-rest = Why not something else?
china-outcome-spoken = If it ended now: { $before } becomes { $after }.
end-source = { $source ->
    [earlier] earlier
    [palaces] provinces
    [alliance] alliances
    [chain] roads
    [minister] Ministers
    [secretary] Secretaries
    [voyage] voyages
    [invasion] invasions
    [emperor_insulted] Emperor insulted
    [title] titles
   *[other] { $name }
  }
table-when = { $what ->
    [round] Round { $number }.
   *[turn] Turn { $number }.
  }
table-only-choice = Only one thing was possible, so it was done for you; the log tells it.
table-no-undo = This turn cannot be taken back any more.
table-draft-gone = It is no longer your turn: what you had put down is gone.
table-reported = Thank you. Whoever runs this server will look at it.
table-hint-spoken = A strong player’s move: { $line }. { $text }
table-order-nothing = Nothing is put down yet.
table-order-sent = Done.
table-order-over = Everything is taken back.
table-order-undo = One step back.
table-order-no-hint = No hint here.
table-order-rules = The rules are open: { $text }
table-order-said = Said.
table-order-staged = Put down. More belongs to it: type on, or “over”.
table-order-waits = Not sent.
table-order-asks = Something is turned over by this and cannot be undone, or the game ends with it: answer the question first.
table-hint = Hint
table-thinking = Thinking …
table-rules = Rules
table-undo = Undo
table-text-view = Text view
table-board-view = Board view
table-menu = This table
table-hint-title = A strong player’s move:
table-hint-do = Put it on the board
table-to-replay = Look back
table-tab-since = Meanwhile
table-key-sorts = To provinces, alliances, spaces of the map
table-key-cards = Choose a card to pay with
table-key-exchange = Exchange a card
table-key-draw = Draw from the display or the pile
table-keys-china = China
table-keys-confucius = Confucius
table-key-officials = Bribe, secure, transfer
table-key-examination = Nominate a student, force an examination
table-key-junks = Buy junks, set sail
table-key-armies = Recruit an army, invade
table-key-gifts = Buy a gift, give one, petition
table-key-income = Commercial Income, Tax Income, no action
table-key-reward = To your reward cards
table-key-amount = Choose an amount, or a card to pay with
table-resign = Give up
table-resign-note = If you give up, a computer player goes on for you. The others play to the end.
table-resign-sure = Yes, give up
table-home = To the home page
table-confirm = Do it?
table-confirm-note = Something is turned over by this. It cannot be undone.
table-confirm-no = Not yet
table-confirm-yes = Do it
end-to-result = Result
hotseat-plays = { $player } plays
hotseat-public = What everybody may see. Hands stay hidden.
hotseat-back = Back to the curtain
table-tab-ended = Ended now
table-hint-why = Why: { $text }.
page-settings = Settings
table-again = Again, step by step:
table-again-step = { $step } of { $steps }
table-again-stop = Back to now
table-watching = You are watching
table-watching-first = From the first move
table-laying = Laying out the table …
table-held = Told, and waiting for the rest of your turn:
table-held-back = Take it back
hotseat-drawn = You drew a card. When you have seen it, hand over.
hotseat-hand-over = Seen: hand over to { $player }
table-confirm-ends = The game ends with this.

## Confucius: the world, the seats, titles

confucius-world = The world beyond the court
confucius-lands = Great Wall and foreign lands
confucius-lands-note = the wall counts the rounds
confucius-wall-told = Great Wall: { $built } of { $pieces } pieces stand{ $next ->
    [0] {""}
   *[other] ; piece { $next } is built at the end of this round
  }
confucius-land-annam = Annam
confucius-land-yunnan = Yunnan
confucius-land-mongolia = Mongolia
confucius-land-korea = Korea
confucius-land-manchuria = Manchuria
confucius-land-card = card
confucius-land-due = due this round
confucius-land-left = { $left ->
    [one] 1 round
   *[other] { $left } rounds
  }
confucius-land-ends = ends with round { $deadline }
confucius-land-price = { $price ->
    [one] 1 coin an army
   *[other] { $price } coins an army
  }
confucius-invasion-when = { $state ->
    [was-full] conquered
    [was-failed] not full in time: nobody scores
    [will-full] full: conquered at the end of this round
    [will-failed] not full at the end of this round: nobody scores
   *[open] { $missing ->
        [one] one army is missing; there is time until round { $deadline }
       *[other] { $missing } armies are missing; there is time until round { $deadline }
    }
}
confucius-invasion-share = { $points ->
    [0] { $card ->
        [yes] a reward card
       *[no] nothing
    }
   *[other] { $card ->
        [yes] +{ $points } and a reward card
       *[no] +{ $points }
    }
}
confucius-invasion-card = The reward card is drawn in any case.
confucius-land-won = conquered
confucius-land-lost = not full in time
confucius-box-told = { $land }, box { $box }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $card ->
    [yes] {" "}and a reward card
   *[no] {""}
  }, { $state ->
    [mine] your army
    [taken] army of { $owner }
    [gone] empty
   *[free] free, { $price ->
        [one] 1 coin
       *[other] { $price } coins
      }
  }
confucius-colony = { $armies ->
    [0] Your colony: no army
    [one] Your colony: 1 army
   *[other] Your colony: { $armies } armies
  }
confucius-recruit = { $armies ->
    [0] no army left to recruit
    [one] 1 army left, for { $price } licences
   *[other] { $armies } armies left, { $price } licences each
  }
confucius-sea = Sea
confucius-fleets = Junks
confucius-yard = yard
confucius-at-sea = at sea, of { $voyage }
confucius-junks-left = { $number ->
    [one] 1 junk left
   *[other] { $number } junks left
  }
confucius-fleet-told = { $mine ->
    [yes] You
   *[no] { $name }
  }: { $yard } in the yard, { $sea } of { $voyage } at sea
confucius-distant = distant land
confucius-distant-head = points, distant land
confucius-distant-spice_islands = Spice Is.
confucius-distant-india = India
confucius-distant-arabia = Arabia
confucius-distant-africa = Africa
confucius-distant-americas = Americas
confucius-distant-told = { $land }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $state ->
    [mine] you came first
    [taken] { $first } came first
   *[free] nobody has come there
  }{ $others ->
    [0] {""}
   *[other] , then { $later }
  }
confucius-exam = Examination
confucius-exam-forced = forced
confucius-candidate = candidate: { $candidate ->
    [bingbu] Bingbu
    [hubu] Hubu
    [gongbu] Gongbu
   *[any] any ministry
  }{ $told ->
    [yes] , { $left ->
        [0] the last
       *[other] { $left } more
      }
   *[no] {""}
  }
confucius-candidate-none = no candidate left
confucius-student-red = red space
confucius-student-plain = plain space
confucius-student-ties = wins ties
confucius-tutors-you = you must tutor
confucius-tutors-you-and = you and { $names } must tutor
confucius-tutors = { $others ->
    [one] { $names } tutors
   *[other] { $names } tutor
  }
confucius-student-told = { $student ->
    [red] Red place, wins ties
   *[plain] Plain place
  }: { $state ->
    [mine] your student
    [taken] { $owner }’s student
   *[free] free
  }{ $bound ->
    [yes] ; { $duty }
   *[no] {""}
  }
confucius-seat-mine = { $name } (you)
confucius-seat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }; { $total } if it ended now
confucius-seat-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
confucius-seat-hand = { $cards ->
    [one] 1 card: { $hand }
   *[other] { $cards } cards: { $hand }
  }
confucius-seat-rewards = { $rewards ->
    [one] 1 reward
   *[other] { $rewards } rewards
  }
confucius-seat-cubes = { $unused } of { $cubes } cubes
confucius-seat-armies = { $armies } armies to recruit, { $colony } in the colony
confucius-seat-gifts-available = gifts ready to give: { $values }
confucius-seat-gifts-given = given: { $values }
confucius-seat-gifts-unavailable = still to buy: { $values }
confucius-seat-gifts-out = out of the game: { $values }
confucius-chip = Gift { $value }, { $name }: { $state }
confucius-chief = Chief Minister of this round
confucius-chief-short = Chief
confucius-seats-open = Show all players
confucius-meanwhile-more = { $number } more
confucius-supply-deck = Deck { $number }
confucius-supply-discard = discard { $number }
confucius-supply-rewards = rewards { $number }
confucius-supply-officials = officials { $number }
confucius-supply-candidates = candidates { $number }
confucius-titles = Titles
confucius-titles-note = one point each
confucius-titles-admiral = Admiral
confucius-titles-chief_minister = Chief Minister
confucius-titles-general = General
confucius-titles-holds = would get it
# The best count and the next one; a tie with the ministry whose Minister breaks it.
confucius-titles-counts = { $tied ->
    [yes] { $most }={ $next }{ $vacant ->
        [yes] {""}
       *[no] , { $title ->
            [admiral] Gongbu
            [general] Bingbu
           *[chief_minister] Hubu
          }
      }
   *[no] { $most }:{ $next }
  }
confucius-titles-why = { $tied ->
    [yes] { $vacant ->
        [yes] a tie: nobody gets it
       *[no] { $mine ->
            [yes] a tie: yours, as Minister of { $title ->
                [admiral] Gongbu
                [general] Bingbu
               *[chief_minister] Hubu
              }
           *[no] a tie: to { $breaker }, Minister of { $title ->
                [admiral] Gongbu
                [general] Bingbu
               *[chief_minister] Hubu
              }
          }
      }
   *[no] { $vacant ->
        [yes] nobody gets it
       *[no] { $title ->
            [admiral] most: 5 a distant land, 1 a junk at sea
            [general] most armies recruited
           *[chief_minister] most markers: officials and posts
          }
      }
  }
confucius-reward-bribery-bingbu = Bribery Bingbu
confucius-reward-bribery-hubu = Bribery Hubu
confucius-reward-bribery-gongbu = Bribery Gongbu
confucius-reward-bribery-any = Bribery
confucius-reward-gift = Gift
confucius-reward-extra-action = Extra Action
confucius-reward-cash = Cash
confucius-reward-recruit-army = Recruit Army
confucius-reward-emperor-insulted = Emperor Insulted
## Confucius: the web of gifts

confucius-you = you
confucius-cubes = { $cubes ->
    [one] next: { $cubes } cube
   *[other] next: { $cubes } cubes
  }
confucius-ministry-bingbu = Bingbu
confucius-ministry-hubu = Hubu
confucius-ministry-gongbu = Gongbu
confucius-gifts = Gifts
confucius-gifts-note = an arrow binds who it points to
confucius-gifts-choose = the marked arrows are choices
confucius-gift-name = { $whose ->
    [mine] { $fate ->
        [new] Your gift { $value } would bind { $to }
        [changed] Your gift, then { $value }, would bind { $to }
        [gone] Your gift { $value } would bind { $to } no more
       *[stays] Your gift { $value } binds { $to }
      }
    [binding] { $fate ->
        [new] { $giver }’s gift { $value } would bind you
        [changed] { $giver }’s gift, then { $value }, would bind you
        [gone] { $giver }’s gift { $value } would bind you no more
       *[stays] { $giver }’s gift { $value } binds you
      }
   *[others] { $fate ->
        [new] { $giver }’s gift { $value } would bind { $to }
        [changed] { $giver }’s gift, then { $value }, would bind { $to }
        [gone] { $giver }’s gift { $value } would bind { $to } no more
       *[stays] { $giver }’s gift { $value } binds { $to }
      }
  }
confucius-gift-player = { $mine ->
    [yes] You: { $cubes } cubes next round
   *[no] { $player }: { $cubes } cubes next round
  }{ $change ->
    [yes] , then { $then }
   *[no] {""}
  }
confucius-gift-grid = Gifts by who gave them to whom
confucius-gift-from-to = from, to
confucius-gift-gave = gave
confucius-gift-sums = given + got → cubes
confucius-gift-you = You
confucius-gift-none = { $mine ->
    [yes] No gift binds you.
   *[no] Bound by no gift.
  }
confucius-gift-holder = { $player }:
confucius-gift-bribe = no bribe in { $ministries }
confucius-gift-tutor = { $player_id ->
    [me] tutor your student
   *[other] tutor { $player }’s student
  }
confucius-gift-lend = { $player_id ->
    [me] lend to you first
   *[other] lend to { $player } first
  }{ $many ->
    [0] {""}
   *[other] {" "}in { $ministries }
  }
confucius-gift-return = give back { $shares } (more ends it)
confucius-gift-share = { $player_id ->
    [me] at least { $value } to you
   *[other] at least { $value } to { $player }
  }

## Confucius: the end of a round, previews

confucius-end = End of this round
confucius-as-it-stands = { $ministry }, as it stands
confucius-end-none = Nothing is foreseen.
confucius-end-wall = Wall
confucius-end-examination = Examination
confucius-end-lands = Lands
confucius-end-cards = Cards
confucius-end-last = Last round?
confucius-ended-over = Final points
confucius-ended-player = Player
confucius-ended-posts = posts
confucius-ended-sea = sea
confucius-ended-land = land
confucius-ended-titles = titles
confucius-ended-other = other
confucius-ended-points = points
confucius-preview = preview
confucius-preview-certain = certain
confucius-preview-unless = Unless somebody does something else first.
confucius-preview-binds = Binds
confucius-preview-ends = Ends
confucius-preview-cubes = Cubes
confucius-preview-posts = Posts
confucius-post-of = { $post ->
    [minister] Minister of { $ministry }
   *[secretary] Secretary of { $ministry }
  }
confucius-gain = { $points ->
    [0] { $what }
   *[other] { $what } +{ $points }
  }
confucius-gains = { $player_id ->
    [nobody] Nobody
   *[other] { $player }
  }: { $what }{ $former_id ->
    [nobody] .
   *[other] , instead of { $former }.
  }
confucius-preview-more = Also
confucius-preview-gone = No more:
# Read out: a group under its heading, and whose points change.
confucius-preview-group = { $heading }: { $text }
confucius-preview-moves = { $player } from { $before } to { $after }
confucius-preview-points = If it ended now: { $players }.

## Confucius: sheets of the Court phase, petitions

confucius-court = The court
confucius-you-wait = you wait
confucius-again = Again
confucius-same-picture = The same picture as { $player } sees, dashed because it is not yours to choose.
confucius-resolved = { $ministry } is resolved
confucius-resolved-last = the game ends with it
confucius-res-counted = All markers stand up, and the officials are counted.
confucius-lend-question = { $mine ->
    [yes] { $why ->
        [gift] You lend to the giver of the highest gift ({ $value }).
        [equal] To whom do you lend? Gifts of { $value } bind you alike, so the choice is yours.
        [unknown] To whom do you lend?
       *[free] To whom do you lend? No giver is still there, so the choice is yours.
      }
   *[no] { $why ->
        [gift] { $player } lends to the giver of the highest gift ({ $value }).
        [equal] { $player } chooses to whom to lend: gifts of { $value } bind alike.
        [unknown] { $player } drops out and lends.
       *[free] { $player } chooses to whom to lend: no giver is still there.
      }
  }
confucius-lend-to = { $mine ->
    [yes] To you
   *[no] Lend to { $player }
  }
confucius-lend-posts = { $minister } Minister ({ $first }), { $secretary } Secretary ({ $second }).
confucius-examination = { $any ->
    [yes] Examination for any ministry
   *[no] Examination for { $ministry }
  }
confucius-in-turn = In turn:
confucius-turned-together = then all cards are turned over together
confucius-student-of = { $mine ->
    [yes] Your student
   *[no] { $player }’s student
  }
confucius-student-outcome = { $won ->
    [yes] { $mine ->
        [yes] Your student wins
       *[no] { $player }’s student wins
      }
   *[no] { $mine ->
        [yes] Your student
       *[no] { $player }’s student
      }
  }
confucius-wins-ties = wins ties
confucius-tutor-bound = { $player_id ->
    [me] must: your gift { $value }
   *[other] must: { $player }’s gift { $value }
  }
confucius-tutors-freely = by choice
confucius-no-card = : no card
confucius-may-tutor = free to choose
confucius-of-hand = of { $cards }
confucius-duty = Your duty: at least one card for { $player }’s student, because you hold { $player }’s gift { $value }.
confucius-duty-free = No gift binds you: support either student, with at least one card.
confucius-my-sum = { $cards ->
    [one] One card of yours lies there, face down, with { $coins } coins. Only you know.
   *[other] { $cards } cards of yours lie there, face down, with { $coins } coins. Only you know.
  }
confucius-end-gift = End { $player }’s gift?
confucius-end-gift-waits = { $giver_id ->
    [me] { $player } decides whether to end your gift { $value }.
   *[other] { $player } decides whether to end { $giver }’s gift { $value }.
  }
confucius-cancel-gift = End it
confucius-keep-gift = Keep it
confucius-cards-hidden = { $cards ->
    [one] one card, face down
   *[other] { $cards } cards, face down
  }
confucius-cards-shown = cards with { $cards } coins
confucius-won = { $mine ->
    [yes] You win the examination
   *[no] { $player } wins the examination
  }
confucius-place-note = choose a space for the candidate, here or on the board
confucius-place-waits = { $player } places the candidate
confucius-space = space { $space }
confucius-official = { $ministry } { $space }
confucius-decline = Leave it
confucius-appoint = { $mine ->
    [yes] Name the next Chief Minister
   *[no] { $player } names the next Chief Minister
  }
confucius-discard = { $mine ->
    [yes] Discard cards
   *[no] { $player } discards cards
  }
confucius-appoint-how = The Chief Minister acts last in each lap, sets one cube aside and has one more action of any kind when all have passed.
confucius-discard-how = Choose the cards below.
confucius-told-examination = The examination
confucius-told-invasions = Invasions
confucius-told-discards = Discards
confucius-told-end = The end of the game
confucius-told-part = part { $part } of { $parts }
confucius-told-skip = Skip
confucius-told-next = Go on
confucius-told-close = Back to the board
confucius-told-missed = What the court decided
confucius-petition = Petition the Emperor
confucius-petition-note = one available gift leaves the game; no coins
confucius-pet-2 = two junks change yards
confucius-pet-3 = replace a student
confucius-pet-4 = two officials trade places
confucius-pet-5 = an army moves to another box
confucius-pet-6 = replace an unsecured marker by a secured one
confucius-pet-target = Targets of the petition
confucius-pet-junks = two { $from_id ->
    [me] of your junks
   *[other] junks of { $from }
  } to { $to }
confucius-pet-student-red = the red student
confucius-pet-student-plain = the plain student
confucius-pet-owner = { $place } goes to
confucius-gift-1 = Wall hanging
confucius-gift-2 = Ceramic tile
confucius-gift-3 = Vase
confucius-gift-4 = Coat
confucius-gift-5 = Necklace
confucius-gift-6 = Junk
confucius-gift-chosen = leaves the game
confucius-gift-is-unavailable = to buy
confucius-gift-is-available = available
confucius-gift-is-out = out of the game
confucius-gift-is-given = given to { $player_id ->
    [me] you
   *[other] { $player }
  }
# Waiting instead of a click, my own colour, hidden pieces, gifts of time, hours of sleep, one mail a day.
part-commit-counting = { $seconds ->
    [one] Done in a second. Any touch or key stops it.
   *[other] Done in { $seconds } seconds. Any touch or key stops it.
}
panel-settings-wait = Commit without a click
panel-settings-wait-off = off
panel-settings-wait-3 = after 3 s
panel-settings-wait-5 = after 5 s
panel-settings-wait-note = The button counts down once a move is whole. Any touch or key stops it.
panel-settings-colour = My colour
panel-settings-colour-none = any
panel-settings-colour-blue = blue
panel-settings-colour-green = green
panel-settings-colour-purple = purple
panel-settings-colour-red = red
panel-settings-colour-yellow = yellow
panel-settings-colour-note = On your screen only. In Confucius blue is black and red is white. Whoever had your colour gets the one you leave.
panel-keys-bare = hide the pieces, show them again
panel-clock-asleep = asleep until { $time }
table-bare = Hide the pieces
table-dressed = Show the pieces
table-give-note = Time that you give somebody is added to their clock: a day, an hour or a minute, as the clock is.
table-give = Give { $player } time
table-gave = { $giver } gives { $player } time.
table-told-undone = { $player } takes back { $count ->
    [one] one action
   *[other] { $count } actions
  }.
table-told-back = All agreed: { $count ->
    [one] one action is
   *[other] { $count } actions are
  } taken back. What is drawn from now on is new.
table-told-refused = { $player } does not agree: nothing is taken back.
table-told-unanswered = Not everybody answered in time: nothing is taken back.
table-told-asks = { $player } asks to take back { $count ->
    [one] one action
   *[other] { $count } actions
  }.
table-told-waits = Your answer is waited for.
table-told-stood-in = { $mine ->
    [yes] You are out of time: { $bot } plays for you.
   *[no] { $player } is out of time: { $bot } plays on.
  }
table-told-resigned = { $player } gives up: { $bot } plays on.
table-told-returned = { $player } is back and plays again.
home-you-digest = One mail a day
home-you-digest-note = In the morning, with all games that wait for you, instead of a mail for each turn.
home-you-sleep = Hours of sleep
home-you-sleep-note = While you sleep your clocks stand still where a move may take days or the game lasts long. Others at the table see when you wake up. A change holds from your next turn on.
home-you-sleep-on = I sleep at night
home-you-sleep-start = From
home-you-sleep-end = To
home-you-sleep-wrong = Please choose 1 to 10 hours.
home-you-sleep-zone = In your time zone, { $zone }.

# Confucius: court, actions, tray, turn
confucius-ministry = Ministry
confucius-posts = Posts as they stand, points
confucius-post-minister = Minister
confucius-post-secretary = Secretary
confucius-post-changes = { $from }; would be { $to }
confucius-influence = Influence
confucius-discount-bingbu = armies for { $price }
confucius-discount-hubu = bribes −1
confucius-discount-gongbu = junks { $prices }
confucius-standing = { $standing ->
    [resolved] closed
    [due] due this round
    [would] { $third ->
        [yes] due: ends the game
       *[no] would be due
      }
   *[missing] { $free ->
        [0] {""}
       *[other] { $free } to bribe{ $empty ->
            [0] {""}
           *[other] ,{" "}
          }
      }{ $empty ->
        [0] {""}
       *[other] { $empty } empty
      }
  }
confucius-nobody = nobody
confucius-player = { $name }, { $colour }
confucius-share = { $name } { $number }
confucius-cf-black = black
confucius-cf-green = green
confucius-cf-purple = purple
confucius-cf-white = white
confucius-cf-yellow = yellow
confucius-name-empty = { $place }, empty space
confucius-name-official = { $place }: { $owned ->
    [secured] { $owner }, secured
    [bribed] { $owner }, not secured
   *[free] free
  }{ $candidate ->
    [yes] , candidate
   *[no] , price { $price }{ $same ->
        [yes] {""}
       *[no] {" "}instead of { $printed }
      }
  }
confucius-name-possible = { $name }; possible: { $kinds }
confucius-actions = Actions
confucius-cubes-here = Cubes here: { $players }
confucius-cost = { $cubes ->
    [0] takes no cube
    [one] takes one cube
   *[other] takes { $cubes } cubes
  }
confucius-box-bribe-secure = Bribe and secure
confucius-box-nominate = Nominate
confucius-box-force = Force
confucius-box-junks-voyage = Junks and voyages
confucius-box-army-invade = Armies
confucius-box-buy-gift = Buy gift
confucius-box-give-gift = Give gift
confucius-box-transfer = Transfer
confucius-box-petition = Petition
confucius-box-commercial = Commerce
confucius-box-tax = Tax
confucius-box-no-action = No action
confucius-box-imperial-favour = Favour
confucius-box-reward = Rewards
confucius-note-tax = draw two
confucius-note-commercial = draw for coins
confucius-favour = { $now ->
    [yes] taken now
   *[no] { $mine ->
        [yes] yours, last
       *[no] comes last
      }
  }
confucius-rewards-held = { $number ->
    [0] you hold none
    [one] you hold one
   *[other] you hold { $number }
  }
confucius-no-CF-TURN-02 = not your turn
confucius-no-CF-TURN-11 = not now
confucius-no-CF-PAIR-11 = too few cubes
confucius-no-CF-PAY-08 = too dear
confucius-no-CF-OFF-08 = all secured
confucius-no-CF-OFF-09 = closed
confucius-no-CF-ACT-BRIBE-01 = nobody there
confucius-no-CF-ACT-BRIBE-04 = all bribed
confucius-no-CF-ACT-BRIBE-05 = a gift forbids it
confucius-no-CF-ACT-SECURE-01 = none of yours
confucius-no-CF-ACT-NOM-01 = from round 2
confucius-no-CF-ACT-NOM-02 = both taken
confucius-no-CF-ACT-NOM-03 = you have one
confucius-no-CF-ACT-NOM-05 = taken
confucius-no-CF-ACT-FORCE-01 = from round 2
confucius-no-CF-ACT-FORCE-04 = no student
confucius-no-CF-ACT-JUNK-04 = none left
confucius-no-CF-ACT-VOY-01 = no junks
confucius-no-CF-ACT-VOY-13 = no land left
confucius-no-CF-ACT-ARMY-03 = none left
confucius-no-CF-ACT-INVADE-01 = no army
confucius-no-CF-ACT-INVADE-02 = no land
confucius-no-CF-ACT-INVADE-05 = all taken
confucius-no-CF-ACT-BUY-01 = all bought
confucius-no-CF-ACT-GIVE-01 = you have none
confucius-no-CF-ACT-GIVE-04 = too small
confucius-no-CF-ACT-GIVE-05 = too small
confucius-no-CF-ACT-GIVE-06 = not to you
confucius-no-CF-ACT-TRANS-03 = no official
confucius-no-CF-ACT-TRANS-04 = no gift held
confucius-no-CF-ACT-PET-01 = advanced only
confucius-no-CF-ACT-PET-04 = needs a gift
confucius-no-CF-ACT-PET-09 = no student
confucius-no-CF-ACT-PET-19 = no target
confucius-no-CF-ACT-COM-01 = once a round
confucius-no-CF-ACT-FAV-05 = not now
confucius-no-CF-REW-10 = you hold none
confucius-no-CF-REW-11 = elsewhere
confucius-no-CF-REW-15 = no target
confucius-no-CF-REW-23 = no target
confucius-why-CF-ACT-BRIBE-01 = There is no official left to bribe.
confucius-why-CF-ACT-BRIBE-04 = Every official that is there is bribed already.
confucius-why-CF-ACT-SECURE-01 = You have no official that is still to be secured.
confucius-why-CF-ACT-INVADE-05 = Every box that is left holds an army.
confucius-why-CF-ACT-BUY-01 = None of your gifts is left to buy.
confucius-why-CF-ACT-GIVE-01 = None of your gifts is ready to give.
confucius-why-CF-ACT-TRANS-03 = You have no official to transfer.
confucius-kind-bribe = Bribe
confucius-kind-secure = Secure
confucius-kind-nominate = Nominate
confucius-kind-force = Force
confucius-kind-buy-junks = Junks
confucius-kind-voyage = Voyage
confucius-kind-recruit = Army
confucius-kind-invade = Invade
confucius-kind-buy-gift = Buy gift
confucius-kind-give-gift = Give gift
confucius-kind-transfer = Transfer
confucius-kind-petition = Petition
confucius-kind-commercial = Commercial Income
confucius-kind-tax = Tax Income
confucius-kind-no-action = No action
confucius-kind-pass = Pass
confucius-kind-card-bribery = Bribery card
confucius-kind-card-gift = Gift card
confucius-kind-card-extra = Extra Action
confucius-kind-card-cash = Cash
confucius-kind-card-recruit = Recruit Army
confucius-kind-card-insulted = Emperor Insulted
confucius-kind-arrive = Land
confucius-kind-move-junks = Move junks
confucius-kind-replace-student = Replace student
confucius-kind-swap-own = Swap officials
confucius-kind-swap-other = Swap officials
confucius-kind-army-from = Move an army
confucius-kind-army-to = Move an army
confucius-kind-replace-marker = Replace marker
confucius-kind-tutor = Tutor
confucius-kind-discard = Discard
confucius-kind-place-candidate = Place the candidate
confucius-kind-lend = Lend
confucius-kind-appoint = Appoint
confucius-kind-cancel-gift = End the gift
confucius-kind-keep-gift = Keep the gift
confucius-kind-decline-candidate = Decline
confucius-which-action = Which action?
confucius-do-bribe = Bribe { $official }
confucius-do-secure = Secure { $official }
confucius-do-nominate = Nominate a student, { $student }
confucius-do-force = Force an examination
confucius-do-buy-junks = Buy { $quantity ->
    [one] one junk
   *[other] { $quantity } junks
  }
confucius-do-voyage = Set sail with { $quantity ->
    [one] one junk
   *[other] { $quantity } junks
  }
confucius-do-recruit = Recruit an army
confucius-do-invade = Invade { $box }
confucius-do-buy-gift = Buy gift { $value }
confucius-do-give-gift = Give gift { $value } to { $to }
confucius-do-transfer = Transfer { $official } to { $to }
confucius-do-petition = Petition with gift { $value }
confucius-do-commercial = Commercial Income
confucius-do-tax = Tax Income
confucius-do-no-action = No action
confucius-do-pass = Pass
confucius-do-card-bribery = { $card }: { $official }
confucius-do-card-gift = Play Gift: gift { $value }
confucius-do-card-extra = Play Extra Action
confucius-do-card-cash = Play Cash
confucius-do-card-recruit = Play Recruit Army
confucius-do-card-insulted = Play Emperor Insulted
confucius-do-arrive = Land in { $land }
confucius-do-move-junks = Move two junks from { $from } to { $to }
confucius-do-replace-student = Replace the student, { $student }
confucius-do-swap-own = Swap { $official }
confucius-do-swap-other = Swap with { $official }
confucius-do-army-from = Move the army from { $box }
confucius-do-army-to = Move the army to { $box }
confucius-do-replace-marker = { $official } goes to { $to }
confucius-do-tutor = Tutor the student, { $student }
confucius-do-cancel-gift = End the gift
confucius-do-keep-gift = Keep the gift
confucius-do-place-candidate = Place the candidate on { $official }
confucius-do-decline-candidate = Decline the candidate
confucius-do-lend = Lend to { $to }
confucius-do-appoint = Appoint { $chief }
confucius-do-favour = Imperial Favour
confucius-do-spend = Pay with a card
confucius-do-enough = Enough cards
confucius-do-discard = Discard a card
confucius-commit-bribe = Bribe
confucius-commit-secure = Secure
confucius-commit-nominate = Nominate
confucius-commit-force = Force
confucius-commit-buy-junks = Buy
confucius-commit-voyage = Set sail
confucius-commit-recruit = Recruit
confucius-commit-invade = Invade
confucius-commit-buy-gift = Buy
confucius-commit-give-gift = Give
confucius-commit-transfer = Transfer
confucius-commit-petition = Petition
confucius-commit-commercial = Draw
confucius-commit-tax = Draw two
confucius-commit-no-action = No action
confucius-commit-pass = Pass
confucius-commit-card-bribery = Play
confucius-commit-card-gift = Play
confucius-commit-card-extra = Play
confucius-commit-card-cash = Play
confucius-commit-card-recruit = Play
confucius-commit-card-insulted = Play
confucius-commit-arrive = Land
confucius-commit-move-junks = Petition
confucius-commit-replace-student = Petition
confucius-commit-swap-own = Petition
confucius-commit-swap-other = Petition
confucius-commit-army-from = Petition
confucius-commit-army-to = Petition
confucius-commit-replace-marker = Petition
confucius-commit-tutor = Lay down
confucius-commit-discard = Discard
confucius-commit-discards = Discard { $number }
confucius-commit-cancel-gift = End it
confucius-commit-keep-gift = Keep it
confucius-commit-place-candidate = Place
confucius-commit-decline-candidate = Decline
confucius-commit-lend = Lend
confucius-commit-appoint = Appoint
confucius-if-you = { $deed }: what follows
confucius-for-example = For example: { $deed }
confucius-hand = Your hand
confucius-cards = Cards
confucius-card = { $coins ->
    [one] One coin
   *[other] { $coins } coins
  } or { $licences ->
    [one] one licence
   *[other] { $licences } licences
  }
confucius-licences-short = { $amount } lic.
confucius-coins-short = { $amount } { $most ->
    [one] coin
   *[other] coins
  }
confucius-land-box = { $land }, box { $box }
confucius-band-price = { $coins ->
    [0] free
   *[other] for { $money }
  }
confucius-money = { $currency ->
    [licences] { $amount ->
        [one] one licence
       *[other] { $amount } licences
      }
   *[coins] { $amount ->
        [0] nothing
        [one] one coin
       *[other] { $amount } coins
      }
  }
confucius-purse = { $coins ->
    [0] No cards
    [one] One coin
   *[other] { $coins } coins
  }{ $licences ->
    [0] {""}
    [one] , or one licence
   *[other] , or { $licences } licences
  }
confucius-how = { $officials ->
    [yes] Choose an official or an action.
   *[no] Choose an action.
  }
confucius-how-extra = Extra Action: any action, and without a cube.
confucius-how-favour = Imperial Favour: your last action, of any kind and without a cube.
confucius-actions-possible = { $number ->
    [one] One action is possible
   *[other] { $number } actions are possible
  }
confucius-asks-lend = Lend your officials in { $ministry }: choose a player.
confucius-asks-appoint = Choose the next Chief Minister.
confucius-asks-candidate = Choose a space for the candidate.
confucius-asks-tutor = Choose a student to support.
confucius-asks-cancel = End the gift, or keep it.
confucius-deed-for = { $deed } for { $price }
confucius-cards-tutor = Cards for the student
confucius-cards-discard = Cards to discard
confucius-cards-pay = Pay
confucius-free = { $cards ->
    [0] No coins
    [one] The raised card pays
   *[other] The raised cards pay
  }, { $cubes ->
    [0] no cube
    [one] one cube
   *[other] { $cubes } cubes
  }.
confucius-pays = { $cardsMany ->
    [one] Pays { $sum }
   *[other] { $cards } = { $sum }
  }, { $waste ->
    [0] nothing wasted
    [one] one wasted
   *[other] { $waste } wasted
  }. Tap cards to pay differently.
confucius-short = { $cards } = { $sum }: { $missing } more to pay.
confucius-draws = { $chosen ->
    [yes] { $number ->
        [one] Draws one card.
       *[other] Draws { $number } cards.
      }
   *[no] That is more than four coins.
  }
confucius-discards = { $ready ->
    [yes] { $number ->
        [one] One card goes.
       *[other] { $number } cards go.
      }
   *[no] { $number } of { $all } chosen.
  }
confucius-lays-down = { $number ->
    [0] Choose at least one card.
    [one] One card, worth { $coins }.
   *[other] { $number } cards, worth { $coins }.
  }
confucius-sending = Sending …
confucius-back = Back
confucius-sail-to = Sail to { $land }
confucius-choose = Choose
confucius-quantity = Junks
confucius-less = One less
confucius-more = One more
confucius-in-yard = of { $number } in the yard, { $sea } at sea
confucius-field-quantity = How many
confucius-field-value = Which gift
confucius-field-to = to
confucius-field-from = from
confucius-field-student = Which place
confucius-pick-official = { $number ->
    [one] One official is lit: choose it.
   *[other] Choose an official: { $number } are lit.
  }
confucius-pick-box = Choose a box of a foreign land.
confucius-pick-land = Choose a distant land.
confucius-pick-student = Choose a space.
confucius-pick-to = Choose a player.
confucius-pick-from = Choose a player.
confucius-pick-value = Choose a gift.
confucius-pick-quantity = Choose how many.
confucius-pick-card = Choose a card.
confucius-pick-chief = Choose a player.
confucius-reward-does-bribery = bribe without a cube
confucius-reward-does-gift = makes a gift of yours ready
confucius-reward-does-extra-action = an action without cubes
confucius-reward-does-cash = draw four cards
confucius-reward-does-recruit-army = an army for nothing
confucius-reward-does-emperor-insulted = two points for an army
confucius-falls-due = { $ministry } fills up and resolves{ $ends ->
    [yes] , and that ends the game
   *[no] {""}
  }.
confucius-last-round = This becomes the last round.
confucius-must-tutor = { $you ->
    [yes] You must tutor { $whom }.
   *[no] { $who } must tutor { $whom }.
  }
confucius-nobody-must-tutor = Nobody is bound to tutor.
confucius-tab-court = Court
confucius-tab-actions = Actions
confucius-tab-world = World
confucius-tab-gifts = Gifts
confucius-tab-more = More
confucius-log-open = Log, chat, players
confucius-log-close = Close
confucius-cell-wall = Great Wall
confucius-cell-examination = Examination
confucius-cell-sea = Sea
confucius-cell-armies = Armies
confucius-cell-built = { $lands ->
    [0] { $built } of { $pieces }
   *[other] { $built } of { $pieces }. Ends with
  }
confucius-cell-land = { $deadline } { $land }, { $boxes }
confucius-cell-no-students = no students
confucius-cell-no-junks = no junks yet
confucius-cell-found = First there:
confucius-cell-unfound = { $many ->
    [0] All lands are found.
   *[other] To find: { $lands }
  }
confucius-cell-force = { $colony } in the colony, { $abroad } abroad
confucius-cell-no-armies = No army stands anywhere yet.
