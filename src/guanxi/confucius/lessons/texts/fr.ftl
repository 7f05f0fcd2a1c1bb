# Lessons of Confucius. What stands between two * matters most.

lesson-first-game = Votre première partie, guidée
lesson-first-game-about = Une partie contre deux apprentis, reprise au troisième tour : toutes les idées s’y présentent vite. Les premières actions vous les montrent, une à la fois ; puis vous continuez librement.
lesson-first-game-done = C’est tout ce que cette leçon avait à dire. Continuez : si une occasion vous échappe ou si un danger menace, vous le lirez ici.
lesson-first-game-bribe = Corrompez un Fonctionnaire
lesson-first-game-bribe-text = Qui a le plus de *points* gagne : postes à la cour, pays, expéditions. Les cadeaux décident qui doit aider qui. Payez le coût d’un Fonctionnaire en *pièces* : votre marqueur y compte pour vous. Une fois un ministère plein, qui en a le plus devient *Ministre*, le suivant *Secrétaire*. À Hubu, il n’en manque qu’un, et un Fonctionnaire y rend les corruptions moins chères : *corrompez à Hubu*.
lesson-first-game-nominate = Nommez un étudiant
lesson-first-game-nominate-text = Pour deux pièces. L’étudiant de { $courtier } attend déjà ; avec le vôtre, il y aura un *examen* à la fin du tour : chacun pose des cartes à côté de l’un des deux – qui tient un cadeau d’un propriétaire doit *assister l’étudiant de celui-ci*, même contre le sien propre. Le plus grand nombre de pièces l’emporte ; le candidat du vainqueur devient un Fonctionnaire *sécurisé*.
lesson-first-game-give = Donnez un cadeau
lesson-first-game-give-text = Votre cadeau de 1 est disponible. Donnez-le à { $seafarer } : personne n’a moins de Fonctionnaires à Hubu. Les cadeaux donnés *et* reçus décident aussi de vos cubes : aucun en donne trois, un ou deux en donnent quatre, trois ou plus en donnent cinq.
lesson-first-game-binds = Un cadeau tient en laisse
lesson-first-game-binds-text = Qui a votre cadeau *ne peut pas corrompre* là où il a autant de Fonctionnaires que vous, doit *assister votre étudiant* et *vous cède son influence* s’il sort d’un ministère. Il s’en libère par un cadeau plus cher, un Fonctionnaire transféré ou un coup de main.
lesson-first-game-bound = Vous aussi êtes l’obligé de quelqu’un
lesson-first-game-bound-text = Vous avez un cadeau de { $courtier }. Là où vous avez autant de Fonctionnaires que le donateur, vous *ne pouvez pas corrompre*, et si vous sortez d’un ministère, vous *cédez au donateur*. Un cadeau plus cher en retour vous libère ; transférer un Fonctionnaire aussi.
lesson-first-game-income = Prenez des cartes
lesson-first-game-income-text = Une carte vaut des pièces *ou* des licences, jamais les deux. Les Impôts donnent deux cartes. Chaque action coûte un cube sur sa case ; vous en avez quelques-uns par tour, chaque action compte donc.
lesson-first-game-pairs = Deux actions, une case
lesson-first-game-pairs-text = Corrompre et sécuriser ont la *même case* ; jonques et expédition aussi, armée et invasion de même. Dans un tour, le premier usage d’une case coûte un cube, *chaque autre deux*, quelle que soit la moitié. Gardez l’autre pour le tour suivant, ou des cubes pour les deux. Les cubes des rivaux ne comptent pas.
lesson-first-game-exam = Un examen
lesson-first-game-exam-text = Qui a une carte en main doit en poser au moins une à côté d’un étudiant, face cachée. Un cadeau du propriétaire d’un étudiant vous *oblige* à assister celui-ci. Trois cartes pour l’étudiant du donateur peuvent *mettre fin* au cadeau.
lesson-first-game-resolution = Un ministère est résolu
lesson-first-game-resolution-text = Il était plein. Qui a le *moins* de marqueurs sort et les cède : au donateur du cadeau le plus cher, sinon à qui il veut. Ainsi de suite jusqu’à ce qu’il en reste deux : *Ministre* et *Secrétaire*. Un cadeau à un rival faible peut faire de vous le Ministre.
lesson-first-game-secure = Sécurisez un Fonctionnaire
lesson-first-game-secure-text = Un marqueur couché peut vous être pris. Payez le coût encore une fois, et il est *debout* pour de bon.
lesson-first-game-invade = Envahissez un pays
lesson-first-game-invade-text = Une armée coûte six licences, quatre avec un Fonctionnaire à *Bingbu*. L’une attend dans votre colonie : mettez-la sur une case libre pour le coût du pays. Quand *toutes* les cases sont prises, chacun y marque ses points. Si la muraille atteint l’échéance avant, personne n’en marque : choisissez un pays qui se remplira.
lesson-first-game-junks = Achetez des jonques
lesson-first-game-junks-text = Les jonques vont dans votre chantier. Une coûte 1 pièce, quatre en coûtent 10 ; avec un Fonctionnaire à *Gongbu*, c’est moins cher. À cinq en mer, elles atteignent une Terre Lointaine.
lesson-first-game-voyage = Prenez la mer
lesson-first-game-voyage-text = Chaque jonque qui prend la mer coûte une *licence*. La *cinquième* en mer achève l’expédition : choisissez une terre. Qui arrive en premier en reçoit les points, et tous ceux qui arrivent reçoivent une récompense.

