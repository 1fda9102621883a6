### The descriptions of commands and their options, and the choices, as Discord shows them while somebody types.

## Options that several commands have.

command-option =
    .robots = Robots à ta table, de 0 à { $most }
    .level = Niveau de tes robots. Adaptatif : proche du tien
    .circuit = Le circuit, si plusieurs sont ouverts
    .deal = Un code de partie, pour rejouer la même donne
    .pace = Temps par tour : 90 secondes (direct), 24 heures (tranquille) ou sans limite
    .table = La table, s’il y en a plusieurs
    .player = Le profil d’une autre personne
    .game = Le jeu

## Choices.

command-choice-level =
    .learner = facile
    .club = normal
    .expert = difficile
    .champion = champion
    .adaptive = adaptatif
command-choice-pace =
    .live = direct
    .relaxed = tranquille
    .none = sans limite

## The games.

command-start = Jouer à { $game } dans ce salon
command-paddock = Tout en boutons : jeux, leçons, circuits, réglages
command-help = Comme /paddock : jeux, leçons, circuits, réglages
command-practice = Jouer contre des robots, ou résoudre tes énigmes
command-practice-robots = Jouer contre des robots en MP, sans limite de temps
    .level = Niveau des robots. Par défaut, il dépend de ta dernière partie
command-practice-puzzles = Rejouer les coups manqués de tes parties
command-daily = Mêmes cartes pour tout le monde : bats 3 robots en un seul essai

## Tables.

command-table = Les tables de ce serveur
command-table-list = Tes tables, et celles de ce salon
command-table-show = Réafficher la table en bas du salon
command-table-leave = Laisser ta place à un robot
command-table-end = Arrêter la partie avant la fin (hôte, ou Gérer le serveur)
command-table-robot = Mettre un robot à la place d’une personne absente (hôte)
    .player = La personne absente

## Circuits and results.

command-league = Circuits : plusieurs parties, un seul classement
command-league-create = Créer un circuit, pour un nombre donné de parties ou d’heures, ou jusqu’à ce que tu le fermes
    .name = Nom du circuit (60 caractères au maximum)
    .game = Ne compter que ce jeu (facultatif)
    .races = Il se termine après ce nombre de parties
    .hours = Il se termine après ce nombre d’heures. Les parties en cours comptent quand même
command-league-standings = Le classement d’un circuit
command-league-close = Fermer un circuit (hôte, ou Gérer le serveur)
command-league-profile = Victoires, séries et meilleurs scores de quelqu’un sur ce serveur

## Settings.

command-settings = Mentions, heures calmes, langue, images, voiture et données
command-server = Ce serveur : images, langue, cotes et mentions (Gérer le serveur)

## The menu on a person: names of commands.

command-menu-profile = Profil
command-menu-challenge = Défier
