import type { HandoffTexts } from '#widgets/shared/handoff/texts/texts.ts';

export const fr: HandoffTexts = {
  title: 'Continuer sur votre téléphone',
  scan: 'Visez ce code avec l’appareil photo de votre téléphone et ouvrez le lien.',
  picture: 'Code QR avec l’adresse ci-dessous',
  type: 'Ou saisissez-y cette adresse :',
  once: 'Le lien vaut pour un téléphone et dix minutes.',
  rights: 'Le téléphone peut ajouter des photos pendant une heure. Il ne voit pas ce que vous avez écrit ici.',
  opening: 'Préparation du lien…',
  waiting: 'En attente de votre téléphone…',
  joined: 'Votre téléphone est relié. Ses photos apparaissent ici en quelques secondes.',
  arrived: (count) => (count === 1 ? 'Une photo est arrivée.' : `${count} photos sont arrivées.`),
  over: 'Cette liaison est terminée. Les photos arrivées restent.',
  failed: 'Pas de lien pour le moment. Veuillez réessayer.',
  renew: 'Afficher un nouveau code',
  done: 'Terminé',
  end: 'Déconnecter le téléphone',
  close: 'Fermer',
};
