import { isTenant } from '#api/advisor/builtin/applies.ts';
import type { Concept } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import type { Spoken } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import type { Label } from '#api/advisor/builtin/topics/score-topics.ts';
import { isCalled, numbersOf } from '#api/advisor/builtin/topics/things-of-topics.ts';
import type { KnownFacts } from '#domain/home/facts.ts';

const cars: readonly Concept[] = ['charger', 'car', 'charge', 'socket'];
const ofCars = numbersOf(cars);
const ofAssociations = numbersOf(['association', 'coOwner']);

const refused = [
  ['solarInterest', 'solar'],
  ['batteryInterest', 'battery'],
  ['heatPumpInterest', 'heatPump'],
] as const;

/** Whether somebody who asks nothing speaks of what they do not want. */
export const isRefused = (topic: Label, facts: KnownFacts = {}): boolean =>
  refused.some(([wish, thing]) => facts[wish] === false && isCalled(topic, thing));

/** Whether a topic has nothing to do with this visitor unless its thing is named: charging without a car, an owners' meeting for somebody who rents. */
export function isNotOfTheirs(topic: Label, own: Spoken, facts: KnownFacts = {}): boolean {
  if (facts.hasEV === 'no' && isCalled(topic, 'charger')) return !ofCars.some((it) => own.has(it));
  return topic === 'owners' && isTenant(facts) && !ofAssociations.some((it) => own.has(it));
}
