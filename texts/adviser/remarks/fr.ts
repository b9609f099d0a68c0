import type { Remarks } from '#texts/adviser/speech.ts';

export const remarks: Remarks = {
  greeting: ['Bonjour ! Ravi de vous accueillir.', 'Bonjour ! Je vous aide volontiers.', 'Bienvenue !'],
  howAreYou: [
    'Très bien, merci : un programme n’a pas de mauvais jours.',
    'C’est gentil de demander. Je vais toujours pareil, étant un programme.',
    'Tout va bien, merci. C’est votre logement qui m’intéresse.',
  ],
  thanks: ['Avec plaisir.', 'Je vous en prie.', 'Content si cela aide.'],
  goodbye: [
    'Au revoir ! Vos réponses restent dans cet onglet, et le résumé vous arrive par e-mail si vous le souhaitez.',
    'À bientôt ! Vous pouvez reprendre ici à tout moment.',
    'Bonne réussite dans vos projets !',
  ],
  thinking: [
    'Bien sûr, rien ne doit être décidé aujourd’hui. Si vous le souhaitez, le résumé vous arrive par e-mail, à relire et à partager.',
    'C’est raisonnable, et personne ne vous presse. Vos réponses restent dans cet onglet, reprenez quand vous voudrez.',
    'Prenez tout votre temps. Si une question vous vient, posez-la ici.',
  ],
  enough: [
    'Avec plaisir. Le résumé vous arrive par e-mail si vous le souhaitez, et vous pouvez reprendre ici à tout moment.',
    'Tant mieux. Vos réponses restent dans cet onglet, au cas où une question viendrait plus tard.',
  ],
  noQuestions: [
    'D’accord, je ne pose plus de questions. Demandez-moi simplement ce que vous voulez savoir.',
    'Compris, désormais c’est vous qui posez les questions.',
  ],
  weary: [
    'C’est vraiment beaucoup à la fois ; prenons une chose après l’autre.',
    'Je vous crois. Rien ne doit être décidé aujourd’hui et, si vous le souhaitez, je vous dis comment joindre une personne.',
  ],
  robot: [
    'Je suis un conseiller automatique, pas une personne. Mes réponses viennent d’un recueil avec sources. Si vous préférez parler à quelqu’un, dites-le-moi.',
    'Je ne suis pas humain : un programme qui écoute, cherche et calcule. Je vous dis volontiers comment joindre une personne.',
  ],
  grief: ['Je suis désolé pour votre perte. C’est beaucoup à la fois, et rien ne doit être décidé aujourd’hui.'],
  fear: [
    'Je comprends votre inquiétude ; voyons ce qui vaut vraiment.',
    'Je comprends que cela inquiète. Personne ne vous presse, et rien ne doit être décidé aujourd’hui.',
  ],
  anger: [
    'J’en suis désolé, c’est agaçant.',
    'Je comprends votre colère. Vous pouvez sauter toute question et, si vous le souhaitez, je vous dis comment joindre une personne.',
    'Cela ne devrait pas être ainsi. Je resterai bref.',
  ],
  offTopic: [
    'Je n’ai rien de fiable à dire là-dessus. Je connais le solaire, les pompes à chaleur, la recharge et les subventions.',
    'Cela sort de mon domaine. Pour l’énergie à la maison, je vous aide volontiers.',
    'Là, je passe : mon sujet est l’énergie à la maison.',
  ],
  severalHomes: [
    'Vous avez parlé de plusieurs logements. Prenons-les l’un après l’autre : lequel d’abord ?',
    'Cette consultation porte sur un seul logement, pour ne rien mélanger. Pour l’autre, le mieux est d’en commencer une nouvelle ensuite.',
    'L’autre logement mérite sa propre consultation ; ici, nous restons avec celui-ci.',
  ],
  changeOfMind: [
    'Pas de problème, je change cela. Qu’est-ce qui est juste maintenant ?',
    'Bien, oublions cela. Comment est-ce vraiment ?',
    'Volontiers. Que faut-il noter à la place ?',
  ],
  human: [
    'Volontiers. Dans le formulaire « Contacter des installateurs », vous dites comment vous joindre, et une entreprise vérifiée près de chez vous vous contacte ; nos propres coordonnées figurent dans les mentions légales. D’ici là, je réponds à ce que je sais.',
    'Je comprends. Je ne peux malheureusement pas vous transférer : par « Contacter des installateurs », une entreprise vous appelle ou vous écrit ; pour nous joindre, voyez les mentions légales.',
    'Une personne vous contacte dès que vous choisissez « Contacter des installateurs ». Si vous préférez nous joindre, l’adresse figure dans les mentions légales.',
  ],
  byMail: [
    'Volontiers. Laissez votre nom et votre adresse dans le formulaire, et ce que nous avons jusqu’ici vous arrive par e-mail.',
    'Bien sûr. Le formulaire demande votre nom et votre adresse ; l’e-mail apporte ce que nous avons jusqu’ici, et vous pouvez continuer ici.',
  ],
  why: [
    'Cela décide de ce qui vaut la peine chez vous et de son coût. Vous pouvez sauter toute question.',
    'Cela me permet de voir ce qui convient à votre logement. Dites simplement « passer » si vous préférez ne pas répondre.',
  ],
  mistrust: [
    'La prudence est légitime. Je ne vends rien moi-même, et vos données ne vont aux entreprises qu’avec votre accord. Pour les prix et les subventions, j’indique la source : vérifiez volontiers.',
    'La critique est permise. Si quelque chose ne vaut pas la peine d’après vos indications, je le dis aussi, et rien ne vous oblige à accepter une offre.',
  ],
  confused: [
    'Je le dis autrement : posez-moi une question sur le solaire, la pompe à chaleur, la recharge ou les subventions, ou parlez-moi de votre logement.',
    'Désolé, ce n’était pas clair. Parlez-moi simplement de votre logement, ou posez une question à son sujet.',
  ],
  notAsked: ['Pardon, j’ai mal compris votre question.', 'Je suis désolé, j’ai répondu à côté de votre question.'],
  askedBefore: [
    'Excusez la répétition : je n’ai pas encore reconnu de réponse. Avec « passer », nous laissons cette question.',
    'C’est vrai, je l’ai déjà demandé. Il me manque seulement la réponse ; « passer » saute la question.',
  ],
  consumption: [
    'Merci. Je ne déduis pas les frais de la seule consommation, les prix varient trop.',
    'Sans deviner, je ne peux pas convertir cette consommation en argent.',
  ],
  okay: ['Bien.', 'D’accord.', 'Très bien.'],
  wait: ['Pas de souci, prenez votre temps.', 'Rien ne presse, j’attends volontiers.'],
  agreed: ['Bien, cela reste ainsi.', 'Bien, je n’y change rien.'],
  interest: ['Volontiers, j’en tiens compte.', 'Bien, je le retiens.'],
};
