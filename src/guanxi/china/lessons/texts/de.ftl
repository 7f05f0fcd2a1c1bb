# Lessons of China. What stands between two * matters most.

lesson-first-game = Deine erste Partie, mit Begleitung
lesson-first-game-about = Eine ganze Partie gegen zwei Lehrlinge. In den ersten Zügen lernst du Schritt für Schritt, worum es geht.
lesson-first-game-done = Das war alles, was diese Lektion zu erzählen hat. Spiel weiter: Wenn du einen Plan verpasst oder eine Gefahr übersiehst, steht es hier.
lesson-first-game-place = Bau ein Haus
lesson-first-game-place-text = Die umrandeten Felder sind frei. In eine *leere* Provinz kommt pro Zug nur *ein* Spielstein. Du hast zwei rote Karten: Fang in Wei oder Shu an, beide sind rot. In großen Provinzen gibt es am meisten zu holen.
lesson-first-game-pay = Zahle mit Karten
lesson-first-game-pay-text = Eine Karte in der Farbe der Provinz bezahlt *einen* Spielstein. *Zwei gleiche Karten* in einer anderen Farbe tun es auch. Eine Zahlung ist vorgeschlagen; tippe auf deine Karten, um sie zu ändern, dann setz ein und zahle.
lesson-first-game-draw = Füll deine Hand auf
lesson-first-game-draw-text = Zieh Karte für Karte, bis du drei hast: offene aus der Auslage oder verdeckte vom Stapel. Gleiche Karten sind viel wert, denn ein *Paar* bezahlt überall einen Spielstein.
lesson-first-game-two = Zwei Spielsteine in einer Provinz
lesson-first-game-two-text = Wo schon jemand steht, darfst du in einem Zug *zwei* Spielsteine einsetzen. Sie kosten zwei passende Karten oder eine passende und ein Paar. Die meisten Punkte einer Provinz bekommt, wer dort die meisten Häuser hat.
lesson-first-game-road = Deine Reihe wächst
lesson-first-game-road-text = Straßen verbinden die Felder, auch über Grenzen. *Vier oder mehr* deiner Häuser hintereinander sind eine Kette: am Ende ein Punkt für jedes. Bau eines, das deine längste Reihe *länger* macht.
lesson-first-game-emissary = Entsende einen Abgesandten
lesson-first-game-emissary-text = Abgesandte stehen auf dem Drachenfeld. Eine Provinz hat für so viele Platz, alle zusammengezählt, wie der Führende dort Häuser hat. Deine müssen es nicht sein. Tippe auf einen Drachen, bei dem noch Platz ist.
lesson-first-game-alliance = Zwei Abgesandte, ein Bündnis
lesson-first-game-alliance-text = Die roten Zahlen sind Bündnisse zweier Provinzen. Wer mit Abgesandten in *beiden* führt, bekommt einen Punkt für jeden Abgesandten, der dort steht, auch für fremde. Entsende einen, der dir aus einem Bündnis *Punkte* bringt: gleich neben eine Provinz, in der du führst. Zeig auf eine Zahl, um zu sehen, was sie bringt.
lesson-first-game-scored = Eine Provinz ist voll und wird gewertet
lesson-first-game-scored-text = Für die meisten Häuser gibt es einen Punkt für *jedes* Haus in der Provinz, egal, wem es gehört. Für den zweiten Rang so viele Punkte, wie der erste Häuser hat, für den dritten so viele wie der zweite. Ein einzelnes Haus neben jemand Starkem kann also billige Punkte bringen.
lesson-first-game-ending = Halbzeit
lesson-first-game-ending-text = Der Stapel war aufgebraucht und ist neu gemischt. Beim zweiten Mal beginnt die letzte Runde. Dann werden Provinzen, die nicht voll sind, so gewertet, wie sie stehen, danach Bündnisse, danach Ketten. „Wäre jetzt Schluss“ zeigt, was das brächte.

lesson-joker = Mit einem Paar zahlen
lesson-joker-about = Keine Karte passt, und du kannst trotzdem bauen: Zwei gleiche stehen für jede andere Farbe.
lesson-joker-done = Zwei grüne Karten haben einen Spielstein in einer violetten Provinz bezahlt. In einer grünen würden sie zwei Spielsteine bezahlen, nicht einen.
lesson-joker-goal = Bau in Chu ohne eine violette Karte
lesson-joker-goal-text = Du hast zwei grüne Karten und eine gelbe. Chu ist violett. Bau dort ein Haus und zahle mit *zwei gleichen Karten*.

lesson-make-room = Platz für einen Abgesandten
lesson-make-room-about = Abgesandte brauchen Platz, und Häuser schaffen ihn. Es kommt auf die Reihenfolge an.
lesson-make-room-done = Dein zweites Haus hat Platz für zwei Abgesandte geschaffen. Umgekehrt wäre der Abgesandte abgelehnt worden: Der Platz wird gezählt, wenn der Abgesandte eingesetzt wird.
lesson-make-room-goal = Ein Abgesandter in Chu, noch in diesem Zug
lesson-make-room-goal-text = Chu hat Platz für einen Abgesandten, und dort steht schon der von { $builder }. Bau *zuerst ein Haus* und entsende dann den Abgesandten; zwei violette Karten bezahlen beides.

