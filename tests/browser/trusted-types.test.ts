import { expect, onTestFinished, test } from 'vitest';
import { startLoopback } from '#tests/harness/loopback-server.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';

const world = onTwoSites();
const visitor = eachVisitor(world);

/** Opens a page with the chat that takes markup from the named policies alone. */
async function open(policies: string): Promise<void> {
  const policy = `require-trusted-types-for 'script'; trusted-types ${policies}`;
  const script = `<script type="module" src="${world.sites.portal}/embed/v1/embed.js"></script>`;
  const site = await startLoopback((_call, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
    response.end(`<!doctype html><html><body><wattnest-chat site-key="test" lang="de"></wattnest-chat>${script}`);
  });
  onTestFinished(site.stop);
  await visitor.page.goto(site.url);
}

const field = () => visitor.page.locator('wattnest-chat textarea');
const icons = () => visitor.page.locator('wattnest-chat .composer svg');

test('icons are drawn on a page that demands trusted types and allows our policy', async () => {
  await open("wattnest 'allow-duplicates'");
  await field().fill('Hallo');
  await expect.poll(() => icons().count()).toBeGreaterThan(3);
  expect([visitor.pageErrors, visitor.cspViolations]).toEqual([[], []]);
});

test('on a page that allows no policy of ours only the icons are missing', async () => {
  await open("'none'");
  await field().fill('Wir heizen mit Gas');
  await field().press('Enter');
  await visitor.page.locator('wattnest-chat').getByText('eine Gasheizung').first().waitFor();
  const refused = visitor.cspViolations.splice(0);
  expect([await icons().count(), new Set(refused)]).toEqual([0, new Set(['trusted-types trusted-types-policy'])]);
});
