# Lessons of Confucius. What stands between two * matters most.

lesson-first-game = A primeira partida, com guia
lesson-first-game-about = Uma partida contra dois aprendizes, retomada na terceira ronda, onde todas as ideias surgem depressa. As primeiras jogadas apresentam-nas, uma de cada vez; depois continua a jogar.
lesson-first-game-done = É tudo o que esta lição tinha para dizer. Continue a jogar: quando um plano escapar ou um perigo passar despercebido, o aviso aparece aqui.
lesson-first-game-bribe = Suborne um oficial
lesson-first-game-bribe-text = Ganha quem tiver mais *pontos*: contam os cargos na corte, as províncias e as viagens. As prendas decidem quem tem de ajudar quem. Pague em *moedas* o custo de um oficial: o seu marcador conta lá para si. Quem tiver mais quando um ministério estiver cheio é *Ministro*, o seguinte *Secretário*. A Hubu só falta um, e um oficial lá torna os subornos mais baratos: *suborne em Hubu*.
lesson-first-game-nominate = Nomeie um estudante
lesson-first-game-nominate-text = Por duas moedas. O estudante de { $courtier } já espera; com o seu há um *exame* no fim da ronda: todos põem cartas junto de um dos dois – quem tem uma prenda de um dos donos tem de *apoiar o estudante dele*, mesmo contra o seu. Ganha o que tiver mais moedas; o candidato do vencedor passa a oficial *seguro*.
lesson-first-game-give = Dê uma prenda
lesson-first-game-give-text = A sua prenda 1 está pronta. Dê-a a { $seafarer }: ninguém tem menos oficiais em Hubu. As prendas que deu *e* as que recebeu decidem ainda os seus cubos: nenhuma dá três, uma ou duas dão quatro, três ou mais dão cinco.
lesson-first-game-binds = Uma prenda é uma trela
lesson-first-game-binds-text = Quem tem uma prenda sua *não pode subornar* onde já iguala os seus oficiais, tem de *apoiar o seu estudante* e *cede-lhe os oficiais* ao sair de um ministério. Só se livra dela com uma prenda mais alta, entregando um oficial ou com ajuda no exame.
lesson-first-game-bound = Também tem uma obrigação
lesson-first-game-bound-text = Tem uma prenda de { $courtier }. Onde tiver tantos oficiais como quem a deu *não pode subornar*, e se sair de um ministério *cede a quem a deu*. Uma prenda de volta mais alta acaba com isso, tal como entregar um oficial.
lesson-first-game-income = Arranje cartas
lesson-first-game-income-text = Uma carta vale moedas *ou* licenças, nunca ambas. Impostos dá duas cartas. Cada ação custa um cubo no seu espaço; tem poucos cubos por ronda, por isso cada ação conta.
lesson-first-game-pairs = Duas ações, um espaço
lesson-first-game-pairs-text = Subornar e Assegurar partilham *um só espaço*; juncos e viagem também, e exército e invasão. Numa ronda, a primeira utilização de um espaço custa um cubo, *cada uma das seguintes dois*, seja qual for a metade. Deixe a outra para a ronda seguinte ou guarde cubos para ambas. Os cubos dos adversários não contam.
lesson-first-game-exam = Um exame
lesson-first-game-exam-text = Quem tem cartas põe pelo menos uma, escondida, junto de um estudante. Uma prenda do dono de um estudante *obriga* a apoiar esse estudante. Três cartas pelo estudante de quem deu a prenda podem *acabar* com ela.
lesson-first-game-resolution = Um ministério é resolvido
lesson-first-game-resolution-text = Estava cheio. Quem tem *menos* marcadores sai e cede-os: a quem lhe deu a prenda mais alta ou, se não houver, a quem quiser. E assim por diante até restarem dois: *Ministro* e *Secretário*. Uma prenda a um adversário fraco pode fazer de si Ministro.
lesson-first-game-secure = Assegure um oficial
lesson-first-game-secure-text = Um marcador deitado pode ser-lhe tirado. Pague o custo mais uma vez, e ele fica *de pé* até ao fim.
lesson-first-game-invade = Invada uma província
lesson-first-game-invade-text = Um exército custa seis licenças, quatro com um oficial em *Bingbu*. Um espera na sua colónia: ponha-o numa caixa livre pelo custo da província. Quando *todas* as caixas estão cheias, todos os que lá estão pontuam. Se a muralha chegar antes ao prazo, ninguém pontua: escolha uma província que se vá encher.
lesson-first-game-junks = Compre juncos
lesson-first-game-junks-text = Os juncos vão para o seu porto. Um custa 1 moeda, quatro custam 10; com um oficial em *Gongbu* custam menos. Cinco no mar alcançam uma Terra Distante.
lesson-first-game-voyage = Navegue
lesson-first-game-voyage-text = Cada junco que navega custa uma *licença*. O *quinto* no mar completa uma viagem: escolha uma terra. Quem chega primeiro fica com os pontos, e todos os que chegam recebem uma carta de recompensa.

