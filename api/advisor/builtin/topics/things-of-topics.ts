import { type Concept, concepts } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import { type Spoken, thingsIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import type { Label } from '#api/advisor/builtin/topics/score-topics.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** Topics that are about one kind of thing alone, by what that thing may be called; its own name comes first. */
const topicsOfThings: readonly { called: readonly Concept[]; topics: readonly TopicId[] }[] = [
  {
    called: ['heatPump', 'radiator', 'ground', 'hybrid', 'oilGas', 'otherHeat', 'insulate'],
    topics: [
      'heatPumpCost',
      'runningCost',
      'heatPumpSubsidy',
      'heatPumpTariff',
      'howHeatPump',
      'oldHouse',
      'radiators',
      'flowTemperature',
      'outdoorUnit',
      'groundSource',
      'hybrid',
      'refrigerant',
      'winter',
      'heatPumpLifetime',
      'oldHeatPump',
      'efficiency',
      'solarHeatPump',
      'heatLoad',
      'heatingLaw',
      'otherHeating',
      'newBoiler',
      'boilerBroken',
      'boilerAge',
      'heatPlanning',
      'electricHeating',
      'splitUnits',
    ],
  },
  {
    called: ['charger', 'car', 'charge', 'socket'],
    topics: [
      'wallboxCost',
      'wallboxSubsidy',
      'wallboxPower',
      'flatCharging',
      'bidirectional',
      'solarCharging',
      'socket',
      'chargingCost',
      'publicCharging',
      'carBattery',
      'chargingSafety',
      'chargingTime',
    ],
  },
  {
    called: ['battery'],
    topics: ['batteryCost', 'batterySubsidy', 'batteryWorth', 'batterySize', 'batteryLifetime'],
  },
  { called: ['charger', 'car', 'solar', 'heatPump'], topics: ['gridNotice'] },
  { called: ['free', 'data'], topics: ['free'] },
  { called: ['exact', 'trust'], topics: ['accuracy'] },
  {
    called: ['solar', 'feedIn', 'roof', 'balcony', 'farm'],
    topics: [
      'solarWorth',
      'orientation',
      'flatRoof',
      'shade',
      'snow',
      'solarDuty',
      'solarAfterSupport',
      'feedIn',
      'feedInLaw',
      'farmRoof',
      'solarTiles',
    ],
  },
  { called: ['tenant'], topics: ['tenants'] },
  { called: ['balcony'], topics: ['balcony', 'balconyYield'] },
  {
    called: ['solar'],
    topics: ['solarCost', 'solarSubsidy', 'solarTax', 'solarYield', 'systemSize', 'solarLifetime', 'expandSolar'],
  },
];

export const numbersOf = (called: readonly Concept[]) => called.map((it) => concepts.indexOf(it));

const callings: ReadonlyMap<Label, readonly number[]> = new Map(
  topicsOfThings.flatMap(({ called, topics }) => topics.map((topic) => [topic, numbersOf(called)] as const)),
);

const called = new Set(
  numbersOf([
    'heatPump',
    'radiator',
    'ground',
    'hybrid',
    'charger',
    'car',
    'charge',
    'socket',
    'battery',
    'solar',
    'balcony',
  ]),
);

/** Whether what is spoken of tells a thing that topics are of. */
export const namesThingOfTopics = (spoken: Spoken): boolean => [...spoken].some((it) => called.has(it));

/** Whether a topic is about what is called so. */
export const isCalled = (topic: Label, name: Concept): boolean =>
  callings.get(topic)?.includes(concepts.indexOf(name)) ?? false;

/** The thing that a topic is about, none where it is about several or about none. */
export function thingsOfTopic(topic: Label): Spoken {
  const [thing] = callings.get(topic) ?? [];
  return thingsIn(new Set(thing === undefined ? [] : [thing]));
}

/** Whether a topic is about a thing that was spoken of. */
export const isOfThese = (topic: Label, spoken: Spoken): boolean =>
  callings.get(topic)?.some((it) => spoken.has(it)) ?? false;

/** Whether a topic is about another thing than those that were spoken of. */
export const isOfAnother = (topic: Label, spoken: Spoken): boolean =>
  callings.get(topic)?.every((it) => !spoken.has(it)) ?? false;
