import { PRODUCT_NAME } from '#domain/product.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';

export const fr: ChatTexts = {
  title: 'Votre conseiller énergie',
  notice: {
    automatic: 'Un conseiller automatique, pas une personne. Vérifiez ce qui compte pour vous.',
    ai: 'Une IA, pas une personne. Elle peut se tromper ; vérifiez ce qui compte pour vous.',
  },
  advisor: { automatic: 'Conseiller automatique', ai: 'Conseiller IA' },
  you: 'Vous',
  conversation: 'Conversation',
  welcome: (advisor) => {
    const who = advisor === 'ai' ? 'le conseiller énergie IA' : 'le conseiller énergie automatique';
    return `Bonjour ! Je suis ${who} de ${PRODUCT_NAME}, un programme et non une personne. Je pose quelques questions sur votre logement et réponds aux vôtres. Pour commencer : est-ce une maison individuelle, une maison mitoyenne ou un appartement ?`;
  },
  complete: {
    title: 'Consultation terminée !',
    text: 'Votre résultat est prêt.',
    next: 'Vous pouvez continuer : ce que vous ajoutez modifie le résultat.',
  },
  typing: 'Le conseiller écrit…',
  slow: 'Encore un instant, la réponse arrive…',
  stop: 'Arrêter la réponse',
  cut: 'Réponse interrompue',
  askAgain: 'Redemander',
  notSent: 'Non envoyé.',
  noConnection: 'Pas de connexion. Votre message est conservé ici.',
  retry: 'Réessayer',
  edit: 'Modifier',
  newer: 'Messages plus récents',
  answers: 'Réponses possibles',
  topicsLabel: 'Sujets proposés',
  topics: [
    'Combien coûte une pompe à chaleur ?',
    'Quelles aides existe-t-il ?',
    'Je suis locataire',
    'Mes vieux radiateurs suffisent-ils ?',
    'Combien de temps cela prend-il ?',
  ],
  owns: { yes: 'Propriétaire', no: 'Locataire' },
  composer: {
    label: 'Votre message',
    send: 'Envoyer',
    media: { image: 'Ajouter une photo', video: 'Ajouter une vidéo', phone: 'Continuer sur votre téléphone' },
    hint: 'Entrée envoie, Maj et Entrée passe à la ligne.',
    left: (count) => `Encore ${count} caractères`,
    tooLong: (count) => `${count} caractères de trop`,
  },
  voice: {
    speak: 'Parler',
    help: 'Votre navigateur transforme la parole en texte. Son propre service vocal l’entend ; nous n’enregistrons rien.',
  },
  reset: {
    action: 'Recommencer',
    question: 'Effacer toute la conversation et toutes vos réponses ?',
    confirm: 'Effacer et recommencer',
    cancel: 'Garder',
  },
  progress: {
    title: 'Avancement',
    homeInformation: 'Votre logement',
    questions: (done, total) => `${done}/${total} réponses données`,
    media: 'Photos et vidéos',
    uploads: (done, total) => `${done}/${total} fichiers ajoutés`,
    checklist: ['Façade', 'Toit', 'Tableau électrique'],
    uploaded: 'Ajouté',
    pending: 'En attente',
    potentials: 'Solutions possibles',
    needMore: 'À préciser',
    viewResults: 'Voir le résultat',
    viewResultsWhen: 'S’ouvre avec les six réponses, ou avec 75 % et une photo.',
    emailSummary: 'Recevoir mon bilan par e-mail',
  },
  toasts: {
    'email-kept': {
      title: 'Merci !',
      text: 'Votre adresse est enregistrée. Le résumé suivra dès que la consultation sera terminée.',
    },
    'send-failed': { title: 'Erreur', text: 'Le message n’a pas pu être envoyé. Veuillez réessayer.' },
    'summary-failed': { title: 'Erreur', text: 'Le résumé n’a pas pu être envoyé' },
  },
  resultsLoading: 'Votre résultat arrive…',
  resultsFailed: 'Les recommandations n’ont pas pu être calculées. Veuillez réessayer.',
  close: 'Fermer',
  orContact: 'Ou contactez-nous directement :',
};
