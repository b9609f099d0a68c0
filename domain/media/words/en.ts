import type { SubjectWords } from '#domain/media/words/subject-words.ts';

export const en: SubjectWords = {
  roof: ['roof'],
  electricalPanel: ['panel', 'fuse', 'breaker', 'electric'],
  garage: ['garage', 'driveway', 'carport'],
  attic: ['attic', 'insulat'],
  heating: ['heating', 'boiler', 'furnace'],
};
