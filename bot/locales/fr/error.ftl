### What goes wrong besides the refusals of tables: the answer to the person who pressed.

error-discord = Discord rame. Vérifie si ça a marché, ou réessaie dans une minute.
error-database = Impossible d’enregistrer. Réessaie dans une minute.
error-bug = Désolé, ça a planté. Ta partie est intacte. Code : { $code }
error-stopping = Je redémarre. Réessaie dans une minute.
error-busy = Je suis débordé. Réessaie dans un instant.
error-old-button = Ce bouton est trop ancien. Utilise `/table show` pour en avoir un nouveau.
error-old-command = La commande a changé. Retape-la dans une minute.
error-unreadable = Je n’arrive pas à lire cette commande. Retape-la.
error-person = Cette personne n’est pas sur ce serveur. Choisis quelqu’un d’autre.
error-servers-only = Ça ne marche que sur un serveur. Utilise cette commande dans un salon.
error-not-allowed = Tu ne peux pas utiliser cette commande ici.
error-permissions = Je ne peux pas écrire ici. Il me faut ces permissions : { $permissions }.
error-message-gone = Ce message n’existe plus. Utilise le dernier message de ta table.
error-content = AutoMod a bloqué mon message sur ce serveur. Demande à l’équipe du serveur d’ajouter mon rôle aux exceptions.
error-permission = { $permission ->
    [view_channel] Voir le salon
    [send_messages] Envoyer des messages
    [send_messages_in_threads] Envoyer des messages dans les fils
    [embed_links] Intégrer des liens
    [attach_files] Joindre des fichiers
   *[read_message_history] Voir les anciens messages
}
error-option-choice = *{ $option }* doit être l’un de ces choix : { $choices }.
error-option-number = *{ $option }* doit être un nombre entier de { $least } à { $most }.
error-option-text = *{ $option }* doit avoir de { $least } à { $most } caractères.
error-option-boolean = *{ $option }* doit être True ou False.
error-option-person = *{ $option }* doit être un membre du serveur.
