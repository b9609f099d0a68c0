import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Examples, startExamples } from './server.ts';

const options = { port: 0, host: '127.0.0.1', apiUrl: 'http://localhost:3000', siteKey: 'demo-key' };
const files = await readdir(new URL('./pages/', import.meta.url));
let examples: Examples;

beforeAll(async () => {
  examples = await startExamples(options);
});
afterAll(() => examples.stop());

describe('startExamples', () => {
  it.each(files)('%s is served with no placeholder left', async (file) => {
    const response = await fetch(`${examples.url}/${file}`);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('{{');
  });

  it('every page but the overview embeds our files with the key', async () => {
    for (const file of files.filter((name) => name.endsWith('.html') && name !== 'index.html')) {
      const html = await (await fetch(`${examples.url}/${file}`)).text();
      expect(html).toContain(`src="${options.apiUrl}/embed/v1/`);
      expect(html).toContain(`site-key="${options.siteKey}"`);
    }
  });

  it('sends the strict policy with its pages only', async () => {
    const policies = await Promise.all(
      ['strict-csp.html', 'chat-strict-csp.html'].map(async (page) =>
        (await fetch(`${examples.url}/${page}`)).headers.get('Content-Security-Policy'),
      ),
    );
    const [policy = '', ofChat] = policies.map(String);
    expect(ofChat).toBe(policy);
    expect(policy).toContain("default-src 'none'; script-src http://localhost:3000; connect-src http://localhost:3000");
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
    expect((await fetch(`${examples.url}/plain.html`)).headers.get('Content-Security-Policy')).toBeNull();
  });

  it.each(['/nothing.html', '/../server.ts', '/%2e%2e/server.ts', '/pages/', '/server.ts'])(
    '%s is not found',
    async (path) => {
      expect((await fetch(examples.url + path)).status).toBe(404);
    },
  );
});
