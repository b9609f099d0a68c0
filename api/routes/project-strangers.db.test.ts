import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { call, countRows } from '#tests/harness/calls.ts';
import { projectSamples } from '#tests/harness/project-samples.ts';
import { HAMBURG_PARTNER, startProject, type TestProject } from '#tests/harness/projects.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

const ofProjects = contract.filter(({ path }) => path.startsWith('/api/projects/'));

let app: TestApp;
let its: TestProject;
let strangers: SignedIn[];
beforeAll(async () => {
  app = await startApp();
  its = await startProject(app);
  strangers = [await signInPartner(app, HAMBURG_PARTNER), await signIn(app, { email: 'grace@example.org' })];
});
afterAll(() => app.stop());

test('there are calls about one project', () => {
  expect(ofProjects.length).toBeGreaterThan(5);
});

test.each(ofProjects.map((it) => [it.name, it] as const))(
  '%s finds no project of others, for a company and for a customer',
  async (name, endpoint) => {
    const before = await countRows(app, 'audit');
    const samples = projectSamples(its.projectId, its.companies[0]?.id ?? '');
    for (const { as } of strangers) {
      const reply = await call(app, endpoint, samples[name], { ...as, key: newKey() });
      const { code } = (await reply.json()) as { code: string };
      expect(code).toMatch(/^(not-found|forbidden)$/);
    }
    const [company] = strangers;
    if (company) expect((await call(app, endpoint, samples[name], { ...company.as, key: newKey() })).status).toBe(404);
    expect(await countRows(app, 'audit')).toBe(before);
  },
);
