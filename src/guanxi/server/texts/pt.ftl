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
mention-title = Estão a chamar: { $table }
mention-text = { $by } dirigiu-lhe uma mensagem na mesa de { $game } com { $others }.
digest-title = { $count ->
    [1] Uma partida à sua espera
   *[other] { $count } partidas à sua espera
}
digest-text = É a sua vez nestas mesas:
digest-line = { $table }: { $game } com { $others }

unsubscribe-title = Acabar com as mensagens?
unsubscribe-text = Enviamos uma mensagem quando há uma partida à sua espera. Paramos?
unsubscribe-button = Não quero mais mensagens
unsubscribed-title = Acabaram as mensagens
unsubscribed-text = Não receberá mais mensagens daqui. Pode mudar isto nas definições, quando quiser.

## Ways out of a refusal. $choice is something that can be done, in the game's words

way-first = Primeiro, neste turno: { $choice }.
way-instead = O que é possível: { $choice }.
way-over = Volte atrás no que já pôs: depois é possível.

## Pages without scripts. $why is a sentence of the server's without its full stop

page-nothing = Não há nada aqui
page-nothing-text = Não há nada neste endereço.
page-tables = Para as mesas
page-return = De volta
page-return-text = Esta ligação inicia sessão neste dispositivo, como a pessoa que a criou.
page-return-button = Continuar
page-password = Uma nova palavra-passe
page-password-button = Definir
page-password-wrong = Não pode ser: { $why }.
page-password-set = Está definida, e a sessão está iniciada aqui.
page-not-built = O site não está construído aqui: `{ $command }` trata disso.
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
page-commitment = Baralhar (selo)
page-seats = Lugares
