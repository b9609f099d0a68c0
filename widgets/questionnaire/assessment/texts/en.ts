import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const en: AssessmentTexts = {
  photos: {
    label: 'Photos',
    slots: { roofPhoto: 'Roof', exteriorPhoto: 'House exterior', electricalPanel: 'Electrical panel' },
    privacy:
      'Your photos reach us smaller and without place and camera data; what you remove is deleted. Once you ask for installation partners, these see them, and the page you are on receives them.',
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
