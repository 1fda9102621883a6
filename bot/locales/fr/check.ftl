### The page on which a browser checks a sealed deal.

check-title = Vérifier la donne
check-how = Le lobby a montré le sceau avant l’arrivée des joueurs. Ton navigateur vérifie que les cartes de cette partie en découlent.
check-seal = Sceau : compare-le à celui du lobby
check-secret = Secret
check-deal = Donne
check-cuts = Coupes du paquet, une ligne par joueur (« - » : aucune). Pour essayer, écris « words: » suivi de tes propres mots.
check-button = Vérifier
check-record = Ou ouvre le relevé d’une partie
check-limits = Cela n’exclut pas que la personne qui gère le bot ait vu les cartes.
check-yes = Oui : le sceau correspond, et les cartes de cette partie en découlent.
check-no-seal = Non : ce secret ne correspond pas au sceau.
check-no-deal = Non : cette donne ne découle pas du secret et des coupes du paquet.
