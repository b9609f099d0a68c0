/** Classes of parts of words, or of phrases. */
export const partClasses = [
  // heating
  ...([
    'heatingDevices',
    'severalPumps',
    'heatingPipes',
    'severalChargers',
    'publicCharging',
    'firmNames',
    'theirTenants',
    'fails',
    'workplaces',
    'instalments',
    'heatingCosts',
    'inAddition',
    'radiators',
    'secondHeaters',
    'allElectric',
  ] as const),
  // cars
  ...(['boughtOnce', 'plugsIn', 'hasBought', 'shortSpans', 'already', 'hasCome'] as const),
  // home and roof
  ...([
    'roofJobs',
    'roofNouns',
    'eastWestShort',
    'northShort',
    'southShort',
    'slightlySloped',
    'insulates',
    'wholly',
    'buildingYear',
    'severalHomes',
    'homeNouns',
    'smallHouses',
    'oldHouses',
    'paidFor',
    'rentedHomes',
    'leases',
    'inherits',
    'causatives',
    'apartmentBlocks',
    'managers',
    'letsOut',
    'venues',
    'convertedBuildings',
    'predecessors',
    'possession',
    'atOurPlace',
    'nextDoor',
  ] as const),
  // place
  ...(['near', 'endsWithIn', 'noTownEndings', 'spaTowns', 'sentenceOpeners', 'townArticles', 'regionCodes'] as const),
  // numbers and time
  ...(['roundNumbers', 'fewerThan', 'half', 'yearWords', 'inSeason', 'noMore', 'notAtEnd'] as const),
  // wishes and talk
  ...([
    'tooDear',
    'leavesBe',
    'expensive',
    'expensiveAnyhow',
    'tooMuch',
    'wantsThing',
    'noInterestIn',
    'mayInvert',
    'hesitates',
    'accordingTo',
    'meansToSay',
    'aboutIt',
  ] as const),
] as const;

export type PartClass = (typeof partClasses)[number];
