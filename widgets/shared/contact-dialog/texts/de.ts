import type { ContactDialogTexts } from '#widgets/shared/contact-dialog/texts/texts.ts';

export const de: ContactDialogTexts = {
  contact: {
    title: 'Mit Fachbetrieben verbinden',
    intro: 'Wie erreichen die Fachbetriebe Sie?',
    optional: 'freiwillig',
    labels: { place: 'PLZ oder Ort', phone: 'Telefon' },
    errors: {
      place: 'Bitte geben Sie Ihre Postleitzahl oder Ihren Ort ein.',
      phone: 'Bitte geben Sie eine gültige Telefonnummer ein.',
    },
    submit: 'Anfrage senden',
    partnersByPlace: 'Geben Sie Ihren Ort an, dann sehen Sie die Betriebe.',
    matching: 'Fachbetriebe in Ihrer Nähe werden gesucht …',
    noMatch:
      'In der Nähe dieses Orts haben wir noch keinen geprüften Fachbetrieb. Wir suchen einen und schreiben Ihnen.',
    calls: (count) =>
      count === 1
        ? 'Rechnen Sie mit einer ersten Nachricht von dort: per E-Mail oder, wenn Sie eine Nummer angeben, per Telefon.'
        : `Rechnen Sie mit bis zu ${count} ersten Nachrichten, einer von jedem: per E-Mail oder, wenn Sie eine Nummer angeben, per Telefon.`,
  },
  sent: {
    title: 'Ihre Anfrage ist da',
    sent: (email) => `Eine E-Mail mit Ihrer ganzen Einschätzung ist unterwegs an ${email}.`,
    confirm: (email) =>
      `Dürfen wir an ${email} schreiben, ist eine E-Mail unterwegs oder schon da. Ihr Link zeigt auch diese Anfrage, und dort bestätigen Sie, dass sie von Ihnen ist.`,
    unsent: (email) =>
      `Von diesem Gerät oder Netz wurden gerade zu viele E-Mails angefordert, darum senden wir jetzt keine an ${email}. Ihre Anfrage ist trotzdem bei uns angekommen.`,
    partners: (names) => `Ihre Anfrage geht an ${names}.`,
    waits: (names) => `Ihre Anfrage geht an ${names}, sobald Sie sie über den Link in unserer E-Mail bestätigen.`,
    noPartners: 'Wir suchen einen Fachbetrieb in Ihrer Nähe und schreiben Ihnen.',
    done: 'Fertig',
  },
};
