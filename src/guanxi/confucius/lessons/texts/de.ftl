# Lessons of Confucius. What stands between two * matters most.

lesson-first-game = Deine erste Partie, mit Begleitung
lesson-first-game-about = Eine Partie gegen zwei Lehrlinge, die du in der dritten Runde übernimmst: Dort kommt alles bald vor. In den ersten Zügen lernst du Schritt für Schritt, worum es geht; dann spielst du weiter.
lesson-first-game-done = Das war alles, was diese Lektion zu erzählen hat. Spiel weiter: Wenn du einen Plan verpasst oder eine Gefahr übersiehst, steht es hier.
lesson-first-game-bribe = Bestich einen Beamten
lesson-first-game-bribe-text = Es gewinnt, wer die meisten *Punkte* hat: für Posten am Hof, Länder und Reisen. Geschenke entscheiden, wer wem helfen muss. Zahle den Preis eines Beamten in *Münzen*: Dein Marker dort zählt für dich. Wer die meisten hat, wenn ein Ministerium voll ist, wird *Minister*, der Nächste *Sekretär*. In Hubu fehlt nur noch einer, und ein Beamter dort macht Bestechungen billiger: *Bestich in Hubu*.
lesson-first-game-nominate = Nominiere einen Gelehrten
lesson-first-game-nominate-text = Für zwei Münzen. Ein Gelehrter von { $courtier } steht schon da; mit deinem gibt es am Ende der Runde eine *Beamtenprüfung*: Alle legen Karten zu einem der beiden – wer ein Geschenk von einem Besitzer hat, muss *dessen Gelehrten unterstützen*, auch gegen den eigenen. Die meisten Münzen gewinnen; der Kandidat des Siegers wird ein *gesicherter* Beamter.
lesson-first-game-give = Überreiche ein Geschenk
lesson-first-game-give-text = Dein Geschenk im Wert von 1 ist verfügbar. Überreiche es { $seafarer }: Niemand hat weniger Beamte in Hubu. Geschenke, die du überreicht *und* bekommen hast, bestimmen auch deine Würfel: keines gibt drei, eines oder zwei geben vier, drei oder mehr geben fünf.
lesson-first-game-binds = Ein Geschenk verpflichtet
lesson-first-game-binds-text = Wer dein Geschenk hat, darf dort *nicht bestechen*, wo er schon so viele Beamte hat wie du, muss *deinen Gelehrten unterstützen* und *tritt dir Einfluss ab*, wenn er in einem Ministerium ausscheidet. Los wird man es durch ein höheres Geschenk, einen übertragenen Beamten oder durch Hilfe.
lesson-first-game-bound = Auch du bist verpflichtet
lesson-first-game-bound-text = Du hast ein Geschenk von { $courtier }. Wo der Geber nicht mehr Beamte hat als du, kannst du *nicht bestechen*, und scheidest du in einem Ministerium aus, *trittst du dem Geber Einfluss ab*. Ein höheres Gegengeschenk befreit dich, ein übertragener Beamter auch.
lesson-first-game-income = Besorg dir Karten
lesson-first-game-income-text = Eine Karte ist Münzen *oder* Lizenzen wert, nie beides. Steuereinnahmen bringen zwei Karten. Jede Aktion kostet einen Würfel auf ihrem Feld; du hast nur wenige je Runde, also zählt jede Aktion.
lesson-first-game-pairs = Zwei Aktionen, ein Feld
lesson-first-game-pairs-text = Bestechen und Sichern teilen sich *ein Feld*, genauso Dschunken und Reise, Armee und Angriff. Das erste Mal kostet ein Feld in einer Runde einen Würfel, *jedes weitere Mal zwei*, egal mit welcher Hälfte. Heb dir die andere für die nächste Runde auf, oder spar Würfel für beide. Was Rivalen dort tun, zählt nicht.
lesson-first-game-exam = Eine Beamtenprüfung
lesson-first-game-exam-text = Wer Karten hat, muss mindestens eine verdeckt zu einem Gelehrten legen. Ein Geschenk vom Besitzer eines Gelehrten *zwingt* dich, diesen zu unterstützen. Drei Karten für den Gelehrten des Gebers können das Geschenk *unwirksam machen*.
lesson-first-game-resolution = Eine Machtübernahme
lesson-first-game-resolution-text = Das Ministerium war voll. Wer die *wenigsten* Marker hat, scheidet aus und tritt sie ab: dem Geber des höchsten Geschenks, sonst nach Wahl. So geht es weiter, bis zwei übrig sind: *Minister* und *Sekretär*. Ein Geschenk an einen schwachen Rivalen kann dich zum Minister machen.
lesson-first-game-secure = Sichere einen Beamten
lesson-first-game-secure-text = Einen liegenden Marker kann man dir nehmen. Zahle den Preis noch einmal, und er *steht* für immer.
lesson-first-game-invade = Greif ein Land an
lesson-first-game-invade-text = Eine Armee kostet sechs Lizenzen, vier mit einem Beamten in *Bingbu*. Eine wartet in deiner Kolonie: Schick sie für den Preis des Landes auf ein freies Armeefeld. Sind *alle* Felder voll, bekommen alle dort Punkte. Erreicht die Mauer vorher die Frist, bekommt sie niemand: Wähl ein Land, das voll wird.
lesson-first-game-junks = Kauf Dschunken
lesson-first-game-junks-text = Dschunken kommen in deine Werft. Eine kostet 1 Münze, vier kosten 10; mit einem Beamten in *Gongbu* weniger. Fünf auf See erreichen ein fernes Land.
lesson-first-game-voyage = Stich in See
lesson-first-game-voyage-text = Jede Dschunke, die in See sticht, kostet eine *Lizenz*. Die *fünfte* auf See schließt eine Reise ab: Wähl ein Land. Wer zuerst kommt, bekommt die Punkte, und wer überhaupt kommt, eine Verdienstkarte.

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

