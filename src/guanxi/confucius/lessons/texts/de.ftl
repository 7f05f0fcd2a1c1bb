# Lessons of Confucius. What stands between two * matters most.

lesson-first-game = Deine erste Partie, mit Begleitung
lesson-first-game-about = Eine ganze Partie gegen zwei Lehrlinge. In den ersten Runden lernst du Schritt für Schritt, worum es geht.
lesson-first-game-done = Jetzt kennst du alles. Spiel weiter: Wenn du einen Plan verpasst oder eine Gefahr übersiehst, steht es hier.
lesson-first-game-bribe = Bestich einen Beamten
lesson-first-game-bribe-text = Zahle den Preis eines Beamten in *Münzen*: Dein Marker liegt dann dort und zählt für dich in diesem Ministerium. Wer die meisten Marker hat, wenn es voll ist, wird *Minister*, der Nächste *Sekretär*. Ein Beamter in Hubu macht spätere Bestechungen billiger.
lesson-first-game-income = Besorg dir Karten
lesson-first-game-income-text = Eine Karte ist Münzen *oder* Lizenzen wert, nie beides. Steuereinnahmen bringen zwei Karten. Jede Aktion kostet einen Würfel auf ihrem Feld; du hast nur wenige je Runde, also zählt jede Aktion.
lesson-first-game-give = Überreiche ein Geschenk
lesson-first-game-give-text = Dein Geschenk im Wert von 1 ist verfügbar. Überreiche es jemandem, der dort besticht, wo auch du bestichst. Geschenke, die du überreicht *und* bekommen hast, bestimmen auch deine Würfel: keines gibt drei, eines oder zwei geben vier, drei oder mehr geben fünf.
lesson-first-game-binds = Ein Geschenk verpflichtet
lesson-first-game-binds-text = Wer dein Geschenk hat, darf dort *nicht bestechen*, wo er schon so viele Beamte hat wie du, muss *deinen Gelehrten unterstützen* und *tritt dir Einfluss ab*, wenn er in einem Ministerium ausscheidet. Los wird man es durch ein höheres Geschenk, einen übertragenen Beamten oder durch Hilfe.
lesson-first-game-secure = Sichere einen Beamten
lesson-first-game-secure-text = Einen liegenden Marker kann man dir nehmen. Zahle den Preis noch einmal, und er *steht* für immer. Bestechen und Sichern teilen sich ein Feld: Die *zweite Nutzung in einer Runde kostet zwei Würfel*. So ist es auch bei Dschunken und Reise, Armee und Angriff.
lesson-first-game-junks = Kauf Dschunken
lesson-first-game-junks-text = Dschunken kommen in deine Werft. Eine kostet 1 Münze, vier kosten 10; mit einem Beamten in *Gongbu* weniger. Fünf auf See erreichen ein fernes Land.
lesson-first-game-voyage = Stich in See
lesson-first-game-voyage-text = Jede Dschunke, die in See sticht, kostet eine *Lizenz*. Die *fünfte* auf See schließt eine Reise ab: Wähl ein Land. Wer zuerst kommt, bekommt die Punkte, und wer überhaupt kommt, eine Verdienstkarte.
lesson-first-game-nominate = Nominiere einen Gelehrten
lesson-first-game-nominate-text = Ab Runde 2, für zwei Münzen. Stehen zwei Gelehrte da, gibt es eine *Beamtenprüfung*: Alle legen Karten zu einem von ihnen, die meisten Münzen gewinnen. Der Kandidat des Siegers wird ein *gesicherter* Beamter.
lesson-first-game-army = Stell eine Armee auf
lesson-first-game-army-text = Sechs Lizenzen, oder vier mit einem Beamten in *Bingbu*. Die Armee wartet in deiner Kolonie; eine weitere Aktion schickt sie los.
lesson-first-game-invade = Greif ein Land an
lesson-first-game-invade-text = Schick die Armee für den Preis des Landes auf ein freies Armeefeld. Sind *alle* Felder voll, bekommen alle dort Punkte. Erreicht die Mauer vorher die Frist, bekommt sie niemand: Wähl ein Land, das voll wird.
lesson-first-game-bound = Jetzt bist du verpflichtet
lesson-first-game-bound-text = Du hast ein Geschenk bekommen. Wo der Geber nicht mehr Beamte hat als du, kannst du *nicht bestechen*, und scheidest du in einem Ministerium aus, *trittst du dem Geber Einfluss ab*. Ein höheres Gegengeschenk befreit dich, ein übertragener Beamter auch.
lesson-first-game-exam = Eine Beamtenprüfung
lesson-first-game-exam-text = Wer Karten hat, muss mindestens eine verdeckt zu einem Gelehrten legen. Ein Geschenk vom Besitzer eines Gelehrten *zwingt* dich, diesen zu unterstützen. Drei Karten für den Gelehrten des Gebers können das Geschenk *unwirksam machen*.
lesson-first-game-resolution = Eine Machtübernahme
lesson-first-game-resolution-text = Das Ministerium war voll. Wer die *wenigsten* Marker hat, scheidet aus und tritt sie ab: dem Geber des höchsten Geschenks, sonst nach Wahl. So geht es weiter, bis zwei übrig sind: *Minister* und *Sekretär*. Ein Geschenk an einen schwachen Rivalen kann dich zum Minister machen.

