import type { SubjectNames } from '#texts/media/subjects/texts.ts';

export const fr: SubjectNames = {
  exterior: 'Extérieur de la maison',
  roof: 'Toit',
  electricalPanel: 'Tableau électrique',
  garage: 'Garage ou allée',
  attic: 'Combles ou isolation',
  heating: 'Chauffage',
  other: 'Autre chose',
};
