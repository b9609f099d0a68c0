import type { SubjectWords } from '#domain/media/words/subject-words.ts';

export const fr: SubjectWords = {
  roof: ['toit'],
  electricalPanel: ['tableau', 'compteur'],
  garage: ['garage', 'all[eé]e'],
  attic: ['comble', 'isolation'],
  heating: ['chaudi', 'chauffage'],
};
