/** What a roof's shade is told with. */
export const shadeClasses = [
  // "the shade", "it is shaded", "unshaded", "half-shade", and who is "in the" shade
  ...(['shade', 'shaded', 'shadeless', 'partShade', 'inThe', 'atThe', 'sun', 'hidesSun'] as const),
  // how much and when
  ...([
    'slightly',
    'partly',
    'strongly',
    'whole',
    'day',
    'fully',
    'dayParts',
    'noons',
    'clocks',
    'upTo',
    'untils',
  ] as const),
  ...(['winterly', 'smallThings', 'saveFor'] as const),
  // what stands beside it in a sentence of few words
  ...(['besideShade', 'castBy', 'elsewhere', 'shadeTopics', 'shadeWorries', 'mayBe', 'toBe'] as const),
  // whose roof, and who says so
  ...(['toShade', 'theirRoof', 'anyRoof', 'theySay', 'denials', 'freeOf', 'casts', 'thatRoof'] as const),
] as const;

export type ShadeClass = (typeof shadeClasses)[number];
