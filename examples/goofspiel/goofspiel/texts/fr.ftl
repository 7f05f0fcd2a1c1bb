how-to-play = Les prix sont alignés, du plus petit au plus grand. Pour chacun, chaque joueur mise une carte face cachée ; la plus haute mise emporte le prix, et une égalité n’emporte rien.
kind-bid = Miser

bid-laid = { $seen ->
    [yes] { $seat } mise { $card }.
   *[no] { $seat } pose une carte face cachée.
}
prize-won = { $seat } gagne le prix de { $prize } avec { $bid }.
prize-lost = Personne ne gagne le prix de { $prize } : plusieurs joueurs ont misé { $bid }.

no-GS-BID-01 = vous avez déjà joué cette carte
no-GS-BID-02 = c’est à { $to_act } de miser
no-GS-END-01 = la partie est finie
