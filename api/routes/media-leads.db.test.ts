import { expect, test } from 'vitest';
import { removeMedia } from '#domain/contract/media.ts';
import { listPartnerLeads, readPartnerLead } from '#domain/contract/partner-leads.ts';
import { withdrawLead } from '#domain/contract/person.ts';
import { readProject } from '#domain/contract/projects.ts';
import { readLead } from '#domain/contract/staff-lists.ts';
import { readSummary } from '#domain/contract/summary.ts';
import { ask, call, leadBody, newVisit } from '#tests/harness/calls.ts';
import { handIn } from '#tests/harness/media.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { HAMBURG_PARTNER, startProject } from '#tests/harness/projects.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { confirmAll, mailedToken, postSummary } from '#tests/harness/summaries.ts';
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

test('the owner, a company of theirs and our staff see them beside the project, and nobody else', () =>
  withApp({}, async (app) => {
    const { token } = await newVisit(app);
    const { media } = await handIn(app, {}, token);
    const { projectId, owner, partners, manager, companies, person } = await startProject(app, undefined, { token });
    const shown = [{ id: media.id, subject: 'roof', flaws: [] }];
    for (const { as } of [owner, partners[0] as SignedIn, manager]) {
      const { consultation } = await ask(app, readProject, { parameters: { projectId } }, as);
      expect(consultation?.photos).toMatchObject(shown);
      expect(await statusAt(app, consultation?.photos?.[0]?.path)).toBe(200);
    }
    const { consultation } = await ask(app, readLead, { parameters: { leadId: person.leadId } }, manager.as);
    expect(consultation.photos).toMatchObject(shown);
    const strangers = [await signIn(app), await signInPartner(app, HAMBURG_PARTNER)];
    for (const { as } of strangers)
      expect((await call(app, readProject, { parameters: { projectId } }, as)).status).toBe(404);
    const parameters = { leadId: person.leadId };
    expect((await call(app, readPartnerLead, { parameters }, strangers[1]?.as)).status).toBe(404);
    expect((await call(app, readLead, { parameters }, strangers[0]?.as)).status).toBe(403);
    expect(companies.map(({ id }) => id)).not.toContain(HAMBURG_PARTNER);
  }));

test('nobody sees those of a request that nobody has confirmed, or that was taken back', () =>
  withApp({}, async (app) => {
    const { token } = await newVisit(app);
    await handIn(app, {}, token);
    const person = await newPerson(app, leadBody(), { token });
    const { as } = await signIn(app, { role: 'manager', isVerified: true, isProved: true });
    const asked = { parameters: { leadId: person.leadId } };
    expect((await ask(app, readLead, asked, as)).consultation.photos).toBeUndefined();
    await confirm(app, person);
    expect((await ask(app, readLead, asked, as)).consultation.photos).toHaveLength(1);
    const parameters = { token: person.token, leadId: person.leadId };
    await ask(app, withdrawLead, { parameters, body: {} });
    expect((await ask(app, readLead, asked, as)).consultation.photos).toBeUndefined();
  }));

test('a consultation that was only mailed shows them once it is confirmed', () =>
  withApp({}, async (app) => {
    const { token } = await newVisit(app);
    const { media } = await handIn(app, {}, token);
    await postSummary(app, undefined, { token });
    const parameters = { token: await mailedToken(app) };
    expect((await ask(app, readSummary, { parameters })).consultations[0]?.photos).toBeUndefined();
    await confirmAll(app, parameters.token);
    const { consultations } = await ask(app, readSummary, { parameters });
    expect(consultations[0]?.photos).toMatchObject([{ id: media.id }]);
    expect(await statusAt(app, consultations[0]?.photos?.[0]?.path)).toBe(200);
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
