import type { SummaryDialogTexts } from '#widgets/shared/summary-dialog/texts/texts.ts';

export const de: SummaryDialogTexts = {
  open: 'Zusammenfassung per E-Mail senden',
  title: 'Ihre Zusammenfassung',
  intro: 'Wohin dürfen wir sie senden? Sie sehen die E-Mail, bevor sie hinausgeht.',
  toPreview: 'Vorschau zeigen',
  previewFor: (email) => `Vorschau der E-Mail, die an ${email} geht`,
  otherAddress: 'Andere Adresse',
  tabs: { label: 'E-Mail und Angaben', preview: 'Vorschau', details: 'Ihre Angaben' },
  subject: 'Betreff:',
  firstMail:
    'Ist die Adresse uns neu? Dann kommt zuerst eine kurze E-Mail mit Ihren Zahlen und einem Link. Sobald Sie dort Ihre Adresse bestätigen, folgt dieser Brief.',
  cancel: 'Abbrechen',
  send: 'An meine E-Mail senden',
  sending: 'Wird gesendet …',
  outcomes: {
    sent: {
      title: 'Geschafft!',
      text: () => 'Ihre Zusammenfassung ist unterwegs in Ihr Postfach.',
      button: 'E-Mail gesendet',
    },
    confirm: {
      title: 'Noch ein Schritt:',
      text: (email) =>
        `Eine kurze E-Mail an ${email} ist unterwegs. Bestätigen Sie dort Ihre Adresse, dann folgt die ganze Zusammenfassung.`,
      button: 'E-Mail gesendet',
    },
    joined: {
      title: 'Hinzugefügt.',
      text: (email) =>
        `${email} hat schon eine E-Mail von uns, darum senden wir keine zweite: Ihr Link zeigt auch diese Beratung.`,
      button: 'Ihrem Link hinzugefügt',
    },
    unsent: {
      title: 'Nicht gesendet.',
      text: (email) =>
        `An ${email} können wir zurzeit keine E-Mail senden. Bitte versuchen Sie es in einer Stunde noch einmal.`,
      button: 'Nicht gesendet',
    },
  },
  error: 'Fehler:',
  failed: 'Die Zusammenfassung konnte nicht gesendet werden',
};
