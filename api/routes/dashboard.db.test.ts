import { expect, test } from 'vitest';
import { readDashboard } from '#domain/contract/dashboard.ts';
import { readSummary } from '#domain/contract/summary.ts';
import { ask, call, leadBody } from '#tests/harness/calls.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { projectOf } from '#tests/harness/projects.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { PUBLIC_URL, withApp } from '#tests/harness/with-app.ts';

test('what somebody asked for before they had an account is theirs, with its link', () =>
  withApp({}, async (app) => {
    const person = await newPerson(app, leadBody('Ada@Example.org'));
    const { as } = await signIn(app, { email: 'ada@example.org' });
    const before = await ask(app, readDashboard, {}, as);
    expect(before.consultations.map(({ id, kind, confirmedAt }) => [id, kind, confirmedAt])).toEqual([
      [person.leadId, 'lead', null],
    ]);
    await confirm(app, person);
    const { consultations, summaryToken } = await ask(app, readDashboard, {}, as);
    expect(consultations[0]?.confirmedAt).toBe(app.clock.now().toISOString());
    expect(consultations[0]?.projectId).toBe(await projectOf(app, person.leadId));
    expect(before.consultations[0]?.projectId).toBeUndefined();
    expect(consultations[0]?.milestones.map((it) => it.kind)).toContain('installation');
    const told = await ask(app, readSummary, { parameters: { token: summaryToken ?? '' } });
    expect(told.consultations.map((it) => it.id)).toEqual([person.leadId]);
    expect(JSON.stringify({ consultations })).not.toMatch(/Lovelace|ada@|nachmittags/i);
  }));

test('another account sees none of it, an unproved one nothing at all', () =>
  withApp({}, async (app) => {
    await newPerson(app, leadBody('ada@example.org'));
    const other = await signIn(app, { email: 'grace@example.org', isAdmin: true });
    expect(await ask(app, readDashboard, {}, other.as)).toEqual({
      waysIn: [],
      summaryToken: null,
      consultations: [],
    });
    const unproved = await signIn(app, { email: 'ada@example.org', emailVerified: false });
    expect((await call(app, readDashboard, {}, unproved.as)).status).toBe(401);
    expect((await call(app, readDashboard, {}, { origin: PUBLIC_URL })).status).toBe(401);
  }));

test('a link whose time is over is not handed out, and opens again with the next mail', () =>
  withApp({}, async (app) => {
    const body = leadBody('ada@example.org');
    await newPerson(app, body);
    const { as } = await signIn(app, { email: 'ada@example.org' });
    app.clock.advance(181 * 86_400_000);
    const late = await ask(app, readDashboard, {}, as);
    expect([late.summaryToken, late.consultations.length]).toEqual([null, 1]);
    await newPerson(app, body);
    const { summaryToken } = await ask(app, readDashboard, {}, as);
    expect((await call(app, readSummary, { parameters: { token: summaryToken ?? '' } })).status).toBe(200);
  }));
