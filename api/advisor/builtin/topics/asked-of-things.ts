import { fold } from '#api/advisor/builtin/fold.ts';
import { type Concept, concepts } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import { type Spoken, spokenIn, thingsIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import type { Label } from '#api/advisor/builtin/topics/score-topics.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import type { Language } from '#domain/place.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

type Asked = readonly (readonly [asks: readonly Concept[], topic: TopicId])[];

/** What is asked of each thing, what tells most first: "and how long does it last?" after talk of a battery. */
const askedOf: readonly (readonly [called: readonly Concept[], asked: Asked])[] = [
  [
    ['balcony'],
    [
      [['moveOut'], 'takeAlong'],
      [['insure'], 'insurance'],
      [['worth', 'payback', 'saving', 'price', 'yield'], 'balconyYield'],
      [
        ['tenant', 'landlord', 'association', 'permit', 'allowed', 'apply', 'gridOperator', 'socket', 'installer'],
        'balcony',
      ],
    ],
  ],
  [
    ['charger', 'car'],
    [
      [['moveOut'], 'takeAlong'],
      [['tenant', 'landlord', 'association', 'permit', 'flatHome'], 'flatCharging'],
      [['fire', 'danger'], 'chargingSafety'],
      [['subsidy'], 'wallboxSubsidy'],
      [['tariff', 'night'], 'dynamicTariff'],
      [['reach', 'howLong'], 'chargingTime'],
      [['price'], 'wallboxCost'],
      [['size'], 'wallboxPower'],
    ],
  ],
  [
    ['battery'],
    [
      [['fire', 'danger'], 'fireSafety'],
      [['lifetime'], 'batteryLifetime'],
      [['subsidy'], 'batterySubsidy'],
      [['outage'], 'backup'],
      [['worth', 'payback', 'saving'], 'batteryWorth'],
      [['size'], 'batterySize'],
      [['price'], 'batteryCost'],
    ],
  ],
  [
    ['heatPump'],
    [
      [['noise'], 'noise'],
      [['subsidy'], 'heatPumpSubsidy'],
      [['lifetime'], 'heatPumpLifetime'],
      [['winter'], 'winter'],
      [['maintain'], 'maintenance'],
      [['loan'], 'financing'],
      [['payback'], 'payback'],
      [['saving', 'bill'], 'runningCost'],
      [['price'], 'heatPumpCost'],
    ],
  ],
  [
    ['solar'],
    [
      [['insure'], 'insurance'],
      [['tax'], 'solarTax'],
      [['subsidy'], 'solarSubsidy'],
      [['lifetime'], 'solarLifetime'],
      [['maintain'], 'maintenance'],
      [['permit'], 'permits'],
      [['loan'], 'financing'],
      [['payback'], 'payback'],
      [['saving'], 'savings'],
      [['worth'], 'solarWorth'],
      [['yield'], 'solarYield'],
      [['price'], 'solarCost'],
    ],
  ],
];

const numbered = askedOf.map(([called, asked]) => ({
  called: called.map((it) => concepts.indexOf(it)),
  asked: asked.map(([asks, topic]) => ({ asks: asks.map((it) => concepts.indexOf(it)), topic })),
}));

/** What is asked of all things in the words in which others are asked of each. */
const lenders: readonly TopicId[] = ['costsOverview', 'subsidiesOverview', 'savings', 'solarWorth'];
export const isLender = (topic: Label): boolean => lenders.some((it) => it === topic);

/** Topics that say of all things what others say of each. */
const general: ReadonlySet<Label> = new Set<TopicId>([
  ...lenders,
  'atMyAge',
  'permits',
  'gridNotice',
  'tenants',
  'landlords',
]);
export const isGeneral = (topic: Label): boolean => general.has(topic);

const [worth, heatPump] = [concepts.indexOf('worth'), concepts.indexOf('heatPump')];

/** Whether a line asks if it is worth while. */
export const asksWorth = (text: string, language: Language): boolean =>
  spokenIn(text, language).has(worth) || vocabularies[language].makingSense.test(fold(text));

/** What is asked of the thing that a line names; of a heat pump that may be worth while, whether it suits the house. */
export function askedByName(text: string, language: Language): TopicId | undefined {
  const spoken = spokenIn(text, language);
  const things = thingsIn(spoken);
  const isOfHeatPump = things.has(heatPump) && things.size === 1;
  return askedOfThing(spoken, things) ?? (isOfHeatPump && asksWorth(text, language) ? 'oldHouse' : undefined);
}

/** The topic of a question that names no thing, after talk of one; undefined where the talk was of several or of none. */
export function askedOfThing(own: Spoken, things: Spoken): TopicId | undefined {
  const [thing, ...others] = numbered.filter(({ called }) => called.some((it) => things.has(it)));
  if (thing === undefined || others.length > 0) return undefined;
  return thing.asked.find(({ asks }) => asks.some((it) => own.has(it)))?.topic;
}
