### What people and servers have chosen: the panels of /settings.

settings-own = ## Tes réglages
settings-saved = ✅ **{ $what }**
settings-quiet-line = Heures calmes : { $quiet }
settings-quiet = de { $begin } à { $end }, { $zone }
settings-quiet-none = aucune
settings-notified = Annonces en MP des nouvelles tables d’ici : { $games }
settings-menu-calls = Me prévenir
settings-menu-language = Langue
settings-menu-theme = Images
settings-menu-notify = Nouvelles tables ici
settings-menu-role = Rôle mentionné par les lobbys
settings-menu-circuit = Circuit par défaut
settings-menu-most-person = Limite par personne
settings-menu-most-channel = Limite par salon
settings-menu-most-server = Limite par serveur
settings-menu-colour = Couleur
settings-menu-driver = Au volant
settings-calls = { $calls ->
    [channel] Me prévenir : dans le salon
    [dm] Me prévenir : en MP
   *[none] Me prévenir : jamais
}
settings-language = Langue : { $language }
settings-language-auto = Langue : comme Discord
settings-pictures = Images : { $theme ->
    [light] claires
    [contrast] très contrastées
    [deuteranopia] daltonisme (vert)
    [protanopia] daltonisme (rouge)
    [tritanopia] daltonisme (bleu)
   *[standard] sombres
}
settings-notify-all = Nouvelles tables ici : messages pour tous les jeux
settings-notify-none = Nouvelles tables ici : aucun message
settings-notify-game = { $on ->
    [yes] { $game } : désactiver
   *[no] { $game } : activer
}
settings-car = Ma voiture
settings-quiet-set = Heures calmes
settings-quiet-begin = Début
settings-quiet-end = Fin
settings-time-example = 20h30
settings-zone = Ton fuseau horaire ou une grande ville
settings-zone-example = Paris
settings-tips = { $on ->
    [yes] Astuces : oui
   *[no] Astuces : non
}
settings-lends = { $on ->
    [yes] Partager mes énigmes : oui
   *[no] Partager mes énigmes : non
}
settings-data = Mes données
settings-server-open = Ce serveur
settings-number = Numéro
settings-number-ask = De 1 à { $most }
settings-colour = Couleur : { $colour ->
    [yellow] jaune
    [orange] orange
    [pink] rose
    [sky] bleu clair
    [white] blanc
   *[blue] bleu
}
settings-driver = Au volant : { $driver }
settings-server = ## Ce serveur
settings-role = Les lobbys mentionnent { $role }
settings-role-none = Les lobbys ne mentionnent aucun rôle
settings-ratings = { $on ->
    [yes] Cotes : oui
   *[no] Cotes : non
}
settings-circuit = Circuit par défaut : { $name }
settings-circuit-none = Pas de circuit par défaut
settings-limits = Limites
settings-limits-head = ## Limites
    Nombre maximum de lobbys et de parties en même temps.
settings-most = { $of ->
    [person] Par personne : { $most }
    [channel] Par salon : { $most }
   *[server] Sur ce serveur : { $most }
}
settings-most-highest = { settings-most } (maximum)
settings-hub = Poster le menu Paddock ici
settings-hub-posted = [Le menu Paddock est posté]({ $link }). Tu peux l’épingler.
settings-peace = Défis
settings-peace-head = ## Qui peut t’inviter
    Il s’agit des défis et des revanches. Les personnes que tu tiens à distance ne peuvent ni t’inviter ni accepter tes invitations. Je ne leur dis rien.
settings-peace-apart = Tu gardes tes distances avec { $people ->
    [one] une personne
   *[other] { $people } personnes
}.
settings-peace-menu = Tenir quelqu’un à distance, ou lever cette mesure
settings-peace-ask = Qui ne doit plus t’inviter ? Tu peux changer d’avis dans `/settings`.
settings-peace-person = Seulement { $name }
settings-peace-nobody = Tout le monde
settings-asked = { $on ->
    [yes] Défis : oui
   *[no] Défis : non
}
settings-apart = { $on ->
    [yes] Tu gardes tes distances avec { $name }
   *[no] { $name } peut t’inviter à nouveau
}
settings-apart-many = C’est noté pour ces deux personnes
settings-reports = { $on ->
    [yes] Signalements : oui
   *[no] Signalements : non
}
settings-keep-out = Interdire à quelqu’un d’ouvrir des tables, ou lever l’interdiction
settings-kept-out = { $people ->
    [one] Une personne ne peut pas ouvrir de table ici.
   *[other] { $people } personnes ne peuvent pas ouvrir de table ici.
}
settings-kept = { $on ->
    [yes] { $name } ne peut plus ouvrir de table ici
   *[no] { $name } peut à nouveau ouvrir des tables ici
}
settings-kept-many = C’est noté pour ces deux personnes
