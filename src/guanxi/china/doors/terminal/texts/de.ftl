# China in a terminal: the words of its map and tables.

turn-place = Zug { $turn }: { $player } setzt Spielsteine ein oder tauscht eine Karte
turn-pay = Zug { $turn }: { $player } zahlt oder setzt einen zweiten Spielstein ein
turn-pay-only = Zug { $turn }: { $player } zahlt
turn-draw = Zug { $turn }: { $player } zieht { $missing ->
    [one] eine Karte
   *[other] { $missing } Karten
  }
turn-announce = Zug { $turn }: { $player } sagt vor dem Ansehen, woher { $missing ->
    [one] eine Karte kommt
   *[other] { $missing } Karten kommen
  }
turn-cover = Zug { $turn }: { $player } baut das Haus auf der Befestigung
turn-pay-or-cover = Zug { $turn }: { $player } zahlt oder baut das Haus auf der Befestigung
turn-name = { $player } bestimmt für alle den Startspieler
turn-cut = { $player } lässt Straßen weg, bis es keine Abzweigung mehr gibt: Was dann zusammenhängt, sind die Ketten
turn-deal = Karten werden ausgeteilt
turn-over = Die Partie ist vorbei: { $reason }

display = Auslage
pile = Stapel
discard = Ablage
your-hand = Deine Hand
nothing = nichts
discard-top = { $cards }, obenauf { $top }
pile-first = { $cards }, der erste von zwei Stapeln.
pile-last = { $cards }, der zweite und letzte Stapel.
pile-gone = endgültig aufgebraucht.

province = Provinz
spaces = Felder
emissaries = Abges.
room = Raum
allies = Bündn.
player = Spieler
you = du
hand = Hand
palaces = Häuser
forts = Bef.
score = Stand
ended-now = Schluss
place = Platz
short-now = jetzt
short-score = SP
pieces = Rest
supply = { $palaces } Häuser { $emissaries } Abges.
supply-forts = { $palaces } Häuser { $emissaries } Abges. { $forts } Bef.

legend-map = (A) Haus, 3 freies Feld, [3] befestigt, ◆A2/3 Abgesandte von A/Grenze für alle, #4 Bündnis, ● gewertet
legend-sheet = Felder: Zahl frei, Buchstabe Besitzer, [ ] befestigt. Raum: Abgesandte/Grenze. Bündn.: Provinz#Bündnis.
legend-cards = Karten: { $cards }. Hand: ? hat niemand gezeigt.

## Points

score-title = Wäre jetzt Schluss
score-title-over = Schlusswertung
score-palaces = Häuser
score-alliances = Bündnisse
score-alliance = #{ $number } { $one } und { $two }
score-roads = Straßen
score-earlier = Früher
score-total = Summe
score-track = bisher gewertet
score-left = Spielsteine übrig
score-place = Platz
score-chain = { $player }: eine Kette aus { $count } Häusern, { $points } Punkte{ $doubled ->
    [yes] , durch eine Befestigung verdoppelt
   *[no] { "" }
  }: { $spaces }
score-doubled = * durch eine Befestigung verdoppelt
score-scored = ● schon gewertet; alles andere kommt mit der Schlusswertung
score-scored-over = ● während des Spiels gewertet
score-tie = Gleichauf mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }: { $players }. { $how ->
    [pieces] Wer mehr Spielsteine übrig hat, liegt vorn (CN-WIN-02).
    [seat] Auch Spielsteine sind gleich viele übrig, also liegt der spätere Platz vorn (CN-WIN-04).
   *[shared] Auch Spielsteine sind gleich viele übrig, also wird der Rang geteilt (CN-WIN-04, CN-WIN-05).
  }

## Choices

group-fortification = Befestigung
group-palace = Haus
group-emissary = Abgesandter
group-pay = Zahlen
group-exchange = Tauschen
group-take = Nehmen
group-draw = Ziehen
group-pass = Passen
group-first = Startspieler
group-leave-out = Weglassen
choice-first = Spieler { $player } ({ $mark })
choice-emissary = { $province } ({ $room })
choice-draw = vom Stapel

brief-hand = Deine Hand: { $hand }
brief-display = Auslage: { $display }. Stapel: { $pile }.

road = { $space }: { $others }

## Playing

how-to-play = Tippe die Nummer einer Möglichkeit oder einen ganzen Zug wie „setze haus wei-3 mit rot“. „hilfe“ zeigt alles.
rule = CN-ROAD-07
help-choose =
    setze haus wei-3          jede Aktion in Worten; kurz: wei-3 oder Stadt: Anyi
    setze abgesandten wei     kurz: wei
    setze haus wei-3 und abgesandten wei mit rot rot
                              ein ganzer Zug auf einmal; kurz: wei-3 wei r r
    zahle rot rot             kurz: r r
    tausche rot gegen grün, tausche rot ziehend
    nimm rot, zieh            aus der Auslage, vom Stapel; kurz: r
help-look = spielplan, plan, straßen  der Tisch, nur der Plan, die Straßen in Worten

## Words that may be typed in place of those of the notation

# The orders that look at something, and what may be typed for each; the first word is shown
look-words =
    map: plan karte
    roads: straßen wege

typed-words =
    place: setze setzen einsetzen baue bauen entsende entsenden
    palace: haus
    emissary: abgesandter abgesandten
    fortification: befestigung
    pay: zahle zahl zahlen bezahle bezahlen
    paying: mit
    exchange: tausche tausch tauschen
    take: nimm nehmen
    taking: gegen
    draw: zieh ziehe ziehen
    drawing: ziehend
    pass: passe passen
    and: und
    red: rot
    yellow: gelb
    green: grün
    purple: violett lila
