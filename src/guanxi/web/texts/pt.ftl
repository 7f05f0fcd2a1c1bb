# The site in the browser: what stands on buttons, in headings and panels. Games bring their own words.

site-name = guanxi

# Between texts that are told together
site-labelled = { $label }: { $text }
site-series = { $first }; { $second }
site-times = { $number } × { $name }

## Home: the screens around the table

page-new = Criar uma mesa
page-join = Entrar por ligação
page-watch = Assistir
page-replay = Rever
page-learn = Aprender
page-how = Como se joga
page-lesson = Lição
page-rules = Regras
page-rules-of = Regras
page-you = Perfil

home-title = Jogar
home-card-minutes = De { $from } a { $to } minutos.
home-about-other = Um jogo acrescentado a este servidor, para { $players } jogadores.
home-made-by = { $designer }, { $year }
home-variants = Variantes
home-level = Nível dos jogadores virtuais
home-players = Jogadores
home-play = Jogar { $game }
home-starting = A preparar …
home-your-name = O seu nome
home-your-name-note = Pode mudá-lo. Não é preciso conta.
# First a noun, then an adjective: all nouns are masculine.
home-guest-first = Cisne, Corvo, Dragão, Esquilo, Falcão, Gamo, Ganso, Grilo, Grou, Lince, Melro, Mocho, Ouriço, Panda, Pardal, Pavão, Rouxinol, Texugo, Tigre, Tritão
home-guest-second = Alegre, Amável, Atento, Brilhante, Calmo, Cordial, Discreto, Dourado, Esperto, Feliz, Firme, Gentil, Ligeiro, Nobre, Prateado, Sábio, Sereno, Solar, Valente, Veloz

home-your-games = As suas partidas
home-your-games-none = Ainda nada. Uma partida contra jogadores virtuais está a um clique.
home-your-games-guest = As partidas que jogar ficam aqui.
home-open-tables = Mesas abertas
home-open-tables-note = entrar e jogar
home-open-tables-none = Ninguém está à espera de jogadores. Crie uma mesa, e outros podem entrar.
home-live-now = Em direto
home-live-now-note = assistir
home-live-now-none = Não decorre nenhuma partida pública.
home-more-count = mais { $count }
home-fewer = Menos
home-table-with = { $game } com { $names }
home-table-alone = { $game }
home-table-people = { $game } com { $people } e { $bots ->
    [1] um jogador virtual
   *[other] { $bots } jogadores virtuais
  }
home-table-titled = { $title } · { $game }
home-your-turn = a sua vez
home-go-on = continuar
home-look = ver
home-wait = à espera
home-review = rever
home-join = entrar
home-join-table = entrar: { $game }
home-watch = assistir
home-watch-table = assistir: { $names }
home-dismiss = Tirar { $game } da lista
home-line-running = É a vez de { $name }.
home-line-running-bots = Um jogador virtual está a pensar.
home-line-moved = última jogada { $when }
home-line-ended = acabou { $when }
home-result-won = Vitória sua, { $points } a { $next }
home-result-other = { $name } ganhou, { $points } a { $next }
home-result-shared = vitória partilhada: { $names }, { $points } pontos
home-line-open = { $taken } de { $players } lugares ocupados
home-line-count = { $taken } de { $players }
home-line-frozen = Parada: o operador já foi avisado.
home-line-unread = { $count ->
    [1] uma mensagem nova no chat
   *[other] { $count } mensagens novas no chat
  }
home-left = { $unit ->
    [days] { $count ->
        [1] falta um dia
       *[other] faltam { $count } dias
      }
    [hours] { $count ->
        [1] falta uma hora
       *[other] faltam { $count } h
      }
    [minutes] { $count ->
        [1] falta 1 min
       *[other] faltam { $count } min
      }
   *[seconds] { $count ->
        [1] falta 1 s
       *[other] faltam { $count } s
      }
  }
home-next = Próxima partida à sua espera
home-next-short = A próxima
home-next-count = { $count ->
    [1] uma partida à espera
   *[other] { $count } partidas à espera
  }

home-finished = Acabadas há pouco
home-finished-note = rever
home-first-time = Primeira vez aqui?
home-first-time-note = aprender
home-first-time-game = Como se joga { $game }
home-first-time-line = { $name ->
    [confucius] As regras em dez minutos, com imagens
   *[other] As regras em cinco minutos, com imagens
  }
home-first-time-begun = A sua primeira partida de { $game }
home-first-time-go-on = Continuar
home-tile-create = Criar uma mesa
home-tile-create-note = amigos, computadores, em direto ou uma jogada por dia
home-tile-join = Entrar por ligação
home-tile-join-note = colar um convite
home-tile-one-screen = Um só ecrã
home-tile-one-screen-note = várias pessoas, mãos atrás de uma cortina
home-tile-learn = Aprender a jogar
home-tile-learn-note = as regras com imagens, depois uma primeira partida
home-tile-record = Abrir gravação
home-tile-record-note = rever uma partida gravada; ou largue aqui um ficheiro
home-drop = Largue a partida gravada para a abrir
home-record-reading = A ler { $file } …
home-record-too-large = { $file } é demasiado grande para uma partida gravada: no máximo um megabyte.

## Home: creating a table

home-create-title = Criar uma mesa
home-create-one-screen = Uma mesa num só ecrã
home-create-note = tudo fica fixo ao começar
home-create-game = Jogo
home-create-rules = Regras
home-create-speed = Ritmo
home-create-take-back = Anulações
home-create-who = Quem entra
home-create-house = Regras da casa
home-create-more = Mais
home-create-seats = Lugares
home-create-title-field = Nome da mesa
home-create-title-note = Aparece nas listas; pode ficar vazio.
home-create-from = Partir de
home-create-from-none = uma mesa nova
home-create-from-line = { $game }, { $when }
home-create-own-map-choose = Escolher ficheiro
home-create-own-map-chosen = { $file }, { $lines } linhas
home-create-own-map-remove = Retirar
home-speed-none = sem relógio
home-speed-live = em direto
home-speed-days = dias por jogada
home-speed-none-note = Sem pressas. Após um mês sem que nada aconteça, a mesa acaba.
home-speed-live-note = { $budget } min cada, mais { $increment } s por turno, no máximo { $cap } min. Sem tempo: um jogador virtual joga por si até que volte.
home-speed-days-note = { $days ->
    [1] Um dia
   *[other] { $days } dias
  } por turno. Sem tempo: um jogador virtual joga por si até que volte. Pode parar o relógio durante as férias.
home-speed-budget = Minutos cada
home-speed-increment = Segundos a mais por turno
home-speed-cap = Minutos no máximo
home-speed-cap-note = 0: como no início
home-speed-day-count = Dias por turno
home-take-back-off = não
home-take-back-turn = no turno
home-take-back-vote = votação
home-take-back-off-note = O que está feito, está feito.
home-take-back-turn-note = No próprio turno, até algo ser revelado.
home-take-back-vote-note = No próprio turno; mais tarde, se todos os outros concordarem.
home-who-public = pública
home-who-link = por ligação
home-who-public-note = Aparece na página inicial; qualquer pessoa se pode sentar ou assistir.
home-who-link-note = Só quem tem a ligação.
home-chat-open = Os espectadores leem o chat
home-reasons = Os jogadores virtuais dizem porquê
home-reasons-note = Durante a partida, na medida em que todos o podem saber.
home-stand-in = Joga por quem está ausente
home-stand-in-usual = o habitual: { $name }
home-house-find = Procurar regra da casa
home-house-count = { $count } ao todo; escreva para procurar
home-house-none-found = Nenhuma regra da casa tem estas palavras.
home-house-differs = { $count ->
    [0] Tudo como no livro de regras.
    [1] Uma difere do livro de regras.
   *[other] { $count } diferem do livro de regras.
  }
home-house-back = voltar ao livro
home-house-needs = Exige { $choice }.
home-house-needs-set = Escolher também isso
home-house-excludes = Não combina com { $choice }.
home-house-clause = { $clause } nas regras
home-seat-kind = Quem ocupa o lugar { $number }
home-seat-me = eu
home-seat-me-again = eu, neste ecrã
home-seat-name = Nome do jogador { $number }
home-seat-name-note = Nome
home-seat-open = quem vier
home-seat-bot = computador: { $name }
home-seat-kinds-people = Pessoas
home-seat-kinds-levels = Jogadores virtuais
home-seat-kinds-other = Outros
home-seat-character = Caráter no lugar { $number }
home-seat-character-none = sem caráter
home-seat-person-note = aberto
home-seat-bot-note = computador
home-seat-add-bots = Completar com jogadores virtuais
home-estimate-minutes = Cerca de { $usual } minutos.
home-estimate-minutes-most = Cerca de { $usual } minutos, no máximo { $most }.
home-estimate-days = { $usual ->
    [1] Cerca de um dia
   *[other] Cerca de { $usual } dias
  } se cada um jogar quando puder, no máximo { $most }.
home-estimate-none = A duração depende dos jogadores.
home-estimate-shuffle = Primeiro jogador por sorteio. O baralhamento fica selado agora e pode verificar-se depois da partida.
home-one-line = Numa linha:
home-create-usual = Guardar como habitual
home-create-usual-saved = Guardado neste navegador.
home-create-back = Voltar
home-create-go-link = Criar e obter a ligação
home-create-go-open = Criar e esperar por outros
home-create-go-start = Criar e começar
home-create-nobody = Pelo menos um lugar é seu; senão, só pode assistir.
home-create-sending = A preparar …

## Home: before the game

home-waiting-title = { $game }, antes da partida
home-waiting-status = { $free ->
    [0] Todos os lugares estão ocupados.
    [1] Há um lugar livre.
   *[other] Há { $free } lugares livres.
  }
home-waiting-seats = Lugares
home-waiting-terms = O que está combinado
home-waiting-players = { $count } jogadores
home-waiting-here = aqui
home-waiting-away = não está
home-waiting-computer = computador
home-waiting-free = livre
home-waiting-you = eu
home-waiting-host = criou a mesa
home-waiting-added = juntou um número ao baralhamento
home-waiting-not-added = junta um número ao baralhamento no início
home-waiting-sit = Ocupar o lugar
home-waiting-sit-place = Ocupar o lugar, número { $number }
home-waiting-sit-too = Também aqui
home-waiting-sit-too-place = Sentar-se também aqui, número { $number }
home-waiting-leave = Sair
home-waiting-leave-place = Sair, lugar { $number }
home-waiting-put-bot = Pôr jogador virtual
home-waiting-put-bot-place = Pôr jogador virtual, lugar { $number }
home-waiting-free-place = Libertar, lugar { $number }
home-waiting-free-short = Libertar
home-waiting-level = Nível do próximo jogador virtual
home-waiting-start = Começar a partida
home-waiting-start-early = A partida começa quando todos os lugares estiverem ocupados.
home-waiting-for-host = { $name } começa a partida quando todos os lugares estiverem ocupados.
home-waiting-invite = Convidar alguém
home-waiting-invite-note = Quem tiver esta ligação pode sentar-se.
home-waiting-copied = Copiado
home-waiting-share = Partilhar
home-waiting-shuffle = O baralhamento
home-waiting-shuffle-note = O servidor fixou a sua própria parte do baralhamento antes de alguém se sentar e mostra dela uma impressão digital; cada jogador junta um número que mais ninguém conhece, e assim ninguém, nem o anfitrião, pode escolher as cartas. Depois da partida, todos o podem verificar.
home-waiting-fingerprint = Impressão digital
home-waiting-speed-none = sem relógio
home-waiting-speed-live = em direto, { $budget } min + { $increment } s
home-waiting-speed-days = { $days ->
    [1] um dia por turno
   *[other] { $days } dias por turno
  }
home-waiting-take-back = anulações: { $how }
home-waiting-public = pública
home-waiting-private = só por ligação
home-waiting-chat-open = os espectadores leem o chat
home-waiting-reasons = os jogadores virtuais dizem porquê
home-waiting-stand-in = { $name } joga por quem está ausente
home-waiting-copy-terms = Criar outra igual

home-person-about = Bloquear ou denunciar { $name }
home-person-block = Bloquear { $name }
home-person-block-note = Deixam de se encontrar e de ler o que o outro escreve aqui. As partidas em curso continuam. A outra pessoa não é avisada.
home-person-blocked = Bloqueou { $name }. Pode voltar atrás na sua página.
home-person-report = Denunciar
home-person-report-what = O que aconteceu?
home-person-report-note = Vai para quem gere este servidor. A outra pessoa não é avisada.
home-person-reported = Obrigado. A denúncia foi enviada.

