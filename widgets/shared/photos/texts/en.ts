import type { PhotoTexts } from '#widgets/shared/photos/texts/texts.ts';

export const en: PhotoTexts = {
  choose: 'Choose photo',
  drop: 'or drop it here',
  replace: 'Replace photo',
  remove: 'Remove',
  kinds: 'SVG, PNG, JPG or GIF, up to 25 MB each.',
  reading: 'Preparing the photo…',
  added: (name) => `Added: ${name}`,
  onlyThumbnail: 'From before the page was reloaded. Choose the photo again to hand it over.',
  removed: (what) => `Photo removed: ${what}`,
  undo: 'Undo',
  close: 'Close',
  refusals: {
    'not-an-image': 'This is not a picture. Please choose an SVG, PNG, JPG or GIF file.',
    'not-a-video': 'This is no film that this browser can read: please choose MP4, WebM or Ogg.',
    'too-large': 'This picture is larger than 25 MB. Please choose a smaller one.',
    unreadable: 'This picture cannot be read here. Please choose another one, best as JPG or PNG.',
  },
};
