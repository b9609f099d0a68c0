import { PRODUCT_NAME } from '#domain/product.ts';
import type { MailTexts } from '#texts/mail/texts.ts';

export const de: MailTexts = {
  firstMail: {
    subject: `Ihre Energieberatung von ${PRODUCT_NAME}`,
    greeting: 'Guten Tag,',
    intro: 'mit dieser E-Mail-Adresse wurde eine Energieberatung angefordert. Hier ist sie in Kürze.',
    potentialsHeading: 'Potenzial',
    packagesHeading: 'Pakete, Gesamtkosten',
    typicalNote: 'Typische Werte, nicht für Ihr Haus berechnet.',
    linkIntro: 'Unter diesem Link finden Sie die ganze Einschätzung und den Knopf, der Ihre Adresse bestätigt:',
    linkLabel: 'Meine Einschätzung öffnen',
    notYou:
      'Das waren nicht Sie? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schreiben wir höchstens noch zweimal.',
    closing: `Freundliche Grüße, ${PRODUCT_NAME}`,
  },
  verify: {
    subject: `Bitte bestätigen Sie Ihre E-Mail-Adresse für ${PRODUCT_NAME}`,
    intro: 'bitte bestätigen Sie die E-Mail-Adresse Ihres Kontos:',
    linkLabel: 'Adresse bestätigen',
    notYou: 'Das waren nicht Sie? Dann beachten Sie diese E-Mail bitte nicht.',
  },
  resetPassword: {
    subject: `Neues Passwort für ${PRODUCT_NAME}`,
    intro: 'mit diesem Link setzen Sie ein neues Passwort:',
    linkLabel: 'Neues Passwort setzen',
    notYou: 'Das waren nicht Sie? Dann beachten Sie diese E-Mail bitte nicht; Ihr Passwort bleibt, wie es ist.',
  },
  imprint: `${PRODUCT_NAME} (Demo-Unternehmen), Musterstraße 1, 10115 Berlin, Deutschland`,
};
