import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const en: AssessmentTexts = {
  photos: {
    label: 'Photos',
    slots: { roofPhoto: 'Roof', exteriorPhoto: 'House exterior', electricalPanel: 'Electrical panel' },
    choose: 'Choose photo',
    drop: 'or drop it here',
    replace: 'Replace photo',
    remove: 'Remove',
    kinds: 'SVG, PNG, JPG or GIF, up to 25 MB each.',
    privacy:
      'Your photos are resized here and lose place and camera data. We send them nowhere: only once you ask for installation partners does the page you are on receive them.',
    reading: 'Preparing the photo…',
    added: (name) => `Added: ${name}`,
    onlyThumbnail: 'From before the page was reloaded. Choose the photo again to hand it over.',
    removed: (what) => `Photo removed: ${what}`,
    undo: 'Undo',
    close: 'Close',
    refusals: {
      'not-an-image': 'This is not a picture. Please choose an SVG, PNG, JPG or GIF file.',
      'too-large': 'This picture is larger than 25 MB. Please choose a smaller one.',
      unreadable: 'This picture cannot be read here. Please choose another one, best as JPG or PNG.',
    },
  },
  results: {
    intro: 'A first assessment from your answers. An installer looks closer before any offer.',
    back: 'Change my answers',
    close: 'Close results',
  },
  closed: {
    title: 'Your assessment is complete',
    text: 'Your answers and results are kept in this tab.',
    open: 'Show my results again',
  },
};
