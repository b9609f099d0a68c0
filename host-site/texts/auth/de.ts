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
  },
  toSignIn: 'Zur Anmeldung',
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
  changeEmail: {
    documentTitle: `Ihre neue Adresse | ${PRODUCT_NAME}`,
    title: 'Konto auf diese Adresse umziehen?',
    text: 'Mit dem Knopf hat Ihr Konto ab jetzt diese Adresse. Andere Geräte werden abgemeldet, und die bisherige Adresse wird benachrichtigt.',
    gone: 'Er ist abgelaufen oder wurde schon benutzt, oder die Adresse hat ein eigenes Konto. Bitte stoßen Sie die Änderung in Ihrem Konto noch einmal an.',
    button: 'Diese Adresse verwenden',
    sending: 'Wird geändert',
    done: {
      title: 'Ihre Adresse ist geändert',
      text: 'Ab jetzt melden Sie sich damit an. Sieben Tage lang lässt sich die Änderung aus dem bisherigen Postfach zurücknehmen.',
      next: 'Zum Dashboard',
    },
  },
  undoEmail: {
    documentTitle: `Änderung zurücknehmen | ${PRODUCT_NAME}`,
    title: 'Änderung zurücknehmen?',
    text: 'Mit dem Knopf hat Ihr Konto wieder diese Adresse, und alle seine Sitzungen enden, auf jedem Gerät.',
    gone: 'Er ist abgelaufen, oder die Adresse hat ein eigenes Konto. Bitte schreiben Sie uns, wenn jemand Ihr Konto übernommen hat.',
    button: 'Zurücknehmen',
    sending: 'Wird zurückgenommen',
    done: {
      title: 'Ihr Konto hat wieder diese Adresse',
      text: 'Alle Sitzungen sind beendet. Haben nicht Sie sie geändert, dann setzen Sie jetzt über „Passwort vergessen?“ ein neues Passwort und sehen Sie nach Ihren Passkeys.',
      next: 'Zur Anmeldung',
    },
  },
  reset: {
    documentTitle: `Neues Passwort | ${PRODUCT_NAME}`,
    title: 'Neues Passwort setzen',
    text: 'Das neue Passwort beendet alle Sitzungen dieses Kontos, auf jedem Gerät.',
    password: 'Neues Passwort',
    repeat: 'Neues Passwort noch einmal',
    repeatOwn: 'Passwort bestätigen',
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
  auth: {
    documentTitle: `Anmelden | ${PRODUCT_NAME}`,
    label: 'Anmelden oder registrieren',
    tabs: { login: 'Anmelden', register: 'Registrieren' },
    login: {
      forgotten: 'Passwort vergessen?',
      button: 'Anmelden',
      sending: 'Wird angemeldet',
      otherwise: 'Noch kein Konto?',
      switch: 'Jetzt registrieren',
      code: 'Code aus der App oder Ersatzcode',
      codeAsked: 'Das Passwort stimmt. Bitte geben Sie noch den Code ein, den Ihre App zeigt.',
      codeWrong: 'Dieser Code stimmt nicht',
      passkey: 'Mit Passkey anmelden',
    },
    register: {
      note: 'Wir verwenden Ihre Angaben für Ihr Konto und für nichts anderes. Es gelten:',
      terms: 'Nutzungsbedingungen',
      privacy: 'Datenschutz',
      button: 'Konto erstellen',
      sending: 'Wird erstellt',
      otherwise: 'Schon ein Konto?',
      switch: 'Jetzt anmelden',
    },
  },
  providers: {
    button: (name) => `Weiter mit ${name}`,
    running: (name) => `Anmeldung mit ${name} läuft`,
    or: 'oder',
    missing: (name) => `Die Anmeldung mit ${name} ist hier nicht eingerichtet.`,
    blocked: 'Ihr Browser hat das Fenster für die Anmeldung nicht geöffnet.',
    redirect: (name) => `In diesem Fenster mit ${name} anmelden`,
    done: (name) => `Sie sind jetzt mit ${name} angemeldet und werden zur Dashboard-Seite weitergeleitet.`,
    codes: {
      'network-request-failed': (name) =>
        `Die Verbindung zu ${name} kam nicht zustande. Bitte versuchen Sie es erneut.`,
      'popup-blocked': (name) =>
        `Ihr Browser hat das Fenster von ${name} blockiert. Erlauben Sie es, oder melden Sie sich in diesem Fenster an.`,
      'popup-closed-by-user': (name) => `Die Anmeldung mit ${name} wurde abgebrochen, bevor sie fertig war.`,
      'cancelled-popup-request': (name) =>
        `Die Anmeldung mit ${name} wurde beendet, weil Sie eine andere begonnen haben.`,
      'unauthorized-domain': (name) =>
        `Unter dieser Adresse ist keine Anmeldung mit ${name} möglich. Bitte öffnen Sie das Portal unter seiner eigenen.`,
      'user-mismatch': (name) =>
        `Das ${name}-Konto gehört zu jemand anderem. Bitte melden Sie sich mit dem Konto an, mit dem Sie begonnen haben.`,
      'user-token-expired': (name) =>
        `Die Anmeldung mit ${name} hat zu lange gedauert. Bitte beginnen Sie noch einmal.`,
      'multi-factor-auth-required': (name) =>
        `Für dieses Konto reicht ${name} allein nicht aus. Bitte melden Sie sich mit Passwort und zweitem Faktor an.`,
      'login-blocked': (name) =>
        `Die Anmeldung mit ${name} ist gerade gesperrt. Prüfen Sie, ob Ihre E-Mail-Adresse dort bestätigt ist, oder warten Sie einen Augenblick.`,
      failed: (name) => `Bei der Anmeldung mit ${name} ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.`,
    },
  },
  fields: {
    login: 'Nutzername oder E-Mail-Adresse',
    username: 'Nutzername',
    email: 'E-Mail-Adresse',
    name: 'Vollständiger Name',
    password: 'Passwort',
    usernameShort: 'Nutzername muss mindestens 3 Zeichen haben',
    usernameForm: 'Nutzername: höchstens 30 Buchstaben (a bis z), Ziffern, Punkte oder Unterstriche',
    usernameTaken: 'Diesen Nutzernamen gibt es schon. Bitte wählen Sie einen anderen.',
    passwordShort: 'Passwort muss mindestens 6 Zeichen haben',
    emailForm: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    nameShort: 'Name muss mindestens 2 Zeichen haben',
  },
  strength: ['sofort zu erraten', 'leicht zu erraten', 'mäßig sicher', 'sicher', 'sehr sicher'],
  toasts: {
    loginDone: {
      title: 'Erfolgreich angemeldet',
      text: 'Sie sind jetzt angemeldet und werden zur Dashboard-Seite weitergeleitet.',
    },
    loginFailed: {
      title: 'Anmeldefehler',
      text: 'Bitte überprüfen Sie Ihre Anmeldedaten und versuchen Sie es erneut.',
    },
    suspended: 'Ihr Konto wurde gesperrt. Bitte schreiben Sie uns, wenn Sie das für einen Irrtum halten.',
    passwordShort:
      'Ihr Konto sieht Daten anderer und braucht ein Passwort aus zwölf Zeichen. Setzen Sie über „Passwort vergessen?“ ein neues.',
    passkeyFailed: 'Mit diesem Passkey ging es nicht. Bitte versuchen Sie es erneut oder nehmen Sie Ihr Passwort.',
    registerDone: {
      title: 'Registrierung erfolgreich',
      text: 'Ihr Konto wurde erstellt. Sie werden zur Dashboard-Seite weitergeleitet.',
    },
    registerFailed: {
      title: 'Registrierungsfehler',
      text: 'Bei der Registrierung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    },
  },
  benefits: {
    title: 'Ihr Energieprojekt an einem Ort',
    progress: 'Sehen, wie weit Ihr Projekt ist',
    people: 'Mit Energieberatern und Handwerkern sprechen',
    milestones: 'Etappen und Ersparnis verfolgen',
    news: 'Benachrichtigt werden, wenn sich etwas tut',
    note: 'Für die Einschätzung selbst brauchen Sie kein Konto.',
  },
  confirmMail: {
    documentTitle: `E-Mail bestätigen | ${PRODUCT_NAME}`,
    title: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: (email) => `Wir haben eine E-Mail an ${email} gesendet. Ihr Konto beginnt, sobald Sie darin bestätigen.`,
    hint: 'Nichts angekommen? Sehen Sie im Spam-Ordner nach. In fünf Minuten geht höchstens eine E-Mail hinaus.',
    resend: 'E-Mail noch einmal senden',
    resending: 'Wird gesendet',
    resent: 'Eine neue E-Mail ist unterwegs, wenn die letzte länger als fünf Minuten her ist.',
  },
  forgotten: {
    title: 'Passwort vergessen',
    text: 'Wir senden Ihnen einen Link, mit dem Sie ein neues setzen. Er gilt eine Stunde.',
    button: 'Link senden',
    sending: 'Wird gesendet',
    back: 'Zurück zur Anmeldung',
    done: 'Gibt es zu dieser Adresse ein Konto, ist eine E-Mail unterwegs.',
  },
  ended: {
    title: 'Ihre Sitzung ist zu Ende',
    text: 'Bitte melden Sie sich noch einmal an. Was Sie auf dieser Seite eingegeben haben, bleibt stehen.',
    leave: 'Nicht anmelden und Seite verlassen',
  },
  unknown: {
    title: 'Wir konnten Ihre Anmeldung nicht prüfen',
    text: 'Bitte prüfen Sie Ihre Verbindung. Sobald sie da ist, geht es von selbst weiter.',
  },
};