lesson-discount = Primeiro Hubu
lesson-discount-about = Com um oficial em Hubu, cada suborno seguinte custa menos uma moeda. A ordem decide.
lesson-discount-done = O primeiro custou 2, o segundo só 1: a redução conta a partir do primeiro oficial, em todos os ministérios.
lesson-discount-goal = Dois oficiais de Hubu com três moedas
lesson-discount-goal-text = Tem uma carta de 1 e uma de 2; ambos os oficiais custam 2. Suborne *um* com a carta certa e veja quanto custa então o outro. O segundo suborno da ronda custa dois cubos.

lesson-pair = A segunda utilização custa dois cubos
lesson-pair-about = Há ações que partilham um espaço. Suborne e assegure na mesma ronda, e conte os cubos.
lesson-pair-done = Um cubo para subornar, dois para assegurar: partilham um espaço. Duas ações com espaços próprios ter-lhe-iam deixado um cubo.
lesson-pair-goal = Suborne e assegure um oficial nesta ronda
lesson-pair-goal-text = O primeiro oficial de Bingbu custa 3, e outros 3 para o *assegurar*. Os seus três cubos chegam à justa: um, depois dois. Veja bem com que cartas paga.

lesson-repay = Livrar-se com uma prenda
lesson-repay-about = Há uma prenda que não lhe permite subornar. Outra mais alta, de volta, acaba com ela.
lesson-repay-done = A sua prenda 4 acabou com a prenda 2 de { $courtier }: agora a obrigação é de { $courtier }, e pode subornar onde quiser.
lesson-repay-goal = Suborne mais um oficial de Hubu
lesson-repay-goal-text = { $courtier } deu-lhe uma prenda 2, e em Hubu ambos têm o mesmo número de oficiais: não pode subornar lá. Primeiro *retribua com uma prenda mais alta*, depois suborne.

lesson-transfer = Livrar-se com um oficial
lesson-transfer-about = Sem uma prenda que chegue, entregar um oficial acaba com a obrigação, e não custa cubos.
lesson-transfer-done = O oficial de Hubu passou para { $courtier }, e a prenda 6 acabou. Transferir não gasta cubos, só o turno.
lesson-transfer-goal = Suborne mais um oficial de Gongbu
lesson-transfer-goal-text = A prenda 6 de { $courtier } é demasiado alta para retribuir. *Transfira* um oficial para { $courtier } e acabe com ela. Escolha bem qual: depois suborne em Gongbu.

lesson-three-cards = Três cartas acabam com uma prenda
lesson-three-cards-about = Num exame pode saldar uma prenda, apoiando o estudante de quem a deu.
lesson-three-cards-done = Duas cartas além da primeira acabaram com a prenda de { $seafarer }. E também contam para o estudante.
lesson-three-cards-goal = Acabe neste exame com a prenda de { $seafarer }
lesson-three-cards-goal-text = A prenda de { $seafarer } traz uma obrigação: tem de apoiar o estudante de { $seafarer }. Com *três cartas ou mais* pode declarar a prenda cancelada.

