import type { MediaSubject } from '#domain/media/subjects.ts';
import type { Language } from '#domain/place.ts';

/** What a picture shows, in a word or two. */
export const subjectNames: Record<Language, Record<MediaSubject, string>> = {
  de: {
    exterior: 'Haus von außen',
    roof: 'Dach',
    electricalPanel: 'Zählerschrank',
    garage: 'Garage oder Einfahrt',
    attic: 'Dachboden oder Dämmung',
    heating: 'Heizung',
    other: 'Anderes',
  },
  en: {
    exterior: 'House exterior',
    roof: 'Roof',
    electricalPanel: 'Electrical panel',
    garage: 'Garage or driveway',
    attic: 'Attic or insulation',
    heating: 'Heating system',
    other: 'Something else',
  },
  fr: {
    exterior: 'Extérieur de la maison',
    roof: 'Toit',
    electricalPanel: 'Tableau électrique',
    garage: 'Garage ou allée',
    attic: 'Combles ou isolation',
    heating: 'Chauffage',
    other: 'Autre chose',
  },
};
