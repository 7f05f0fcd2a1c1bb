# Lessons of China. What stands between two * matters most.

lesson-first-game = A primeira partida, com guia
lesson-first-game-about = Uma partida inteira contra dois aprendizes. Os primeiros turnos apresentam as ideias do jogo, uma de cada vez.
lesson-first-game-done = É tudo o que esta lição tinha para dizer. Continue a jogar: quando um plano escapar ou um perigo passar despercebido, o aviso aparece aqui.
lesson-first-game-place = Ponha um palácio no mapa
lesson-first-game-place-text = Os espaços com moldura estão livres. Uma província *vazia* recebe *uma só* peça por turno. Duas das suas cartas são vermelhas: comece em Wei ou Shu, ambas vermelhas. É nas províncias grandes que há mais pontos em disputa.
lesson-first-game-pay = Pague com cartas
lesson-first-game-pay-text = Uma carta da cor da província paga *uma* peça. *Duas cartas iguais* de outra cor também servem. O pagamento já vem proposto; toque nas suas cartas para o mudar, depois coloque e pague.
lesson-first-game-draw = Complete a mão
lesson-first-game-draw-text = Tire cartas, uma a uma, até ter três: das cartas abertas, ou uma escondida da pilha. Cartas iguais valem muito: um *par* paga uma peça em qualquer lado.
lesson-first-game-two = Duas peças numa província
lesson-first-game-two-text = Onde já está alguém, podem colocar-se *duas* peças num turno. Custam duas cartas da cor da província, ou uma delas e um par. Quem tem mais palácios numa província é quem mais pontos recebe por ela.
lesson-first-game-road = A sua fila cresce
lesson-first-game-road-text = As estradas ligam os espaços, mesmo para lá das fronteiras. *Quatro ou mais* palácios seus em fila são uma cadeia: um ponto cada no fim. Construa um que torne *mais comprida* a sua maior fila.
lesson-first-game-emissary = Envie um emissário
lesson-first-game-emissary-text = Os emissários ficam no dragão. Numa província cabem, somando os de todos, tantos quantos os palácios de quem lá tem mais. Não é preciso que os palácios sejam seus. Toque num dragão onde ainda caiba um.
lesson-first-game-alliance = Dois emissários fazem uma aliança
lesson-first-game-alliance-text = Os números vermelhos são alianças entre duas províncias. Quem tem a maioria de emissários em *ambas* recebe um ponto por cada emissário que lá está, seja de quem for. Envie um que lhe dê *pontos* de uma aliança: para uma província vizinha daquela em que já tem a maioria. Passe o rato por cima de um número para ver quanto vale.
lesson-first-game-scored = Uma província completa pontua
lesson-first-game-scored-text = Quem tem mais palácios recebe um ponto por *cada* palácio que lá está, seja de quem for. O segundo, tantos pontos quantos os palácios do primeiro. O terceiro, tantos quantos os do segundo. Por isso, um só palácio numa província onde outro é forte pode dar pontos baratos.
lesson-first-game-ending = Metade da partida já passou
lesson-first-game-ending-text = A pilha acabou uma vez e foi baralhada de novo. Quando acabar pela segunda vez, começa a última ronda. Depois contam as províncias incompletas tal como estão, as alianças e as cadeias. «Se acabasse agora» mostra quanto isso daria.

lesson-joker = Pagar com um par
lesson-joker-about = Nenhuma carta serve, e mesmo assim pode construir: duas cartas iguais valem por qualquer outra cor.
lesson-joker-done = Duas verdes pagaram uma peça numa província roxa. Numa verde pagariam duas peças, não uma.
lesson-joker-goal = Construa em Chu sem uma carta roxa
lesson-joker-goal-text = Tem duas verdes e uma amarela. Chu é roxa. Construa lá um palácio e pague com *duas cartas iguais*.

lesson-make-room = Abrir lugar a um emissário
lesson-make-room-about = Os emissários precisam de lugar, e são os palácios que o dão. A ordem por que coloca as peças decide.
lesson-make-room-done = O seu segundo palácio abriu lugar a dois emissários. Ao contrário, o emissário seria recusado: o lugar conta-se no momento em que ele é colocado.
lesson-make-room-goal = Um emissário em Chu, neste turno
lesson-make-room-goal-text = Em Chu cabe um emissário, e já lá está o de { $builder }. Coloque *primeiro um palácio* e depois o emissário; duas roxas pagam ambos.