lesson-lend = A quem ceder?
lesson-lend-about = Quem sai de um ministério decide quem é Ministro.
lesson-lend-done = { $seafarer } ficou Ministro, com 7 pontos, e { $courtier } só Secretário, com 5. O marcador continua a ser seu, e conta para o título.
lesson-lend-goal = Não deixe { $courtier } ser Ministro de Hubu
lesson-lend-goal-text = Tem um oficial, os outros têm três cada: tem de sair. Nenhuma prenda obriga a nada, por isso a escolha é sua. { $courtier } vai à frente na partida: *ceda ao outro jogador*.

lesson-bind = Uma prenda que faz Ministros
lesson-bind-about = Quem sai cede a quem lhe deu a prenda mais alta. Trate de ser essa pessoa a tempo.
lesson-bind-done = { $seafarer } vai sair de Hubu e ceder-lhe o oficial: 3 é mais do que os 2 de { $courtier }. Será Ministro com quatro.
lesson-bind-goal = Seja Ministro de Hubu
lesson-bind-goal-text = Hubu está cheio e vai ser resolvido. Tem três oficiais, { $courtier } também; { $seafarer } tem um e sai, com a obrigação de ceder a { $courtier } por uma prenda 2. Dê a { $seafarer } uma *mais alta*.

lesson-voyage = Cinco juncos fazem uma viagem
lesson-voyage-about = Conte os juncos no mar: o quinto chega a terra.
lesson-voyage-done = Comprou um, navegou com dois, e os cinco alcançaram uma terra que ninguém conhecia. Os pontos são seus, e uma carta de recompensa também.
lesson-voyage-goal = Descubra uma Terra Distante nesta ronda
lesson-voyage-goal-text = Três dos seus juncos estão no mar e um no porto. *Compre mais um* e navegue com ambos; cada um custa uma licença. Vá onde ainda ninguém esteve: a África já está descoberta.

lesson-invade = Encher a província
lesson-invade-about = Uma invasão só pontua se todas as caixas estiverem cheias antes do prazo.
lesson-invade-done = A Coreia está cheia: no fim desta ronda pontuam todos os que lá estão. Com uma caixa vazia, ninguém pontuaria.
lesson-invade-goal = Faça com que a invasão da Coreia seja bem-sucedida
lesson-invade-goal-text = É a ronda 4, e com ela acaba o prazo da Coreia. Há uma caixa vazia, e um exército espera na sua colónia: *invada lá*. A Manchúria tem mais tempo.

lesson-takeover = Tirar um oficial a um adversário
lesson-takeover-about = Um marcador deitado não está a salvo: uma carta «Subornos» leva-o.
lesson-takeover-done = A carta levou um marcador deitado pelo custo do oficial. Um de pé estaria a salvo: é para isso que se assegura.
lesson-takeover-goal = Tire a { $courtier } um oficial de Bingbu
lesson-takeover-goal-text = Um suborno nunca tira um oficial a ninguém. A sua carta de recompensa *Subornos* tira, onde o marcador está *deitado*. Jogue-a sobre o que não está seguro, e pague.

lesson-petition = Uma petição muda oficiais de lugar
lesson-petition-about = Uma prenda para o Imperador em vez de um adversário: o jogo avançado tem uma petição para cada valor.
lesson-petition-done = Os dois oficiais trocaram de lugar, cada um com o seu marcador; mesmo de pé, ele muda. A prenda saiu do jogo, e há dois cubos na petição.
lesson-petition-goal = Leve o seu oficial de Hubu para Gongbu
lesson-petition-goal-text = Uma *petição* custa dois cubos, nenhuma moeda e uma prenda disponível, que sai do jogo. Com a prenda 4, um oficial seu *troca de lugar* com outro. O marcador de { $courtier } está de pé: nenhuma carta de suborno o poderia tirar.