lesson-discount = Erst Hubu
lesson-discount-about = Ein Beamter in Hubu macht jede spätere Bestechung eine Münze billiger. Es kommt auf die Reihenfolge an.
lesson-discount-done = Der erste hat 2 gekostet, der zweite nur 1: Der Nachlass gilt vom ersten Beamten an, in jedem Ministerium.
lesson-discount-goal = Zwei Beamte von Hubu mit drei Münzen
lesson-discount-goal-text = Du hast eine 1 und eine 2; beide Beamten kosten 2. Bestich *einen* mit der richtigen Karte und sieh, was der andere dann kostet. Die zweite Bestechung einer Runde kostet zwei Würfel.

lesson-pair = Die zweite Nutzung kostet zwei Würfel
lesson-pair-about = Manche Aktionen teilen sich ein Feld. Bestich und sichere in einer Runde und zähl deine Würfel.
lesson-pair-done = Ein Würfel für die Bestechung, zwei für das Sichern, denn sie teilen sich ein Feld. Bei zwei Aktionen mit eigenen Feldern wäre dir ein Würfel geblieben.
lesson-pair-goal = Bestich und sichere einen Beamten in dieser Runde
lesson-pair-goal-text = Der erste Beamte von Bingbu kostet 3 und noch einmal 3, um ihn zu *sichern*. Deine drei Würfel reichen gerade: erst einer, dann zwei. Achte darauf, mit welchen Karten du zahlst.

lesson-repay = Frei durch ein Geschenk
lesson-repay-about = Ein Geschenk hindert dich am Bestechen. Ein höheres Gegengeschenk macht es unwirksam.
lesson-repay-done = Dein Geschenk im Wert von 4 hat das von { $courtier } im Wert von 2 unwirksam gemacht: Jetzt ist { $courtier } verpflichtet, und du bestichst, wo du willst.
lesson-repay-goal = Bestich noch einen Beamten von Hubu
lesson-repay-goal-text = { $courtier } hat dir ein Geschenk im Wert von 2 überreicht und hat in Hubu so viele Beamte wie du: Dort darfst du nicht bestechen. Überreiche erst *ein höheres Gegengeschenk*, dann bestich.

lesson-transfer = Frei durch einen Beamten
lesson-transfer-about = Ist kein Geschenk hoch genug, beendet ein übertragener Beamter eine Verpflichtung, und das kostet keinen Würfel.
lesson-transfer-done = Der Beamte von Hubu ging an { $courtier }, und damit ist das Geschenk im Wert von 6 erledigt. Eine Übertragung kostet keinen Würfel, nur den Zug.
lesson-transfer-goal = Bestich noch einen Beamten von Gongbu
lesson-transfer-goal-text = Das Geschenk von { $courtier } im Wert von 6 lässt sich nicht überbieten. *Übertrage* einen Beamten auf { $courtier }, dann ist es unwirksam. Überleg gut, welchen: Danach bestich in Gongbu.

