import type { FormTexts } from '#widgets/shared/form/texts/texts.ts';

export const fr: FormTexts = {
  labels: { name: 'Nom', email: 'E-mail' },
  errors: {
    name: 'Le nom doit compter au moins 2 caractères.',
    email: 'Veuillez saisir une adresse e-mail valable.',
    agreeToTerms: 'Vous devez accepter les conditions pour continuer.',
  },
  processing: 'Envoi en cours…',
  waiting: 'Pas de connexion pour le moment. Votre demande est conservée et partira dès son retour.',
  network: { title: 'Pas de connexion', detail: 'Veuillez réessayer dans un instant. Vos saisies sont conservées.' },
  waitFor: (duration) => `Veuillez réessayer dans ${duration}. Vos réponses sont conservées.`,
  orContact: 'Ou contactez-nous directement :',
  close: 'Fermer',
};
