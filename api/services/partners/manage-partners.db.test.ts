import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addKey,
  addMember,
  addOrigin,
  addPartner,
  CannotManage,
  originOf,
} from '#api/services/partners/manage-partners.ts';
import { listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { call, countRows, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const company = {
  name: 'Uckerwärme',
  country: 'de' as const,
  state: 'Brandenburg',
  city: 'Prenzlau',
  postcodes: ['172'],
  solutions: ['heatPump' as const],
  brands: { heatPump: ['Thermaro'] },
  speciality: {
    de: 'Wärmepumpen im Altbau',
    en: 'Heat pumps in old houses',
    fr: 'Pompes à chaleur dans l’ancien',
  },
};
const context = () => ({ ...app.deps, tx: app.deps.database.db });

test('a new partner gets a key, an origin and a member, and the member reads what comes from there', async () => {
  await addPartner(context(), company);
  const siteKey = await addKey(context(), company.name, ['https://uckerwaerme.example/kontakt']);
  const www = 'https://www.uckerwaerme.example';
  expect(await addOrigin(context(), siteKey, www)).toEqual(['https://uckerwaerme.example', www]);
  expect(await addOrigin(context(), siteKey, www)).toHaveLength(2);
  app.clock.advance(11_000);
  const { token, partner } = await newVisit(app, { siteKey }, { origin: www });
  expect(partner?.name).toBe(company.name);
  expect((await postLead(app, leadBody(), { token, origin: www })).status).toBe(201);

  const member = await signIn(app, { email: 'eva@uckerwaerme.example' });
  expect((await call(app, listPartnerLeads, {}, member.as)).status).toBe(403);
  await addMember(context(), company.name, 'Eva@uckerwaerme.example');
  await addMember(context(), company.name, 'eva@uckerwaerme.example');
  expect(await (await call(app, listPartnerLeads, {}, member.as)).json()).toHaveLength(1);
  expect(await countRows(app, 'audit')).toBeGreaterThanOrEqual(5);
});

test('what cannot be is said, and changes nothing', async () => {
  await addPartner(context(), company);
  const before = await countRows(app, 'site');
  const unconfirmed = await signIn(app, { email: 'ben@uckerwaerme.example', emailVerified: false });
  await signIn(app, { email: 'max@wattnest.example', role: 'manager' });
  for (const [work, says] of [
    [() => addPartner(context(), company), 'already'],
    [() => addKey(context(), 'Nobody', ['https://a.example']), 'Nobody'],
    [() => addKey(context(), company.name, ['http://a.example']), 'http://a.example'],
    [() => addOrigin(context(), 'site_unknown', 'https://a.example'), 'site_unknown'],
    [() => addMember(context(), company.name, 'nobody@uckerwaerme.example'), 'no confirmed account'],
    [() => addMember(context(), company.name, 'ben@uckerwaerme.example'), 'no confirmed account'],
    [() => addMember(context(), company.name, 'max@wattnest.example'), 'staff'],
  ] as const) {
    const refused = work().catch((error: unknown) => error);
    expect(await refused).toBeInstanceOf(CannotManage);
    expect(String(await refused)).toContain(says);
  }
  expect(await countRows(app, 'site')).toBe(before);
  expect((await call(app, listPartnerLeads, {}, unconfirmed.as)).status).toBe(403);
});

test.each([
  ['https://a.example/path?x#y', 'https://a.example'],
  ['https://A.example:443', 'https://a.example'],
  ['http://localhost:5173/', 'http://localhost:5173'],
])('%s is the origin %s', (address, origin) => {
  expect(originOf(address)).toBe(origin);
});

test.each(['a.example', 'javascript:alert(1)', 'https://', 'null', '*'])('%s is no address', (address) => {
  expect(() => originOf(address)).toThrow(CannotManage);
});
