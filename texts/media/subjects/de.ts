import type { SubjectNames } from '#texts/media/subjects/texts.ts';

export const de: SubjectNames = {
  exterior: 'Haus von außen',
  roof: 'Dach',
  electricalPanel: 'Zählerschrank',
  garage: 'Garage oder Einfahrt',
  attic: 'Dachboden oder Dämmung',
  heating: 'Heizung',
  other: 'Anderes',
};