lesson-petition = Ein Bittgesuch versetzt Beamte
lesson-petition-about = Ein Geschenk für den Kaiser statt für einen Rivalen: Das fortgeschrittene Spiel hat ein Bittgesuch für jeden Wert.
lesson-petition-done = Die beiden Beamten haben die Plätze getauscht, jeder mit seinem Marker; auch ein stehender wird versetzt. Das Geschenk ist aus dem Spiel, zwei Würfel liegen auf dem Bittgesuch.
lesson-petition-goal = Bring deinen Beamten von Hubu nach Gongbu
lesson-petition-goal-text = Ein *Bittgesuch* kostet zwei Würfel, keine Münzen und ein verfügbares Geschenk, das aus dem Spiel kommt. Mit Geschenk 4 *tauscht* einer deiner Beamten den Platz mit einem anderen. Der Marker von { $courtier } steht: Keine Bestechungskarte könnte ihn nehmen.

lesson-exam = Heb eine Karte für die Prüfung auf
lesson-exam-about = Stehen Gelehrte von zwei Spielern da, legen alle Karten zu einem der beiden. Die meisten Münzen gewinnen, bei Gleichstand das rote Feld.
lesson-exam-done = Eine Karte hat genügt: deine Münzen gegen keine. Bei Gelehrten von zwei Spielern muss niemand etwas erzwingen, und dein Kandidat ist von Anfang an gesichert.
lesson-exam-goal = Gewinn die Beamtenprüfung gegen { $courtier }
lesson-exam-goal-text = Auf dem *roten* Feld steht ein Gelehrter von { $courtier }, aber die anderen haben keine Karten mehr. Alle haben gepasst, und du hast die *Gunst des Kaisers*: Nominiere für zwei Münzen einen Gelehrten. Bei 0 zu 0 gewinnt Rot, also *behalt eine Karte*, die du zu deinem legst.

