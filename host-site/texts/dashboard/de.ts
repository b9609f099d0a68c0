import { PRODUCT_NAME } from '#domain/product.ts';
import type { DashboardTexts } from '#host-site/texts/dashboard/texts.ts';

export const de: DashboardTexts = {
  dashboard: {
    title: 'Mein Bereich',
    greeting: (name) => (name ? `Willkommen bei ${PRODUCT_NAME}, ${name}` : `Willkommen bei ${PRODUCT_NAME}`),
    profile: 'Profil',
  },
  profile: {
    email: 'E-Mail',
    name: 'Name',
    username: 'Nutzername',
    passwordHint: 'Ein neues Passwort setzen Sie über einen Link, den wir an Ihre Adresse senden.',
    changePassword: 'Passwort ändern',
    sending: 'Wird gesendet',
    sent: 'Der Link ist unterwegs. In fünf Minuten geht höchstens eine E-Mail hinaus.',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    text: 'Kommt Ihnen eine Sitzung fremd vor, beenden Sie sie und ändern Sie Ihr Passwort.',
    current: 'Diese Sitzung',
    seen: (moment) => `Zuletzt benutzt: ${moment}`,
    unknown: 'Unbekanntes Gerät',
    end: 'Abmelden',
    ending: 'Wird abgemeldet',
  },
  data: {
    title: 'Ihre Daten',
    exportText: 'Alles, was wir zu Ihrem Konto gespeichert haben, als Datei.',
    export: 'Daten herunterladen',
    exporting: 'Wird zusammengestellt',
    exported: 'Die Datei liegt bei Ihren Downloads.',
    deleteText: 'Mit dem Konto gehen Ihr Name, Ihre Sitzungen und Ihr Passwort. Das lässt sich nicht zurücknehmen.',
  },
  deletion: {
    open: 'Konto löschen',
    title: 'Konto endgültig löschen?',
    text: (email) =>
      `Das Konto zu ${email} wird gelöscht. Bitte geben Sie dazu Ihr Passwort ein, oder melden Sie sich noch einmal über Google oder Apple an.`,
    password: 'Passwort',
    wrong: 'Dieses Passwort stimmt nicht',
    lastAdmin: 'Sie verwalten diese Seite als Einzige. Geben Sie zuerst jemand anderem diese Rechte.',
    confirm: 'Endgültig löschen',
    busy: 'Wird gelöscht',
    keep: 'Konto behalten',
    done: { title: 'Ihr Konto ist gelöscht', text: 'Sie sind abgemeldet, und nichts davon ist noch bei uns.' },
  },
};