lesson-discount = Hubu d’abord
lesson-discount-about = Un Fonctionnaire à Hubu rend chaque corruption suivante moins chère d’une pièce. Tout dépend de l’ordre.
lesson-discount-done = Le premier a coûté 2, le second seulement 1 : la réduction vaut dès le premier Fonctionnaire, dans tous les ministères.
lesson-discount-goal = Deux Fonctionnaires de Hubu avec trois pièces
lesson-discount-goal-text = Vous avez un 1 et un 2 ; les deux Fonctionnaires coûtent 2. Corrompez-en *un* avec la bonne carte, et voyez ce que coûte alors l’autre. La seconde corruption d’un tour prend deux cubes.

lesson-pair = Le second usage coûte deux cubes
lesson-pair-about = Certaines actions partagent une case. Corrompez et sécurisez dans un même tour, et comptez vos cubes.
lesson-pair-done = Un cube pour corrompre, deux pour sécuriser : c’est la même case. Deux actions sur des cases différentes vous auraient laissé un cube.
lesson-pair-goal = Corrompez et sécurisez un Fonctionnaire dans ce tour
lesson-pair-goal-text = Le premier Fonctionnaire de Bingbu coûte 3, et encore 3 pour être *sécurisé*. Vos trois cubes y suffisent tout juste : un, puis deux. Attention aux cartes avec lesquelles vous payez.

lesson-repay = Libérez-vous par un cadeau
lesson-repay-about = Un cadeau vous empêche de corrompre. Un plus cher en retour y met fin.
lesson-repay-done = Votre cadeau de 4 a mis fin au cadeau de 2 { VOWEL($courtier) ->
    [yes] d’{ $courtier }
   *[no] de { $courtier }
  } : l’obligation a changé de camp, et vous corrompez où vous voulez.
lesson-repay-goal = Corrompez un Fonctionnaire de plus à Hubu
lesson-repay-goal-text = { $courtier } vous a donné un cadeau de 2 et a autant de Fonctionnaires que vous à Hubu : vous ne pouvez pas y corrompre. *Un cadeau plus cher en retour* d’abord, puis corrompez.

lesson-transfer = Libérez-vous par un Fonctionnaire
lesson-transfer-about = Faute d’un cadeau assez cher, transférer un Fonctionnaire met fin à un cadeau, et ne coûte pas de cube.
lesson-transfer-done = Le Fonctionnaire de Hubu est passé à { $courtier }, et le cadeau de 6 a disparu avec lui. Un transfert ne prend pas de cube, seulement le tour.
lesson-transfer-goal = Corrompez un Fonctionnaire de plus à Gongbu
lesson-transfer-goal-text = Le cadeau de 6 { VOWEL($courtier) ->
    [yes] d’{ $courtier }
   *[no] de { $courtier }
  } est trop cher pour être rendu. *Transférez* un Fonctionnaire à { $courtier } pour y mettre fin. Choisissez bien lequel, puis corrompez à Gongbu.

lesson-three-cards = Trois cartes mettent fin à un cadeau
lesson-three-cards-about = Lors d’un examen, on peut s’acquitter d’un cadeau en assistant l’étudiant du donateur.
lesson-three-cards-done = Deux cartes de plus que la première ont mis fin au cadeau { VOWEL($seafarer) ->
    [yes] d’{ $seafarer }
   *[no] de { $seafarer }
  }. Elles comptent aussi pour l’étudiant.
lesson-three-cards-goal = Mettez fin au cadeau { VOWEL($seafarer) ->
    [yes] d’{ $seafarer }
   *[no] de { $seafarer }
  } dans cet examen
