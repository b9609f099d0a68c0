import type { FormTexts } from '#widgets/shared/form/texts/texts.ts';

export const de: FormTexts = {
  labels: { name: 'Name', email: 'E-Mail' },
  errors: {
    name: 'Der Name muss mindestens 2 Zeichen haben.',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    agreeToTerms: 'Sie müssen den Bedingungen zustimmen, um fortzufahren.',
  },
  processing: 'Wird gesendet …',
  waiting: 'Gerade keine Verbindung. Ihre Anfrage bleibt hier und geht hinaus, sobald sie wieder da ist.',
  network: {
    title: 'Keine Verbindung',
    detail: 'Bitte versuchen Sie es gleich noch einmal. Ihre Eingaben bleiben erhalten.',
  },
  waitFor: (duration) => `Bitte versuchen Sie es in ${duration} erneut. Ihre Antworten bleiben erhalten.`,
  orContact: 'Oder sprechen Sie direkt mit uns:',
  close: 'Schließen',
};
