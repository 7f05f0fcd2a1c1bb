how-to-play = The prizes lie in a row from the smallest to the largest. Everybody bids one card for each, face down; the highest bid takes the prize, and a tie takes nothing.
kind-bid = Bid

bid-laid = { $seen ->
    [yes] { $seat } bids { $card }.
   *[no] { $seat } lays a card face down.
}
prize-won = { $seat } wins the prize of { $prize } with { $bid }.
prize-lost = Nobody wins the prize of { $prize }: more than one bid { $bid }.

no-GS-BID-01 = you have played that card already
no-GS-BID-02 = it is { $to_act } who bids now
no-GS-END-01 = the game is over
