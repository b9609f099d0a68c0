import type { AccountFailureTexts } from '#texts/failures/texts.ts';

export const de: AccountFailureTexts = {
  titles: {
    unauthenticated: 'Bitte melden Sie sich an',
    'wrong-login': 'Anmeldung fehlgeschlagen',
    'multi-factor-auth-required': 'Der zweite Schritt fehlt noch',
    'password-too-short': 'Ihr Passwort ist zu kurz',
    'second-factor-required': 'Hier braucht es einen zweiten Faktor',
    'last-admin': 'Das letzte Konto der Verwaltung bleibt',
    'login-blocked': 'Dieses Konto ist gesperrt',
    'address-unconfirmed': 'Ihre Adresse ist noch nicht bestätigt',
    'link-ended': 'Dieser Link ist abgelaufen',
    'status-not-possible': 'Dieser Schritt ist nicht möglich',
  },
  details: {
    unauthenticated: 'Dafür müssen Sie angemeldet sein.',
    'wrong-login': 'Name oder Passwort stimmen nicht.',
    'multi-factor-auth-required': 'Bitte geben Sie den Code aus Ihrer App ein, oder einen Ihrer Ersatzcodes.',
    'password-too-short':
      'Ihr Konto sieht Daten anderer und braucht ein Passwort aus zwölf Zeichen. Setzen Sie über „Passwort vergessen“ ein neues.',
    'second-factor-required':
      'Diese Daten sieht nur, wer sich mit einem Code aus einer App oder einem Passkey angemeldet hat. Beides richten Sie in Ihrem Bereich unter „Sicherheit“ ein.',
    'last-admin': 'Geben Sie zuerst jemand anderem die Rechte der Verwaltung.',
    'login-blocked': 'Ihr Konto wurde gesperrt. Bitte schreiben Sie uns, wenn Sie das für einen Irrtum halten.',
    'address-unconfirmed':
      'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse auf der Seite hinter dem Link aus unserer E-Mail.',
    'link-ended': 'Fragen Sie mit Ihrer E-Mail-Adresse noch einmal an: Die nächste E-Mail bringt einen neuen Link.',
    'status-not-possible': 'Die Anfrage hat inzwischen einen anderen Stand. Bitte laden Sie sie neu.',
  },
  fields: {
    'address-not-allowed':
      'Diese Adresse nehmen wir nicht: Es muss eine öffentlich erreichbare https-Adresse ohne Anmeldedaten sein.',
    'invalid-username': 'Nur Buchstaben, Ziffern, Punkte und Unterstriche.',
    taken: 'Dieser Name ist vergeben. Bitte wählen Sie einen anderen.',
    'too-common': 'Dieses Passwort steht auf jeder Liste häufiger Passwörter. Bitte wählen Sie ein anderes.',
  },
};
