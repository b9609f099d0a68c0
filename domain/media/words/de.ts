import type { SubjectWords } from '#domain/media/words/subject-words.ts';

export const de: SubjectWords = {
  roof: ['dach(?!boden)'],
  electricalPanel: ['z[aä]e?hler', 'sicherung'],
  garage: ['garage', 'einfahrt', 'stellplatz'],
  attic: ['dachboden', 'd[aä]mm'],
  heating: ['heizung', 'kessel', 'therme'],
};
