# What `guanxi --help` and `guanxi COMMAND --help` tell, and what is wrong with a command line.
#
# Options, names of commands, ids and file names stay as they are. `NAME-summary` stands in the list of all commands,
# `NAME-about` and `NAME-epilog` before and after the options. Prose is filled to the width of the terminal; a line that
# begins with two more blanks is an example, with what it does after at least two blanks.

## argparse's own words: %s and %(…)s are filled in and stay

argparse-usage = usage:
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-error = %(prog)s: error: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-unrecognized = unrecognized arguments: %s
argparse-required = the following arguments are required: %s
argparse-one-required = one of the arguments %s is required
argparse-not-with = not allowed with argument %s
argparse-ignored = ignored explicit argument %r
argparse-expected-one = expected one argument
argparse-expected-most = expected at most one argument
argparse-expected-least = expected at least one argument
argparse-expected-one-of = expected %s argument
argparse-expected-several = expected %s arguments
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-unexpected = unexpected option string: %s
argparse-value = invalid %(type)s value: %(value)r
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-command = unknown parser %(parser_name)r (choices: %(choices)s)
no-number-from = { $text } is not a number from { $least } to a thousand million
command-broken = guanxi: the command { $name } ({ $place }) cannot be loaded: { $why }

## What stands for something that is typed

placeholder-address = ADDRESS
placeholder-bot = BOT
placeholder-command = COMMAND
placeholder-database = DATABASE
placeholder-dir = DIR
placeholder-file = FILE
placeholder-folder = FOLDER
placeholder-game = GAME
placeholder-language = LANGUAGE
placeholder-law = LAW
placeholder-line = LINE
placeholder-name = NAME
placeholder-name-value = NAME=VALUE
placeholder-reason = REASON
placeholder-record = RECORD
placeholder-rule = RULE
placeholder-seat = SEAT
placeholder-table = TABLE
placeholder-text = TEXT
placeholder-value = VALUE
placeholder-what = WHAT
placeholder-who = WHO
placeholder-word = WORD

## `guanxi`

guanxi-about = Board games with exact rules, computer players and records.
guanxi-epilog =
    Start here:
      guanxi play { $game }                     a game in the terminal against computer players
      guanxi bots                           the computer players, from the weakest to the strongest
      guanxi rules { $game }                    read the rules; `guanxi rules search WORD` finds some
      guanxi simulate { $game } --games 1000    a thousand random games, with statistics

    Games that are installed: { $games }.

    `guanxi COMMAND --help` teaches each command.
guanxi--lang = the language: { $languages } (else what { $variables } say, else English)
guanxi--version = show the version and the kind of engine
guanxi-no-games = none

## What several commands have

shared-rules-about = Every option of a game can be said as NAME=VALUE, and by its own name.
shared--json-plain = print JSON
shared--json = print one JSON object for machines
shared--jobs = processes at once (default 1)
shared--option = an option of the game, such as players=3
shared--house = a house rule, as NAME or NAME=VALUE; `guanxi rules GAME --house` lists them
shared-record = a record of a game (docs/records.md)
shared--workers = processes that serve; PostgreSQL only
shared-game = the game: { $games }
shared-game-only = one game only: { $games }
shared-rules = rules
shared-values = { $told }: { $values }
shared--at = stop after action N of those that stand; 0 is the start

## `guanxi play`

play-summary = play a game in the terminal
play-about = Play a game in the terminal, against computer players or with several people at one keyboard.
play-epilog =
    Examples:
      guanxi play GAME                             you and some magistrates, each with a taste of its own
      guanxi play GAME --seat me --seat apprentice --seat clerk --option NAME=VALUE
      guanxi play GAME --seat me:Anna --seat me:Boris --seat minister
                                                   two people at one keyboard
      guanxi play --resume                         go on with the game played last: every game is kept
      guanxi play GAME --save evening.record       kept in a file of your own too
      guanxi play GAME --load evening.record --save evening.record
                                                   and gone on with
      guanxi play GAME --seat me --seat chancellor@CHARACTER --seat search:2s:Zheng

    Computer players from the weakest: apprentice, clerk, magistrate, minister, chancellor. `guanxi bots` lists them all.

    In the game, `help` lists everything that can be typed. NO_COLOR=1 turns colours off.
