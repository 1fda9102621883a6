### What is stored about a person, and its deletion.

privacy-ask = ## Mes données
    Télécharge tes données, ou efface-les. Si tu les effaces :
    - Résultats, tables finies et circuits affichent *Profil effacé* à la place de ton nom.
    - Un robot prend tes places dans les parties en cours. Tu quittes les lobbys.
    - Entraînements, parties du jour, réglages et leçons sont effacés.
    - Je retire ton nom des résultats que j’ai publiés.
    Ça vaut pour tous les serveurs, et c’est définitif.
privacy-takeout = Télécharger mes données
privacy-button = Effacer mes données
privacy-contact = Des questions ? { $contact }
privacy-policy = [Confidentialité]({ $link })
privacy-export = Voici tout ce que j’ai enregistré sur toi.
privacy-export-again = Je viens de t’envoyer tes données. Tu pourras les redemander { $when }.
privacy-forget-again = Je viens d’effacer tout ce qui te concerne. S’il y a de nouvelles données, réessaie dans dix minutes.
privacy-done = C’est fait : je n’ai plus aucune donnée sur toi. Là où tu as joué, on lit maintenant **{ $alias }** à la place de ton nom.
privacy-soon = Je retire ton nom des résultats que j’ai publiés. Je te le dirai ici quand ce sera fait.
privacy-all = J’ai retiré ton nom des résultats que j’ai publiés, et effacé leurs replays.
privacy-beyond = -# Je ne garde pas trace de tout ce que je publie. Ton nom peut rester dans des appels aux joueurs, des classements finaux et des réponses à d’autres personnes. La modération peut les effacer.
privacy-unreached = Je ne peux plus changer ces résultats. La modération du serveur peut les effacer :
privacy-more = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
privacy-alias = Profil effacé { $number }
