import { PRODUCT_NAME } from '#domain/product.ts';
import type { AuthTexts } from '#host-site/texts/auth/texts.ts';

export const de: AuthTexts = {
  wait: 'Einen Moment',
  gone: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er ist abgelaufen oder wurde schon benutzt. War er von uns, senden wir einen neuen an dieselbe Adresse.',
    renew: 'Neuen Link senden',
    renewing: 'Wird gesendet',
    renewed: 'War der Link von uns, ist eine neue E-Mail unterwegs. In fünf Minuten geht höchstens eine hinaus.',
  },
  unread: {
    title: 'Der Link ließ sich nicht prüfen',
    text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Der Link gilt weiter.',
    retry: 'Noch einmal versuchen',
  },
  home: 'Zur Startseite',
  account: { email: 'E-Mail', name: 'Name', username: 'Nutzername' },
  verify: {
    documentTitle: `Adresse bestätigen | ${PRODUCT_NAME}`,
    title: 'Dieses Konto eröffnen?',
    text: 'Mit der Schaltfläche bestätigen Sie, dass dieses Postfach Ihnen gehört, und das Konto beginnt. Haben Sie sich nicht registriert, schließen Sie diese Seite: Dann geschieht nichts.',
    button: 'Bestätigen und Konto eröffnen',
    sending: 'Wird bestätigt',
    done: {
      title: 'Ihr Konto ist eröffnet',
      text: 'Sie können sich ab jetzt anmelden, mit Ihrer E-Mail-Adresse oder Ihrem Nutzernamen.',
    },
    nameTaken: 'Ihr Nutzername ging inzwischen an jemand anderen. Bitte melden Sie sich mit Ihrer E-Mail-Adresse an.',
  },
  reset: {
    documentTitle: `Neues Passwort | ${PRODUCT_NAME}`,
    title: 'Neues Passwort setzen',
    text: 'Das neue Passwort beendet alle Sitzungen dieses Kontos, auf jedem Gerät.',
    password: 'Neues Passwort',
    repeat: 'Neues Passwort noch einmal',
    hint: (minLength) => `Mindestens ${minLength} Zeichen.`,
    tooShort: (minLength) => `Passwort muss mindestens ${minLength} Zeichen haben`,
    unequal: 'Passwörter stimmen nicht überein',
    tooCommon: 'Dieses Passwort steht auf jeder Liste häufiger Passwörter. Bitte wählen Sie ein anderes.',
    button: 'Passwort setzen',
    sending: 'Wird gesetzt',
    done: {
      title: 'Ihr Passwort ist gesetzt',
      text: 'Bitte melden Sie sich damit an. Alle anderen Sitzungen sind beendet.',
    },
  },
};