## Home: joining

home-join-title = Entrar por ligação
home-join-note = Cole o convite que lhe enviaram.
home-join-link = Ligação do convite
home-join-go = Ir para a mesa
home-join-bad = Isto não é um convite deste servidor. Um convite tem este aspeto: { $example }.
home-invited-by = Um convite de { $name }
home-invited = Tem um convite
home-invited-to = para { $game } · { $players } jogadores · { $speed }
home-invited-seat = este lugar é seu
home-invited-full = Todos os lugares estão ocupados. Pode assistir.
home-invited-name = O seu nome à mesa
home-invited-name-note = Sem conta, sem e-mail. Este navegador guarda o seu lugar; para outro dispositivo há uma ligação na sua página.
home-invited-as = Senta-se como { $name }.
home-invited-take = Ocupar o lugar
home-invited-watch = Assistir
home-invited-never = Nunca jogou?
home-invited-never-link = { $name ->
    [confucius] O que é, em dez minutos
   *[other] O que é, em cinco minutos
  }

## Home: watching and records

home-watch-title = Assistir
home-watch-note = Vê o que vê quem está ao lado da mesa. As mãos ficam escondidas até ao fim.
home-watch-none = Agora ninguém joga em público. No arquivo há partidas acabadas.
home-archive-title = Rever
home-archive-note = Partidas acabadas, as mais recentes primeiro.
home-archive-none = Ainda não acabou aqui nenhuma partida.
home-archive-none-mine = Ainda não acabou nenhuma partida sua.
home-archive-open = Abrir gravação
home-archive-open-note = Escolha um ficheiro, ou largue-o em qualquer ponto desta página. Serve uma partida gravada em qualquer servidor ou no terminal; cada linha é verificada.
home-filter-game = Jogo
home-filter-all-games = todos
home-filter-whose = De quem
home-filter-everybody = de todos
home-filter-mine = minhas
home-list-more = Mostrar mais
home-list-loading = A procurar …
home-list-again = Tentar de novo
home-replay = rever
home-replay-table = rever: { $names }
home-options-usual = como no livro de regras

## Home: you

home-you-title = Perfil
home-you-nobody = Ainda não tem nome aqui. Recebe um com a primeira partida, ou agora:
home-you-name = Nome
home-you-name-guest = Joga como convidado: um cookie neste navegador guarda quem é.
home-you-name-account = Tem conta e inicia sessão com este nome.
home-you-rename = Mudar
home-you-be = Jogar com este nome
home-you-account = Conta
home-you-account-note = Com uma conta pode iniciar sessão em qualquer lado. As suas partidas vão consigo.
home-you-account-make = Criar uma conta
home-you-sign-in = Iniciar sessão
home-you-sign-in-title = Já tenho conta
home-you-sign-out = Terminar sessão
home-you-sign-out-everywhere = Terminar sessão em todo o lado
home-you-sign-out-guest = Como convidado, perderia as suas partidas e os seus lugares: só uma ligação para outro dispositivo o traz de volta. Crie uma primeiro.
home-you-password = Palavra-passe
home-you-password-old = Palavra-passe antiga
home-you-password-new = Palavra-passe nova
home-you-password-change = Mudar a palavra-passe
home-you-password-note = Oito carateres ou mais. A sessão termina em todos os outros navegadores.
home-you-password-done = A palavra-passe foi mudada.
home-you-link = Outro dispositivo
home-you-link-note = Quem abrir esta ligação entra em seu nome, durante um ano ou até a revogar. Só é mostrada uma vez.
home-you-link-make = Criar uma ligação
home-you-link-made = A sua ligação
home-you-tokens = Programas e ligações
home-you-tokens-note = O que permite entrar em seu nome, além de uma palavra-passe.
home-you-tokens-none = Nada.
home-you-token-api = programa
home-you-token-return = ligação
home-you-token-made = A sua chave, mostrada uma só vez
home-you-token-label = Para que serve
home-you-token-make = Criar uma chave para um programa
home-you-token-revoke = Revogar { $label }
home-you-token-revoke-short = Revogar
home-you-token-line = criada: { $created }; { $used }
home-you-token-used = usada: { $when }
home-you-token-unused = nunca usada
home-you-blocks = Bloqueios
home-you-blocks-note = Não se encontram, e não lê nada do que essas pessoas escrevem. Não são avisadas. Pode bloquear alguém na lista de lugares de uma mesa.
home-you-blocks-none = Ninguém.
home-you-unblock = Desbloquear { $name }
home-you-unblock-short = Desbloquear
home-you-vacation = Férias
home-you-vacation-note = Os relógios das suas partidas com dias por jogada param, no máximo 60 dias.
home-you-vacation-until = Até
home-you-vacation-begin = Ir de férias
home-you-vacation-now = Está de férias até { $when }.
home-you-vacation-end = Já voltei
home-you-notices = Avisos
home-you-notices-note = De que recebe avisos, e como. Nada se envia enquanto está à mesa.
home-you-notice-page = na página
home-you-notice-push = por push
home-you-notice-mail = por e-mail
home-you-notice-webhook = por webhook
home-you-notice-turn = é a sua vez
home-you-notice-started = uma partida começa
home-you-notice-ended = uma partida acaba
home-you-notice-invited = recebe um convite
home-you-notice-take-back = pedem para anular uma jogada
home-you-notice-mention = mencionam o seu nome no chat
home-you-notice-cell = { $what }: { $how }
home-you-notice-push-none = não neste navegador
home-you-notice-mail-none = ainda sem endereço
home-you-notice-mail-never = aqui não
home-you-notice-webhook-none = ainda nenhum
home-you-push = Push neste navegador
home-you-push-on = Este navegador é avisado, mesmo com a página fechada.
home-you-push-off = Este navegador não é avisado com a página fechada.
home-you-push-denied = O navegador não deixa este site mostrar avisos. Pode mudar isso nas definições dele.
home-you-push-none = Este navegador não pode ser avisado com a página fechada.
home-you-push-start = Avisar este navegador
home-you-push-stop = Deixar de o avisar
home-you-push-failed = Não foi possível contactar o serviço do navegador.
home-you-mail = Endereço de e-mail
home-you-mail-note = Só para avisos. Vazio: nenhum.
home-you-mail-never = Este site não envia e-mails.
home-you-mail-kept = O seu endereço { $address } está guardado, mas nada lhe é enviado.
home-you-mail-forget = Esquecê-lo
home-you-webhook = Webhook
home-you-webhook-note = Um endereço (https) que é avisado quando é a sua vez. Vazio: nenhum.
home-you-webhook-secret = É assinado com este segredo, mostrado uma só vez:
home-you-settings = Língua e hora
home-you-language = Língua
home-you-language-auto = a do navegador
home-you-zone = Fuso horário
home-you-zone-auto = o do servidor
home-you-zone-here = Aqui é { $zone }
home-you-data = Os seus dados
home-you-export = Descarregar tudo o que está guardado sobre mim
home-you-delete = Apagar os meus dados
home-you-delete-note = Tudo o que é pessoal desaparece; os seus lugares são abandonados e ficam anónimos. Não se pode voltar atrás.
home-you-delete-really = Sim, apagar os meus dados
home-you-delete-password = A sua palavra-passe, para ter a certeza
home-you-deleted = Os seus dados foram apagados.
home-you-save = Guardar
home-you-saved = Guardado.
home-you-copy = Copiar
home-you-cancel = Cancelar

## Home: learning

home-learn-title = Aprender
home-learn-note = O melhor é jogar: a mesa mostra o que é permitido e diz porque é que algo não o é.
home-learn-china = China em cinco minutos
home-learn-confucius = Confucius em dez minutos
home-learn-read = Como se joga
home-learn-first = Primeira partida de { $game }
home-learn-rules = As regras de { $game }
home-learn-rules-note = Todas as regras, numeradas, com o que era pouco claro e como o lemos.
home-learn-other = { $game }
home-learn-other-note = Ainda sem página própria; há a lista das regras.
home-picture-large = Abrir a imagem em tamanho real

## Learn: lessons and the guided first game

learn-card = O que está a aprender
learn-place = Ideia { $at } de { $of }
learn-known = Já sei isto
learn-show = Mostrar
learn-later = Agora não: de momento não é possível. Continue a jogar e faça-o assim que puder.
learn-strong = A jogada de um jogador forte
learn-way = Uma maneira de o fazer:
learn-go-on = Continuar
learn-again = Recomeçar
learn-missed = Ainda não foi desta. Recomece e tente de outra maneira.
learn-solved = Feito
learn-all-known = Estas eram as ideias
learn-others = Mais lições
learn-better = Um jogador forte preferiria isto
learn-best = Um jogador forte faria isto
learn-better-why = Porquê: { $text }. Estima-se que valha mais { $points ->
    [1] um ponto
   *[other] { $points } pontos
  } do que { $drafted ->
    [yes] a sua jogada
   *[no] as outras em média
  }.
learn-away = Pôr de lado
learn-mind = A ter em conta
learn-mine = Fico com a minha
learn-do-better = Fazer antes isso
learn-do-best = Fazer isso
learn-no-advice = Sem mais conselhos
learn-of = Uma lição de { $game }
learn-start = Começar
learn-done = feita
learn-clauses = As regras em causa:
learn-continue = Continuar
learn-single = Uma ideia de cada vez
learn-count = { $done } de { $of } feitas
learn-clause = Experimente: { $lesson }

home-how-china-1 = De que se trata
home-how-china-1-text = Três a cinco famílias constroem palácios nas nove províncias da China antiga, enviam emissários às suas cortes e ligam os palácios ao longo das estradas. Ganha-se estando presente em muitos sítios, mais do que sendo forte num só.
home-how-china-2 = O turno
home-how-china-2-text = Tem três cartas na mão. Escolha uma província e coloque lá uma ou duas peças: palácios nos espaços livres, emissários no selo redondo. Numa província vazia coloca-se só uma peça. Ou, em vez disso, troque uma carta. Depois complete a mão até três cartas, com as quatro cartas abertas ou com a pilha.
home-how-china-3 = Pagar
home-how-china-3-text = Uma carta da cor da província paga uma peça. Duas cartas iguais de outra cor são um joker e pagam uma peça em qualquer lado.
home-how-china-4 = Os emissários precisam de lugar
home-how-china-4-text = Os emissários de uma província, todos juntos, podem ser tantos quantos os palácios de quem lá tem mais. Não é preciso ter lá um palácio.
home-how-china-5 = Uma província completa pontua logo
home-how-china-5-text = Quem tem mais palácios recebe um ponto por cada palácio da província. Cada um dos outros recebe tantos pontos quantos os palácios de quem está logo acima. Por isso, um único palácio atrás dos cinco de alguém vale cinco.
home-how-china-6 = O fim
home-how-china-6-text = Quando a pilha acaba pela segunda vez, joga-se até ao fim da ronda. Também pontuam as províncias incompletas. Depois as alianças: quem tem a maioria, ou empata, em duas províncias vizinhas recebe um ponto por cada emissário das duas. Depois as estradas: quatro ou mais palácios seus em fila dão um ponto cada.
home-how-china-7 = Para a primeira partida
home-how-china-7-text = Deixe que os outros abram províncias. Seja segundo em muitos sítios. Guarde um par de cartas. Pense nos emissários em pares de províncias, e nas estradas de quatro em quatro.

