import { expect, test } from 'vitest';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';

const visitor = eachVisitor(onTwoSites());

test('the rules of accessibility find what breaks them, in shadow roots and frames too', async () => {
  const nameless = '<button></button>';
  await visitor.page.setContent(
    `<html lang="en"><title>A page</title><main><h1>A page</h1><div id="host"></div>
      <iframe title="A frame" srcdoc='<html lang="en"><title>A frame</title>${nameless}</html>'></iframe></main></html>`,
  );
  expect(await visitor.axe()).toEqual(['button-name: button']);
  await visitor.page.locator('#host').evaluate((host, html) => {
    host.attachShadow({ mode: 'open' }).innerHTML = html;
  }, nameless);
  expect(await visitor.axe()).toEqual(['button-name: #host button', 'button-name: button']);
});
