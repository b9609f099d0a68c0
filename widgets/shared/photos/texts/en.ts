import type { PhotoTexts } from '#widgets/shared/photos/texts/texts.ts';

export const en: PhotoTexts = {
  choose: 'Choose photo',
  drop: 'or drop it here',
  replace: 'Replace photo',
  remove: 'Remove',
  kinds: 'SVG, PNG, JPG or GIF, up to 25 MB each.',
  reading: 'Preparing the photo…',
  states: {
    sending: 'Sending the photo…',
    waiting: 'No connection: the photo is sent once it is back.',
    lost: 'The page was reloaded before this photo had arrived. Please choose it again.',
  },
  added: (name) => `Added: ${name}`,
  kept: 'Added before the page was reloaded.',
  failed: 'The photo did not get through.',
  retry: 'Try again',
  removed: (what) => `Photo removed: ${what}`,
  onPhone: 'Continue on your phone',
  onPhoneFailed: 'This part could not be loaded. Please try again.',
  fromPhone: 'From your phone',
  undo: 'Undo',
  close: 'Close',
  refusals: {
    'not-an-image': 'This is not a picture. Please choose an SVG, PNG, JPG or GIF file.',
    'not-a-video': 'This is no film that this browser can read: please choose MP4, WebM or Ogg.',
    'too-large': 'This picture is larger than 25 MB. Please choose a smaller one.',
    unreadable: 'This picture cannot be read here. Please choose another one, best as JPG or PNG.',
  },
};