home-how-confucius-1 = De que se trata
home-how-confucius-1-text = Os jogadores são famílias na corte dos Ming. Dão pontos os oficiais em três ministérios, as viagens, os exércitos e os exames; as prendas decidem quem tem de ajudar quem. Ganha quem deve menos do que lhe devem.
home-how-confucius-2 = Uma ronda
home-how-confucius-2-text = Cada um tem alguns cubos de ação, e mais alguns graças às prendas dadas e recebidas. À vez, cada um faz uma ação, até todos passarem; depois a corte trata do que há a decidir: a muralha, o exame, os ministérios cheios, as províncias.
home-how-confucius-3 = Oficiais
home-how-confucius-3-text = Para subornar um oficial paga-se o custo de um espaço livre, e ele fica do seu lado. Quando os espaços de um ministério estão cheios, o ministério é resolvido: quem tem mais oficiais é Ministro, quem vem a seguir é Secretário. Os oficiais seguros ficam de certeza.
home-how-confucius-4 = Prendas
home-how-confucius-4-text = Uma prenda obriga quem a recebe: não pode agir contra quem a deu em certas coisas, tem de lhe apoiar o estudante e cede-lhe os oficiais quando sai. Uma prenda de volta de valor maior cancela-a. Não se pode recusar.
home-how-confucius-5 = O mundo
home-how-confucius-5-text = Compre juncos e navegue para Terras Distantes; recrute exércitos e marche para as Províncias Distantes antes de a muralha estar completa. Quem chega primeiro recebe mais. As recompensas do Imperador são pequenas ajudas, que se guardam para quando fizerem falta.
home-how-confucius-6 = O fim
home-how-confucius-6-text = O jogo acaba quando todos os ministérios estão resolvidos, quando a muralha fica completa ou quando se ganha o último candidato. Somam-se cargos, províncias, viagens e os títulos de quem tem mais exércitos ou juncos.
home-how-confucius-7 = Para a primeira partida
home-how-confucius-7-text = Dê cedo uma prenda a quem suborna nos mesmos ministérios. Veja o que uma escolha traria antes de a confirmar: a antevisão mostra-o. Espalhe os oficiais; num ministério decide quem resta quando os mais fracos saem.
home-picture-china-place = Um palácio no último espaço: a carta vermelha paga-o, e ao lado estão os pontos que dá.
home-picture-china-place-alt = Mapa da China: o último espaço de Wei, emoldurado, e ao lado a jogada com o pagamento.
home-picture-china-emissary = Chu com lugar para um emissário: mais um palácio, e já lá está um emissário.
home-picture-china-emissary-alt = Mapa da China: Chu com um palácio de cada um de dois jogadores e um emissário no dragão.
home-picture-china-alliance = A aliança 12 entre Wei e Han: quem tem mais emissários nas duas.
home-picture-china-alliance-alt = Mapa da China: o número 12 na fronteira de Wei e Han, emissários nos dois dragões.
home-picture-china-road = Três palácios seguidos ao longo da estrada, para lá de uma fronteira.
home-picture-china-road-alt = Mapa da China: estradas entre Wei e Zhao, com palácios da mesma cor lado a lado.
home-picture-confucius-bribe = Subornar Hubu 3 por 2 moedas: o que traria, e a carta que paga.
home-picture-confucius-bribe-alt = Três ministérios com sete lugares cada, um oficial de Hubu escolhido; por baixo, a mão com uma carta levantada.
home-picture-confucius-gift = A rede das prendas: cada seta aponta para quem fica obrigado; por baixo, o que isso proíbe e impõe.
home-picture-confucius-gift-alt = Os jogadores como nós, uma prenda como seta entre dois deles, com o seu valor.
home-picture-confucius-examination = O exame: quem tem de apoiar quem, e as cartas que se podem pôr.
home-picture-confucius-examination-alt = Dois estudantes, ao lado de cada um quem tem de o apoiar ou pode fazê-lo; por baixo, a própria mão.
home-picture-confucius-voyage = O mar: juncos nos portos e no mar, e o que valem as Terras Distantes.
home-picture-confucius-voyage-alt = Portos e mares com os juncos de todos, e cinco Terras Distantes com pontos.
home-picture-confucius-invasion = As Províncias Distantes junto à muralha: caixas, prazos e o custo de um exército.
home-picture-confucius-invasion-alt = Três províncias com caixas para exércitos, por baixo das peças da Grande Muralha.
home-picture-confucius-resolution = Hubu antes da resolução: os cargos tal como estão, e o que traz o fim da ronda.
home-picture-confucius-resolution-alt = Os sete lugares de Hubu, todos com marcadores, e a lista do que acontece no fim da ronda.
home-picture-confucius-lending = Uma resolução passo a passo: quem sai, e o que traria cada escolha.
home-picture-confucius-lending-alt = Os passos numerados de uma resolução e duas cartas à escolha: cada uma com um jogador, cargos e pontos.

home-rules-title = Regras
home-rules-of = Regras de { $game }
home-rules-note = Por palavras nossas, numeradas. Cada uma é verificada por testes.
home-rules-find = Procurar nas regras
home-rules-found = { $count ->
    [0] Nenhuma regra tem estas palavras.
    [1] Uma regra
   *[other] { $count } regras
  }
home-rules-count = { $count } regras
home-rules-none = sem regras numeradas
home-rules-groups = Grupos
home-rules-ruling = A nossa leitura
home-rules-see = Ver também
home-rules-missing = As regras deste jogo ainda não se podem mostrar aqui. O terminal tem-nas: guanxi rules { $game }

home-problem = Não funcionou: { $text }
home-problem-unreachable = Não é possível contactar o servidor. Tente de novo daqui a pouco.
home-problem-too-many = Demasiados pedidos seguidos. Espere um pouco e tente de novo.
## Frame: header, pages, what is around every screen
frame-title = { $page } · guanxi
frame-home = guanxi, para o início
frame-navigation = Principal
frame-nav-play = Jogar
frame-nav-watch = Assistir
frame-nav-replay = Rever
frame-nav-learn = Aprender
frame-nav-rules = Regras
frame-language = Língua
frame-nobody = Ainda sem nome
frame-settings = Definições
frame-skip = Saltar para o conteúdo
frame-not-loaded = Não foi possível carregar esta página. Verifique a ligação à rede e carregue-a de novo.
offline-title = Não é possível contactar o servidor
offline-text = Talvez este dispositivo esteja agora sem rede, ou o servidor esteja a reiniciar. Voltamos a tentar automaticamente; entretanto as partidas esperam.
offline-again = Tentar agora
frame-missing-title = Não há nada aqui
frame-missing-text = Não há nada neste endereço. A mesa pode ter sido removida, ou a ligação está incompleta.
frame-missing-home = Para o início
page-home = Jogar
page-table = Mesa
page-missing = Não há nada aqui

## Parts
part-close = Fechar

## Table
table-unreachable = Não é possível chegar à mesa.
table-line-connecting = A ligar …
table-line-signed-out = A sessão terminou aqui. Inicie-a de novo para continuar.
table-line-back = A ligação voltou.
table-begins = A partida começa.

## Panels: what stands around every board
panel-joined = { $first } e { $last }
panel-more = { $count ->
    [1] mais um
   *[other] mais { $count }
  }
panel-fewer = menos
panel-open-rule = Abrir { $clause } nas regras
panel-days = { $days ->
    [1] 1 dia
   *[other] { $days } dias
  } { $hours } h

panel-status-yours = A sua vez
panel-status-colon = :
panel-status-whole = confirmar, ou mudar
panel-status-theirs = { $player } está a jogar
panel-status-nobody = A dar as cartas
panel-status-sending = A enviar a sua jogada …
panel-status-choose = escolher o que fazer
panel-status-over = { $mine ->
    [yes] { $count ->
        [1] A vitória é sua, com { $points } pontos
       *[other] { $players } partilham a vitória com { $points } pontos
      }
   *[no] { $count ->
        [0] Ninguém vence
        [1] { $players } vence com { $points } pontos
       *[other] { $players } partilham a vitória com { $points } pontos
      }
  }

panel-seats-title = Jogadores
panel-seat-mine = { $player } (eu)
panel-seat-acting = , a jogar
panel-seat-points = { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }
panel-seat-legend = pontos / se acabasse agora
panel-seat-legend-short = já / no fim
panel-seat-ended = , { $points } se acabasse agora
panel-seat-passed = passou
panel-seat-away = ausente
panel-seat-stand-in = { $resigned ->
    [yes] desistiu · joga { $bot }
   *[no] sem tempo · joga { $bot }
  }

panel-log-title = Registo
panel-log-search = Procurar
panel-log-filter = Filtrar
panel-log-copy = Copiar texto
panel-log-copied = Copiado
panel-log-not-copied = Este navegador não deixa a página copiar
panel-log-by-seat = Só de um jogador
panel-log-by-kind = De que tipo
panel-log-all-kinds = tudo
panel-log-since = desde o meu último turno
panel-log-go = Mostrar a posição após a ação { $number }
panel-log-none = Não aconteceu nada assim.
panel-log-empty = Ainda não aconteceu nada.
panel-log-earlier = Antes
panel-log-so-far = Procurado até à ação { $number }, para trás.
panel-log-clauses = { $count ->
    [one] Mais uma regra
   *[other] Mais { $count } regras
  }
panel-since-title = Desde o meu último turno
panel-since-came = Desde que cheguei
panel-since-again = { $count ->
    [1] Rever
   *[other] Rever as { $count }
  }
panel-since-replay = Rever: { $text }
panel-since-why = Porquê?
panel-since-none = Ninguém jogou desde o seu último turno.
panel-since-came-none = Ninguém jogou desde que chegou.

panel-chat-title = Chat
panel-chat-table = Mesa
panel-chat-note = A minha nota
panel-chat-note-what = Só visível para si.
panel-chat-you = Eu
panel-chat-said = { $name } escreve: { $text }
panel-chat-new = { $count ->
    [1] 1 nova
   *[other] { $count } novas
  }
panel-chat-none = Ainda ninguém disse nada.
panel-chat-write = Escrever para a mesa
panel-chat-send = Enviar
panel-chat-phrases = Frases prontas
panel-chat-phrase-luck = Bom jogo!
panel-chat-phrase-thinking = Estou a pensar …
panel-chat-phrase-nice = Boa jogada!
panel-chat-phrase-thanks = Bem-haja!
panel-chat-phrase-game = Bela partida!
panel-chat-call = Chamar { $player }
panel-chat-who-reads = { $open ->
    [yes] Os espectadores também leem isto.
   *[no] Só os jogadores leem isto.
  }
panel-chat-mute = Esconder o chat desta mesa
panel-chat-muted = O chat desta mesa está escondido.
panel-chat-unmute = Voltar a mostrar
panel-chat-report = Denunciar o que { $player } escreveu
panel-chat-report-short = denunciar

panel-why-title = Agora não é possível
panel-why-rules = Regras
panel-prospects-title = O que aí vem
panel-prospects-none = Por agora nada acontece por si só.
panel-standing-title = Se acabasse agora
panel-standing-source = Origem
panel-standing-all = Todos
panel-standing-place = { $place }.º lugar
panel-standing-doubled = { $points }, a dobrar
panel-preview-title = O que isto mudaria
panel-preview-beware = Atenção:
panel-preview-nothing = Ninguém ganha nem perde pontos.
panel-preview-gone = Já não:
panel-preview-open = Em aberto:

panel-rules-title = Regras
panel-rules-search = Procurar nas regras
panel-rules-found = { $count ->
    [0] Nada encontrado.
    [1] Uma regra
   *[other] { $count } regras
  }
panel-rules-here = Aqui:
panel-rules-show = Mostrar no tabuleiro
panel-rules-ruling = A nossa leitura
panel-rules-see = Ver também
panel-rules-cited = Citada por
panel-rules-near = Antes e depois
panel-rules-all = Todas
panel-rules-example = Exemplo
panel-text-cannot = { $title }.

panel-takeback-label = Anulação
panel-takeback-asks = { $mine ->
    [yes] Pediu para anular
   *[no] { $player } pede para anular
  }
panel-takeback-mine = Anular?
panel-takeback-falls = { $count ->
    [1] Seria anulada uma ação:
   *[other] Seriam anuladas { $count } ações:
  }
panel-takeback-line = anulada
panel-takeback-revealed = revelado
panel-takeback-seen = Entretanto foi revelado algo.
panel-takeback-seen-more = O que se viu volta para trás, e o que se tirar depois é novo.
panel-takeback-votes = Votos:
panel-takeback-agrees = { $player } aceita
panel-takeback-thinks = { $player } está a pensar
panel-takeback-all = Todos os outros têm de concordar.
panel-takeback-vote = A partir daqui os outros têm de concordar.
panel-takeback-freely = Os computadores concordam sempre.
panel-takeback-refuse = Recusar
panel-takeback-agree = Aceitar
panel-takeback-leave = Deixar estar
panel-takeback-ask = Pedir aos outros

panel-connection-live = Em direto
panel-connection-connecting = A ligar
panel-connection-reconnecting = A religar
panel-connection-outdated = Desatualizada
panel-connection-signed-out = Sem sessão
panel-connection-closed = Fechada
panel-connection-spectators = · { $count } a assistir

panel-banner-stand-in = { $mine ->
    [yes] { $bot } joga por si.
   *[no] { $bot } joga por { $player }.
  }
panel-banner-stand-in-more = { $mine ->
    [yes] Pode retomar o lugar quando quiser.
   *[no] A partida não está perdida para ninguém.
  }