lesson-alliance = Ein Bündnis gewinnen
lesson-alliance-about = Ein Abgesandter am richtigen Ort, und aus einer geteilten Führung wird dein Bündnis.
lesson-alliance-done = Du führst in Wei und in Han: ein Punkt für jeden der sechs Abgesandten dort, auch für die fremden.
lesson-alliance-goal = Bündnis 12 soll dir sechs Punkte bringen
lesson-alliance-goal-text = In Wei führst du. In Han habt { $envoy } und du je einen Abgesandten. Wer in *beiden* führt, bekommt einen Punkt für jeden Abgesandten in beiden: Finde die Stelle für noch einen.

lesson-break-alliance = Ein Bündnis sprengen
lesson-break-alliance-about = Man muss ein Bündnis nicht selbst gewinnen, um es jemandem wegzunehmen.
lesson-break-alliance-done = Jetzt führst du in Qi allein, und niemand führt auf beiden Seiten. Zwei Abgesandte von dir kosten { $builder } drei Punkte und können dir selbst ein Bündnis bringen.
lesson-break-alliance-goal = Nimm { $builder } das Bündnis 8 weg
lesson-break-alliance-goal-text = { $builder } führt in Qi und in Yan. Gleich viele genügen nicht: Wer gleichauf liegt, führt *gemeinsam*. Du darfst in einem Zug zwei Spielsteine einsetzen.

lesson-last-space = Das letzte Feld bringt die Wertung
lesson-last-space-about = Eine Provinz wird sofort gewertet, wenn ihr letztes Feld bebaut wird, egal, von wem.
lesson-last-space-done = Du liegst gleichauf mit { $builder }, ihr seid beide Erste: je sieben Punkte für alle sieben Häuser. { $envoy } bekommt drei, so viele, wie ein Erster Häuser hat.
lesson-last-space-goal = Bring Wei zur Wertung, gleichauf mit { $builder }
lesson-last-space-goal-text = Ein Feld von Wei ist frei. { $builder } hat drei Häuser, du hast zwei. Bau auf das letzte Feld: *Bei Gleichstand an der Spitze bekommen beide alles*.

lesson-after-scoring = Werten und weitermachen
lesson-after-scoring-about = Auch wenn eine Provinz gewertet ist, ist dein Zug nicht vorbei.
lesson-after-scoring-done = Lu hat dir und { $builder } vier Punkte gebracht, und dein Abgesandter hatte den Platz, den deine Häuser geschaffen haben.
lesson-after-scoring-goal = Mach Lu voll und entsende einen Abgesandten dorthin
lesson-after-scoring-goal-text = Mit dem letzten Haus wird Lu sofort gewertet. Im selben Zug darf ein *zweiter Spielstein* folgen: kein Haus, dafür ist kein Feld mehr frei, aber ein Abgesandter.

lesson-chain = Eine Kette über die Grenze
lesson-chain-about = Vier Häuser hintereinander sind eine Kette, und Grenzen spielen keine Rolle.
lesson-chain-done = Vier hintereinander, über die Grenze von Wei und Zhao: am Ende vier Punkte, einer je Haus. Mit einem fünften wären es fünf.
lesson-chain-goal = Vier deiner Häuser hintereinander
lesson-chain-goal-text = Du stehst auf zwei Feldern von Wei und auf einem von Zhao. Ein Feld *dazwischen* verbindet alle zu einer Kette aus vier.

lesson-branch = Was abseits hängt, zählt nicht
lesson-branch-about = Eine Kette ist ein Weg: An einer Abzweigung führt er nur in eine Richtung.
lesson-branch-done = An einer Abzweigung nimmt der Weg die bessere Richtung. Du hast ihn an einem Ende verlängert: fünf Häuser hintereinander, und eines hängt abseits.
lesson-branch-goal = Deine Kette soll fünf Punkte bringen
lesson-branch-goal-text = Fünf deiner Häuser hängen zusammen, aber der Weg hat nur vier: Eines hängt an der Abzweigung abseits. Ein Haus *an einem Ende* macht den Weg länger.

lesson-block = Stell dich in den Weg
lesson-block-about = Ein Haus am richtigen Ort unterbricht eine Kette, bevor sie zählt.
lesson-block-done = Mit einem Haus mehr hätte { $builder } eine Kette aus fünf gehabt. Jetzt sind es nur kurze Reihen, und die bringen nichts.
lesson-block-goal = Keine Kette aus fünf für { $builder }
lesson-block-goal-text = { $builder } hat Häuser auf beiden Seiten eines freien Feldes von Wei. Wer es nimmt, entscheidet: *Bau dort*.

lesson-exchange = Eine Karte tauschen
lesson-exchange-about = Wenn sich nichts Gutes einsetzen lässt, bringt ein Zug vielleicht ein Paar.
lesson-exchange-done = Eine Karte gegen eine andere, und der Zug ist vorbei. Deine zwei roten bezahlen überall einen Spielstein oder zwei in einer roten Provinz.
lesson-exchange-goal = Beende deinen Zug mit zwei roten Karten
lesson-exchange-goal-text = Deine drei Karten sind alle verschieden. Statt etwas einzusetzen, darfst du *eine Karte tauschen*: Leg sie zuerst ab und nimm dann die rote aus der Auslage.
