import type { AccountFailureTexts } from '#texts/failures/texts.ts';

export const fr: AccountFailureTexts = {
  titles: {
    unauthenticated: 'Veuillez vous connecter',
    'wrong-login': 'Échec de la connexion',
    'multi-factor-auth-required': 'Il manque la deuxième étape',
    'password-too-short': 'Votre mot de passe est trop court',
    'second-factor-required': 'Un second facteur est nécessaire ici',
    'last-admin': 'Le dernier compte d’administration reste',
    'login-blocked': 'Ce compte est suspendu',
    'address-unconfirmed': 'Votre adresse n’est pas encore confirmée',
    'link-ended': 'Ce lien a expiré',
    'status-not-possible': 'Cette étape n’est pas possible',
  },
  details: {
    unauthenticated: 'Connectez-vous pour continuer.',
    'wrong-login': 'Le nom ou le mot de passe est incorrect.',
    'multi-factor-auth-required': 'Veuillez saisir le code de votre application, ou l’un de vos codes de secours.',
    'password-too-short':
      'Votre compte voit les données d’autres personnes et demande un mot de passe de douze caractères. Définissez-en un nouveau avec « Mot de passe oublié ? ».',
    'second-factor-required':
      'Seules les personnes connectées avec un code d’application ou une clé d’accès voient ces données. Configurez l’un ou l’autre dans votre espace, sous « Sécurité ».',
    'last-admin': 'Donnez d’abord les droits d’administration à quelqu’un d’autre.',
    'login-blocked': 'Votre compte a été suspendu. Écrivez-nous si vous pensez qu’il s’agit d’une erreur.',
    'address-unconfirmed':
      'Veuillez d’abord confirmer votre adresse e-mail sur la page à laquelle mène le lien de notre e-mail.',
    'link-ended': 'Refaites une demande avec votre adresse e-mail : le prochain e-mail apportera un nouveau lien.',
    'status-not-possible': 'La demande a changé d’état entre-temps. Veuillez la recharger.',
  },
  fields: {
    'address-not-allowed': 'Cette adresse ne convient pas : il faut une adresse https publique, sans identifiants.',
    'invalid-username': 'Lettres, chiffres, points et tirets bas uniquement.',
    taken: 'Ce nom est déjà pris. Veuillez en choisir un autre.',
    'too-common':
      'Ce mot de passe figure sur toutes les listes de mots de passe courants. Veuillez en choisir un autre.',
  },
};
