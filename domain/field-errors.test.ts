import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLead } from '#domain/contract/leads.ts';
import type { FieldError } from '#domain/failure.ts';
import { fieldErrors } from '#domain/field-errors.ts';

const lead = {
  kind: 'questionnaire',
  language: 'de',
  market: 'de',
  answers: {
    homeType: 'single_family',
    homeSize: '1000_1500',
    roofType: 'flat',
    currentHeatingSystem: 'gas',
    energyGoals: 'save_money',
  },
  contact: { name: 'Ada Muster', email: 'ada@example.org', place: '10115' },
  consent: { version: '2026-11-01', agreeToTerms: true, receiveUpdates: false },
};

type Lead = Record<'answers' | 'contact' | 'consent', Record<string, unknown>>;

function errorsOf(change: (it: Lead) => void): FieldError[] {
  const copy: Lead & Record<string, unknown> = structuredClone(lead);
  change(copy);
  const parsed = z.safeParse(createLead.body, copy, { reportInput: true });
  return parsed.success ? [] : fieldErrors(parsed.error.issues);
}

test.each<[string, (it: Lead) => void, FieldError[]]>([
  ['a good lead', () => {}, []],
  ['a missing answer', (it) => delete it.answers.roofType, [{ path: 'answers.roofType', problem: 'required' }]],
  [
    'an unknown value',
    (it) => Object.assign(it.answers, { roofType: 'dome' }),
    [{ path: 'answers.roofType', problem: 'unknown-value' }],
  ],
  [
    'an unknown field',
    (it) => Object.assign(it.contact, { role: 'admin' }),
    [{ path: 'contact.role', problem: 'unknown-field' }],
  ],
  ['a wrong type', (it) => Object.assign(it.contact, { name: 7 }), [{ path: 'contact.name', problem: 'wrong-type' }]],
  [
    'a short name',
    (it) => Object.assign(it.contact, { name: ' A ' }),
    [{ path: 'contact.name', problem: 'too-short' }],
  ],
  [
    'a wrong address',
    (it) => Object.assign(it.contact, { email: 'ada@' }),
    [{ path: 'contact.email', problem: 'invalid-email' }],
  ],
  [
    'a wrong phone',
    (it) => Object.assign(it.contact, { phone: 'call me' }),
    [{ path: 'contact.phone', problem: 'invalid-phone' }],
  ],
  [
    'no agreement',
    (it) => Object.assign(it.consent, { agreeToTerms: false }),
    [{ path: 'consent.agreeToTerms', problem: 'must-agree' }],
  ],
  [
    'a long note',
    (it) => Object.assign(it.answers, { additionalNotes: 'x'.repeat(4_001) }),
    [{ path: 'answers.additionalNotes', problem: 'too-long' }],
  ],
])('%s', (_, change, expected) => {
  expect(errorsOf(change)).toEqual(expected);
});
