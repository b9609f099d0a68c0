import { PRODUCT_NAME } from '#domain/product.ts';
import type { AuthTexts } from '#host-site/texts/auth/texts.ts';

export const fr: AuthTexts = {
  wait: 'Un instant',
  gone: {
    title: 'Ce lien n’est plus valable',
    text: 'Il a expiré ou a déjà servi. S’il venait de nous, nous en envoyons un nouveau à la même adresse.',
    renew: 'Envoyer un nouveau lien',
    renewing: 'Envoi en cours',
    renewed: 'Si le lien venait de nous, un nouvel e-mail est en route. Il en part un au plus toutes les cinq minutes.',
  },
  unread: {
    title: 'Le lien n’a pas pu être vérifié',
    text: 'Veuillez vérifier votre connexion et réessayer. Le lien reste valable.',
    retry: 'Réessayer',
  },
  home: 'Vers la page d’accueil',
  account: { email: 'E-mail', name: 'Nom', username: 'Nom d’utilisateur' },
  verify: {
    documentTitle: `Confirmer l’adresse | ${PRODUCT_NAME}`,
    title: 'Ouvrir ce compte ?',
    text: 'Avec le bouton, vous confirmez que cette boîte est la vôtre, et le compte commence. Si vous ne vous êtes pas inscrit, fermez cette page : il ne se passe alors rien.',
    button: 'Confirmer et ouvrir le compte',
    sending: 'Confirmation en cours',
    done: {
      title: 'Votre compte est ouvert',
      text: 'Vous pouvez vous connecter dès maintenant, avec votre adresse e-mail ou votre nom d’utilisateur.',
    },
    nameTaken: 'Votre nom d’utilisateur a été pris entre-temps. Veuillez vous connecter avec votre adresse e-mail.',
  },
  reset: {
    documentTitle: `Nouveau mot de passe | ${PRODUCT_NAME}`,
    title: 'Définir un nouveau mot de passe',
    text: 'Le nouveau mot de passe met fin à toutes les sessions de ce compte, sur tous les appareils.',
    password: 'Nouveau mot de passe',
    repeat: 'Nouveau mot de passe, encore une fois',
    hint: (minLength) => `Au moins ${minLength} caractères.`,
    tooShort: (minLength) => `Le mot de passe doit compter au moins ${minLength} caractères.`,
    unequal: 'Les mots de passe ne correspondent pas.',
    tooCommon: 'Ce mot de passe figure sur toutes les listes de mots de passe courants. Veuillez en choisir un autre.',
    button: 'Définir le mot de passe',
    sending: 'Enregistrement en cours',
    done: {
      title: 'Votre mot de passe est défini',
      text: 'Veuillez vous connecter avec celui-ci. Toutes les autres sessions sont terminées.',
    },
  },
};