play--seat = me, me:NAME, a computer player such as clerk, or clerk:NAME
play--players = how many play (default: as many as seats are named, or the usual number)
play--seed = fixes all chance; random without it
play--resume = go on with the unfinished game that was played last
play--load = go on with a saved game
play--save = keep the game in this file, after every turn
play-game = the game: { $games } (without it { $first })

## `guanxi rules`

rules-summary = read and search the rules, clause by clause
rules-about = Read and search the rules, clause by clause.
rules-epilog =
    Examples:
      guanxi rules                           the games
      guanxi rules GAME                      the sections of one game
      guanxi rules GAME SECTION              a whole section
      guanxi rules GAME CLAUSE CLAUSE        single clauses, and worked examples
      guanxi rules GAME --house              the house rules that can be played
      guanxi rules GAME --lang de CLAUSE     the same in another language
      guanxi rules search palace             find clauses in all games
      guanxi rules GAME search palace road   all words must occur; case and accents do not matter
rules-words = a game, then clause ids, a section or `search WORDS`
rules--house = the house rules of a game: readings that some tables prefer

## `guanxi clauses`

clauses-summary = check that every clause has a test and a place in the code; show where
clauses-about = Which clauses have a test, which refusals and worked examples are met, where each rule lives.
clauses-epilog =
    Examples:
      guanxi clauses GAME                                  what is covered and what is missing
      guanxi clauses GAME --check                          the same; exit code 1 while anything is missing
      guanxi clauses GAME --where -o docs/where/GAME.md    the page that leads from clauses to code and tests

    Run it inside a checkout: the evidence is read from src/, tests/ and scenarios/ each time.
clauses--check = exit with 1 while anything is missing
clauses--where = print the page that tells where each rule lives
clauses--output = write the page of --where to a file

## `guanxi replay`

replay-summary = tell a recorded game again
replay-about = Play a record again and tell it action by action; then show the position.
replay--seat = as this seat saw it: its number (0 is first) or player

## `guanxi verify`

verify-summary = check a record: every action, the result, the shuffle
verify-about = Check that a record is a true game.
verify-epilog =
    Every action is played again through the rules, also those that fell by a rewind, the result is computed anew, the
    seed is compared with the commitment made at the start, and every card dealt with what that seed and the numbers added
    to it deal. Where rewinds were voted on, all must have agreed. Exit code: 0 it holds, 2 it does not (and where).
verify-files = records of games (docs/records.md)

## `guanxi show`

show-summary = show a position of a record
show-about = Show a position of a recorded game, whole or as one seat sees it.
show-epilog =
    The JSON form uses the words of scenarios (docs/scenarios.md) and holds the map, so that every score can be
    computed from it by somebody else.

      guanxi show game.record --at 40
      guanxi show game.record --at 40 --seat Anna --json
      guanxi show game.record --at 40 --hint
      guanxi show game.record --at 40 --seat Anna --prospects
      guanxi show game.record --at 40 --preview 'LINE'
show--seat = as this seat sees it: its number (0 is first) or player
show--hint = what a chancellor would consider in the place of who acts
show--prospects = what comes by itself, as far as the seat can know
show--preview = what this line of notation would change for who acts

## `guanxi scenario`

