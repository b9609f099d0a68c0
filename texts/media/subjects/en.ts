import type { SubjectNames } from '#texts/media/subjects/texts.ts';

export const en: SubjectNames = {
  exterior: 'House exterior',
  roof: 'Roof',
  electricalPanel: 'Electrical panel',
  garage: 'Garage or driveway',
  attic: 'Attic or insulation',
  heating: 'Heating system',
  other: 'Something else',
};