lesson-alliance = Ganhar uma aliança
lesson-alliance-about = Um emissário na província certa transforma uma maioria partilhada numa aliança só sua.
lesson-alliance-done = Tem a maioria em Wei e em Han: um ponto por cada um dos seis emissários que lá estão, incluindo os dos outros.
lesson-alliance-goal = A aliança 12 há de valer-lhe seis pontos
lesson-alliance-goal-text = Em Wei já tem a maioria. Em Han, tem um emissário e { $envoy } tem outro. Quem tem a maioria em *ambas* recebe um ponto por cada emissário das duas: descubra o lugar para mais um.

lesson-break-alliance = Desfazer uma aliança
lesson-break-alliance-about = Para tirar uma aliança a alguém não é preciso ficar com ela.
lesson-break-alliance-done = Agora a maioria em Qi é só sua, e ninguém a tem dos dois lados. Dois emissários seus custaram três pontos a { $builder }, e podem ainda dar-lhe uma aliança própria.
lesson-break-alliance-goal = Tire a aliança 8 a { $builder }
lesson-break-alliance-goal-text = { $builder } tem a maioria em Qi e em Yan. Igualar não basta: quem empata tem a maioria *em conjunto*. Pode colocar duas peças num turno.

lesson-last-space = O último espaço pontua
lesson-last-space-about = Uma província pontua assim que se constrói no seu último espaço, seja quem for a construir.
lesson-last-space-done = Num empate com { $builder } são ambos primeiros: sete pontos para cada, pelos sete palácios. { $envoy } recebe três, tantos quantos os palácios de um primeiro.
lesson-last-space-goal = Complete Wei, num empate com { $builder }
lesson-last-space-goal-text = Resta um espaço livre em Wei. { $builder } tem três palácios lá, e dois são seus. Construa no último espaço: *quem empata no primeiro lugar recebe tudo*.

lesson-after-scoring = Pontuar e continuar
lesson-after-scoring-about = Depois de uma província pontuar, o seu turno ainda não acabou.
lesson-after-scoring-done = Lu deu-lhe quatro pontos, e outros quatro a { $builder }, e o seu emissário ocupou o lugar que os seus palácios abriram.
lesson-after-scoring-goal = Complete Lu e envie para lá um emissário
lesson-after-scoring-goal-text = Com o último palácio, Lu pontua logo. No mesmo turno pode seguir-se uma *segunda peça*: um palácio não, porque já não há espaço, mas um emissário sim.

lesson-chain = Uma cadeia para lá da fronteira
lesson-chain-about = Quatro palácios em fila são uma cadeia, e as fronteiras não contam.
lesson-chain-done = Quatro em fila, de um lado e do outro da fronteira entre Wei e Zhao: quatro pontos no fim, um por palácio. Com um quinto seriam cinco.
lesson-chain-goal = Quatro palácios seus em fila
lesson-chain-goal-text = Tem dois espaços de Wei e um de Zhao. Um espaço *entre* eles junta tudo numa cadeia de quatro.

lesson-branch = O que fica de lado não conta
lesson-branch-about = Uma cadeia é um caminho: numa bifurcação segue por um só lado.
lesson-branch-done = Numa bifurcação, o caminho segue pelo melhor lado. Aumentou-o numa ponta: cinco palácios em fila, e um fica de lado.
lesson-branch-goal = Faça a sua cadeia valer cinco pontos
lesson-branch-goal-text = Tem cinco palácios unidos, mas o caminho só tem quatro: um fica de lado na bifurcação. Um palácio *numa ponta* do caminho torna-o mais longo.

lesson-block = Cortar o caminho
lesson-block-about = Um palácio seu no sítio certo parte uma cadeia antes de ela contar.
lesson-block-done = Com mais um palácio, { $builder } teria uma cadeia de cinco. Agora só há filas curtas, que não valem nada.
lesson-block-goal = Impeça a cadeia de cinco de { $builder }
lesson-block-goal-text = { $builder } tem palácios dos dois lados de um espaço livre de Wei. Quem o ocupar decide: *construa lá*.

lesson-exchange = Trocar uma carta
lesson-exchange-about = Quando não há nada de bom para colocar, um turno pode formar um par.
lesson-exchange-done = Uma carta por outra, e o turno acaba. As suas duas vermelhas pagam uma peça em qualquer lado, ou duas numa província vermelha.
lesson-exchange-goal = Acabe o turno com duas vermelhas
lesson-exchange-goal-text = As suas três cartas são todas diferentes. Em vez de colocar peças, pode *trocar uma carta*: primeiro descarte-a, depois tire a vermelha das cartas abertas.
