import { PRODUCT_NAME } from '#domain/product.ts';
import type { MailTexts } from '#texts/mail/texts.ts';

const ofFactor = {
  linkLabel: 'Zu Ihrem Konto',
  notYou:
    'Das waren nicht Sie? Dann setzen Sie jetzt ein neues Passwort: Das beendet alle Sitzungen. Sehen Sie danach in Ihrem Bereich unter „Sicherheit“ nach.',
};

export const de: MailTexts = {
  colon: ': ',
  firstMail: {
    subject: `Ihre Energieberatung von ${PRODUCT_NAME}`,
    preview: 'Ihre Einschätzung in Kürze, und ein Knopf, mit dem Sie die Anfrage bestätigen.',
    title: 'Ihre Energieberatung',
    greeting: 'Guten Tag,',
    intro: 'mit dieser E-Mail-Adresse wurde eine Energieberatung angefordert. Hier ist sie in Kürze.',
    potentialsHeading: 'Potenzial',
    packagesHeading: 'Pakete, Gesamtkosten',
    typicalNote: 'Typische Werte, nicht für Ihr Haus berechnet.',
    partners: (names) => `Die Anfrage geht an ${names}.`,
    linkIntro: 'Unter diesem Link finden Sie die ganze Einschätzung und den Knopf, mit dem Sie die Anfrage bestätigen:',
    linkLabel: 'Meine Einschätzung öffnen',
    notYou:
      'Das waren nicht Sie? Dann brauchen Sie nichts zu tun, oder Sie ziehen die Anfrage dort mit einem Knopf zurück. Was Sie nicht bestätigen, bringt Ihnen höchstens eine E-Mail am Tag.',
    closing: `Freundliche Grüße, ${PRODUCT_NAME}`,
  },
  verify: {
    subject: `Bitte bestätigen Sie Ihre E-Mail-Adresse für ${PRODUCT_NAME}`,
    title: 'Ihre E-Mail-Adresse',
    intro:
      'bitte bestätigen Sie die E-Mail-Adresse Ihres Kontos. Der Link gilt einen Tag, und die Schaltfläche dahinter eröffnet das Konto:',
    linkLabel: 'Adresse bestätigen',
    notYou: 'Das waren nicht Sie? Dann beachten Sie diese E-Mail bitte nicht.',
  },
  resetPassword: {
    subject: `Neues Passwort für ${PRODUCT_NAME}`,
    title: 'Neues Passwort',
    intro: 'mit diesem Link setzen Sie ein neues Passwort. Er gilt eine Stunde:',
    linkLabel: 'Neues Passwort setzen',
    notYou: 'Das waren nicht Sie? Dann beachten Sie diese E-Mail bitte nicht; Ihr Passwort bleibt, wie es ist.',
  },
  knownAddress: {
    subject: `Sie haben schon ein Konto bei ${PRODUCT_NAME}`,
    title: 'Sie haben schon ein Konto',
    intro:
      'jemand wollte diese E-Mail-Adresse für ein Konto verwenden, aber sie hat schon eines. Es hat sich nichts geändert; Sie melden sich an wie immer:',
    linkLabel: 'Zum Portal',
    notYou: 'Das waren nicht Sie? Dann brauchen Sie nichts zu tun.',
  },
  changeEmail: {
    subject: `Ihre neue E-Mail-Adresse bei ${PRODUCT_NAME}`,
    title: 'Ihre neue E-Mail-Adresse',
    intro:
      'Ihr Konto soll ab jetzt diese Adresse haben. Der Link gilt einen Tag, und der Knopf dahinter nimmt die Änderung vor:',
    linkLabel: 'Neue Adresse bestätigen',
    notYou: 'Waren Sie das nicht? Dann ignorieren Sie diese E-Mail; es ändert sich nichts.',
  },
  emailChanged: {
    subject: `Ihr Konto bei ${PRODUCT_NAME} hat eine andere E-Mail-Adresse`,
    title: 'Ihre E-Mail-Adresse wurde geändert',
    intro:
      'Ihr Konto hat diese Adresse nicht mehr. Waren Sie das nicht, dann nehmen Sie die Änderung zurück: Der Link gilt sieben Tage, und der Knopf dahinter beendet alle Sitzungen:',
    linkLabel: 'Änderung zurücknehmen',
    notYou: 'Waren Sie es selbst? Dann ist nichts weiter zu tun.',
  },
  'totp-on': {
    subject: `Code beim Anmelden eingeschaltet | ${PRODUCT_NAME}`,
    title: 'Ab jetzt mit Code',
    intro: 'beim Anmelden mit dem Passwort wird ab jetzt ein Code aus Ihrer App verlangt:',
    ...ofFactor,
  },
  'totp-off': {
    subject: `Code beim Anmelden ausgeschaltet | ${PRODUCT_NAME}`,
    title: 'Ohne Code',
    intro: 'beim Anmelden genügt ab jetzt wieder Ihr Passwort:',
    ...ofFactor,
  },
  'passkey-on': {
    subject: `Neuer Passkey | ${PRODUCT_NAME}`,
    title: 'Ein neuer Passkey',
    intro: 'zu Ihrem Konto gibt es einen neuen Passkey. Wer das Gerät hat, auf dem er liegt, meldet sich damit an:',
    ...ofFactor,
  },
  'passkey-off': {
    subject: `Passkey entfernt | ${PRODUCT_NAME}`,
    title: 'Ein Passkey weniger',
    intro: 'ein Passkey Ihres Kontos wurde entfernt und öffnet es nicht mehr:',
    ...ofFactor,
  },
  partnerLead: {
    subject: `Neue Anfrage über ${PRODUCT_NAME}`,
    title: 'Eine neue Anfrage',
    intro: (company) => `über ${PRODUCT_NAME} hat jemand ${company} um ein Angebot gebeten.`,
    contactHeading: 'Kontakt',
    contact: {
      reference: 'Anfrage',
      name: 'Name',
      place: 'Ort',
      phone: 'Telefon',
      email: 'E-Mail',
      address: 'Bestätigung',
    },
    noPhone: 'nicht angegeben',
    requestConfirmed: 'Anfrage vom Empfänger der Adresse bestätigt',
    requestUnconfirmed: 'Anfrage noch nicht bestätigt',
    homeHeading: 'Zuhause',
    potentialsHeading: 'Potenzial',
    packagesHeading: 'Pakete, Gesamtkosten',
    typicalNote: 'Typische Werte aus den Antworten, nicht für dieses Haus berechnet.',
  },
  leadDigest: {
    subject: `Weitere neue Anfragen über ${PRODUCT_NAME}`,
    title: 'Weitere neue Anfragen',
    intro: (company) =>
      `in dieser Stunde kamen mehr Anfragen an ${company}, als wir einzeln melden. Damit Ihr Postfach übersichtlich bleibt, stehen sie hier zusammen.`,
    which: (references) => `Die Anfragen: ${references}.`,
    details: 'Kontaktdaten und Werte rufen Sie über unsere API ab oder erhalten sie per Webhook.',
  },
  application: {
    subject: `Ihre Bewerbung bei ${PRODUCT_NAME}`,
    title: 'So geht es weiter',
    intro:
      'mit dieser E-Mail-Adresse hat sich ein Fachbetrieb beworben. Laden Sie hier die Nachweise hoch, und senden Sie die Bewerbung ab:',
    linkLabel: 'Zur Bewerbung',
    notYou:
      'Wenn Sie das nicht waren, löschen Sie die Angaben hinter dem Link, oder tun Sie nichts: Nach 90 Tagen sind sie fort.',
  },
  applicationRefused: {
    subject: `Ihre Bewerbung bei ${PRODUCT_NAME}`,
    title: 'Wir können Sie nicht aufnehmen',
    intro:
      'wir haben Ihre Bewerbung geprüft und können Ihren Betrieb leider nicht aufnehmen. Den Grund lesen Sie hier:',
    linkLabel: 'Zur Bewerbung',
    notYou: 'Ihre Angaben und Nachweise löschen wir in 90 Tagen, oder sofort, wenn Sie das hinter dem Link wünschen.',
  },
  invitation: {
    subject: `Einladung in ein Team bei ${PRODUCT_NAME}`,
    title: 'Sie sind eingeladen',
    intro: (company) =>
      `${company} lädt Sie in seinen Arbeitsbereich ein, um Anfragen zu bearbeiten. Der Link gilt sieben Tage:`,
    linkLabel: 'Einladung ansehen',
    notYou:
      'Wenn Sie damit nichts anfangen können, müssen Sie nichts tun: Ohne Ihren Klick auf den Knopf geschieht nichts.',
  },
  leadReminder: {
    subject: `Anfragen über ${PRODUCT_NAME} warten auf Sie`,
    title: 'Jemand wartet auf Ihre Antwort',
    intro: (company) => `seit einem Tag sind Anfragen an ${company} unberührt. Wer bald etwas hört, beauftragt eher.`,
    which: (references) => `Die Anfragen: ${references}.`,
    details:
      'Sie finden sie in Ihrem Arbeitsbereich unter „Anfragen“. Sagen Sie dort, wie es steht, auch wenn Sie ablehnen.',
  },
  partnerWithdrawal: {
    subject: `Eine Anfrage über ${PRODUCT_NAME} wurde zurückgezogen`,
    title: 'Anfrage zurückgezogen',
    intro: (company) =>
      `jemand hat seine Anfrage an ${company} zurückgezogen. Bitte nehmen Sie keinen Kontakt mehr auf und löschen Sie die Kontaktdaten bei sich.`,
    which: (reference) => `Es ist die Anfrage ${reference}.`,
  },
  unreadLead: {
    subject: `Eine Anfrage über ${PRODUCT_NAME} liest niemand`,
    title: 'Eine Anfrage ohne Leser',
    intro: (companies) =>
      `eine neue Anfrage ging an ${companies}. Dort ist niemand geprüft, der sie lesen darf, und kein Webhook eingerichtet. Bitte prüfen Sie die Konten oder melden Sie sich dort.`,
    which: (reference) => `Es ist die Anfrage ${reference}.`,
  },
  untouchedLeads: {
    subject: `Anfragen über ${PRODUCT_NAME} bleiben liegen`,
    title: 'Anfragen, um die sich niemand kümmert',
    intro: (companies) =>
      `seit zwei Tagen sind Anfragen an ${companies} unberührt, trotz Erinnerung. Bitte melden Sie sich dort oder geben Sie sie weiter.`,
    which: (references) => `Die Anfragen: ${references}.`,
  },
  notifications: {
    subject: (count) =>
      count === 1 ? `Neu in Ihrem Bereich bei ${PRODUCT_NAME}` : `${count} Neuigkeiten bei ${PRODUCT_NAME}`,
    title: 'Das haben Sie noch nicht gelesen',
    heading: 'Neu für Sie',
    intro: 'In Ihrem Bereich sehen Sie alles und können darauf antworten.',
    linkLabel: 'Benachrichtigungen öffnen',
    whyYou: 'Sie bekommen diese E-Mail, weil Sie Benachrichtigungen per E-Mail eingeschaltet haben.',
  },
  expertCall: {
    booked: {
      subject: `Ihr Gespräch mit ${PRODUCT_NAME} ist gebucht`,
      title: 'Ihr Gespräch ist gebucht',
      intro:
        'ein Experte ruft Sie an und nimmt sich eine halbe Stunde Zeit für Ihre Fragen, kostenlos. Der Termin liegt für Ihren Kalender bei.',
    },
    moved: {
      subject: `Ihr Gespräch mit ${PRODUCT_NAME} hat einen neuen Termin`,
      title: 'Ein neuer Termin',
      intro:
        'Ihr Gespräch findet zu einer anderen Zeit statt. Die beiliegende Datei ändert den Termin in Ihrem Kalender.',
    },
    cancelled: {
      subject: `Ihr Gespräch mit ${PRODUCT_NAME} ist abgesagt`,
      title: 'Ihr Gespräch ist abgesagt',
      intro: 'dieses Gespräch findet nicht statt. Die beiliegende Datei nimmt den Termin aus Ihrem Kalender.',
    },
    reminder: {
      subject: `Ihr Gespräch mit ${PRODUCT_NAME} steht bevor`,
      title: 'Bald sprechen wir uns',
      intro: 'wir rufen Sie in einem Tag an. Legen Sie gern Rechnungen und Fotos bereit.',
    },
    entry: `Gespräch mit einem Experten von ${PRODUCT_NAME}`,
    heading: 'Termin',
    when: 'Wann',
    phone: 'Wir rufen an unter',
    change: 'Es passt doch nicht? Bis zum Beginn können Sie das Gespräch hier verschieben oder absagen:',
    again: 'Einen anderen Termin können Sie jederzeit hier buchen:',
    linkLabel: 'Zu meinem Projekt',
  },
};
