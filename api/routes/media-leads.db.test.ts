import { expect, test } from 'vitest';
import { removeMedia } from '#domain/contract/media.ts';
import { listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { withdrawLead } from '#domain/contract/person.ts';
import { readSummary } from '#domain/contract/summary.ts';
import { ask, leadBody, newVisit } from '#tests/harness/calls.ts';
import { handIn } from '#tests/harness/media.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { signInPartner } from '#tests/harness/sign-in.ts';
import { type TestApp, withApp } from '#tests/harness/with-app.ts';

/** Somebody who has handed in a picture and then asked for partners, and a member of one of these. */
async function asked(app: TestApp) {
  const { token } = await newVisit(app);
  const { media } = await handIn(app, {}, token);
  const person = await newPerson(app, leadBody(), { token });
  await confirm(app, person);
  const partner = await signInPartner(app, person.partners[0]?.id ?? '');
  return { token, media, person, partner };
}

const statusAt = async (app: TestApp, path = '') => (await app.fetch(path)).status;

test('companies see the pictures of the visit beside their own lead, until it is withdrawn', () =>
  withApp({}, async (app) => {
    const { media, person, partner } = await asked(app);
    await handIn(app, { subject: 'attic' });
    const [lead] = await ask(app, listPartnerLeads, {}, partner.as);
    expect(lead?.request?.photos).toMatchObject([{ id: media.id, subject: 'roof' }]);
    const path = lead?.request?.photos?.[0]?.path;
    expect(await statusAt(app, path)).toBe(200);
    await ask(app, withdrawLead, { parameters: { token: person.token, leadId: person.leadId }, body: {} });
    expect(await statusAt(app, path)).toBe(404);
    const [withdrawn] = await ask(app, listPartnerLeads, {}, partner.as);
    expect(withdrawn?.request).toBeNull();
  }));

test('a picture that was taken back is not shown beside the lead any more', () =>
  withApp({}, async (app) => {
    const { token, media, partner } = await asked(app);
    await ask(app, removeMedia, { parameters: { mediaId: media.id } }, { token });
    const [lead] = await ask(app, listPartnerLeads, {}, partner.as);
    expect(lead?.request?.photos).toBeUndefined();
  }));

test('the page behind the mail shows them once the request is confirmed', () =>
  withApp({}, async (app) => {
    const { token } = await newVisit(app);
    const { media } = await handIn(app, {}, token);
    const person = await newPerson(app, leadBody(), { token });
    const parameters = { token: person.token };
    const before = await ask(app, readSummary, { parameters });
    expect(before.consultations[0]?.photos).toBeUndefined();
    await confirm(app, person);
    const after = await ask(app, readSummary, { parameters });
    expect(after.consultations[0]?.photos).toMatchObject([{ id: media.id }]);
    expect(await statusAt(app, after.consultations[0]?.photos?.[0]?.path)).toBe(200);
  }));
