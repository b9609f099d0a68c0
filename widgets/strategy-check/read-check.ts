import { readJson } from '#domain/read-json.ts';
import {
  type CheckDraft,
  checkHeatingSystems,
  MAX_LOCATION_LENGTH,
  MAX_ROOF_DETAILS_LENGTH,
  ownerships,
} from '#domain/strategy-check/answers.ts';

const isText = (most: number) => (value: unknown) => typeof value === 'string' && value.length <= most;
const isOneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value);
const isFlag = (value: unknown) => typeof value === 'boolean';

const checks: Record<keyof CheckDraft, (value: unknown) => boolean> = {
  location: isText(MAX_LOCATION_LENGTH),
  ownership: isOneOf(ownerships),
  roofDetails: isText(MAX_ROOF_DETAILS_LENGTH),
  heatingSystem: isOneOf(checkHeatingSystems),
  hasEV: isFlag,
  planningEV: isFlag,
};

/**
 * Answers from outside: an object, or its JSON text. Undefined when anything in it is none of ours.
 * Judges as `checkAnswersSchema` does, without the 10 KB that zod would add before the first question.
 */
export function readCheck(given: unknown): CheckDraft | undefined {
  const value = typeof given === 'string' ? readJson(given) : given;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const isOurs = ([field, it]: [string, unknown]) =>
    Object.hasOwn(checks, field) && checks[field as keyof CheckDraft](it);
  return Object.entries(value).every(isOurs) ? (value as CheckDraft) : undefined;
}
