### A player's own message, and the answers to its buttons.

hand-away = Un robot joue pour toi. *Me revoilà* te rend la main.
hand-passing = **Tu ne peux que passer.** Cela se fait tout seul dans un instant.
hand-waiting = Les autres jouent. Tes boutons apparaissent à ton tour.
hand-planned = Prévu : **{ $move }**
hand-old-moved = Ta main après ton dernier coup :
hand-old-dealt = Ta main de départ :
hand-clock = ton délai expire { $when }
hand-since = **Depuis ton dernier tour :** { $line }
hand-so-far = **Jusqu’ici :** { $line }
hand-news = Du neuf
hand-note = { $buttons } : { $note }
hand-car = { $striped ->
    [true] Ici, ta voiture a des rayures : il y en a déjà une { $wanted }.
   *[other] Ici, ta voiture est { $colour } : il y en a déjà une { $wanted }.
}
hand-refresh = Actualiser
hand-back = Me revoilà
hand-hint = Conseil
hand-undo = Annuler
hand-undo-turn = Annuler le tour
hand-more = Plus
hand-pass-always = Passer · activer Passe auto
hand-auto-pass = { $on ->
    [yes] Passe auto : oui
   *[no] Passe auto : non
}
hand-plan = Prévoir un coup
hand-cancel-plan = Annuler le coup prévu
hand-out = Tu es hors course.
hand-won = Tu gagnes !
hand-shared = Tu partages la { place } place.
hand-came = Tu finis { place } sur { $of }.
hand-ahead = { $points } devant { $name }.
hand-short = { $points } derrière { $name }.
hand-level = Égalité avec { $name }. Le départage a tranché.
hand-share-line = Paddock · { $game } · { $result }
hand-moment = Moment clé : { $moment }