lesson-force = Dein Gelehrter ganz allein
lesson-force-about = Eine erzwungene Prüfung findet auch mit nur einem Gelehrten statt, und dann legt niemand Karten.
lesson-force-done = Vier Münzen und zwei Würfel, und die anderen konnten keine einzige Karte gegen dich legen. Man kann auch umsonst erzwingen: Ohne Gelehrten findet nichts statt.
lesson-force-goal = Gewinn eine Beamtenprüfung ohne Gegner
lesson-force-goal-text = Beide Gelehrtenfelder sind leer, und die anderen haben mehr Münzen als du. *Nominiere* einen Gelehrten und *erzwing* die Prüfung, für je zwei Münzen. Dann pass: Du gewinnst, bevor jemand Karten legen kann.

lesson-candidate = Setz den Kandidaten
lesson-candidate-about = Wer die Beamtenprüfung gewinnt, setzt einen gesicherten Beamten. Schadet das einem Rivalen, zählt es doppelt.
lesson-candidate-done = Der Kandidat hat den Platz eines liegenden Markers eingenommen: einer mehr für dich, einer weniger für { $courtier }. Eine erzwungene Prüfung findet auch mit nur einem Gelehrten statt.
lesson-candidate-goal = Hab drei Beamte in Hubu und lass { $courtier } nur einen
lesson-candidate-goal-text = Dein Gelehrter steht allein da, und die Prüfung ist *erzwungen*: Du gewinnst sie. In Hubu sind alle Plätze voll, also ersetzt der Kandidat einen Beamten, dessen Marker *nicht steht*. Wähl, wessen.

lesson-tie = Wer entscheidet bei Gleichstand?
lesson-tie-about = Jeder Titel hat seinen Richter: Sind zwei gleichauf, bekommt ihn der Minister eines bestimmten Ministeriums.
lesson-tie-done = Vier Dschunken gegen drei: Du bist Admiral, ohne Richter. Bei gleich vielen Markern entscheidet der Minister von Hubu, bei Dschunken der von Gongbu, bei Armeen der von Bingbu.
lesson-tie-goal = Werde Admiral
lesson-tie-goal-text = Du und { $courtier }, ihr habt je drei Dschunken auf See. { $seafarer } ist aber *Minister von Gongbu* und bekommt bei Gleichstand den Titel des Admirals, trotz nur einer Dschunke. Hab *eine mehr* auf See.

lesson-favour = Wozu der Würfel des Obersten Ministers da ist
lesson-favour-about = Der Oberste Minister hat in der Runde einen Würfel weniger und dafür noch eine Aktion, wenn alle gepasst haben.
lesson-favour-done = Die Gunst hat keinen weiteren Würfel gekostet, obwohl sich Bestechen und Sichern ein Feld teilen. Nur die Münzen waren zu zahlen. Als Nächstes ernennst du den neuen Obersten Minister, und zwar jemand anderen.
lesson-favour-goal = Bestich und sichere mit einem Würfel einen Beamten von Bingbu
lesson-favour-goal-text = Ihn in derselben Runde zu sichern kostet zwei Würfel, und nach der Bestechung hast du keinen mehr. Aber du bist *Oberster Minister*: Auf der *Gunst des Kaisers* liegt schon ein Würfel von dir. Bestich, *pass* und führ dann irgendeine Aktion ohne Würfel aus.

lesson-extra = Eine Aktion ohne Würfel
lesson-extra-about = Mit der Zusatzaktion und der Gunst des Kaisers handelst du noch einmal, egal wie viele Würfel es kosten würde.
lesson-extra-done = Die Karte hat die Würfel ersetzt, die Münzen hast du gezahlt. Der Oberste Minister kann dasselbe einmal je Runde, wenn alle gepasst haben: die Gunst des Kaisers.
lesson-extra-goal = Bestich ohne Würfel einen Beamten von Hubu
lesson-extra-goal-text = Deine Würfel sind verbraucht. Spiel die Verdienstkarte *Zusatzaktion*: Deine nächste Aktion kostet keinen Würfel, auch nicht bei der dritten Nutzung eines Feldes. Der Preis in *Münzen* bleibt.
