import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#api/database/schema/platform.ts';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { rights } from '#api/http/rights.ts';
import { contract } from '#domain/contract/contract.ts';
import { readWorkspace } from '#domain/contract/workspace.ts';
import { ask, call } from '#tests/harness/calls.ts';
import { type SampledApp, startSampledApp } from '#tests/harness/sample-calls.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { newKey } from '#tests/harness/with-app.ts';

let sampled: SampledApp;
let stranger: SignedIn;
beforeAll(async () => {
  sampled = await startSampledApp();
  stranger = await signInPartner(sampled.app, seededId('partner', 26));
});
afterAll(() => sampled.app.stop());

const named = contract.filter(({ name, path }) => rights[name]?.roles.join() === 'partner' && path.includes('{'));
const callAs = async (name: string, { as }: SignedIn) => {
  const endpoint = contract.find((it) => it.name === name);
  if (!endpoint) throw new Error(`${name} is no endpoint`);
  return call(sampled.app, endpoint, sampled.samples[name] ?? {}, { key: newKey(), ...as });
};

test('there are calls that name a record', () => {
  expect(named.length).toBeGreaterThanOrEqual(12);
});

test.each(named.map(({ name }) => name))('%s finds no record of another company, and does nothing', async (name) => {
  const { db } = sampled.app.database;
  const before = await db.$count(audit);
  const reply = await callAs(name, stranger);
  expect([reply.status, (await reply.json()).code]).toEqual([404, 'not-found']);
  expect(await db.$count(audit)).toBe(before);
});

test('the same calls work for the company whose record it is', async () => {
  for (const { name, status } of named.toSorted(
    (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
  ))
    expect([name, (await callAs(name, sampled.partner)).status]).toEqual([name, status]);
});

test.each([
  ['customer', {}, 'not-partner', false],
  ['manager', { role: 'manager', isVerified: true }, 'not-partner', false],
  ['partner without a company', { role: 'partner', isVerified: true }, 'no-company', false],
  ['partner before staff has checked them', { role: 'partner', partnerId: seededId('partner', 3) }, 'unverified', true],
  ['partner', { role: 'partner', isVerified: true, partnerId: seededId('partner', 3) }, 'open', true],
] as const)('the workspace of a %s stands so', async (_, wanted, standing, hasCompany) => {
  const { as } = await signIn(sampled.app, wanted);
  const told = await ask(sampled.app, readWorkspace, {}, as);
  expect([told.standing, told.company !== null]).toEqual([standing, hasCompany]);
});
