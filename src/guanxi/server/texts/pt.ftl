# What people are told who are not at the table. Nothing here may depend on what only some may see.
# $table is its title, or the game's; $game the game's; $others whoever else sits there.

joined = { $first } e { $last }

turn-title = A sua vez: { $table }
turn-text = É a sua vez em { $game } com { $others }.
started-title = Começou: { $table }
started-text = A sua partida de { $game } com { $others } começou.
ended-title = Acabou: { $table }
ended-text = A sua partida de { $game } com { $others } acabou.
take-back-title = Anular a jogada? { $table }
take-back-text = Perguntam-lhe se se pode anular uma jogada em { $game } com { $others }.
invited-title = Outra vez? { $table }
invited-text = Tem um lugar guardado em { $game } com { $others }.
mention-title = Chamam por si: { $table }
mention-text = { $by } dirigiu-lhe uma mensagem na mesa de { $game } com { $others }.
digest-title = { $count ->
    [1] Uma partida à sua espera
   *[other] { $count } partidas à sua espera
}
digest-text = É a sua vez nestas mesas:
digest-line = { $table }: { $game } com { $others }

unsubscribe-title = Deixar de receber e-mails?
unsubscribe-text = Enviamos um e-mail quando há uma partida à sua espera. Deixamos de o fazer?
unsubscribe-button = Não quero mais e-mails
unsubscribed-title = Não há mais e-mails
unsubscribed-text = Não receberá mais e-mails daqui. Pode mudar isto nas definições, quando quiser.

## Ways out of a refusal. $choice is something that can be done, in the game's words

way-first = Ainda é possível neste turno, depois disto: { $choice }.
way-instead = O que é possível: { $choice }.
way-over = Anule o que está no rascunho: depois é possível.

## Pages without scripts. $why is a sentence of the server's without its full stop

page-nothing = Não há nada aqui
page-nothing-text = Não há nada neste endereço.
page-tables = Para as mesas
page-return = Olá de novo
page-return-text = Esta ligação inicia sessão neste dispositivo, como a pessoa que a criou.
page-return-button = Continuar
page-password = Uma nova palavra-passe
page-password-button = Definir
page-password-wrong = Não pode ser: { $why }.
page-password-set = Está definida, e a sessão está iniciada aqui.
page-not-built = O site ainda não foi construído aqui: `{ $command }` trata disso.
page-described = Jogos de tabuleiro, a uma mesa no navegador.
page-no-script = O guanxi precisa de JavaScript. A API em { $address } não precisa.
page-waiting = Mesas à espera de jogadores
page-running = Mesas para assistir
page-none = Nenhuma de momento.
page-programs = Para programas
page-api = Tudo se pode fazer por HTTP e WebSocket
page-free = livre
page-game = Jogo
page-status = Estado
page-status-open = aberta
page-status-running = a decorrer
page-status-over = acabada
page-status-frozen = parada
page-commitment = Baralhamento (selo)
page-seats = Lugares

## What can be wrong outside the rules

