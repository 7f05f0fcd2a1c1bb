# Lessons of China. What stands between two * matters most.

lesson-first-game = Votre première partie, guidée
lesson-first-game-about = Une partie entière contre deux apprentis. Les premiers tours présentent les idées, une à la fois.
lesson-first-game-done = C’est tout ce que cette leçon avait à dire. Continuez : si une occasion vous échappe ou si un danger menace, vous le lirez ici.
lesson-first-game-place = Bâtissez un palais
lesson-first-game-place-text = Les cases encadrées sont libres. Une province *vide* ne reçoit qu’*un* pion par tour. Deux de vos cartes sont rouges : commencez à Wei ou à Shu, toutes deux rouges. Ce sont les grandes provinces qui rapportent le plus.
lesson-first-game-pay = Payez avec des cartes
lesson-first-game-pay-text = Une carte à la couleur de la province paie *un* pion. *Deux cartes identiques* d’une autre couleur font aussi l’affaire. Un paiement vous est proposé ; touchez vos cartes pour le changer, puis placez et payez.
lesson-first-game-draw = Complétez votre main
lesson-first-game-draw-text = Piochez jusqu’à avoir trois cartes, une par une : une carte visible, ou une carte cachée de la pioche. Des cartes identiques valent cher : une *paire* paie un pion n’importe où.
lesson-first-game-two = Deux pions dans une province
lesson-first-game-two-text = Là où quelqu’un se trouve déjà, vous pouvez placer *deux* pions dans le tour. Ils coûtent deux cartes à la couleur de la province, ou une seule et une paire. Qui a le plus de palais dans une province en tire le plus de points.
lesson-first-game-road = Votre file s’allonge
lesson-first-game-road-text = Les routes relient les cases, même par-delà les frontières. *Quatre* de vos palais à la file, *ou plus*, forment une chaîne : un point chacun à la fin. Bâtissez-en un qui *allonge* votre plus longue file.
lesson-first-game-emissary = Envoyez un émissaire
lesson-first-game-emissary-text = Les émissaires vont sur le dragon. Une province en accueille, tous joueurs réunis, autant que de palais chez le joueur qui y en a le plus. Ce joueur n’est pas forcément vous. Touchez un dragon où il reste de la place.
lesson-first-game-alliance = Deux émissaires font une alliance
lesson-first-game-alliance-text = Les nombres rouges sont des alliances de deux provinces. Qui a la majorité d’émissaires dans *les deux* marque un point par émissaire présent, à qui qu’il soit. Envoyez-en un qui vous rapporte des *points* d’alliance : juste à côté d’une province où vous êtes majoritaire. Survolez un nombre pour voir ce qu’il vaut.
lesson-first-game-scored = Une province est complète, on décompte
lesson-first-game-scored-text = Le plus de palais : un point pour *chaque* palais présent, à qui qu’il soit. Deuxième : autant de points que le premier a de palais. Troisième : autant que le deuxième en a. Un seul palais chez un rival puissant peut donc rapporter gros.
lesson-first-game-ending = La moitié de la partie est jouée
lesson-first-game-ending-text = La pioche a été épuisée une fois, puis mélangée. À la deuxième fois commence le dernier tour de table. On décompte alors les provinces incomplètes, en l’état, puis les alliances, puis les chaînes. « Si la partie finissait ici » dit ce que cela donnerait.

lesson-joker = Payez avec une paire
lesson-joker-about = Aucune carte ne convient, et l’on peut bâtir quand même : deux cartes identiques remplacent n’importe quelle autre couleur.
lesson-joker-done = Deux vertes ont payé un pion dans une province mauve. Dans une verte, elles paieraient deux pions, jamais un seul.
lesson-joker-goal = Bâtissez à Chu sans carte mauve
lesson-joker-goal-text = Vous avez deux vertes et une jaune. Chu est mauve. Bâtissez-y un palais et payez avec *deux cartes identiques*.

lesson-make-room = Faites de la place pour un émissaire
lesson-make-room-about = Les émissaires ont besoin de place, et les palais en font. Tout dépend de l’ordre des pions.
lesson-make-room-done = Votre deuxième palais a fait de la place pour deux émissaires. Dans l’autre ordre, l’émissaire est refusé : la place se compte au moment où on l’envoie.
lesson-make-room-goal = Un émissaire à Chu, dans ce tour
lesson-make-room-goal-text = Chu a de la place pour un émissaire, et celui { VOWEL($builder) ->
    [yes] d’{ $builder }
   *[no] de { $builder }
  } s’y trouve. *Un palais d’abord*, puis l’émissaire ; deux cartes mauves paient les deux.

