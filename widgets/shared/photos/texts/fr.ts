import type { PhotoTexts } from '#widgets/shared/photos/texts/texts.ts';

export const fr: PhotoTexts = {
  choose: 'Choisir une photo',
  drop: 'ou la déposer ici',
  replace: 'Remplacer la photo',
  remove: 'Retirer',
  kinds: 'SVG, PNG, JPG ou GIF, 25 Mo au plus par photo.',
  reading: 'Préparation de la photo…',
  added: (name) => `Ajoutée : ${name}`,
  onlyThumbnail: 'D’avant le rechargement de la page. Choisissez à nouveau la photo pour la transmettre.',
  removed: (what) => `Photo retirée : ${what}`,
  undo: 'Annuler',
  close: 'Fermer',
  refusals: {
    'not-an-image': 'Ce n’est pas une image. Veuillez choisir un fichier SVG, PNG, JPG ou GIF.',
    'not-a-video': 'Ce n’est pas une vidéo que ce navigateur peut lire : choisissez MP4, WebM ou Ogg.',
    'too-large': 'Cette image dépasse 25 Mo. Veuillez en choisir une plus petite.',
    unreadable: 'Cette image ne peut pas être lue ici. Veuillez en choisir une autre, de préférence en JPG ou PNG.',
  },
};
