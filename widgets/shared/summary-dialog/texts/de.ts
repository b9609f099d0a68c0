import type { SummaryDialogTexts } from '#widgets/shared/summary-dialog/texts/texts.ts';

export const de: SummaryDialogTexts = {
  open: 'Zusammenfassung per E-Mail senden',
  title: 'Ihre Zusammenfassung',
  address: {
    intro: 'Wohin dürfen wir sie senden? Sie sehen die E-Mail, bevor sie hinausgeht.',
    submit: 'Vorschau zeigen',
  },
  previewFor: (email) => `Vorschau der E-Mail, die an ${email} geht`,
  otherAddress: 'Andere Adresse',
  tabs: { label: 'E-Mail und Angaben', preview: 'Vorschau', details: 'Ihre Angaben' },
  subject: 'Betreff:',
  firstMail:
    'Zuerst kommt eine kurze E-Mail mit Ihren Zahlen und einem Link. Sobald Sie dort bestätigen, dass Sie es waren, folgt diese E-Mail.',
  cancel: 'Abbrechen',
  send: 'An meine Adresse senden',
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
        `Dürfen wir an ${email} schreiben, ist eine kurze E-Mail unterwegs oder schon da. Bestätigen Sie hinter ihrem Link, dass Sie es waren, dann folgt die ganze Zusammenfassung.`,
      button: 'Angefordert',
    },
    unsent: {
      title: 'Nicht gesendet.',
      text: (email) =>
        `Von diesem Gerät oder Netz wurden gerade zu viele E-Mails angefordert, darum senden wir jetzt keine an ${email}. Bitte versuchen Sie es in einer Stunde noch einmal.`,
      button: 'Nicht gesendet',
    },
  },
  error: 'Fehler:',
  failed: 'Die Zusammenfassung konnte nicht gesendet werden',
};
