import type { PhotoTexts } from '#widgets/shared/photos/texts/texts.ts';

export const fr: PhotoTexts = {
  choose: 'Choisir une photo',
  drop: 'ou la déposer ici',
  replace: 'Remplacer la photo',
  remove: 'Retirer',
  kinds: 'SVG, PNG, JPG ou GIF, 25 Mo au plus par photo.',
  reading: 'Préparation de la photo…',
  states: {
    sending: 'Envoi de la photo…',
    waiting: 'Pas de connexion : la photo partira dès son retour.',
    lost: 'La page a été rechargée avant l’arrivée de cette photo. Veuillez la choisir à nouveau.',
  },
  added: (name) => `Ajoutée : ${name}`,
  kept: 'Ajoutée avant le rechargement de la page.',
  failed: 'La photo n’est pas passée.',
  retry: 'Réessayer',
  removed: (what) => `Photo retirée : ${what}`,
  onPhone: 'Continuer sur votre téléphone',
  onPhoneFailed: 'Cette partie n’a pas pu être chargée. Veuillez réessayer.',
  fromPhone: 'De votre téléphone',
  undo: 'Annuler',
  close: 'Fermer',
  refusals: {
    'not-an-image': 'Ce n’est pas une image. Veuillez choisir un fichier SVG, PNG, JPG ou GIF.',
    'not-a-video': 'Ce n’est pas une vidéo que ce navigateur peut lire : choisissez MP4, WebM ou Ogg.',
    'too-large': 'Cette image dépasse 25 Mo. Veuillez en choisir une plus petite.',
    unreadable: 'Cette image ne peut pas être lue ici. Veuillez en choisir une autre, de préférence en JPG ou PNG.',
  },
};