scenario-summary = run scenario files: positions, steps, expectations
scenario-about = Run scenario files and tell which expectation failed, with expected and actual values.
scenario-epilog =
    A scenario is a TOML file with a position, steps that must be accepted or refused, and expectations;
    docs/scenarios.md specifies it, scenarios/ has many. One that waits for a house rule is pending: told, and not passed.
    Exit code: 0 nothing failed, 1 something did not hold, 2 a file is no scenario.

      guanxi scenario scenarios/GAME/*.toml
      guanxi scenario --json my-rule.toml
scenario-files = scenario files, or folders of them

## `guanxi perft`

perft-summary = count the tree of legal actions
perft-about = Count the tree of legal actions from a start position.
perft-epilog =
    Counts the sequences of N actions from the first turn of the game that the seed deals; outcomes of chance count as
    actions. Two engines that agree on these numbers agree on the rules; --divide shows at which action they part.

      guanxi perft GAME --depth 4 --seed 1 --divide
perft--depth = how many actions deep
perft--seed = the seed that deals the start (default 1)
perft--players = number of players (default: the usual one of the game)
perft--divide = show the count below each first action

## `guanxi bots`

bots-summary = list the computer players: levels, kinds, characters
bots-about = List the computer players that can be named, with a sentence each.
bots-epilog =
    A player is named KIND[:BUDGET][@CHARACTER], or by its level; levels go with characters too. The names can be used
    wherever a player is asked for: guanxi play --seat, guanxi simulate --seat, guanxi arena --players.

      guanxi bots GAME
      guanxi play GAME --seat me --seat clerk --seat magistrate@CHARACTER --seat search:2s

    docs/bots.md teaches how to write a player and how to register it.

## `guanxi simulate`

simulate-summary = play many games: speed, length, scores, endings
simulate-about = Let computer players play many games and tell what these were like.
simulate-epilog =
    Game number i of seed S is the game of seed "S-i": the same on every machine, compiled or not, with and without
    --records. With --seat the players are those named, otherwise all play at random in one compiled loop.

      guanxi simulate GAME --games 10000 --players 3..5 --jobs 2
      guanxi simulate GAME --games 20 --seat greedy --seat random --seat random --records games/
simulate--games = how many games (default 1000)
simulate--players = players in each game: 4, 3..5 or 3,5 (default: the usual number)
simulate--seed = seed of the whole run (default 1)
simulate--seat = a computer player; once per seat
simulate--records = keep every game as a record in this folder

## `guanxi arena`

arena-summary = a tournament of computer players: who wins, how surely, how fast
arena-about = Let computer players meet, and tell who is stronger.
arena-epilog =
    Games come in groups that share a seed: within one, the sitting order rotates, so that everybody meets the same cards
    from every place. Every finished game is kept at once; the same command again goes on where it stopped, and more --games
    are added to those that are there. Results do not depend on --jobs or --ray, but for players
    that go by the clock (search:200ms).

      guanxi arena --game GAME --players greedy random random --games 300 --jobs 2
      guanxi arena --game GAME --players greedy random random random --games 400 --out try --json
arena--players = who enters; a name may come again
arena--games = how many games (default 100)
arena--table = players at a table (default: all, or 4 of many)
arena--seed = seed of the whole tournament (default 1)
arena--out = where it is kept (default: a folder in arena/)
arena--report = the report (default: report.html in that folder)
arena--ray = play on Ray: here, or on the cluster at HOST:PORT

## `guanxi ladder`

ladder-summary = measure all computer players, and write the page about it
ladder-about = Let all computer players meet in every game, and write down how strong they are.
ladder-epilog =
    All players meet in tournaments at tables of every size; then one player meets three of another kind (the
    duels); then a strong player plays with itself, to tell what strong play is like. Every game is kept at once, and the
    same command goes on where it stopped.

      guanxi ladder --games 60 --strong-games 200 --jobs 2 -o strength.md
      guanxi ladder --duels --only GAME
      guanxi ladder --write-only
ladder--games = games of a tournament (default 240)
ladder--strong = who plays with itself (default planner)
ladder--strong-games = how often (default 2000)
ladder--duels = the duels only
ladder--out = where games are kept
ladder--page = the page
ladder--write-only = play nothing: write what has been played so far

## `guanxi bench`

bench-summary = measure speed and memory, alone or against peers
bench-about = Measure the engine on one core.
bench-epilog =
    Timings depend on the machine and on what else it does, so compare figures of one run only. --peers installs
    Catanatron and OpenSpiel into an environment of their own (.bench/peers, some 330 MB) and measures them in turn with
    guanxi; the ratio is that of the medians.

      guanxi bench GAME
      guanxi bench GAME --search
      guanxi bench GAME --peers --json
bench--peers = measure Catanatron and OpenSpiel in the same run
bench--search = measure the search of computer players as well
bench--seconds = length of each measurement (2)
bench--rounds = measurements of each, in turn (3)

## `guanxi laws`

laws-summary = try what must hold in every game, for those who write one
laws-about = Try the laws of every game on seeded games with all options.
laws-epilog =
    Legal is what is not refused, a copy is a copy, a view tells nothing that a seat cannot know, events tell all that
    happens, a record replays ...: docs/new-game.md. The exit code is 1 if a law does not hold.

      guanxi laws GAME
      guanxi laws GAME --only events --games 20
laws--games = games for each law and choice of options
laws--only = this law only; may be said several times

## `guanxi serve`

serve-summary = serve tables in the browser, for people and computer players anywhere
serve-about = Serve tables for people and computer players.
serve-epilog =
    Without options everything runs on this machine: the database is a file in your data folder, computer players think in
    processes of their own. For many machines: --database postgresql://USER@HOST/NAME --workers N on each of them.
    Mail goes out if GUANXI_SMTP says how: smtp://USER:PASSWORD@HOST:587?from=ADDRESS. docs/hosting.md tells the rest.
serve--host = the address to listen at; 0.0.0.0 is every one
serve--port = the port (8000); 0 is any that is free
serve--url = what links point to, such as https://games.example.org
serve--database = postgresql://… or sqlite:///…
serve--data = where the embedded database lies
serve--thinkers = processes for computer players
serve--proxied = behind a reverse proxy: believe its headers
serve--log-format = how to log; text on a terminal, json elsewhere
serve--log-requests = log a line for each request, without who it was
serve--no-browser = do not open the browser

## `guanxi admin`

admin-summary = look after the tables and people of a server
admin-about = Look after the tables and people of a server.
admin-epilog =
    All of these work on the database itself, safely beside a server that runs; only `restore` needs it to be stopped.
    After an upgrade: `guanxi admin check`, then start the server. docs/hosting.md tells the rest.
admin--database = postgresql://… or sqlite:///…, as for serve
admin--data = where the embedded database lies, as for serve
admin--status = only these
admin--game = only of this game
admin--most = at most so many (100)
admin-table-address = its id, the end of its address
admin--secrets = also the seed and every move: do not look if you play
admin-table = its id
admin--reason = what its players read
admin--purge = delete it with everything said and done there
admin-name = the name of the account
admin--url = where the server is, as for serve
admin--all = also tables that are over
admin-backup-file = where to
admin-backup--force = write over a file that is there
admin-restore-file = the backup
admin-restore--force = also if there is a database
admin-list = list tables, the last that changed first
admin-inspect = show a table from the inside: seats, clocks, log
admin-people = list people, the last that were here first
admin-reports = list what people have reported
admin-remove = end a table without a result, or delete it
admin-reset = make a token with which an account sets a new password, once, within a day
admin-check = replay tables with the code at hand; what fails is frozen and named
admin-thaw = let a frozen table go on
admin-backup = copy the embedded database to a file, while the server runs
admin-restore = put a backup in the place of the embedded database
admin-removed = removed by the operator

## `guanxi load`

load-summary = measure how many tables and moves a server on this machine can carry
load-about = Measure a server with real clients.
load-epilog =
    A server of its own is started in processes of its own, on a port that is free and with a database that is thrown
    away. At each table real clients are connected, one for each seat; whoever is asked chooses one legal action at random.

    A move is one accepted gesture, here always of one action: committed before it is acknowledged. It is as late as the
    last client of the table that hears of it. Without --rate each table always has one move under way; with it, moves are
    due by the clock, and one that cannot be made yet is late from when it was due. Games that end are followed by others.
    Server and clients share this machine, so compare figures of one machine only. docs/load.md tells how to read them.

      guanxi load --game GAME --tables 100 --seconds 60
      guanxi load --game GAME --tables 1000 --seconds 60 --rate 100 --json
      guanxi load --game GAME --tables 10 --seconds 10 --stored 100000
      guanxi load --game GAME --tables 100 --seconds 20 --beside
load--tables = tables that play (100)
load--seconds = length of the measurement (20)
load--rate = moves a second over all tables, by the clock
load--clients = seats and clients of a table (4)
load--stored = finished games in the database
load--thinking = tables of chancellors as well
load--database = postgresql://…, one that may be filled
load--beside = measure boardgame.io’s server in turn (needs Node and npm)

## What commands print

stopped = stopped
not-written = guanxi: the output cannot be written: { $why }
version = guanxi { $version } ({ $engine } engine)
engine-compiled = compiled
engine-interpreted = interpreted
warning = warning: { $warning }
progress-playing = playing
progress-counting = counting
ended-by = endings
spread = mean { $mean }   sd { $sd }   min { $min }   median { $median }   max { $max }
verify-holds = { $file }: all { $actions } actions hold{ $fallen }, { $state }, { $seed }
verify-fallen = {" "}(and { $fallen } that fell)
verify-finished = its result holds
verify-unfinished = the game is unfinished
verify-seed = the seed matches its commitment
verify-sealed = the seed is not revealed
scenario-passed = { $count } passed
scenario-failed = { $count } failed
scenario-pending = { $count } pending
scenario-is-passed = ok
scenario-is-failed = FAILED
scenario-is-pending = wait
scenario-waits = pending: waits for the house rule { $rule }
simulated = { NUMBER($games, useGrouping: "always") } games of { $game }, { NUMBER($moves, useGrouping: "always") } moves in { $seconds } s
simulated-rate = { NUMBER($rate, useGrouping: "always") } moves a second, { $engine } engine
simulated-players = { $players } players, { NUMBER($games, useGrouping: "always") } games
simulated-moves = moves
simulated-turns = turns
simulated-score = score
simulated-winning_score = winning score
simulated-seats = wins by seat
simulated-wins = wins
perft-counted = sequences of { $depth } actions, in { $seconds } s
bots-levels = Levels, from the weakest to the strongest
bots-kinds = Kinds
bots-characters = Characters in { $game }
bots-others = Players of other packages
progress-tables = tables
progress-pages = pages
# The heads of columns in lists of tables, people and reports
admin-column-table = table
admin-column-status = status
admin-column-game = game
admin-column-entries = entries
admin-column-age = age
admin-column-idle = idle
admin-column-public = public
admin-column-seats = seats
admin-column-person = person
admin-column-name = name
admin-column-kind = kind
admin-column-seen = seen
admin-column-report = report
admin-column-by = by
admin-column-about = about
admin-column-text = text
admin-in-all = { $count } in all
admin-is-deleted = table { $table } is deleted
admin-is-over = table { $table } is over
admin-goes-on = table { $table } goes on
admin-reset-link = once, within a day: { $link }
admin-is-frozen = frozen
admin-was = was { $status } before
admin-fails = table { $table } fails at entry { $number } ({ $why }): { $what }
admin-checked = { $count } tables checked, { $failed } fail
admin-backup-holds = { $file } holds everything ({ $bytes } bytes)
admin-restored = { $count } tables are back

## What arena, ladder, bench and load print

arena-stopped = stopped: { $kept } of { $games } games are kept in { $folder }; the same command again goes on from there
arena-unfenced = there is no Landlock on this system: { $guests } can read every file that you can, also those of this tournament (docs/bots.md)
arena-whole = { $games } games: --games { $more } would make the last group of rotated seats whole
arena-there = { $count } games are there already, in { $folder }
arena-playing = playing
arena-head = { $games } games of { $game }, { $players } at a table
arena-too-few = Too few games to rank, fewer than { $enough } of a player: in the order of entry, and without ratings.
arena-ended = ended by: { $endings }
arena-fault = { $player } went wrong { $times } times, first: { $fault }
arena-report = report: { $file }
ladder-left-out = left out: { $what }
ladder-stopped = stopped: what has been played is kept in { $folder }; the same command again goes on from there
ladder-contest = { $number } of { $count }: { $title }, { $games } games
ladder-page = { $games } games; page: { $file }
load-bad = { $lost } moves lost, { $errors } errors: { $problems }
bench-head = { $game }, { $engine } engine, one core
bench-measuring = measuring
bench-playouts = random playouts
bench-copy = copy of a position
bench-memory = memory of a position
bench-prospects = prospects of a view
bench-preview = preview of a gesture
bench-against = against { $name }
bench-search = search with { $budget } ms
bench-nodes = new nodes
bench-judged = positions judged
bench-part-judge = judge
bench-part-copy = copy
bench-part-deal = deal
bench-moves = moves/s
bench-players = ({ $players } players)
bench-bytes = bytes
bench-times = times ({ $rate } moves/s)
bench-slowest = us (slowest { $slowest })
bench-simulations = simulations/s
bench-a-second = a second
bench-of-time = { $share } of the time
bench-decisions = { $decisions } decisions: { $mean } ms on average, slowest { $slowest }, late { $late }
