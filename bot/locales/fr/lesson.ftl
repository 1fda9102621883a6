### Lessons: what surrounds the exercises, which are among the messages of each game.

lesson-step = -# **{ $game }** · étape { $step } sur { $steps }
lesson-press = Appuie sur **{ $button }**
lesson-choose = Dans *{ $menu }*, choisis **{ $button }**
lesson-prompt = { $press }.
lesson-wrong = Presque ! { $press } : { $why }
lesson-restart = Recommencer
lesson-learned = ## Tu sais maintenant jouer à { $game }
lesson-practise = Jouer contre des robots
lesson-open = Ouvrir un lobby
lesson-again = Refaire la leçon
lesson-where = -# Pour jouer avec des amis : `/{ $command } start` sur un serveur.
lesson-rules = Lire les règles
lesson-list = ## Apprendre un jeu
    Apprends en jouant, en { $minutes } minutes. Arrête quand tu veux, et reprends plus tard.
lesson-listed = - **{ $game }** : { $how }
lesson-done = leçon terminée
lesson-partly = { $done ->
    [one] { $done } étape
   *[other] { $done } étapes
} sur { $steps }
lesson-new = { $steps } étapes