problem-not_signed_in = é preciso um nome: inicie sessão ou jogue primeiro como convidado
problem-wrong_password = o nome ou a palavra-passe não estão certos
problem-bad_token = a chave é desconhecida ou já não é válida
problem-forbidden = isto não lhe é permitido
problem-blocked = há um bloqueio entre as duas pessoas
problem-muted = não pode escrever aqui
problem-wrong_origin = o pedido vem de outro site
problem-no_such_table = não existe essa mesa, ou não lhe está aberta
problem-no_such_person = não existe essa pessoa
problem-no_such_game = não existe esse jogo
problem-no_such_thing = não há nada neste endereço
problem-not_allowed_method = este endereço não conhece esse método
problem-no_program = um programa não pode fazer isto com a sua chave: inicie sessão
problem-not_seated = não tem um lugar aí
problem-not_your_turn = não é a vez deste lugar
problem-stale = a mesa já avançou: veja outra vez
problem-key_used = esta chave já foi usada para outra coisa
problem-not_running = não há partida a decorrer nesta mesa
problem-already_running = a partida já começou
problem-not_over = a partida ainda não acabou
problem-seat_taken = este lugar está ocupado
problem-not_all_seated = nem todos os lugares estão ocupados
problem-name_taken = alguém já tem este nome
problem-full = já há tantos quantos se podem guardar: retire primeiro um
problem-take_back_off = nesta mesa não se anula dessa maneira
problem-nothing_to_take_back = não há nada que se possa anular
problem-revealed = algo foi revelado entretanto: só por votação se pode anular
problem-request_open = já há um pedido aberto
problem-no_request = não há nenhum pedido aberto
problem-too_soon = o último pedido foi recusado: espere um pouco
problem-enough_time = há tempo que chegue, ou não há relógio
problem-too_many = demasiados pedidos: espere um pouco
problem-too_much = isto é maior do que o permitido
problem-invalid = o pedido não corresponde à sua descrição
problem-bad_value = há um valor que não é possível
problem-bad_record = isto não é uma partida gravada
problem-old_protocol = esta página é mais antiga do que o servidor: carregue-a de novo
problem-no_hint = as dicas são só para partidas contra jogadores virtuais
problem-busy = há demasiados pedidos neste momento: tente outra vez
problem-closing = o servidor está a reiniciar: tente daqui a pouco
problem-unavailable = a base de dados não responde: tente daqui a pouco
problem-unsettled = perdeu-se a meio a ligação à base de dados: envie de novo com a mesma chave, só será feito uma vez
problem-frozen = esta mesa está parada: o operador já foi avisado
problem-bot_failed = o jogador virtual não conseguiu responder
problem-internal = algo correu mal do nosso lado
no-public-address = não se encontra aí um endereço público
address-how = um endereço começa por https:// e o nome de um servidor
bot-name-long = o nome de um jogador virtual tem no máximo { $most } letras
bot-thinks-long = { $name }: numa mesa de um servidor, um jogador pensa no máximo { $most }
nothing-stands-by-it = o que aí foi feito já não vale: foi anulado
other-rules = jogado pela versão { $played } das regras; esta é a { $here }
only-host = só o anfitrião da mesa o pode fazer
move-actions = uma jogada tem 1 a { $most } ações
places-are = há os lugares 0 a { $last }
number-added-already = este lugar já juntou o seu número
bot-has-seat = um jogador virtual ocupa este lugar: retome-o primeiro
line-short = uma linha de notação é curta e só tem carateres visíveis
not-asked = não é a si que se pergunta
seat-given-up = este lugar já foi abandonado
nobody-plays-for-seat = ninguém joga por este lugar
so-already = já é assim
time-for-another = só se dá tempo a outra pessoa que jogue nesta mesa
other-position = a entrada { $number } leva a uma posição diferente da de quando foi feita
seats-as-players = tantos lugares quantos jogadores
not-in-language = não existe nesta língua
no-clauses = as suas regras não estão numeradas
own-board-at-table = um tabuleiro próprio só se desenha numa mesa
characters-at-most = de 1 a { $most } carateres
said-enough = o chat desta mesa já não aceita mais mensagens
chat-for-seated = o chat desta mesa é para quem lá tem um lugar
notes-are-text = só se pode anotar texto
hint-still-thought = a última dica que pediu ainda está a ser pensada
draft-actions = uma jogada tem { $least } a { $most } ações
draft-other-acts = depois deste rascunho joga outra pessoa, ou vem uma carta
no-bot-did-this = nenhum jogador virtual fez isto
draft-reveals = este rascunho revela algo: ninguém sabe o que vem depois
no-lesson-here = nesta mesa não se segue nenhuma lição
not-in-this-turn = isto não se pode fazer neste turno
lesson-gone = esta lição já não se ensina
connections-many = há demasiadas ligações abertas
address-is-text = um endereço é texto
name-length = um nome tem 1 a { $most } carateres
name-visible = um nome só tem carateres visíveis: nada escondido, nada que inverta o sentido da leitura
name-accents = um nome não começa por um acento, e tem poucos em cada letra
name-one-alphabet = cada palavra de um nome usa um só alfabeto
visible-characters = só carateres visíveis
no-control-characters = um texto sem carateres de controlo
password-length = uma palavra-passe tem { $least } a { $most } carateres
password-known = esta palavra-passe está entre as primeiras que qualquer um tentaria
no-such-account = nenhuma conta tem este nome
language-how = uma língua escreve-se como de ou pt-BR
zone-how = um fuso horário escreve-se como Europe/Berlin
sleep-how-long = dorme-se 1 a { $most } horas
vacation-how-long = umas férias acabam no futuro, dentro de 60 dias
guest-no-password = um convidado não tem palavra-passe: crie primeiro uma conta
account-already = já tem uma conta: termine primeiro a sessão
that-is-yourself = é a própria pessoa
no-mail-address = isto não é um endereço de e-mail
no-push-keys = estas não são as chaves de uma subscrição
lesson-no-record = uma lição que começa a meio de uma partida não se grava
moves-are = há as jogadas 0 a { $moves }
seats-are = há os lugares 0 a { $last }
record-too-long = nenhuma partida é tão longa
record-no-text = não é um texto: o byte { $byte } não é UTF-8
record-takes-long = esta partida gravada demora demasiado a ler

