import { type FactName, homeFacts, isFactValue, type KnownFacts } from '#domain/home/facts.ts';
import { readJson } from '#domain/read-json.ts';

/** Facts from outside: an object, or its JSON text. Undefined when anything in it is none of ours. */
export function readFacts(given: unknown): KnownFacts | undefined {
  const value = typeof given === 'string' ? readJson(given) : given;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const isFact = ([name, fact]: [string, unknown]) =>
    Object.hasOwn(homeFacts, name) && isFactValue(name as FactName, fact);
  return Object.entries(value).every(isFact) ? (value as KnownFacts) : undefined;
}