lesson-alliance = Gagnez une alliance
lesson-alliance-about = Un émissaire dans la bonne province, et une égalité devient une alliance rien qu’à vous.
lesson-alliance-done = Vous avez la majorité à Wei et à Han : un point pour chacun des six émissaires, tous joueurs compris.
lesson-alliance-goal = L’alliance 12 doit vous valoir six points
lesson-alliance-goal-text = Vous avez la majorité à Wei. À Han, vous avez un émissaire, et { $envoy } aussi. Qui est majoritaire dans *les deux* marque un point par émissaire présent : trouvez où en ajouter un.

lesson-break-alliance = Brisez une alliance
lesson-break-alliance-about = Pas besoin de gagner une alliance soi-même pour en priver quelqu’un.
lesson-break-alliance-done = La majorité à Qi n’est plus qu’à vous, et plus personne ne l’a des deux côtés. Vos deux émissaires coûtent trois points à { $builder }, et vous vaudront peut-être une alliance.
lesson-break-alliance-goal = Privez { $builder } de l’alliance 8
lesson-break-alliance-goal-text = { $builder } est majoritaire à Qi et à Yan. Égaliser ne suffit pas : les ex æquo sont majoritaires *ensemble*. Vous pouvez placer deux pions dans un tour.

lesson-last-space = La dernière case déclenche le décompte
lesson-last-space-about = Une province est décomptée dès que sa dernière case est bâtie, quel que soit le joueur qui y bâtit.
lesson-last-space-done = À égalité avec { $builder }, vous êtes tous deux premiers : sept points chacun, pour les sept palais. { $envoy } en reçoit trois, autant qu’un premier a de palais.
lesson-last-space-goal = Complétez Wei, à égalité avec { $builder }
lesson-last-space-goal-text = Une case de Wei est libre. { $builder } a trois palais, vous en avez deux. Bâtissez sur la dernière case : *les ex æquo en tête reçoivent chacun le tout*.

lesson-after-scoring = Décomptez, et continuez
lesson-after-scoring-about = Après le décompte d’une province, votre tour n’est pas fini.
lesson-after-scoring-done = Lu vous a rapporté quatre points, à { $builder } aussi, et votre émissaire a trouvé la place que vos palais lui ont faite.
lesson-after-scoring-goal = Complétez Lu, et envoyez-y un émissaire
lesson-after-scoring-goal-text = Le dernier palais fait décompter Lu aussitôt. Un *second pion* peut suivre dans le même tour : pas un palais, il n’y a plus de case, mais un émissaire.

lesson-chain = Une chaîne par-delà la frontière
lesson-chain-about = Quatre palais à la file forment une chaîne, peu importent les frontières.
lesson-chain-done = Quatre à la file, à cheval sur Wei et Zhao : quatre points à la fin, un par palais. Un cinquième en ferait cinq.
lesson-chain-goal = Quatre de vos palais à la file
lesson-chain-goal-text = Vous tenez deux cases de Wei et une de Zhao. Une case *entre elles* les réunit toutes en une chaîne de quatre.

lesson-branch = Ce qui dépasse ne compte pas
lesson-branch-about = Une chaîne est un chemin : à un embranchement, elle ne va que d’un côté.
lesson-branch-done = À un embranchement, le chemin prend le meilleur côté. Vous l’avez allongé par un bout : cinq palais à la file, et un qui dépasse.
lesson-branch-goal = Une chaîne qui vaut cinq points
lesson-branch-goal-text = Cinq de vos palais sont reliés, mais le chemin n’en compte que quatre : l’un dépasse à l’embranchement. Un palais *à un bout* du chemin l’allonge.

lesson-block = Barrez la route
lesson-block-about = Un de vos palais au bon endroit coupe une chaîne avant qu’elle ne compte.
lesson-block-done = Un palais de plus, et { $builder } avait une chaîne de cinq. Il ne reste que de courtes files, qui ne valent rien.
lesson-block-goal = Privez { $builder } d’une chaîne de cinq
lesson-block-goal-text = { $builder } a des palais des deux côtés d’une case libre de Wei. Qui la prend décide : *bâtissez-y*.

lesson-exchange = Échangez une carte
lesson-exchange-about = Quand il n’y a rien de bon à placer, un tour peut servir à faire une paire.
lesson-exchange-done = Une carte contre une autre, et le tour est fini. Vos deux rouges paient un pion n’importe où, ou deux dans une province rouge.
lesson-exchange-goal = Finissez votre tour avec deux rouges
lesson-exchange-goal-text = Vos trois cartes sont toutes différentes. Au lieu de placer, vous pouvez *échanger une carte* : posez-la d’abord, puis prenez la rouge parmi les cartes visibles.
