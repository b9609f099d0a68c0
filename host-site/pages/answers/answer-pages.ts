import type { PageName } from '#domain/pages.ts';
import type { Market } from '#domain/place.ts';
import { type TopicId, topicGroups } from '#texts/adviser/topics/ids.ts';

/** The pages that tell what the adviser knows: one for each solution, one for what holds for all, and one for what each country pays. */
export const answerPages = [
  'answersSolar',
  'answersHeatPump',
  'answersCharging',
  'answersRules',
  'subsidiesDe',
  'subsidiesAt',
  'subsidiesCh',
  'subsidiesUs',
] as const satisfies readonly PageName[];
export type AnswerPage = (typeof answerPages)[number];

/** Whose answers a page has, whatever country its reader has chosen. */
export const countryOf: Partial<Record<AnswerPage, Market>> = {
  subsidiesDe: 'de',
  subsidiesAt: 'at',
  subsidiesCh: 'ch',
  subsidiesUs: 'us',
};

const { solar, heating, charging, living, service, subsidies } = topicGroups;

export const topicsOf: Record<AnswerPage, readonly TopicId[]> = {
  answersSolar: [
    'solarCost',
    ...solar,
    'zeroBill',
    'selfConsumption',
    'feedIn',
    'feedInLaw',
    'batteryCost',
    'batteryWorth',
    'batterySize',
    'batteryLifetime',
    'backup',
    'smartMeter',
    'dynamicTariff',
    'controllable',
    'gridFees',
  ],
  answersHeatPump: ['heatPumpCost', ...heating, 'heatPumpTariff', 'thermostat', 'fuelPrices'],
  answersCharging: ['wallboxCost', ...charging],
  answersRules: [
    'costsOverview',
    'runningCost',
    'payback',
    'savings',
    'financing',
    'leasing',
    'propertyValue',
    'highBill',
    'atMyAge',
    ...living,
    ...service,
  ],
  subsidiesDe: subsidies,
  subsidiesAt: subsidies,
  subsidiesCh: subsidies,
  subsidiesUs: subsidies,
};
