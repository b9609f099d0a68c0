const tags = [
  ...(['saving', 'climate', 'gadget', 'outage', 'dirt', 'doubt', 'price', 'subsidy', 'how', 'steps'] as const),
  ...(['noise', 'tenancy', 'when'] as const),
] as const;

/** What tags are read from. Their phrases may overlap those of things: "how big" in "how big a battery". */
export const tagConcepts: ReadonlySet<string> = new Set(tags);

/** What a word or phrase can stand for. A word list gives the phrases of each. */
const concepts = [
  // heating
  ...(['gas', 'oil', 'propane', 'pump', 'resistance', 'power', 'biomass', 'district', 'heating', 'heats'] as const),
  ...(['notHeating', 'forLooks', 'mainly'] as const),
  // home
  ...(['detached', 'villa', 'attached', 'condo', 'ownedFlat', 'flat', 'mobile', 'building', 'units', 'house'] as const),
  ...(['room', 'livingArea', 'otherArea', 'floor', 'with', 'holiday', 'howBig'] as const),
  // roof
  ...(['roof', 'flatRoof', 'level', 'pitched', 'manySided', 'south', 'north', 'east', 'west', 'facing'] as const),
  ...(['gableEnd', 'notRoof', 'roofed'] as const),
  // car
  ...([
    'ev',
    'evs',
    'electric',
    'car',
    'cars',
    'combustion',
    'noPlug',
    'bike',
    'charger',
    'socket',
    'charges',
  ] as const),
  ...(['drives', 'stays', 'sold', 'ordered', 'tried', 'notYet'] as const),
  // money and electricity
  ...([
    'bill',
    'pays',
    'notBill',
    'onTop',
    'perMonth',
    'perYear',
    'perQuarter',
    'perTwoMonths',
    'perHalfYear',
    'eur',
    'chf',
    'usd',
  ] as const),
  ...(['panel', 'notPanel', 'amps', 'kw', 'peakPower', 'm2', 'sqft', 'thousand', 'otherUnit'] as const),
  // ownership and place
  ...([
    'owner',
    'owns',
    'ours',
    'tenant',
    'renter',
    'renting',
    'landlord',
    'lets',
    'bought',
    'lives',
    'inPlace',
  ] as const),
  ...(['postcode', 'region', 'serves', 'there', 'notPlace', 'leaves', 'away'] as const),
  // people
  ...(['other', 'self', 'my', 'third', 'like', 'withUs', 'child', 'roleOf', 'have', 'thereIs'] as const),
  // time
  ...(['former', 'now', 'lastYear', 'thisYear', 'ago', 'years', 'months', 'since', 'fresh', 'later', 'built'] as const),
  // saying
  ...([
    'yes',
    'no',
    'neg',
    'unknown',
    'forget',
    'wrong',
    'insteadOf',
    'knows',
    'greets',
    'changed',
    'gone',

    'afterAll',
    'wish',
    'plan',
    'suppose',
    'hearsay',
  ] as const),
  ...([
    'seeks',
    'opens',
    'asks',
    'and',
    'but',
    'range',
    'between',
    'about',
    'remove',
    'filler',
    'both',
    'so',
    'interest',
  ] as const),
  // topics
  ...(['solar', 'battery', 'incentive'] as const),
  // tags
  ...tags,
] as const;

export type Concept = (typeof concepts)[number];
export type Concepts = ReadonlySet<Concept>;

/**
 * Phrases of each concept. `heiz*` is any word that begins so, `*heizung` any that ends so, and
 * `gas-` lends its concept to a compound whose end is known.
 */
export type WordList = Record<Concept, readonly string[]>;