lesson-three-cards-goal-text = Le cadeau { VOWEL($seafarer) ->
    [yes] d’{ $seafarer }
   *[no] de { $seafarer }
  } vous oblige : vous devez assister son étudiant. Avec *trois cartes ou plus* pour lui, vous pouvez déclarer le cadeau { VOWEL($seafarer) ->
    [yes] d’{ $seafarer }
   *[no] de { $seafarer }
  } annulé.

lesson-lend = À qui céder ?
lesson-lend-about = Qui sort d’un ministère décide qui devient Ministre.
lesson-lend-done = { $seafarer } est Ministre pour 7 points, { $courtier } seulement Secrétaire pour 5. Votre marqueur reste à vous, et compte pour le titre.
lesson-lend-goal = Empêchez { $courtier } de devenir Ministre de Hubu
lesson-lend-goal-text = Vous avez un Fonctionnaire, les autres trois chacun : vous sortez. Aucun cadeau ne vous oblige, vous avez donc le choix. { $courtier } mène la partie : *cédez à l’autre*.

lesson-bind = Un cadeau qui fait un Ministre
lesson-bind-about = Qui sort cède au donateur du cadeau le plus cher. Soyez ce donateur à temps.
lesson-bind-done = { $seafarer } sortira de Hubu et vous cédera son influence : 3, c’est plus que les 2 { VOWEL($courtier) ->
    [yes] d’{ $courtier }
   *[no] de { $courtier }
  }. Vous serez Ministre avec quatre Fonctionnaires.
lesson-bind-goal = Devenez Ministre de Hubu
lesson-bind-goal-text = Hubu est plein et sera résolu. Vous et { $courtier } avez trois Fonctionnaires chacun, { $seafarer } en a un et sortira, en cédant à { $courtier } à cause d’un cadeau de 2. Donnez à { $seafarer } un cadeau *plus cher*.

lesson-voyage = Cinq jonques font une expédition
lesson-voyage-about = Comptez les jonques en mer : la cinquième touche terre.
lesson-voyage-done = Une jonque achetée, deux en mer, et à cinq elles ont atteint une terre inconnue. Ses points sont à vous, ainsi qu’une récompense.
lesson-voyage-goal = Découvrez une Terre Lointaine dans ce tour
lesson-voyage-goal-text = Trois de vos jonques sont en mer, une est au chantier. *Achetez-en une de plus*, puis prenez la mer avec les deux ; chacune prend une licence. Allez là où personne n’est allé : l’Afrique est déjà découverte.

lesson-invade = Remplissez le pays
lesson-invade-about = Une invasion ne rapporte que si toutes les cases sont prises avant l’échéance.
lesson-invade-done = La Corée est pleine : à la fin de ce tour, chacun y marque ses points. Une case vide, et personne n’aurait rien eu.
lesson-invade-goal = Faites réussir l’invasion de la Corée
lesson-invade-goal-text = C’est le tour 4, et l’échéance de la Corée tombe avec lui. Une case est vide, et une armée attend dans votre colonie : *envahissez*. La Mandchourie a plus de temps.

lesson-takeover = Prenez le Fonctionnaire d’un rival
lesson-takeover-about = Un marqueur couché n’est pas à l’abri : une carte Corruption le prend.
lesson-takeover-done = La carte a pris un marqueur couché pour le coût du Fonctionnaire. Debout, il aurait été à l’abri : voilà pourquoi on sécurise.
lesson-takeover-goal = Prenez à { $courtier } un Fonctionnaire de Bingbu
lesson-takeover-goal-text = L’action ordinaire ne prend jamais un Fonctionnaire à quelqu’un. Votre récompense *Corruption* le fait, là où le marqueur est *couché*. Jouez-la sur celui qui n’est pas sécurisé, et payez.

lesson-petition = Une requête déplace des Fonctionnaires
lesson-petition-about = Un cadeau pour l’Empereur plutôt que pour un rival : le jeu avancé a une requête pour chaque valeur.
lesson-petition-done = Les deux Fonctionnaires ont échangé leurs places, chacun avec son marqueur ; même debout, il se déplace. Le cadeau a quitté le jeu, et deux cubes sont sur la requête.
lesson-petition-goal = Amenez votre Fonctionnaire de Hubu à Gongbu
lesson-petition-goal-text = Une *requête* coûte deux cubes, aucune pièce, et un cadeau disponible qui quitte le jeu. Avec le cadeau 4, l’un de vos Fonctionnaires *échange sa place* avec un autre. Le marqueur de { $courtier } est debout : aucune carte de corruption ne pourrait le prendre.

