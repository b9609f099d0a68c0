import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const en: AssessmentTexts = {
  photos: {
    label: 'Photos',
    slots: { roofPhoto: 'Roof', exteriorPhoto: 'House exterior', electricalPanel: 'Electrical panel' },
    privacy:
      'Your photos are resized here and lose place and camera data. We send them nowhere: only once you ask for installation partners does the page you are on receive them.',
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
