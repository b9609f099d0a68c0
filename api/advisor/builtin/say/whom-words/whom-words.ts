/** What a question may be about that somebody in particular answers. */
export const matters = [
  'gasSmell',
  'complaint',
  'neighbor',
  'fault',
  'tax',
  'rent',
  'letting',
  'meeting',
  'inheritance',
  'grant',
  'insurance',
  'credit',
  'health',
  'chimney',
  'registering',
  'grid',
  'permit',
  'contract',
  'roof',
  'appliance',
  'driving',
  'us',
] as const;
export type Matter = (typeof matters)[number];

/** The words of each, as they are typed; parts of a regular expression. */
export type WhomWords = Record<Matter, readonly string[]>;
