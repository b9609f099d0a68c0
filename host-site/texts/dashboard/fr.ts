import { PRODUCT_NAME } from '#domain/product.ts';
import type { DashboardTexts } from '#host-site/texts/dashboard/texts.ts';

export const fr: DashboardTexts = {
  dashboard: {
    title: 'Mon espace',
    greeting: (name) => (name ? `Bienvenue chez ${PRODUCT_NAME}, ${name}` : `Bienvenue chez ${PRODUCT_NAME}`),
    profile: 'Profil',
  },
  profile: {
    email: 'E-mail',
    name: 'Nom',
    username: 'Nom d’utilisateur',
    passwordHint: 'Vous définissez un nouveau mot de passe par un lien envoyé à votre adresse.',
    changePassword: 'Changer le mot de passe',
    sending: 'Envoi en cours',
    sent: 'Le lien est en route. Il part un e-mail au plus toutes les cinq minutes.',
  },
  sessions: {
    title: 'Où vous êtes connecté',
    text: 'Si une session vous paraît étrangère, mettez-y fin et changez votre mot de passe.',
    current: 'Cette session',
    seen: (moment) => `Dernière utilisation : ${moment}`,
    unknown: 'Appareil inconnu',
    end: 'Déconnecter',
    ending: 'Déconnexion en cours',
  },
  data: {
    title: 'Vos données',
    exportText: 'Tout ce que nous gardons pour votre compte, dans un fichier.',
    export: 'Télécharger mes données',
    exporting: 'Préparation en cours',
    exported: 'Le fichier est dans vos téléchargements.',
    deleteText: 'Avec le compte partent votre nom, vos sessions et votre mot de passe. C’est définitif.',
  },
  deletion: {
    open: 'Supprimer le compte',
    title: 'Supprimer le compte définitivement ?',
    text: (email) =>
      `Le compte de ${email} sera supprimé. Veuillez saisir votre mot de passe, ou vous connecter encore une fois avec Google ou Apple.`,
    password: 'Mot de passe',
    wrong: 'Ce mot de passe n’est pas le bon',
    lastAdmin: 'Vous administrez ce site en dernier. Donnez d’abord ces droits à quelqu’un d’autre.',
    confirm: 'Supprimer définitivement',
    busy: 'Suppression en cours',
    keep: 'Garder le compte',
    done: { title: 'Votre compte est supprimé', text: 'Vous êtes déconnecté, et il n’en reste rien chez nous.' },
  },
};