lesson-three-cards = Drei Karten machen ein Geschenk unwirksam
lesson-three-cards-about = In einer Beamtenprüfung kannst du ein Geschenk abtragen, indem du den Gelehrten seines Gebers unterstützt.
lesson-three-cards-done = Zwei Karten über die erste hinaus haben das Geschenk von { $seafarer } unwirksam gemacht. Für den Gelehrten zählen sie trotzdem.
lesson-three-cards-goal = Mach in dieser Prüfung das Geschenk von { $seafarer } unwirksam
lesson-three-cards-goal-text = Das Geschenk von { $seafarer } verpflichtet dich, den Gelehrten von { $seafarer } zu unterstützen. Mit *drei oder mehr Karten* für ihn darfst du das Geschenk unwirksam machen.

lesson-lend = Wer bekommt deinen Einfluss?
lesson-lend-about = Wer in einem Ministerium ausscheidet, entscheidet, wer Minister wird.
lesson-lend-done = { $seafarer } ist Minister geworden, für 7 Punkte, { $courtier } nur Sekretär, für 5. Dein Marker bleibt deiner und zählt für das Amt.
lesson-lend-goal = { $courtier } darf nicht Minister von Hubu werden
lesson-lend-goal-text = Du hast einen Beamten, die anderen je drei: Du scheidest aus. Kein Geschenk verpflichtet dich, also wählst du. { $courtier } führt nach Punkten: *Tritt deinen Einfluss der anderen Seite ab*.

lesson-bind = Ein Geschenk, das dich zum Minister macht
lesson-bind-about = Wer ausscheidet, tritt Einfluss an den Geber des höchsten Geschenks ab. Sei rechtzeitig dieser Geber.
lesson-bind-done = { $seafarer } wird in Hubu ausscheiden und dir Einfluss abtreten: 3 ist mehr als die 2 von { $courtier }. Mit vier Beamten wirst du Minister.
lesson-bind-goal = Werde Minister von Hubu
lesson-bind-goal-text = Hubu ist voll, und die Machtübernahme steht an. { $courtier } und du habt je drei Beamte, { $seafarer } hat einen, scheidet aus und muss wegen eines Geschenks im Wert von 2 Einfluss an { $courtier } abtreten. Überreiche { $seafarer } ein *höheres*.

lesson-voyage = Fünf Dschunken sind eine Reise
lesson-voyage-about = Zähl die Dschunken auf See: Die fünfte erreicht das Land.
lesson-voyage-done = Eine gekauft, mit zweien in See gestochen, und die fünf haben ein Land erreicht, das niemand kannte. Die Punkte gehören dir, dazu eine Verdienstkarte.
lesson-voyage-goal = Entdecke in dieser Runde ein fernes Land
lesson-voyage-goal-text = Drei deiner Dschunken sind auf See, eine liegt in deiner Werft. *Kauf noch eine* und stich dann mit beiden in See; jede kostet eine Lizenz. Fahr dorthin, wo noch niemand war: Afrika ist schon entdeckt.

lesson-invade = Mach das Land voll
lesson-invade-about = Eine Invasion bringt nur Punkte, wenn alle Armeefelder vor Ablauf der Frist voll sind.
lesson-invade-done = Korea ist voll: Am Ende dieser Runde bekommen alle dort Punkte. Ein leeres Feld, und niemand hätte welche bekommen.
lesson-invade-goal = Lass die Invasion von Korea gelingen
lesson-invade-goal-text = Es ist Runde 4, und mit ihr endet die Frist von Korea. Ein Armeefeld ist leer, und in deiner Kolonie wartet eine Armee: *Greif dort an*. Die Mandschurei hat mehr Zeit.

lesson-takeover = Einen fremden Beamten übernehmen
lesson-takeover-about = Ein liegender Marker ist nicht sicher: Eine Karte „Bestechung“ nimmt ihn.
lesson-takeover-done = Die Karte hat einen liegenden Marker zum Preis des Beamten genommen. Ein stehender wäre sicher gewesen: Dafür sichert man.
lesson-takeover-goal = Nimm { $courtier } einen Beamten von Bingbu ab
lesson-takeover-goal-text = Eine gewöhnliche Bestechung nimmt niemandem einen Beamten. Deine Verdienstkarte *Bestechung* kann es, wo der Marker *liegt*. Spiel sie auf den Beamten, der nicht gesichert ist, und zahle.