lesson-exam = Guarde uma carta para o exame
lesson-exam-about = Quando há estudantes de dois jogadores, todos põem cartas junto de um deles. Ganha o que tiver mais moedas; no empate, o do espaço vermelho.
lesson-exam-done = Uma carta bastou: as suas moedas contra nenhuma. Com estudantes de dois jogadores não é preciso forçar o exame, e o seu candidato fica seguro desde o início.
lesson-exam-goal = Ganhe o exame contra { $courtier }
lesson-exam-goal-text = No espaço *vermelho* está o estudante de { $courtier }, mas os outros já não têm cartas. Todos passaram e o *Favor Imperial* é seu: nomeie um estudante por duas moedas. Com 0 a 0 ganha o vermelho, por isso *guarde uma carta* para pôr junto do seu.

lesson-force = O seu estudante sozinho
lesson-force-about = Um exame forçado faz-se mesmo com um só estudante, e então ninguém põe cartas.
lesson-force-done = Quatro moedas e dois cubos, e os outros não puderam pôr uma única carta contra si. Também se pode forçar em vão: sem estudante, não há exame.
lesson-force-goal = Ganhe um exame sem adversário
lesson-force-goal-text = Os dois espaços de estudante estão vazios, e os outros têm mais moedas do que você. *Nomeie* um estudante e *force* o exame, por duas moedas cada. Depois passe: ganha antes que alguém possa pôr cartas.

lesson-candidate = Coloque o candidato
lesson-candidate-about = Quem ganha o exame coloca um oficial seguro. Se isso prejudica um adversário, vale a dobrar.
lesson-candidate-done = O candidato ficou com o lugar de um marcador deitado: mais um para si, menos um para { $courtier }. Um exame forçado faz-se mesmo com um só estudante.
lesson-candidate-goal = Fique com três oficiais em Hubu e deixe só um a { $courtier }
lesson-candidate-goal-text = O seu estudante está sozinho e o exame foi *forçado*: ganha-o. Todos os lugares de Hubu estão ocupados, por isso o candidato substitui um oficial cujo marcador *não está de pé*. Escolha qual.

lesson-tie = Quem desempata?
lesson-tie-about = Cada título tem o seu juiz: em caso de empate, fica com o Ministro de um certo ministério.
lesson-tie-done = Quatro juncos contra três: é Almirante sem precisar de juiz. No empate decide o Ministro de Hubu para os marcadores, o de Gongbu para os juncos e o de Bingbu para os exércitos.
lesson-tie-goal = Torne-se Almirante
lesson-tie-goal-text = { $courtier } tem três juncos no mar, tal como você. Mas { $seafarer } é *Ministro de Gongbu* e fica com o título de Almirante no empate, só com um junco. Ponha *mais um* no mar.

lesson-favour = Para que serve o cubo do Chefe dos Ministros
lesson-favour-about = O Chefe dos Ministros tem um cubo a menos na sua vez, e mais uma ação quando todos passaram.
lesson-favour-done = O Favor não levou mais nenhum cubo, embora Subornar e Assegurar partilhem um espaço. Só pagou as moedas. A seguir escolhe o novo Chefe dos Ministros, que tem de ser outro jogador.
lesson-favour-goal = Suborne e assegure um oficial de Bingbu com um só cubo
lesson-favour-goal-text = Assegurá-lo na mesma ronda custa dois cubos, e depois do suborno não lhe resta nenhum. Mas é *Chefe dos Ministros*: já tem um cubo no *Favor Imperial*. Suborne, *passe*, e faça depois uma ação qualquer sem cubos.

lesson-extra = Uma ação sem cubos
lesson-extra-about = A Ação extra e o Favor Imperial deixam agir mais uma vez, custe o que custar em cubos.
lesson-extra-done = A carta substituiu os cubos, as moedas foram suas. O Chefe dos Ministros tem o mesmo uma vez por ronda, quando todos passaram: o Favor Imperial.
lesson-extra-goal = Suborne um oficial de Hubu sem cubos
lesson-extra-goal-text = Os seus cubos acabaram. Jogue a carta de recompensa *Ação extra*: a sua próxima ação não leva cubos, nem sequer na terceira utilização de um espaço. O custo em *moedas* mantém-se.