panel-banner-stand-in-deed = Retomar
panel-banner-reconnecting = A religar …
panel-banner-reconnecting-more = { $kept ->
    [yes] A mesa fica como a viu pela última vez. A sua jogada está guardada e será enviada uma só vez.
   *[no] A mesa fica como a viu pela última vez.
  }
panel-banner-outdated = Esta página é mais antiga do que o servidor.
panel-banner-outdated-more = Carregue-a de novo para continuar; nada se perde.
panel-banner-outdated-deed = Recarregar
panel-banner-refused = Foi recusado.
panel-banner-refused-more = { $text }
panel-banner-told = { $text }
panel-banner-told-more = { "" }

panel-settings-title = Definições
panel-settings-aside = guardadas neste navegador; mudam logo
panel-settings-theme = Tema
panel-settings-theme-system = sistema
panel-settings-theme-light = dia
panel-settings-theme-dark = noite
panel-settings-motion = Movimento
panel-settings-motion-off = não
panel-settings-motion-fast = rápido
panel-settings-motion-normal = normal
panel-settings-motion-slow = lento
panel-settings-motion-note = Desligado onde o sistema o pede.
panel-settings-text = Texto
panel-settings-text-100 = 100 %
panel-settings-text-115 = 115 %
panel-settings-text-130 = 130 %
panel-settings-sound = Som
panel-settings-sound-off = não
panel-settings-sound-low = baixo
panel-settings-sound-full = alto
panel-settings-sounds = um a um
panel-settings-sound-of-turn = a minha vez
panel-settings-sound-of-move = jogada de outro
panel-settings-sound-of-piece = peça colocada
panel-settings-sound-of-cards = cartas
panel-settings-sound-of-scoring = pontuação
panel-settings-sound-of-refused = recusa
panel-settings-sound-of-last = última ronda
panel-settings-sound-of-chat = chat
panel-settings-try = Ouvir: { $sound }
panel-settings-commit = Jogadas
panel-settings-quick = Confirmação rápida
panel-settings-quick-note = O que nada custa nem revela não pede um segundo clique.
panel-settings-confirm = Perguntar antes do que não se pode anular
panel-settings-confirm-note = Onde se vira uma carta, ou o jogo acaba.
panel-settings-table = Mesa
panel-settings-propose = Propor pagamentos
panel-settings-propose-note = O que menos desperdiça; pode mudá-lo.
panel-settings-advice = Aconselhar-me
panel-settings-advice-note = Só contra o computador: o que lhe escapa, e o que faria um jogador forte.
panel-settings-labels = Nomes no mapa de China
panel-settings-labels-towns = cidade
panel-settings-labels-ids = código
panel-settings-labels-both = ambos
panel-settings-labels-none = nada
panel-settings-labels-note = O código é o nome de um espaço na notação.
panel-settings-reading = Leitura
panel-settings-textView = Vista de texto da mesa
panel-settings-textView-note = Títulos, listas e tabelas em vez do tabuleiro.
panel-settings-announce = Anunciar as jogadas dos outros
panel-settings-announce-note = Uma frase cada, no máximo uma por segundo.
panel-settings-keys = Teclas
panel-settings-reset = Repor predefinições

panel-keys-title = Teclas
panel-keys-everywhere = Sempre
panel-keys-sheet = esta folha
panel-keys-hint = dica
panel-keys-rules = regras
panel-keys-why = porque não? (o que tem o foco)
panel-keys-type = escrever uma jogada
panel-keys-undo = anular
panel-keys-redo = anular, refazer
panel-keys-log = registo
panel-keys-chat = chat
panel-keys-text = vista de texto
panel-keys-history = histórico
panel-keys-ends = para o início, voltar ao presente
panel-keys-autoplay = reproduzir
panel-keys-commit = confirmar
panel-key-enter = Enter
panel-key-space = Espaço
panel-keys-back = voltar um passo atrás
panel-keys-escape = fechar, ou voltar atrás

panel-result-title = Pontos por origem
panel-result-tiebreak = O empate:
panel-result-rematch = Desforra
panel-result-download = Gravação
panel-result-verify = Verificar o baralhamento
panel-result-link = Ligação
panel-graph-title = Pontos ao longo da partida
panel-graph-note = O que cada um teria, se a partida acabasse ali. Em baixo: o número da ação.
panel-graph-go = Um clique mostra essa posição.
panel-graph-table = O mesmo em tabela
panel-graph-move = Ação

panel-curtain-title = Passe o ecrã a { $player }
panel-curtain-finished = { $player } acabou. As mãos estão escondidas.
panel-curtain-hidden = As mãos estão escondidas.
panel-curtain-open = Joga { $player }: mostrar a mão
panel-curtain-public = O que todos podem ver continua ali:
panel-curtain-peek = ver a mesa

panel-replay-title = Ao longo da partida
panel-replay-first = Para o início
panel-replay-back = Atrás
panel-replay-play = Reproduzir
panel-replay-pause = Pausa
panel-replay-next = Seguinte
panel-replay-last = Para o fim
panel-replay-at = ação { $move } de { $moves }
panel-replay-jump = Ir para
panel-replay-choose = Ir para …
panel-replay-more = Mais escolhas
panel-replay-eyes = Visto por
panel-replay-spectator = um espectador
panel-replay-open = todos de uma vez
panel-replay-link = Ligação para esta jogada

panel-choices-title = Escolhas
panel-choices-draft = A sua jogada até agora
panel-choices-takeback = Anular: { $text }
panel-choices-over = Recomeçar
panel-choices-send = Fazer
panel-choices-sending = A enviar …
panel-choices-part = Ainda falta algo: continue a escolher em baixo.
panel-choices-none = Agora não tem nada para escolher.
panel-choices-refused = { $count ->
    [1] Uma escolha não é possível agora: porquê?
   *[other] { $count } escolhas não são possíveis agora: porquê?
  }
panel-choices-and-more = {" "}e mais { $count }
panel-plain-way = Como se mostra a mesa
panel-plain-tables = Tabelas
panel-plain-drawing = Desenhada com letras
panel-plain-head = { $head }:

panel-text-go = Ir para
panel-text-seats = À mesa
panel-text-allowed = { $line }: nada o impede
panel-text-board = Ver tabuleiro
panel-text-line = Linha de comandos
panel-text-type = Escrever uma jogada ou um comando
panel-text-placeholder = uma jogada, ou help
panel-text-keys = Tab percorre os botões, os algarismos vão para uma parte, y pergunta porque não.
panel-text-follows = { $more ->
    [0] Pode seguir-se: { $lines }.
   *[other] Pode seguir-se: { $lines } e mais { $more }.
  }
panel-text-help =
    Escreva uma jogada como está nas escolhas. Também:
    choices: o que se pode fazer
    why JOGADA: porque não é permitida?
    preview JOGADA: o que mudaria?
    send, over: fazer o que está no rascunho, ou recomeçar
    undo, hint, score, prospects, log
    rules REGRA, say PALAVRAS
## China's board and turn

china-map = Mapa da China, lado { $side }
china-whole-map = Mapa inteiro
china-provinces = Províncias
china-colour-red = vermelha
china-colour-green = verde
china-colour-orange = laranja
china-colour-yellow = amarela
china-colour-purple = roxa
# Two colours begin with a V.
china-letter-red = Vm
china-letter-green = Vd
china-letter-orange = L
china-letter-yellow = A
china-letter-purple = R
china-player-blue = azul
china-player-green = verde
china-player-purple = roxo
china-player-red = vermelho
china-player-yellow = amarelo
china-owner = { $name }, { $colour }
china-owner-you = eu
china-nobody = ninguém
china-and = { " e " }
china-share = { $name } { $number }
china-place = { $town }, { $id }
china-piece-palace = palácio
china-piece-emissary = emissário
china-piece-fortification = fortificação
china-short-palace = palácio
china-short-emissary = emissário
china-short-fortification = forte
china-which-piece = Que peça?
china-name-free = { $place }, livre
china-name-owned = { $place }, { $owner_id ->
    [me] palácio seu
   *[other] palácio: { $owner }
  }
china-name-fortified = { $name }, fortificado
china-name-drafted = { $name }; colocado neste turno
china-name-possible = { $name }; possível: { $pieces }
china-name-province = { $name }, { $colour }: { $built } de { $size } palácios, { $sent } de { $limit } emissários ({ $whose }){ $scored ->
    [yes] , pontuada
   *[no] { "" }
  }
china-name-alliance = Aliança { $number }, { $one } e { $two }
china-points-alliance = { $under ->
    [yes] { $number }: { $one }–{ $two }
   *[no] Aliança { $number }: { $one }–{ $two }
  }
china-points-road = Estrada de { $number }
china-list-palaces = palácios
china-list-emissaries = emissários, lugares
china-list-pays = peças que pode pagar
china-province-button = { $name }: { $built } de { $size } palácios, { $sent } de { $limit } emissários{ $pays ->
    [0] { "" }
    [1] ; a sua mão paga uma peça
   *[other] ; a sua mão paga { $pays } peças
  }
china-province-most = Mais palácios: { $names }.
china-card = carta { $colour }
china-hand = A sua mão
china-hand-empty = Sem cartas
china-advised = { $card }, dica, passo { $step }
china-hand-card = { $colour }, carta { $place } da sua mão
china-display = Cartas abertas
china-display-note = tirar depois de colocar
china-display-ending = já não se repõem
china-display-card = { $colour }, carta aberta { $place }
china-take-one = Tirar uma
china-draw-pile = Tirar da pilha, { $number ->
    [1] 1 carta
   *[other] { $number } cartas
  }
china-pile = { $used ->
    [0] Pilha: { $number }
    [1] Última pilha: { $number }
   *[other] Pilha acabada
  }
# Turns of all, then how many each player has of them; the last round is told by its name.
china-turns-left = { $when ->
    [mine] o seu último turno
    [last] a última ronda
   *[later] { $turns ->
        [1] falta cerca de 1 turno
       *[other] faltam cerca de { $turns } turnos
      }
  }
china-turns-each = { $each } cada
china-discard = { $used ->
    [0] { $number ->
        [0] descarte 0
       *[other] descarte { $number }, a baralhar
      }
   *[other] descarte { $number }
  }
china-turn = A sua vez
china-turn-last = O seu último turno
china-turn-in = A sua vez, em { $province }
china-turn-choice = colocar, ou trocar uma carta
china-pieces = { $number ->
    [1] uma peça
   *[other] { $number } peças
  }
china-place-note = Clique em espaços livres ou num dragão do mapa: uma ou duas peças numa província. Ou escolha uma carta para a trocar.
china-last-note = Clique mais uma vez em espaços livres ou num dragão do mapa, ou escolha uma carta para a trocar.
china-exchange-note = Descartar esta carta e tirar outra. É o seu turno inteiro.
china-exchange = Trocar
china-take-back = Anular: { $piece }, { $place }
china-pay-note = { $matching ->
    [0] { "" }
    [1] Uma carta { $colour } paga uma peça
   *[other] Duas cartas { $colour ->
        [laranja] laranja
       *[other] { $colour }s
      } pagam uma peça cada
  }{ $joker ->
    [none] .
   *[other] { $matching ->
        [0] As duas { $joker ->
            [laranja] laranja
           *[other] { $joker }s
          } pagam como joker.
       *[other] , e as duas { $joker ->
            [laranja] laranja
           *[other] { $joker }s
          }, um joker, pagam a outra.
      }
  }
china-pay-only = Não há outra maneira.
china-pay-missing = Estas cartas não pagam. Escolha outras.
china-pay-none = Nenhuma carta escolhida
china-pay-choose = Escolha as cartas que pagam.
china-ended-now = Se acabasse agora
china-commit = Colocar e pagar
china-sending = A enviar …
china-start-over = Recomeçar
china-draw = Tirar cartas
china-draw-count = { $number } de { $all } na mão
china-draw-next = { $from ->
    [display] A seguir: qualquer carta aberta.
    [pile] A seguir: uma carta da pilha.
   *[both] A seguir: qualquer carta aberta, ou a pilha.
  }
china-drawn = Da pilha: { $colour }.
china-undo-stops = { $freely ->
    [yes] Foi revelada uma carta.
   *[no] A partir daqui não se anula.
  }
china-undo-why = { $freely ->
    [yes] Mesmo assim pode voltar atrás: os computadores concordam sempre.
   *[no] Foi revelada uma carta; o que colocou fica. Para anular agora é preciso que os outros concordem.
  }
china-you = { $name } (eu)
china-you-short = Eu
china-you-inside = eu
china-cards = { $number ->
    [1] 1 carta
   *[other] { $number } cartas
  }{ $hidden ->
    [0] { "" }
    [1] , 1 desconhecida
   *[other] , { $hidden } desconhecidas
  }
