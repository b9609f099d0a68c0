import { afterEach, beforeEach, expect, test } from 'vitest';
import { TEST_SITE_KEY } from '#api/database/seed/seed.ts';
import { PREVIEW_PATH } from '#domain/embed/preview.ts';
import { at, call, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { PUBLIC_URL, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const preview = (query: Record<string, string>) => call(app, at(PREVIEW_PATH), { query });

test('the preview is the published snippet on a page that only the portal may frame', async () => {
  const wanted = { widget: 'chat', lang: 'fr', accent: '#112233', fallbackPhone: '"><script>' };
  const reply = await preview(wanted);
  const page = await reply.text();
  expect(page).toContain('<script type="module" src="/embed/v1/embed.js"></script>');
  expect(page).toContain('<wattnest-chat site-key="test" lang="fr" fallback-phone="&quot;>&lt;script>">');
  expect(page).toContain('<style>wattnest-chat { --wattnest-accent: #112233; }</style>');
  expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  for (const wrong of [
    { widget: 'other', lang: 'fr' },
    { widget: 'chat' },
    { ...wanted, accent: 'red;}' },
    { ...wanted, x: '1' },
  ])
    expect((await preview(wrong)).status).toBe(404);
});

test('what is entered in it is kept nowhere', async () => {
  const { token } = await newVisit(app, { siteKey: TEST_SITE_KEY }, { origin: PUBLIC_URL });
  expect((await postLead(app, leadBody(), { token, origin: PUBLIC_URL })).status).toBe(201);
  const { rows } = (await app.database.db.execute('select count(*)::int as rows from lead')) as unknown as {
    rows: { rows: number }[];
  };
  expect(rows[0]?.rows).toBe(0);
});
