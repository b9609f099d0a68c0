import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CONSENT_VERSION } from '#domain/contact/consent.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { insert, linesOf, watchPage } from '#widgets/chat/testing/chat-page.ts';
import type { Reply, SeenRequest } from '#widgets/shared/testing/fake-environment.ts';

const whole = {
  lines: linesOf(['Single-family house, gas', 'Noted.', 'A roof facing south', 'Noted.']),
  facts: { homeType: 'single_family', currentHeatingSystem: 'gas' },
  potentials: { heatPumpPotential: 'high' },
  isComplete: true,
} as const;
/** The server asks for a confirmation before the summary goes out. */
const unconfirmed = ({ path }: SeenRequest): Reply | undefined =>
  path === sendSummary.path ? { status: 200, json: { success: true, confirmation: 'confirm' } } : undefined;

watchPage();
afterEach(() => page.viewport(412, 823));

async function draw(width: number, height: number) {
  await page.viewport(width, height);
  const { root } = insert({ attributes: { lang: 'de' } });
  await expect.poll(() => root.querySelectorAll('.answers li').length).toBeGreaterThan(3);
  await expect.poll(() => root.querySelector('.progress-body')).not.toBeNull();
  const box = (selector: string) => (root.querySelector(selector) as HTMLElement).getBoundingClientRect();
  return { root, box };
}

describe('on a phone', () => {
  it('shows the first answers between the welcome and what is written in', async () => {
    const { box } = await draw(360, 740);
    expect(box('.answers li:nth-child(3)').bottom).toBeLessThanOrEqual(box('.messages').bottom);
    expect(box('.messages').height).toBeGreaterThan(300);
  });

  it('opens the progress as high as it is', async () => {
    const { root, box } = await draw(360, 740);
    root.querySelector<HTMLElement>('.progress-toggle')?.click();
    await expect.poll(() => root.querySelector('.unfolded .to-results')).not.toBeNull();
    const panel = root.querySelector('.progress-panel') as HTMLElement;
    expect(panel.scrollHeight).toBeLessThanOrEqual(panel.clientHeight);
    expect(box('.composer').bottom).toBeLessThanOrEqual(box('.consultation').bottom);
  });

  it('makes what is folded once it is unfolded', async () => {
    const { root } = await draw(360, 740);
    const body = root.querySelector('.progress-body') as HTMLElement;
    expect(body.childElementCount).toBe(0);
    root.querySelector<HTMLElement>('.progress-toggle')?.click();
    await expect.poll(() => body.querySelectorAll('.potential-list li').length).toBe(3);
  });

  it.each([
    [360, 740],
    [412, 823],
    [180, 370],
  ])(
    'keeps what is written in within the panel when all is told and news stands above it, %i wide',
    async (...size) => {
      await page.viewport(...size);
      const consent = { version: CONSENT_VERSION, agreeToTerms: true, receiveUpdates: false };
      const contact = { name: 'Ada Example', email: 'ada.lovelace@example.org', consent };
      const summary = { contact, isWanted: false };
      const { root } = insert({ kept: { ...whole, summary }, isKnown: true, refuse: unconfirmed });
      await expect.poll(() => root.querySelector('.toast')?.textContent ?? '').toContain(contact.email);
      const box = (selector: string) => (root.querySelector(selector) as HTMLElement).getBoundingClientRect();
      await expect.poll(() => root.querySelector('.unfolded')).not.toBeNull();
      expect(box('.composer').bottom).toBeLessThanOrEqual(box('.consultation').bottom);
      expect(box('.messages').height).toBeGreaterThan(40);
      expect(box('.progress-panel').height).toBeGreaterThan(40);
    },
  );

  it('enlarged to 200 %, keeps messages and composer within the panel', async () => {
    const { root, box } = await draw(180, 370);
    const { bottom, right } = box('.consultation');
    expect(box('.composer').bottom).toBeLessThanOrEqual(bottom);
    expect(box('.messages').height).toBeGreaterThan(60);
    for (const heading of root.querySelectorAll('h2')) expect(heading.scrollWidth).toBeLessThanOrEqual(right);
  });
});