china-palaces-left = { $number ->
    [1] 1 palácio
   *[other] { $number } palácios
  }
china-emissaries-left = { $number ->
    [1] 1 emissário
   *[other] { $number } emissários
  }
china-fort-left = { $number ->
    [0] nenhum forte
    [1] 1 forte
   *[other] { $number } fortes
  }
china-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }, { $total } se acabasse agora
china-last-round = Última ronda.
china-last-round-who = { $who ->
    [me] Este é o seu último turno{ $more ->
        [0] , e o último de todos.
       *[other] ; o último de todos é de { $last }.
      }
    [later] Joga { $acting }; ainda há um turno seu.
   *[others] Joga { $acting }; já não há turnos seus.
  } Depois pontuam províncias, alianças e estradas.
china-player = Jogador
china-province = Província
china-palaces = palácios
china-points-column = pontos
china-why-column = porquê
china-all = todos
china-leads = , maioria
china-most = { $several ->
    [1] maioria: { $number }
   *[other] maioria empatada: { $number }
  }
china-behind = { $whose ->
    [you] { $number ->
        [1] atrás do seu único
       *[other] atrás dos seus { $number }
      }
    [several] atrás de { $several } com { $number } cada
   *[other] { $number ->
        [1] atrás do único de { $name }
       *[other] atrás dos { $number } de { $name }
      }
  }
china-because-doubled = { $text }, forte ×2
china-province-state = { $scored ->
    [yes] pontuada
    [now] pontua com este turno
   *[no] { $free } de { $size } espaços livres · ainda não pontuada
  }
china-province-empty = Ainda ninguém construiu aqui.
china-no-palace = nenhum palácio aqui
china-if-here = { $piece ->
    [palace] Se puser aqui um palácio:
    [fortification] Se puser aqui uma fortificação:
   *[emissary] Se enviar um emissário para aqui:
  }
china-province-room = { $sent }/{ $limit } no mapa: emissários enviados, e quantos cabem.
china-province-emissaries = Emissários enviados: { $sent } de { $limit }.
china-alliance-of = { $one } e { $two }
china-alliance-when = { $settled ->
    [yes] decidida; conta no fim
   *[no] emissários, no fim
  }
china-alliance-worth = { $number ->
    [0] Ninguém tem a maioria em ambas: sem pontos.
    [1] Maioria em ambas: { $names }, { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
      }.
   *[other] Empate em ambas: { $names }, { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
      } cada.
  }
china-alliance-before = { $number ->
    [0] Antes deste turno, ninguém.
   *[other] Antes deste turno, { $names }, { $points }.
  }
china-space-of = { $id }, { $province }
china-space-chain = { $mine ->
    [yes] A sua cadeia
   *[no] A cadeia de { $name }
  } de { $number }: { $points } pontos.
china-space-stands = { $mine ->
    [yes] O seu palácio está
   *[no] O palácio de { $name } está
  } { $row ->
    [1] sozinho: nenhuma estrada o liga a outro do mesmo jogador.
   *[other] numa fila de { $row }.
  }
china-space-mine = { $how ->
    [completes] O seu palácio completaria aqui uma cadeia de { $row }, que vale { $points } pontos.
    [extends] O seu palácio prolongaria aqui a sua cadeia para { $row } (+{ $points }).
   *[row] O seu palácio ficaria aqui numa fila de { $row }: sem mais pontos por estradas.
  }
china-space-rival = { $how ->
    [completes] Um palácio aqui tira a { $name } uma cadeia de { $row }, que valeria { $points } pontos.
    [extends] Um palácio aqui impede { $name } de prolongar uma cadeia para { $row } (+{ $points }).
   *[row] Um palácio aqui corta uma fila de { $row } de { $name }, que não daria mais pontos.
  }
china-space-anyone = { $how ->
    [completes] { $name } completaria aqui uma cadeia de { $row }, que vale { $points } pontos.
    [extends] { $name } prolongaria aqui uma cadeia para { $row } (+{ $points }).
   *[row] { $name } teria aqui uma fila de { $row }: sem mais pontos por estradas.
  }
china-space-alone = Nenhuma estrada vai daqui até um palácio que já exista.

## Looking back, and the end

page-past = Rever uma partida
panel-replay-speed = Ritmo
panel-replay-speed-slow = lento
panel-replay-speed-usual = normal
panel-replay-speed-fast = rápido
panel-replay-speed-fastest = muito rápido
past-title = { $game }: ação { $move } de { $moves }
past-start = O início
past-reading = A ler a partida …
past-banner = Está a ver o passado. Aqui nada se pode mover.
past-now = Voltar ao presente (End)
past-table = Para a mesa
past-linked = Foi copiada a ligação para a ação { $move }.
past-tab-points = Pontos
past-tab-result = Resultado
past-record = Gravação
past-missing = Não é possível mostrar esta partida
past-other = Outras partidas
past-bad-record = { $line ->
    [0] { $file } não é uma partida gravada que se possa ler: { $why }
   *[other] { $file } não se pode ler na linha { $line }: { $why }
  }
past-bad-record-title = Não é possível ler esta partida gravada
past-bad-record-again = Escolher outra
end-label = O fim
end-won-you = A vitória é sua, com { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }
end-won = { $player } vence com { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }
end-shared = { $players } partilham a vitória com { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }
end-nobody = Ninguém vence
end-ahead = { $points ->
    [1] Um ponto à frente de { $player }.
   *[other] { $points } pontos à frente de { $player }.
  }
end-no-tie = Não há empate a desfazer.
end-loading = A somar …
end-everything = Tudo o que pontuou
end-replay = Rever
end-board = Tabuleiro final
end-dismiss = Arrumar
end-dismissed = A partida já não está entre as suas. Fica no arquivo.
end-rematch-made = Há uma nova mesa pronta.
shuffle-title = O baralhamento
shuffle-asking = A verificar cada carta …
shuffle-holds = Bate tudo certo: ninguém podia escolher as cartas.
shuffle-broken = Isto não bate certo.
shuffle-first = Antes de alguém se sentar, o servidor fixou uma semente secreta e publicou a impressão digital dela:
shuffle-then = { $count ->
    [0] Ninguém juntou um número próprio.
    [1] Depois um jogador juntou um número que mais ninguém podia saber:
   *[other] Depois { $count } jogadores juntaram números que mais ninguém podia saber:
  }
shuffle-now = Agora a semente está à vista:
shuffle-fits = { $fits ->
    [yes] O seu navegador calculou a impressão digital: é a de cima.
    [no] O seu navegador calculou a impressão digital: não é a de cima.
   *[unknown] A impressão digital tem de ser a de cima. (Este navegador só calcula impressões digitais por https.)
  }
shuffle-drawn = { $drawn ->
    [1] O único sorteio resulta da semente e dos números; o servidor repetiu-o e deu o mesmo.
   *[other] Todos os { $drawn } sorteios resultam da semente e dos números; o servidor repetiu-os e deram o mesmo.
  }
shuffle-no-seed = A partida gravada não mostra a semente, por isso ninguém pode verificar as cartas.
shuffle-yourself = Verifique por si: descarregue a partida gravada e execute
## The live table
table-tabs = Ao lado do tabuleiro
table-tab-board = Mesa
table-tab-score = Pontos
table-looked-alliance = Aliança { $number }
table-bot = computador
table-why-rest = Porque não outra coisa?
china-outcome-spoken = Se acabasse agora: de { $before } para { $after }.
end-source = { $source ->
    [earlier] antes
    [palaces] províncias
    [alliance] alianças
    [chain] estradas
    [minister] Ministros
    [secretary] Secretários
    [voyage] viagens
    [invasion] invasões
    [emperor_insulted] Imperador insultado
    [title] títulos
   *[other] { $name }
  }
table-when = { $what ->
    [round] Ronda { $number }.
   *[turn] Turno { $number }.
  }
table-only-choice = Só uma coisa era possível, e por isso foi feita automaticamente; o registo conta qual.
table-no-undo = Este turno já não se pode anular.
table-draft-gone = Já não é a sua vez: o que tinha preparado foi retirado.
table-reported = Obrigado. Quem gere este servidor vai ver o que se passou.
table-hint-spoken = A jogada de um jogador forte: { $line }. { $text }
table-order-nothing = O rascunho ainda está vazio.
table-order-sent = Feito.
table-order-over = O rascunho foi todo anulado.
table-order-undo = Um passo atrás.
table-order-no-hint = Aqui não há dicas.
table-order-rules = As regras estão abertas: { $text }
table-order-said = Dito.
table-order-staged = No rascunho. Ainda falta algo: continue a escrever, ou «over».
table-order-waits = Não enviado.
table-order-asks = Isto revela algo e não se pode anular, ou o jogo acaba com isto: responda primeiro à pergunta.
table-hint = Dica
table-thinking = A pensar …
table-rules = Regras
table-undo = Anular
table-text-view = Ver texto
table-board-view = Ver tabuleiro
table-menu = Esta mesa
table-hint-title = A jogada de um jogador forte:
table-hint-do = Pôr na mesa
table-to-replay = Rever
table-tab-since = Entretanto
table-key-sorts = Para províncias, alianças, espaços do mapa
table-key-cards = Escolher uma carta para pagar
table-key-exchange = Trocar uma carta
table-key-draw = Tirar das cartas abertas ou da pilha
table-keys-china = China
table-keys-confucius = Confucius
table-key-officials = Subornar, assegurar, transferir
table-key-examination = Nomear um estudante, forçar um exame
table-key-junks = Comprar juncos, navegar
table-key-armies = Recrutar um exército, invadir
table-key-gifts = Comprar uma prenda, dar uma, petição
table-key-income = Comércio, Impostos, nenhuma ação
table-key-reward = Para as suas recompensas
table-key-amount = Escolher uma quantidade, ou uma carta para pagar
table-resign = Desistir
table-resign-note = Se desistir, um jogador virtual continua por si. Os outros jogam até ao fim.
table-resign-sure = Sim, desistir
table-home = Para a página inicial
table-confirm = Fazer?
table-confirm-note = Isto revela algo. Não se pode anular.
table-confirm-no = Ainda não
table-confirm-yes = Fazer
end-to-result = Resultado
hotseat-plays = Joga { $player }
hotseat-public = O que todos podem ver. As mãos ficam escondidas.
hotseat-back = Voltar à cortina
table-tab-ended = Se acabasse
table-hint-why = Porquê: { $text }.
page-settings = Definições
table-again = Outra vez, passo a passo:
table-again-step = { $step } de { $steps }
table-again-stop = Voltar ao presente
table-watching = Está a ver
table-watching-first = Desde a primeira jogada
table-laying = A preparar a mesa …
table-held = Já indicado, à espera do resto do seu turno:
table-held-back = Voltar atrás
hotseat-drawn = Tirou uma carta. Depois de a ver, passe o ecrã.
hotseat-hand-over = Vista: passar a { $player }
table-confirm-ends = Com isto o jogo acaba.

## Confucius: the world, the seats, titles

confucius-world = O mundo para lá da corte
confucius-lands = Grande Muralha e Províncias Distantes
confucius-lands-note = a muralha conta as rondas
confucius-wall-told = Grande Muralha: { $built } de { $pieces } peças colocadas{ $next ->
    [0] {""}
   *[other] ; a peça { $next } vem no fim desta ronda
  }
confucius-land-annam = Aname
confucius-land-yunnan = Yunnan
confucius-land-mongolia = Mongólia
confucius-land-korea = Coreia
confucius-land-manchuria = Manchúria
confucius-land-card = carta
confucius-land-due = nesta ronda
confucius-land-left = { $left ->
    [1] 1 ronda
   *[other] { $left } rondas
  }
confucius-land-ends = até à ronda { $deadline }
confucius-land-price = { $price ->
    [1] 1 moeda cada
   *[other] { $price } moedas cada
  }
confucius-invasion-when = { $state ->
    [was-full] conquistada
    [was-failed] não encheu a tempo: ninguém pontua
    [will-full] cheia: conquistada no fim desta ronda
    [will-failed] não enche até ao fim desta ronda: ninguém pontua
   *[open] { $missing ->
        [1] falta um exército, até à ronda { $deadline }
       *[other] faltam { $missing } exércitos, até à ronda { $deadline }
    }
}
confucius-invasion-share = { $points ->
    [0] { $card ->
        [yes] uma recompensa
       *[no] nada
    }
   *[other] { $card ->
        [yes] +{ $points } e uma recompensa
       *[no] +{ $points }
    }
}
confucius-invasion-card = A carta de recompensa é tirada em qualquer caso.
confucius-land-won = conquistada
confucius-land-lost = não encheu a tempo
confucius-box-told = { $land }, caixa { $box }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }{ $card ->
    [yes] {" "}e uma carta de recompensa
   *[no] {""}
  }, { $state ->
    [mine] exército seu
    [taken] exército de { $owner }
    [gone] vazia
   *[free] livre, { $price ->
        [1] 1 moeda
       *[other] { $price } moedas
      }
  }
