import type { KnownFacts } from '#domain/chat/chat-facts.ts';
import { ages, evOwnerships, heatingSystems, homeTypes, roofTypes } from '#domain/home/enumerations.ts';
import { readJson } from '#domain/read-json.ts';

type Judge = (value: unknown) => boolean;

const oneOf =
  (list: readonly unknown[]): Judge =>
  (value) =>
    list.includes(value);
const number =
  (above: number, most: number): Judge =>
  (value) =>
    typeof value === 'number' && value > above && value <= most;
const text =
  (most: number): Judge =>
  (value) =>
    typeof value === 'string' && value.length <= most;
const flag: Judge = (value) => typeof value === 'boolean';

const judges: Record<keyof KnownFacts, Judge> = {
  homeType: oneOf(homeTypes),
  roofType: oneOf(roofTypes),
  homeSize: number(0, 100_000),
  currentHeatingSystem: oneOf(heatingSystems),
  electrical: number(0, 2_000),
  hasEV: oneOf(evOwnerships),
  evChargerType: text(500),
  energyBill: (value) => value === 0 || number(0, 1_000_000)(value),
  solarInterest: flag,
  batteryInterest: flag,
  incentiveInterest: flag,
  heatPumpInterest: flag,
  heatingSystemAge: oneOf(ages),
  roofAge: oneOf(ages),
  ownsHome: flag,
  place: text(120),
};

/**
 * Facts from outside: an object, or its JSON text. Undefined when anything in it is none of ours.
 * Judges as `knownFactsSchema` does, without the 10 KB that zod would add before the first message.
 */
export function readFacts(given: unknown): KnownFacts | undefined {
  const value = typeof given === 'string' ? readJson(given) : given;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const isFact = ([name, fact]: [string, unknown]) =>
    Object.hasOwn(judges, name) && judges[name as keyof KnownFacts](fact);
  return Object.entries(value).every(isFact) ? (value as KnownFacts) : undefined;
}