## For who runs a server, in a terminal. What stands after a colon comes from elsewhere

served-at = guanxi está em { $url } (Ctrl-C para-o)
tables-kept = As mesas ficam guardadas em { $database }
backup-nothing = não há nada para guardar: { $file } não existe
backup-there = { $file } já existe; --force substitui-o
restore-there = { $file } já existe; --force põe a cópia de segurança no seu lugar
backup-postgres = as mesas ficam guardadas em PostgreSQL: `pg_dump --format=custom --file=FICHEIRO BASE` faz uma cópia de segurança enquanto o servidor corre, `pg_restore --clean --dbname=BASE FICHEIRO` repõe-na enquanto nenhum corre
backup-no-file = { $file } não é um ficheiro
backup-none = { $file } não é uma cópia de segurança de guanxi
backup-damaged = { $file } está danificado: { $why }
backup-later = { $file } vem de uma versão posterior de guanxi
backup-unwritten = não se pode escrever { $file }: { $why }
no-table = não há nenhuma mesa { $table }
table-busy = está a escrever-se na mesa { $table }: tente de novo
table-over = a mesa { $table } já acabou; --purge apaga-a
table-fails = a mesa { $table } continua a falhar na entrada { $number }: { $why }
table-not-frozen = a mesa { $table } não está congelada
database-no-address = --database: isto não é o endereço de uma base de dados
database-embedded-only = isto é para a base de dados integrada; as mesas ficam guardadas em { $database }
database-folder = não se pode usar a pasta das mesas: { $folder }: { $why }
database-served = outro guanxi já serve { $file }. Pare-o, ou guarde outras mesas com --data PASTA
database-closed = não se pode abrir a base de dados { $database }
database-unusable = não se pode usar a base de dados { $database }: { $why }
database-other = a base de dados { $database } é de outra versão de guanxi: { $why }
database-not-brought = não se pode trazer a base de dados { $database } para esta versão
database-later = a base de dados { $database } pertence a uma versão posterior de guanxi ({ $release }). Sirva-a com essa versão ou outra posterior; nada foi mudado
database-how = --database: um endereço como postgresql://USER@HOST/NAME ou sqlite:////PASTA/FICHEIRO
smtp-how = GUANXI_SMTP: smtp://USER:PASSWORD@HOST:587?from=ADDRESS, ou smtps://… para TLS desde o início
workers-sqlite = --workers { $workers }: o SQLite é servido por um só processo, o único que sabe o que nele há de novo. Para mais, indique uma base PostgreSQL: --database postgresql://…
workers-how = --workers { $workers }: de 1 a 64
log-format-how = --log-format { $given }: text ou json
port-how = --port { $port }: de 0 (uma porta livre) a 65535
url-how = --url { $url }: começa com http:// ou https://
mail-security = O correio envia-se com starttls, tls ou none, não com { $given }.
mail-sender = O remetente do correio não é um endereço de e-mail.
mail-tls = Uma palavra-passe de correio só vai por TLS: escolha starttls ou ssl.
push-contact = «{ $contact }» não é um contacto para serviços push: mailto:NAME@HOST ou https://HOST
push-keys = As chaves guardadas para Web Push estão danificadas: retire-as, e criam-se outras.
