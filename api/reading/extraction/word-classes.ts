import { shadeClasses } from '#api/reading/extraction/shade-classes.ts';

/** What has a name, belongs to somebody or is done with it. */
const thingClasses = [
  ...(['comesFrom', 'possessives', 'toSomebody', 'theQuestion', 'leftTo'] as const),
  ...(['plainHouses', 'fuseBoxes', 'writesTo', 'requests', 'plainAnswers'] as const),
  ...(['agesNamed', 'heaterSigns', 'scarcely', 'whenPast', 'saidWords', 'theySelves', 'anArticle'] as const),
  // whose something is
  ...(['belongs', 'owningBodies', 'cooperatives', 'ownersTogether', 'paysOff', 'awayParticle'] as const),
  ...(['toThem', 'mineOrTheBanks', 'toOneself', 'toYou', 'ourOrMy', 'ofOneself'] as const),
  ...(['ofTheirs', 'grounds', 'besideWhom', 'walls', 'annexes', 'outbuildings'] as const),
  ...(['intoTheYard', 'passedOn', 'people', 'heOrShe', 'partners', 'weOrI'] as const),
  ...(['forUs'] as const),
  // heating
  ...([
    'failingOwners',
    'changedInto',
    'isTurnedInto',
    'towards',
    'goesTo',
    'headedFor',
    'awayFrom',
    'putIn',
    'installs',
    'offers',
    'talksOf',
    'advises',
    'goesAbout',
    'concerns',
    'putsIn',
    'inParticle',
    'madeOf',
    'framing',
    'treeNames',
    'smells',
    'coal',
    'refrigerants',
    'comparing',
    'powerPlants',
    'pipes',
    'only',
    'rather',
    'whether',
    'must',
    'goneAfterwards',
    'plainOf',
    'heatingFlow',
    'supply',
    'temperatures',
  ] as const),
  // home
  ...([
    'opines',
    'rooms',
    'ourRooms',
    'formerlyOrOld',
    'partsOfHouse',
    'with',
    'togetherWith',
    'included',
    'letTo',
    'inside',
    'livesNow',
    'theOwner',
    'theseTenants',
    'upstairs',
    'flatOrLevel',
    'elidedArticle',
    'elidedOf',
  ] as const),
  // cars
  ...([
    'standsForCar',
    'someOfThem',
    'shortReplies',
    'forOwnCar',
    'chargedCar',
    'otherVehicles',
    'doesIt',
    'thought',
    'becomesNext',
    'willCome',
    'announces',
    'fillsUp',
    'loneElectric',
  ] as const),
  // place
  ...(['there', 'townQuarters', 'oneHome', 'noTownNames', 'interjections', 'materials', 'generalTopics'] as const),
  ...(['where', 'nameJoints', 'nameArticles', 'nameElisions', 'saintShortened'] as const),
] as const;

/** How something is counted, dated, denied, wished and joined. */
const speechClasses = [
  // money, numbers and sizes
  ...(['squares', 'ones', 'frost', 'under', 'zeros', 'lifeEvents'] as const),
  ...(['noughts', 'demands', 'paidAhead', 'plusWords', 'otherTimes'] as const),
  ...(['settlements', 'chargings', 'handymen', 'oneFloor', 'perOne', 'feet'] as const),
  ...([
    'hasCost',
    'purposeAfter',
    'paidWithHome',
    'ownShare',
    'backPayments',
    'contains',
    'restOfYear',
    'seasons',
    'weeks',
    'lowers',
    'atMost',
    'rises',
    'countedOf',
    'hundred',
    'newOrNine',
    'beforeNew',
    'afterNine',
    'floors',
    'each',
    'apiece',
    'kilowattsPeak',
    'kilowatts',
    'percent',
    'kilowattHours',
    'cents',
    'degrees',
    'litres',
    'gallons',
    'kilometres',
    'miles',
    'times',
    'seasonalFactor',
    'ofWhich',
    'ofIt',
    'ofThatWhole',
    'becauseOf',
  ] as const),
  // time
  ...([
    'since',
    'soon',
    'turnsOld',
    'agedOnes',
    'was',
    'years',
    'spanOf',
    'warranties',
    'forTime',
    'modelYear',
    'madeIn',
    'decades',
    'beforeDecade',
    'decadeEndings',
    'datesYears',
    'monthNames',
    'still',
    'lasts',
    'asksForTime',
  ] as const),
  // of, from, for
  ...(['inSpan', 'of', 'ofThe', 'from', 'by', 'dating', 'forPurpose', 'against', 'inOrderTo'] as const),
  // saying no, taking back
  ...([
    'without',
    'no',
    'noBetweenNumbers',
    'corrects',
    'opensOnly',
    'closesOnly',
    'none',
    'needs',
    'firms',
    'answersNo',
    'anyMore',
    'ponders',
    'renounces',
    'deciders',
    'itInstead',
  ] as const),
  // wishes
  ...([
    'asksOneself',
    'beingAble',
    'wantsToKnow',
    'means',
    'comesIn',
    'ofOffer',
    'concludes',
    'takes',
    'takesAlong',
    'infinitiveTo',
    'that',
    'same',
  ] as const),
  // how clauses begin and join
  ...([
    'whenever',
    'invertedVerbs',
    'askingVerbs',
    'askedSubjects',
    'fillers',
    'joinsClauses',
    'binds',
    'abbreviations',
  ] as const),
] as const;

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
  ] as const),
  // cars
  ...(['boughtOnce', 'plugsIn', 'hasBought', 'shortSpans', 'already', 'hasCome'] as const),
  // home and roof
  ...([
    'roofJobs',
    'roofNouns',
    'slightlySloped',
    'insulates',
    'wholly',
    'buildingYear',
    'severalHomes',
    'homeNouns',
    'oldHouses',
    'paidFor',
    'rentedHomes',
    'leases',
    'inherits',
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
  ...(['near', 'endsWithIn', 'noTownEndings', 'spaTowns', 'sentenceOpeners', 'townArticles'] as const),
  // numbers and time
  ...(['roundNumbers', 'fewerThan', 'half', 'yearWords', 'inSeason', 'noMore', 'notAtEnd'] as const),
  // wishes and talk
  ...([
    'tooDear',
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

export const wordClasses = [...thingClasses, ...speechClasses, ...shadeClasses] as const;

export type ThingClass = (typeof thingClasses)[number];
export type SpeechClass = (typeof speechClasses)[number];
/** A class of whole words: what a rule names in place of them. */
export type WordClass = (typeof wordClasses)[number];
export type PartClass = (typeof partClasses)[number];

/** Words of one language, folded. Empty where it has none. */
export type WordsOf<Class extends string> = Record<Class, readonly string[]>;
export type WordClassList = WordsOf<WordClass>;
/**
 * Words and phrases as they are typed, whether in capitals or not: `kessel*` begins so, `*teuer` ends so, `*besitz*` has it
 * anywhere. `?` is any one character, `+` the letter before it once or more often, `_` the edge of a word. `!` takes a place out
 * that another entry would find, and `=` heeds capitals.
 */
export type PartClassList = WordsOf<PartClass>;