confucius-colony = { $armies ->
    [0] A sua colónia: nenhum exército
    [1] A sua colónia: 1 exército
   *[other] A sua colónia: { $armies } exércitos
  }
confucius-recruit = { $armies ->
    [0] já não há exércitos para recrutar
    [1] resta 1 exército, por { $price } licenças
   *[other] restam { $armies } exércitos, a { $price } licenças cada
  }
confucius-sea = Mar
confucius-fleets = Juncos
confucius-yard = porto
confucius-at-sea = no mar, de { $voyage }
confucius-junks-left = { $number ->
    [1] resta 1 junco
   *[other] restam { $number } juncos
  }
confucius-fleet-told = { $mine ->
    [yes] Os seus juncos
   *[no] { $name }
  }: { $yard } no porto, { $sea } de { $voyage } no mar
confucius-distant = Terra Distante
confucius-distant-head = PV, Terra Distante
confucius-distant-spice_islands = Ilhas Espec.
confucius-distant-india = Índia
confucius-distant-arabia = Arábia
confucius-distant-africa = África
confucius-distant-americas = Américas
confucius-distant-told = { $land }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }, { $state ->
    [mine] a primeira chegada foi sua
    [taken] { $first } chegou primeiro
   *[free] ainda ninguém lá chegou
  }{ $others ->
    [0] {""}
   *[other] , depois { $later }
  }
confucius-exam = Exame
confucius-exam-forced = forçado
confucius-candidate = candidato: { $candidate ->
    [bingbu] Bingbu
    [hubu] Hubu
    [gongbu] Gongbu
   *[any] qualquer um
  }{ $told ->
    [yes] , { $left ->
        [0] o último
       *[other] mais { $left }
      }
   *[no] {""}
  }
confucius-candidate-none = já não há candidatos
confucius-student-red = espaço vermelho
confucius-student-plain = outro espaço
confucius-student-ties = ganha empates
confucius-tutors-you = tem de apoiar
confucius-tutors-you-and = tem de apoiar, tal como { $names }
confucius-tutors = { $others ->
    [1] apoia: { $names }
   *[other] apoiam: { $names }
  }
confucius-student-told = { $student ->
    [red] Espaço vermelho, ganha empates
   *[plain] Outro espaço
  }: { $state ->
    [mine] o seu estudante
    [taken] estudante de { $owner }
   *[free] livre
  }{ $bound ->
    [yes] ; { $duty }
   *[no] {""}
  }
confucius-seat-mine = { $name } (eu)
confucius-seat-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }; { $total } se acabasse agora
confucius-seat-cards = { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  }
confucius-seat-hand = { $cards ->
    [1] 1 carta: { $hand }
   *[other] { $cards } cartas: { $hand }
  }
confucius-seat-rewards = { $rewards ->
    [1] 1 recompensa
   *[other] { $rewards } recompensas
  }
confucius-seat-cubes = { $unused } de { $cubes } cubos
confucius-seat-armies = { $armies ->
    [1] 1 exército
   *[other] { $armies } exércitos
  } por recrutar, { $colony } na colónia
confucius-seat-gifts-available = prendas prontas a dar: { $values }
confucius-seat-gifts-given = dadas: { $values }
confucius-seat-gifts-unavailable = por comprar: { $values }
confucius-seat-gifts-out = fora do jogo: { $values }
confucius-chip = Prenda { $value }, { $name }: { $state }
confucius-chief = Chefe dos Ministros desta ronda
confucius-chief-short = Chefe
confucius-seats-open = Ver todos os jogadores
confucius-meanwhile-more = mais { $number }
confucius-supply-deck = Baralho { $number }
confucius-supply-discard = descarte { $number }
confucius-supply-rewards = recompensas { $number }
confucius-supply-officials = oficiais { $number }
confucius-supply-candidates = candidatos { $number }
confucius-titles = Títulos
confucius-titles-note = um ponto cada
confucius-titles-admiral = Almirante
confucius-titles-chief_minister = Chefe dos Ministros
confucius-titles-general = General
confucius-titles-holds = ficaria com ele
# The best count and the next one; a tie with the ministry whose Minister breaks it.
confucius-titles-counts = { $tied ->
    [yes] { $most }={ $next }{ $vacant ->
        [yes] {""}
       *[no] , { $title ->
            [admiral] Gongbu
            [general] Bingbu
           *[chief_minister] Hubu
          }
      }
   *[no] { $most }:{ $next }
  }
confucius-titles-why = { $tied ->
    [yes] { $vacant ->
        [yes] empate: não fica para ninguém
       *[no] { $mine ->
            [yes] empate: é seu, como Ministro de { $title ->
                [admiral] Gongbu
                [general] Bingbu
               *[chief_minister] Hubu
              }
           *[no] empate: para { $breaker }, Ministro de { $title ->
                [admiral] Gongbu
                [general] Bingbu
               *[chief_minister] Hubu
              }
          }
      }
   *[no] { $vacant ->
        [yes] não fica para ninguém
       *[no] { $title ->
            [admiral] mais: 5 por Terra Distante, 1 por junco no mar
            [general] mais exércitos recrutados
           *[chief_minister] mais marcadores: oficiais e cargos
          }
      }
  }
confucius-reward-bribery-bingbu = Subornos Bingbu
confucius-reward-bribery-hubu = Subornos Hubu
confucius-reward-bribery-gongbu = Subornos Gongbu
confucius-reward-bribery-any = Subornos
confucius-reward-gift = Prendas
confucius-reward-extra-action = Ação extra
confucius-reward-cash = Dinheiro
confucius-reward-recruit-army = Recrutar um exército
confucius-reward-emperor-insulted = Imperador insultado
## Confucius: the web of gifts

confucius-you = eu
confucius-cubes = { $cubes ->
    [1] depois { $cubes } cubo
   *[other] depois { $cubes } cubos
  }
confucius-ministry-bingbu = Bingbu
confucius-ministry-hubu = Hubu
confucius-ministry-gongbu = Gongbu
confucius-gifts = Prendas
confucius-gifts-note = a seta aponta para quem fica obrigado
confucius-gifts-choose = as setas marcadas são escolhas
confucius-gift-name = { $whose ->
    [mine] { $fate ->
        [new] A sua prenda { $value } obrigaria { $to }
        [changed] A sua prenda, então { $value }, obrigaria { $to }
        [gone] A sua prenda { $value } deixaria de obrigar { $to }
       *[stays] A sua prenda { $value } obriga { $to }
      }
    [binding] { $fate ->
        [new] A prenda { $value } de { $giver } passaria a ser uma obrigação sua
        [changed] A prenda de { $giver }, então { $value }, seria uma obrigação sua
        [gone] A prenda { $value } de { $giver } deixaria de ser uma obrigação sua
       *[stays] A prenda { $value } de { $giver } é uma obrigação sua
      }
   *[others] { $fate ->
        [new] A prenda { $value } de { $giver } obrigaria { $to }
        [changed] A prenda de { $giver }, então { $value }, obrigaria { $to }
        [gone] A prenda { $value } de { $giver } deixaria de obrigar { $to }
       *[stays] A prenda { $value } de { $giver } obriga { $to }
      }
  }
confucius-gift-player = { $mine ->
    [yes] Recebe { $cubes } cubos na próxima ronda
   *[no] { $player }: { $cubes } cubos na próxima ronda
  }{ $change ->
    [yes] , então { $then }
   *[no] {""}
  }
confucius-gift-grid = Prendas por quem as deu e a quem
confucius-gift-from-to = de, a
confucius-gift-gave = deu
confucius-gift-sums = dadas + recebidas → cubos
confucius-gift-you = Eu
confucius-gift-none = { $mine ->
    [yes] Não tem obrigações por prendas.
   *[no] Sem obrigações por prendas.
  }
confucius-gift-holder = { $player }:
confucius-gift-bribe = sem subornos em { $ministries }
confucius-gift-tutor = { $player_id ->
    [me] apoiar o seu estudante
   *[other] apoiar o estudante de { $player }
  }
confucius-gift-lend = { $player_id ->
    [me] ceder primeiro a si
   *[other] ceder primeiro a { $player }
  }{ $many ->
    [0] {""}
   *[other] {" "}em { $ministries }
  }
confucius-gift-return = retribuir { $shares } (mais põe-lhe fim)
confucius-gift-share = { $player_id ->
    [me] pelo menos { $value } a si
   *[other] pelo menos { $value } a { $player }
  }

## Confucius: the end of a round, previews

confucius-end = Fim desta ronda
confucius-as-it-stands = { $ministry }, tal como está
confucius-end-none = Nada se prevê.
confucius-end-wall = Muralha
confucius-end-examination = Exame
confucius-end-lands = Províncias
confucius-end-cards = Cartas
confucius-end-last = Última ronda?
confucius-ended-over = Pontos finais
confucius-ended-player = Jogador
confucius-ended-posts = cargos
confucius-ended-sea = mar
confucius-ended-land = terra
confucius-ended-titles = títulos
confucius-ended-other = outros
confucius-ended-points = PV
confucius-preview = antevisão
confucius-preview-certain = certo
confucius-preview-unless = A não ser que alguém faça antes outra coisa.
confucius-preview-binds = Obriga
confucius-preview-ends = Acaba
confucius-preview-cubes = Cubos
confucius-preview-posts = Cargos
confucius-post-of = { $post ->
    [minister] Ministro de { $ministry }
   *[secretary] Secretário de { $ministry }
  }
confucius-gain = { $points ->
    [0] { $what }
   *[other] { $what } +{ $points }
  }
confucius-gains = { $player_id ->
    [nobody] Ninguém
   *[other] { $player }
  }: { $what }{ $former_id ->
    [nobody] .
    [me] , em vez de você.
   *[other] , em vez de { $former }.
  }
confucius-preview-more = Também
confucius-preview-gone = Já não:
# Read out: a group under its heading, and whose points change.
confucius-preview-group = { $heading }: { $text }
confucius-preview-moves = { $player } de { $before } para { $after }
confucius-preview-points = Se acabasse agora: { $players }.

## Confucius: sheets of the Court phase, petitions

confucius-court = A corte
confucius-you-wait = à espera
confucius-again = De novo
confucius-same-picture = A mesma imagem que { $player } vê, tracejada porque a escolha não é sua.
confucius-resolved = { $ministry } é resolvido
confucius-resolved-last = com ele acaba o jogo
confucius-res-counted = Põem-se de pé todos os marcadores e contam-se os oficiais.
confucius-lend-question = { $mine ->
    [yes] { $why ->
        [gift] Cede a quem lhe deu a prenda mais alta ({ $value }).
        [equal] A quem cede? Prendas de { $value } obrigam por igual, por isso a escolha é sua.
        [unknown] A quem cede?
       *[free] A quem cede? Já não participa ninguém que lhe tenha dado uma prenda, por isso a escolha é sua.
      }
   *[no] { $why ->
        [gift] { $player } cede a quem lhe deu a prenda mais alta ({ $value }).
        [equal] { $player } escolhe a quem ceder: prendas de { $value } obrigam por igual.
        [unknown] { $player } sai e cede.
       *[free] { $player } escolhe a quem ceder: já não participa ninguém que lhe tenha dado uma prenda.
      }
  }
confucius-lend-to = { $mine ->
    [yes] A si
   *[no] Ceder a { $player }
  }
confucius-lend-posts = Ministro: { $minister } ({ $first }); Secretário: { $secretary } ({ $second }).
confucius-examination = { $any ->
    [yes] Exame para qualquer ministério
   *[no] Exame para { $ministry }
  }
confucius-in-turn = À vez:
confucius-turned-together = depois viram-se todas as cartas ao mesmo tempo
confucius-student-of = { $mine ->
    [yes] O seu estudante
   *[no] Estudante de { $player }
  }
confucius-student-outcome = { $won ->
    [yes] { $mine ->
        [yes] O seu estudante ganha
       *[no] O estudante de { $player } ganha
      }
   *[no] { $mine ->
        [yes] O seu estudante
       *[no] Estudante de { $player }
      }
  }