lesson-exam = Gardez une carte pour l’examen
lesson-exam-about = Quand deux joueurs ont chacun un étudiant, tous posent des cartes à côté de l’un des deux. Le plus de pièces l’emporte ; à égalité, c’est la case rouge.
lesson-exam-done = Une carte a suffi : vos pièces contre aucune. Avec les étudiants de deux joueurs, nul besoin de forcer l’examen, et votre candidat est sécurisé d’emblée.
lesson-exam-goal = Gagnez l’examen contre { $courtier }
lesson-exam-goal-text = { $courtier } a un étudiant sur la case *rouge*, mais les autres n’ont plus de cartes. Tous ont passé et vous avez la *Faveur Impériale* : nommez un étudiant pour deux pièces. À 0 contre 0, la case rouge gagne : *gardez une carte* à poser à côté du vôtre.

lesson-force = Votre étudiant, seul
lesson-force-about = Un examen forcé a lieu même avec un seul étudiant, et alors personne ne pose de carte.
lesson-force-done = Quatre pièces et deux cubes, et les autres n’ont pu poser aucune carte contre vous. On peut aussi forcer pour rien : sans étudiant, il n’y a pas d’examen.
lesson-force-goal = Gagnez un examen sans concurrent
lesson-force-goal-text = Les deux cases d’étudiant sont vides, et les autres ont plus de pièces que vous. *Nommez* un étudiant et *forcez* l’examen, pour deux pièces chaque fois. Puis passez : vous gagnez avant que quiconque puisse poser des cartes.

lesson-candidate = Placez le candidat
lesson-candidate-about = Qui gagne l’examen place un Fonctionnaire sécurisé. Si cela nuit à un rival, c’est deux fois utile.
lesson-candidate-done = Le candidat a pris le siège d’un marqueur couché : un de plus pour vous, un de moins pour { $courtier }. Un examen forcé a lieu même avec un seul étudiant.
lesson-candidate-goal = Ayez trois Fonctionnaires à Hubu, et n’en laissez qu’un à { $courtier }
lesson-candidate-goal-text = Votre étudiant est seul, et l’examen a été *forcé* : vous le gagnez. Tous les sièges de Hubu sont pris, le candidat remplace donc un Fonctionnaire dont le marqueur *n’est pas debout*. Choisissez lequel.

lesson-tie = Qui départage les égalités ?
lesson-tie-about = Chaque titre a son juge : à égalité, il va au Ministre d’un ministère précis.
lesson-tie-done = Quatre jonques contre trois : vous êtes Amiral, sans juge. À égalité, le Ministre de Hubu l’emporte pour les marqueurs, celui de Gongbu pour les jonques, celui de Bingbu pour les armées.
lesson-tie-goal = Devenez Amiral
lesson-tie-goal-text = Vous et { $courtier } avez trois jonques en mer chacun. Mais { $seafarer } est *Ministre de Gongbu* et prend le titre d’Amiral en cas d’égalité, avec une seule jonque. Ayez-en *une de plus* en mer.

lesson-favour = À quoi sert le cube du Premier Ministre
lesson-favour-about = Le Premier Ministre a un cube de moins pour ses actions, et une action de plus quand tous ont passé.
lesson-favour-done = La Faveur n’a pris aucun autre cube, bien que Corrompre et Sécuriser partagent une case. Seules les pièces ont été payées. Vous nommerez ensuite le nouveau Premier Ministre : forcément un autre joueur.
lesson-favour-goal = Corrompez et sécurisez un Fonctionnaire de Bingbu avec un seul cube
lesson-favour-goal-text = Le sécuriser dans le même tour coûte deux cubes, et il ne vous en restera aucun. Mais vous êtes *Premier Ministre* : un de vos cubes est déjà sur la *Faveur Impériale*. Corrompez, *passez*, puis faites une action au choix, sans cube.

lesson-extra = Une action sans cube
lesson-extra-about = L’Action supplémentaire et la Faveur Impériale permettent d’agir encore une fois, quel que soit le prix en cubes.
lesson-extra-done = La carte a remplacé les cubes, vous avez payé les pièces. Le Premier Ministre a la même chose une fois par tour, quand tous ont passé : la Faveur Impériale.
lesson-extra-goal = Corrompez un Fonctionnaire de Hubu sans cube
lesson-extra-goal-text = Vos cubes sont épuisés. Jouez la récompense *Action supplémentaire* : votre action suivante ne prend aucun cube, même au troisième usage d’une case. Le coût en *pièces* reste dû.
