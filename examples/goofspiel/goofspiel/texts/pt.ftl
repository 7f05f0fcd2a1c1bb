how-to-play = Os prémios estão em fila, do menor ao maior. Para cada um, todos oferecem uma carta virada para baixo; a oferta mais alta fica com o prémio, e em caso de empate ninguém fica com nada.
kind-bid = Oferecer

bid-laid = { $seen ->
    [yes] { $seat } oferece { $card }.
   *[no] { $seat } põe uma carta virada para baixo.
}
prize-won = { $seat } ganha o prémio de { $prize } com { $bid }.
prize-lost = Ninguém ganha o prémio de { $prize }: há mais de uma oferta de { $bid }.

no-GS-BID-01 = essa carta já foi jogada
no-GS-BID-02 = agora é a vez de { $to_act }
no-GS-END-01 = o jogo acabou