confucius-wins-ties = ganha empates
confucius-tutor-bound = { $player_id ->
    [me] obriga: a sua prenda { $value }
   *[other] obriga: prenda { $value } de { $player }
  }
confucius-tutors-freely = por escolha
confucius-no-card = : sem cartas
confucius-may-tutor = escolhe livremente
confucius-of-hand = de { $cards }
confucius-duty = O seu dever: pelo menos uma carta pelo estudante de { $player }, porque tem a prenda { $value } de { $player }.
confucius-duty-free = Nenhuma prenda lhe impõe nada: apoie um dos estudantes, com pelo menos uma carta.
confucius-my-sum = { $cards ->
    [1] Está lá uma carta sua, virada para baixo, com { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
      }. Mais ninguém sabe.
   *[other] Estão lá { $cards } cartas suas, viradas para baixo, com { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
      }. Mais ninguém sabe.
  }
confucius-end-gift = Cancelar prenda de { $player }?
confucius-end-gift-waits = { $giver_id ->
    [me] { $player } decide se cancela a prenda { $value } que recebeu de si.
   *[other] { $player } decide se cancela a prenda { $value } de { $giver }.
  }
confucius-cancel-gift = Cancelar
confucius-keep-gift = Manter
confucius-cards-hidden = { $cards ->
    [1] uma carta virada para baixo
   *[other] { $cards } cartas viradas para baixo
  }
confucius-cards-shown = cartas de { $cards } moedas
confucius-won = { $mine ->
    [yes] Ganhou o exame
   *[no] { $player } ganha o exame
  }
confucius-place-note = escolha um espaço para o candidato, aqui ou no tabuleiro
confucius-place-waits = { $player } coloca o candidato
confucius-space = espaço { $space }
confucius-official = { $ministry } { $space }
confucius-decline = Recusar
confucius-appoint = { $mine ->
    [yes] Nomear o próximo Chefe dos Ministros
   *[no] { $player } nomeia o próximo Chefe dos Ministros
  }
confucius-discard = { $mine ->
    [yes] Descartar cartas
   *[no] { $player } descarta cartas
  }
confucius-appoint-how = O Chefe dos Ministros joga em último em cada volta, põe um cubo de lado e tem mais uma ação qualquer quando todos tiverem passado.
confucius-discard-how = Escolha as cartas em baixo.
confucius-told-examination = O exame
confucius-told-invasions = Invasões
confucius-told-discards = Descartes
confucius-told-end = O fim do jogo
confucius-told-part = parte { $part } de { $parts }
confucius-told-skip = Saltar
confucius-told-next = Continuar
confucius-told-close = Para o tabuleiro
confucius-told-missed = O que a corte decidiu
confucius-petition = Petição ao Imperador
confucius-petition-note = uma prenda disponível sai do jogo; sem moedas
confucius-pet-2 = dois juncos mudam de porto
confucius-pet-3 = substituir um estudante
confucius-pet-4 = dois oficiais trocam de espaço
confucius-pet-5 = um exército passa para outra caixa
confucius-pet-6 = substituir um marcador não seguro por um seguro
confucius-pet-target = Alvos da petição
confucius-pet-junks = dois juncos de { $from_id ->
    [me] si
   *[other] { $from }
  } para { $to_id ->
    [me] si
   *[other] { $to }
  }
confucius-pet-student-red = o estudante vermelho
confucius-pet-student-plain = o outro estudante
confucius-pet-owner = { $place } passa para
confucius-gift-1 = Tapeçaria
confucius-gift-2 = Azulejo
confucius-gift-3 = Vaso
confucius-gift-4 = Manto
confucius-gift-5 = Colar
confucius-gift-6 = Junco
confucius-gift-chosen = sai do jogo
confucius-gift-is-unavailable = por comprar
confucius-gift-is-available = disponível
confucius-gift-is-out = fora do jogo
confucius-gift-is-given = dada a { $player_id ->
    [me] si
   *[other] { $player }
  }
# Waiting instead of a click, my own colour, hidden pieces, gifts of time, hours of sleep, one mail a day.
part-commit-counting = { $seconds ->
    [1] Faz-se dentro de um segundo. Qualquer toque ou tecla o impede.
   *[other] Faz-se dentro de { $seconds } segundos. Qualquer toque ou tecla o impede.
}
panel-settings-wait = Confirmar sem clique
panel-settings-wait-off = não
panel-settings-wait-3 = após 3 s
panel-settings-wait-5 = após 5 s
panel-settings-wait-note = O botão conta para trás quando a jogada está completa. Qualquer toque ou tecla o impede.
panel-settings-colour = A minha cor
panel-settings-colour-none = qualquer
panel-settings-colour-blue = azul
panel-settings-colour-green = verde
panel-settings-colour-purple = roxo
panel-settings-colour-red = vermelho
panel-settings-colour-yellow = amarelo
panel-settings-colour-note = Só no seu ecrã. Em Confucius, azul é preto e vermelho é branco. Quem tinha a sua cor fica com a que deixa.
panel-keys-bare = esconder as peças, voltar a mostrá-las
panel-clock-asleep = a dormir até às { $time }
table-bare = Esconder as peças
table-dressed = Mostrar as peças
table-give-note = O tempo que der a alguém soma-se ao relógio dessa pessoa: um dia, uma hora ou um minuto, conforme o relógio.
table-give = Dar tempo a { $player }
table-gave = { $giver } dá tempo a { $player }.
table-told-undone = { $player } anula { $count ->
    [1] uma ação
   *[other] { $count } ações
  }.
table-told-back = Todos concordaram: { $count ->
    [1] foi anulada uma ação
   *[other] foram anuladas { $count } ações
  }. O que se tirar a partir de agora é novo.
table-told-refused = { $player } não concorda: nada é anulado.
table-told-unanswered = Nem todos responderam a tempo: nada é anulado.
table-told-asks = { $player } pede para anular { $count ->
    [1] uma ação
   *[other] { $count } ações
  }.
table-told-waits = Falta a sua resposta.
table-told-stood-in = { $mine ->
    [yes] O seu tempo acabou: { $bot } joga por si.
   *[no] O tempo de { $player } acabou: { $bot } continua a jogar.
  }
table-told-resigned = { $player } desiste: { $bot } continua a jogar.
table-told-returned = { $player } voltou e continua a jogar.
home-you-digest = Um e-mail por dia
home-you-digest-note = De manhã, com todas as partidas à sua espera, em vez de um e-mail por turno.
home-you-sleep = Horas de sono
home-you-sleep-note = Enquanto dorme, os seus relógios param onde uma jogada pode demorar dias ou a partida é longa. Os outros à mesa veem quando acorda. Uma mudança vale a partir do seu próximo turno.
home-you-sleep-on = Durmo de noite
home-you-sleep-start = Das
home-you-sleep-end = Às
home-you-sleep-wrong = Escolha de 1 a 10 horas.
home-you-sleep-zone = No seu fuso horário, { $zone }.

# Confucius: court, actions, tray, turn
confucius-ministry = Ministério
confucius-posts = Cargos tal como estão, pontos
confucius-post-minister = Ministro
confucius-post-secretary = Secretário
confucius-post-changes = { $from }; passaria a ser { $to }
confucius-influence = Influência
confucius-discount-bingbu = exérc. por { $price }
confucius-discount-hubu = subornos −1
confucius-discount-gongbu = juncos { $prices }
confucius-standing = { $standing ->
    [resolved] resolvido
    [due] nesta ronda
    [would] { $third ->
        [yes] resolve-se: acaba o jogo
       *[no] seria resolvido
      }
   *[missing] { $free ->
        [0] {""}
       *[other] { $free } por subornar{ $empty ->
            [0] {""}
           *[other] ,{" "}
          }
      }{ $empty ->
        [0] {""}
        [1] { $empty } vazio
       *[other] { $empty } vazios
      }
  }
confucius-nobody = ninguém
confucius-player = { $name }, { $colour }
confucius-share = { $name } { $number }
confucius-cf-black = preto
confucius-cf-green = verde
confucius-cf-purple = roxo
confucius-cf-white = branco
confucius-cf-yellow = amarelo
confucius-name-empty = { $place }, espaço vazio
confucius-name-official = { $place }: { $owned ->
    [secured] { $owner_id ->
        [me] seu
       *[other] { $owner }
      }, seguro
    [bribed] { $owner_id ->
        [me] seu
       *[other] { $owner }
      }, não seguro
   *[free] livre
  }{ $candidate ->
    [yes] , candidato
   *[no] , custo { $price }{ $same ->
        [yes] {""}
       *[no] {" "}em vez de { $printed }
      }
  }
confucius-name-possible = { $name }; possível: { $kinds }
confucius-actions = Ações
confucius-cubes-here = Cubos aqui: { $players }
confucius-cost = { $cubes ->
    [0] não gasta cubos
    [1] gasta um cubo
   *[other] gasta { $cubes } cubos
  }
confucius-box-bribe-secure = Subornar, assegurar
confucius-box-nominate = Nomear
confucius-box-force = Forçar
confucius-box-junks-voyage = Juncos e viagens
confucius-box-army-invade = Exércitos
confucius-box-buy-gift = Comprar prenda
confucius-box-give-gift = Dar prenda
confucius-box-transfer = Transferir
confucius-box-petition = Petição
confucius-box-commercial = Comércio
confucius-box-tax = Impostos
confucius-box-no-action = Nenhuma ação
confucius-box-imperial-favour = Favor
confucius-box-reward = Recompensas
confucius-note-tax = tirar duas
confucius-note-commercial = por moedas
confucius-favour = { $now ->
    [yes] agora
   *[no] { $mine ->
        [yes] seu, no fim
       *[no] por último
      }
  }
confucius-rewards-held = { $number ->
    [0] nenhuma
    [1] tem uma
   *[other] tem { $number }
  }
confucius-no-CF-TURN-02 = não é a sua vez
confucius-no-CF-TURN-11 = agora não
confucius-no-CF-PAIR-11 = faltam cubos
confucius-no-CF-PAY-08 = caro demais
confucius-no-CF-OFF-08 = todos seguros
confucius-no-CF-OFF-09 = resolvido
confucius-no-CF-ACT-BRIBE-01 = ninguém lá
confucius-no-CF-ACT-BRIBE-04 = já subornados
confucius-no-CF-ACT-BRIBE-05 = prenda impede
confucius-no-CF-ACT-SECURE-01 = nenhum seu
confucius-no-CF-ACT-NOM-01 = só após ronda 1
confucius-no-CF-ACT-NOM-02 = ocupados
confucius-no-CF-ACT-NOM-03 = já tem um
confucius-no-CF-ACT-NOM-05 = ocupado
confucius-no-CF-ACT-FORCE-01 = só após ronda 1
confucius-no-CF-ACT-FORCE-04 = sem estudante
confucius-no-CF-ACT-JUNK-04 = já não há
confucius-no-CF-ACT-VOY-01 = sem juncos
confucius-no-CF-ACT-VOY-13 = já sem terras
confucius-no-CF-ACT-ARMY-03 = já não há
confucius-no-CF-ACT-INVADE-01 = sem exército
confucius-no-CF-ACT-INVADE-02 = sem província
confucius-no-CF-ACT-INVADE-05 = ocupadas
confucius-no-CF-ACT-BUY-01 = já compradas
confucius-no-CF-ACT-GIVE-01 = não tem
confucius-no-CF-ACT-GIVE-04 = vale pouco
confucius-no-CF-ACT-GIVE-05 = vale pouco
confucius-no-CF-ACT-GIVE-06 = não a si
confucius-no-CF-ACT-TRANS-03 = sem oficial
confucius-no-CF-ACT-TRANS-04 = sem prenda
confucius-no-CF-ACT-PET-01 = só avançado
confucius-no-CF-ACT-PET-04 = falta prenda
confucius-no-CF-ACT-PET-09 = sem estudante
confucius-no-CF-ACT-PET-19 = sem alvo
confucius-no-CF-ACT-COM-01 = 1 vez por ronda
confucius-no-CF-ACT-FAV-05 = agora não
confucius-no-CF-REW-10 = não tem
confucius-no-CF-REW-11 = noutro lado
confucius-no-CF-REW-15 = sem alvo
confucius-no-CF-REW-23 = sem alvo
confucius-why-CF-ACT-BRIBE-01 = Já não há oficiais para subornar.
confucius-why-CF-ACT-BRIBE-04 = Todos os oficiais que lá estão já foram subornados.
confucius-why-CF-ACT-SECURE-01 = Não tem nenhum oficial por garantir.
confucius-why-CF-ACT-INVADE-05 = Todas as casas que restam têm um exército.
confucius-why-CF-ACT-BUY-01 = Já não tem prendas para comprar.
confucius-why-CF-ACT-GIVE-01 = Nenhuma das suas prendas está pronta para oferecer.
confucius-why-CF-ACT-TRANS-03 = Não tem nenhum oficial para transferir.
confucius-kind-bribe = Subornar
confucius-kind-secure = Assegurar
confucius-kind-nominate = Nomear
confucius-kind-force = Forçar
confucius-kind-buy-junks = Juncos
confucius-kind-voyage = Viagem
confucius-kind-recruit = Exército
confucius-kind-invade = Invadir
confucius-kind-buy-gift = Comprar prenda
confucius-kind-give-gift = Dar prenda
confucius-kind-transfer = Transferir
confucius-kind-petition = Petição
confucius-kind-commercial = Comércio
confucius-kind-tax = Impostos
confucius-kind-no-action = Nenhuma ação
confucius-kind-pass = Passar
confucius-kind-card-bribery = Subornos
confucius-kind-card-gift = Prendas
confucius-kind-card-extra = Ação extra
confucius-kind-card-cash = Dinheiro
confucius-kind-card-recruit = Recrutar exército
confucius-kind-card-insulted = Imperador insultado
confucius-kind-arrive = Alcançar
confucius-kind-move-junks = Mover juncos
confucius-kind-replace-student = Substituir estudante
confucius-kind-swap-own = Trocar oficiais
confucius-kind-swap-other = Trocar oficiais
confucius-kind-army-from = Mover exército
confucius-kind-army-to = Mover exército
confucius-kind-replace-marker = Substituir marcador
confucius-kind-tutor = Apoiar
confucius-kind-discard = Descartar
confucius-kind-place-candidate = Colocar o candidato
confucius-kind-lend = Ceder
confucius-kind-appoint = Nomear
confucius-kind-cancel-gift = Cancelar a prenda
confucius-kind-keep-gift = Manter a prenda
confucius-kind-decline-candidate = Recusar
confucius-which-action = Que ação?
confucius-do-bribe = Subornar { $official }
confucius-do-secure = Assegurar { $official }
confucius-do-nominate = Nomear um estudante, { $student }
confucius-do-force = Forçar um exame
confucius-do-buy-junks = Comprar { $quantity ->
    [1] um junco
   *[other] { $quantity } juncos
  }
