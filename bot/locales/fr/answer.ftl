### Answers to commands and presses, and questions before something that can’t be undone.

answer-table = table { $table }
answer-table-link = [table { $table }]({ $link })

## Tables and lobbies

answer-rematch-joined = Tu participes à la revanche : { $where }.
answer-rematch-open = La revanche est ouverte. Lance-la à la table **{ $table }**.
answer-series = La partie suivante se prépare ici : { $where }.
answer-lobby-again = Je remets le lobby en bas du salon.
answer-table-again = Je remets la table en bas du salon.
answer-robot = Un robot joue pour { $name }, qui peut reprendre la main avec *Me revoilà*.
answer-lobby-listed = { $where }
    -# Lobby ouvert · ferme { $when }
answer-lobby-posted = -# Je poste le lobby en bas de ce salon.
answer-mine = **Mes tables**
answer-mine-table = { $mark } { $game } · { $where } · { $now }
answer-no-tables = Il n’y a pas de table ici, et tu ne joues pas ailleurs. Choisis un jeu avec `/paddock`.
answer-leave = Quitter la table **{ $table }** ? Un robot joue à ta place jusqu’à ce que tu appuies sur **Me revoilà**. S’il ne reste personne, la partie s’arrête.{ $rated ->
    [yes] { " " }Si tu ne reviens pas, cette partie compte comme une dernière place pour ta cote.
   *[no] { "" }
}
answer-leave-button = Quitter la table
answer-leave-which = Quelle partie veux-tu quitter ? Un robot joue à ta place jusqu’à ce que tu appuies sur **Me revoilà**.{ $rated ->
    [yes] { " " }Si tu ne reviens pas, cette partie compte comme une dernière place pour ta cote.
   *[no] { "" }
}
answer-left = Tu as quitté la table : un robot joue pour toi. Pour revenir, appuie sur **Me revoilà** à la table.
answer-end = Arrêter la partie de la table **{ $table }** pour tout le monde ? Il n’y aura pas de résultat, et c’est définitif.{ $rated ->
    [yes] { " " }Si d’autres jouent encore, cette partie compte comme une dernière place pour ta cote.
   *[no] { "" }
}
answer-end-button = Arrêter la partie
answer-end-practice = Arrêter l’entraînement de la table **{ $table }** ? Tu ne pourras pas le reprendre.
answer-end-practice-button = Arrêter l’entraînement
answer-ended = La partie de la table { $table } est arrêtée.

## Practice

answer-practice = Entraînement : **{ $game }**, robots de niveau { level }. Pas de limite de temps, et tu peux utiliser *Conseil* et *Annuler*.
answer-practice-deal = Les mêmes cartes qu’à la table **{ $table }** : **{ $game }** contre des robots. Le résultat ne compte pas.
answer-what-if = Et si… ? { $turn } dans **{ $game }** à la table **{ $table }**, cette fois contre des robots. Le résultat ne compte pas.
answer-opened = C’est déjà ouvert : { $where }.
answer-practice-ready = Ta partie t’attend dans nos MP : <#{ $channel }>.
answer-daily = Partie du jour { $day } : **{ $game }**. Bonne chance !

## Direct messages

answer-dms-closed = Je ne peux pas t’écrire en MP. *Ma main*, à la table, marche tout aussi bien. Pour recevoir mes MP, fais un appui long ou un clic droit sur l’icône de ce serveur, ouvre *Paramètres de confidentialité* et active **Messages privés**.
answer-dms-try = Réessayer en MP
answer-dms-lobby = Ça marche ! Tes cartes arriveront en MP au début de la partie.
answer-dms-hand = Ça marche ! Ta main est dans tes MP.
answer-dms-still = Tes MP sont toujours fermés. *Ma main*, à la table, marche de toute façon.
answer-notices-off = Tu ne recevras plus d’annonces de ce serveur. `/settings` les réactive.

## After a game

answer-shared = Partagé : [voici ce que tout le monde voit ici]({ $link }).
answer-unshare = Retirer
answer-unshared = Retiré. Personne ne le voit plus.
answer-replay = [Voir le replay]({ $link }) de cette partie.
answer-record = Voici le relevé de la table **{ $table }**, avec tous les coups et toutes les cartes. Garde-le ou transmets-le. Tu peux vérifier que la donne était honnête, ou rejouer les mêmes cartes.
answer-report = Signaler un problème
answer-report-ask = Un robot joue mal, une règle est fausse…
answer-report-example = À la manche 3, le robot a jeté sa meilleure carte.
answer-report-sent = Merci ! J’ai envoyé ton message et le relevé de la partie à la personne qui gère le bot.
answer-cut = Couper les cartes
answer-cut-ask = Tes mots entrent dans le mélange (facultatif)
answer-cut-example = un kilomètre à pied

## Which table a message is about, and messages in DMs

answer-head = **{ $game }** · table **{ $table }**
answer-head-near = { answer-head } · [vers la table]({ $link })
answer-head-elsewhere = { answer-head } · { $server } · { $channel }
answer-head-linked = { answer-head-elsewhere } · [vers la table]({ $link })
answer-levels = Robots : { $names }.
answer-robots = contre des robots
answer-alone = en solo
answer-branch = et si… ?
answer-uncounted = ne compte pas
answer-server = un serveur
answer-channel = un salon
answer-dms = messages privés
answer-group = un groupe
answer-greeting = Tu es de la partie ! Tes cartes arrivent ici.
answer-resting = Tu joues directement à la table : appuies-y sur *Ma main* pour voir tes cartes.
answer-rest-here = Jouer ici
answer-opening = { $head }
    { $name } lance une partie : { $free ->
        [one] 1 place libre
       *[other] { $free } places libres
    }.
    -# Tu as demandé ces annonces. Tu en reçois au plus une par heure et par jeu.
answer-opening-hush = Couper ces annonces
answer-call = { $names } : { $reminded ->
    [yes] la moitié du temps est passée
   *[no] c’est le moment de jouer
} ({ $where }).
answer-call-clock = { answer-call } Le délai expire { $when }.
answer-call-table = { $game }, table { $table }
answer-call-link = [{ answer-call-table }]({ $link })
answer-lobby-closed = Ce lobby est fermé. Ouvres-en un autre avec `/paddock`.
answer-removed = On m’a retiré d’un serveur où tu joues. Tes parties continuent en MP, mais s’arrêtent si personne n’appuie sur un bouton pendant 24 heures. Réinvite-moi pour retrouver leurs tables.
answer-channel-gone = Le salon de cette table n’existe plus. La partie continue en MP. Elle s’arrête si personne n’appuie sur un bouton pendant 24 heures.
answer-dms-lost = Je ne peux pas te montrer cette table : tes MP sont fermés. Ouvre-les, puis utilise `/table show` dans nos MP. La partie s’arrête si personne n’appuie sur un bouton pendant 24 heures.
answer-channel-shut = Je ne peux plus écrire dans le salon de cette table. La partie continue en MP, mais s’arrête si personne n’appuie sur un bouton pendant 24 heures. Pour retrouver la table, donne-moi ces permissions : { $permissions }. Puis utilise `/table show`.
answer-blocked = AutoMod bloque un nom de cette table : pour l’instant, j’y masque tous les noms. L’équipe du serveur peut ajouter mon rôle aux exceptions d’AutoMod.
answer-reported = **Signalement** · { $game } · table **{ $table }**
    { "" }>>> { $comment }
