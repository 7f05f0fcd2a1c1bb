# Lessons of Confucius. What stands between two * matters most.

lesson-first-game = A primeira partida, com guia
lesson-first-game-about = Uma partida inteira contra dois aprendizes. As primeiras rondas apresentam as ideias do jogo, uma de cada vez.
lesson-first-game-done = Já conhece todas as ideias. Continue a jogar: quando um plano escapar ou um perigo passar despercebido, o aviso aparece aqui.
lesson-first-game-bribe = Suborne um oficial
lesson-first-game-bribe-text = Pague em *moedas* o custo de um oficial: o seu marcador fica lá deitado e conta para si nesse ministério. Quem tiver mais marcadores quando ele estiver cheio é *Ministro*, o seguinte *Secretário*. Um oficial em Hubu torna mais baratos os subornos seguintes.
lesson-first-game-income = Arranje cartas
lesson-first-game-income-text = Uma carta vale moedas *ou* licenças, nunca ambas. Impostos dá duas cartas. Cada ação custa um cubo no seu espaço; tem poucos cubos por ronda, por isso cada ação conta.
lesson-first-game-give = Dê uma prenda
lesson-first-game-give-text = A sua prenda 1 está pronta. Dê-a a alguém que suborne nos mesmos ministérios. As prendas que deu *e* as que recebeu decidem ainda os seus cubos: nenhuma dá três, uma ou duas dão quatro, três ou mais dão cinco.
lesson-first-game-binds = Uma prenda é uma trela
lesson-first-game-binds-text = Quem tem uma prenda sua *não pode subornar* onde já iguala os seus oficiais, tem de *apoiar o seu estudante* e *cede-lhe os oficiais* ao sair de um ministério. Só se livra dela com uma prenda mais alta, entregando um oficial ou com ajuda no exame.
lesson-first-game-secure = Assegure um oficial
lesson-first-game-secure-text = Um marcador deitado pode ser-lhe tirado. Pague o custo mais uma vez, e ele fica *de pé* até ao fim. Subornar e Assegurar partilham um espaço: a *segunda utilização numa ronda custa dois cubos*. O mesmo vale para juncos e viagem, exército e invasão.
lesson-first-game-junks = Compre juncos
lesson-first-game-junks-text = Os juncos vão para o seu porto. Um custa 1 moeda, quatro custam 10; com um oficial em *Gongbu* custam menos. Cinco no mar alcançam uma Terra Distante.
lesson-first-game-voyage = Navegue
lesson-first-game-voyage-text = Cada junco que navega custa uma *licença*. O *quinto* no mar completa uma viagem: escolha uma terra. Quem chega primeiro fica com os pontos, e todos os que chegam recebem uma carta de recompensa.
lesson-first-game-nominate = Nomeie um estudante
lesson-first-game-nominate-text = A partir da ronda 2, por duas moedas. Quando houver dois estudantes há um *exame*: todos põem cartas junto de um deles, e ganha o que tiver mais moedas. O candidato do vencedor passa a oficial *seguro*.
lesson-first-game-army = Recrute um exército
lesson-first-game-army-text = Seis licenças, ou quatro com um oficial em *Bingbu*. O exército espera na sua colónia; outra ação manda-o partir.
lesson-first-game-invade = Invada uma província
lesson-first-game-invade-text = Ponha o exército numa caixa livre pelo custo da província. Quando *todas* as caixas estão cheias, todos os que lá estão pontuam. Se a muralha chegar antes ao prazo, ninguém pontua: escolha uma província que se vá encher.
lesson-first-game-bound = Agora tem uma obrigação
lesson-first-game-bound-text = Alguém lhe deu uma prenda. Onde tiver tantos oficiais como quem a deu *não pode subornar*, e se sair de um ministério *cede a quem a deu*. Uma prenda de volta mais alta acaba com isso, tal como entregar um oficial.
lesson-first-game-exam = Um exame
lesson-first-game-exam-text = Quem tem cartas põe pelo menos uma, escondida, junto de um estudante. Uma prenda do dono de um estudante *obriga* a apoiar esse estudante. Três cartas pelo estudante de quem deu a prenda podem *acabar* com ela.
lesson-first-game-resolution = Um ministério é resolvido
lesson-first-game-resolution-text = Estava cheio. Quem tem *menos* marcadores sai e cede-os: a quem lhe deu a prenda mais alta ou, se não houver, a quem quiser. E assim por diante até restarem dois: *Ministro* e *Secretário*. Uma prenda a um adversário fraco pode fazer de si Ministro.

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