confucius-do-voyage = Navegar com { $quantity ->
    [1] um junco
   *[other] { $quantity } juncos
  }
confucius-do-recruit = Recrutar um exército
confucius-do-invade = Invadir { $box }
confucius-do-buy-gift = Comprar prenda { $value }
confucius-do-give-gift = Dar prenda { $value } a { $to }
confucius-do-transfer = Transferir { $official } para { $to }
confucius-do-petition = Petição com prenda { $value }
confucius-do-commercial = Comércio
confucius-do-tax = Impostos
confucius-do-no-action = Nenhuma ação
confucius-do-pass = Passar
confucius-do-card-bribery = { $card }: { $official }
confucius-do-card-gift = Jogar «Prendas»: prenda { $value }
confucius-do-card-extra = Jogar «Ação extra»
confucius-do-card-cash = Jogar «Dinheiro»
confucius-do-card-recruit = Jogar «Recrutar um exército»
confucius-do-card-insulted = Jogar «Imperador insultado»
confucius-do-arrive = Alcançar: { $land }
confucius-do-move-junks = Mover dois juncos de { $from_id ->
    [me] si
   *[other] { $from }
  } para { $to_id ->
    [me] si
   *[other] { $to }
  }
confucius-do-replace-student = Substituir o estudante, { $student }
confucius-do-swap-own = Trocar { $official }
confucius-do-swap-other = Trocar com { $official }
confucius-do-army-from = Mover o exército de { $box }
confucius-do-army-to = Mover o exército para { $box }
confucius-do-replace-marker = { $official } passa para { $to_id ->
    [me] si
   *[other] { $to }
  }
confucius-do-tutor = Apoiar o estudante, { $student }
confucius-do-cancel-gift = Cancelar a prenda
confucius-do-keep-gift = Manter a prenda
confucius-do-place-candidate = Colocar o candidato em { $official }
confucius-do-decline-candidate = Recusar o candidato
confucius-do-lend = Ceder a { $to }
confucius-do-appoint = Nomear { $chief }
confucius-do-favour = Favor Imperial
confucius-do-spend = Pagar com uma carta
confucius-do-enough = Cartas suficientes
confucius-do-discard = Descartar uma carta
confucius-commit-bribe = Subornar
confucius-commit-secure = Assegurar
confucius-commit-nominate = Nomear
confucius-commit-force = Forçar
confucius-commit-buy-junks = Comprar
confucius-commit-voyage = Navegar
confucius-commit-recruit = Recrutar
confucius-commit-invade = Invadir
confucius-commit-buy-gift = Comprar
confucius-commit-give-gift = Dar
confucius-commit-transfer = Transferir
confucius-commit-petition = Petição
confucius-commit-commercial = Tirar
confucius-commit-tax = Tirar duas
confucius-commit-no-action = Nenhuma ação
confucius-commit-pass = Passar
confucius-commit-card-bribery = Jogar
confucius-commit-card-gift = Jogar
confucius-commit-card-extra = Jogar
confucius-commit-card-cash = Jogar
confucius-commit-card-recruit = Jogar
confucius-commit-card-insulted = Jogar
confucius-commit-arrive = Alcançar
confucius-commit-move-junks = Petição
confucius-commit-replace-student = Petição
confucius-commit-swap-own = Petição
confucius-commit-swap-other = Petição
confucius-commit-army-from = Petição
confucius-commit-army-to = Petição
confucius-commit-replace-marker = Petição
confucius-commit-tutor = Pôr
confucius-commit-discard = Descartar
confucius-commit-discards = Descartar { $number }
confucius-commit-cancel-gift = Cancelar
confucius-commit-keep-gift = Manter
confucius-commit-place-candidate = Colocar
confucius-commit-decline-candidate = Recusar
confucius-commit-lend = Ceder
confucius-commit-appoint = Nomear
confucius-if-you = { $deed }: o que se segue
confucius-for-example = Por exemplo: { $deed }
confucius-hand = A sua mão
confucius-cards = Cartas
confucius-card = { $coins ->
    [1] Uma moeda
   *[other] { $coins } moedas
  } ou { $licences ->
    [1] uma licença
   *[other] { $licences } licenças
  }
confucius-licences-short = { $amount } lic.
confucius-coins-short = { $amount } { $most ->
    [1] moeda
   *[other] moedas
  }
confucius-land-box = { $land }, caixa { $box }
confucius-band-price = { $coins ->
    [0] de graça
   *[other] por { $money }
  }
confucius-money = { $currency ->
    [licences] { $amount ->
        [1] uma licença
       *[other] { $amount } licenças
      }
   *[coins] { $amount ->
        [0] nada
        [1] uma moeda
       *[other] { $amount } moedas
      }
  }
confucius-purse = { $coins ->
    [0] Sem cartas
    [1] Uma moeda
   *[other] { $coins } moedas
  }{ $licences ->
    [0] {""}
    [1] , ou uma licença
   *[other] , ou { $licences } licenças
  }
confucius-how = { $officials ->
    [yes] Escolha um oficial ou uma ação.
   *[no] Escolha uma ação.
  }
confucius-how-extra = Ação extra: uma ação à escolha, sem cubos.
confucius-how-favour = Favor Imperial: a sua última ação, qualquer uma e sem cubo.
confucius-actions-possible = { $number ->
    [1] Uma ação possível
   *[other] { $number } ações possíveis
  }
confucius-asks-lend = Ceda os seus oficiais em { $ministry }: escolha um jogador.
confucius-asks-appoint = Escolha o próximo Chefe dos Ministros.
confucius-asks-candidate = Escolha um lugar para o candidato.
confucius-asks-tutor = Escolha um estudante para apoiar.
confucius-asks-cancel = Termine a prenda, ou mantenha-a.
confucius-deed-for = { $deed } por { $price }
confucius-cards-tutor = Cartas para o estudante
confucius-cards-discard = Cartas a descartar
confucius-cards-pay = Pagar
confucius-free = { $cards ->
    [0] Sem moedas
    [1] A carta levantada paga
   *[other] As cartas levantadas pagam
  }, { $cubes ->
    [0] sem cubos
    [1] um cubo
   *[other] { $cubes } cubos
  }.
confucius-pays = { $cardsMany ->
    [1] Paga { $sum }
   *[other] { $cards } = { $sum }
  }, { $waste ->
    [0] sem desperdício
    [1] uma a mais
   *[other] { $waste } a mais
  }. Toque nas cartas para pagar de outro modo.
confucius-short = { $cards } = { $sum }: { $missing ->
    [1] falta pagar 1.
   *[other] falta pagar { $missing }.
  }
confucius-draws = { $chosen ->
    [yes] { $number ->
        [1] Tira uma carta.
       *[other] Tira { $number } cartas.
      }
   *[no] São mais de quatro moedas.
  }
confucius-discards = { $ready ->
    [yes] { $number ->
        [1] Sai uma carta.
       *[other] Saem { $number } cartas.
      }
   *[no] { $number } de { $all } escolhidas.
  }
confucius-lays-down = { $number ->
    [0] Escolha pelo menos uma carta.
    [1] Uma carta, que vale { $coins }.
   *[other] { $number } cartas, que valem { $coins }.
  }
confucius-sending = A enviar …
confucius-back = Voltar
confucius-sail-to = Navegar: { $land }
confucius-choose = Escolher
confucius-quantity = Juncos
confucius-less = Menos um
confucius-more = Mais um
confucius-in-yard = de { $number } no porto, { $sea } no mar
confucius-field-quantity = Quantos
confucius-field-value = Que prenda
confucius-field-to = a
confucius-field-from = de
confucius-field-student = Que espaço
confucius-pick-official = { $number ->
    [1] Há um oficial iluminado: escolha-o.
   *[other] Escolha um oficial: há { $number } iluminados.
  }
confucius-pick-box = Escolha uma caixa de uma Província Distante.
confucius-pick-land = Escolha uma Terra Distante.
confucius-pick-student = Escolha um espaço.
confucius-pick-to = Escolha um jogador.
confucius-pick-from = Escolha um jogador.
confucius-pick-value = Escolha uma prenda.
confucius-pick-quantity = Escolha quantos.
confucius-pick-card = Escolha uma carta.
confucius-pick-chief = Escolha um jogador.
confucius-reward-does-bribery = subornar sem cubo
confucius-reward-does-gift = uma prenda sua fica disponível
confucius-reward-does-extra-action = uma ação sem cubos
confucius-reward-does-cash = tirar quatro cartas
confucius-reward-does-recruit-army = um exército de graça
confucius-reward-does-emperor-insulted = dois pontos por um exército
confucius-falls-due = { $ministry } fica cheio e é resolvido{ $ends ->
    [yes] , o que termina o jogo
   *[no] {""}
  }.
confucius-last-round = Esta passa a ser a última ronda.
confucius-must-tutor = { $you ->
    [yes] Tem de apoiar o estudante de { $whom }.
   *[no] { $who } tem de apoiar { $whom_id ->
        [me] o seu estudante
       *[other] o estudante de { $whom }
      }.
  }
confucius-nobody-must-tutor = Ninguém tem obrigação de apoiar.
confucius-tab-court = Corte
confucius-tab-actions = Ações
confucius-tab-world = Mundo
confucius-tab-gifts = Prendas
confucius-tab-more = Mais
confucius-log-open = Registo, chat, jogadores
confucius-log-close = Fechar
confucius-cell-wall = Grande Muralha
confucius-cell-examination = Exame
confucius-cell-sea = Mar
confucius-cell-armies = Exércitos
confucius-cell-built = { $lands ->
    [0] { $built } de { $pieces }
   *[other] { $built } de { $pieces }. Acaba com
  }
confucius-cell-land = { $deadline } { $land }, { $boxes }
confucius-cell-no-students = sem estudantes
confucius-cell-no-junks = ainda sem juncos
confucius-cell-found = Primeiros lá:
confucius-cell-unfound = { $many ->
    [0] Todas as terras estão descobertas.
   *[other] Por descobrir: { $lands }
  }
confucius-cell-force = { $colony } na colónia, { $abroad } fora
confucius-cell-no-armies = Ainda não há exércitos em lado nenhum.
