import { afterEach, describe, expect, it, vi } from 'vitest';
import { insert, linesOf, turn, watchPage, write } from '#widgets/chat/testing/chat-page.ts';
import { hostileStrings } from '#widgets/chat/testing/hostile-strings.ts';

watchPage();

const world = globalThis as { wattnestWasHere?: number };
const drawn = new Set(['P', 'UL', 'OL', 'LI', 'BR', 'STRONG', 'EM', 'CODE', 'A']);
const attributes: Record<string, string[]> = { A: ['href', 'target', 'rel'], OL: ['start'] };
const lines = linesOf(hostileStrings.flatMap((words) => [words, words]));

afterEach(() => {
  Reflect.deleteProperty(world, 'wattnestWasHere');
  vi.restoreAllMocks();
});

const loaded = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil.test'));
const saidIn = (root: ShadowRoot, role: string) =>
  [...root.querySelectorAll(`.line.${role} .said`)].slice(role === 'adviser' ? 1 : 0);

/** Everything that was written, whatever became of its signs. */
const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? [];

/** What has been drawn that must not be. */
function strangers(place: Element): string[] {
  return [...place.querySelectorAll('*')]
    .filter(({ tagName, attributes: given }) => {
      const allowed = attributes[tagName] ?? [];
      return !drawn.has(tagName) || [...given].some(({ name }) => !allowed.includes(name));
    })
    .map(({ outerHTML }) => outerHTML);
}

const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe('hostile strings', () => {
  it('are more than 200 different ones', () => {
    expect(new Set(hostileStrings).size).toBeGreaterThan(200);
    expect(new Set(hostileStrings).size).toBe(hostileStrings.length);
  });

  it('are shown as the text they are when a visitor writes them', async () => {
    const { root } = insert({ kept: { lines } });
    await expect.poll(() => saidIn(root, 'own').length).toBe(hostileStrings.length);
    for (const [index, said] of saidIn(root, 'own').entries()) {
      expect(said.childElementCount).toBe(0);
      expect(said.textContent).toBe(hostileStrings[index]);
    }
  });

  it('run nothing, load nothing and lose no word when the adviser says them', async () => {
    const alerts = vi.spyOn(window, 'alert').mockReturnValue();
    const { root } = insert({ kept: { lines } });
    await expect.poll(() => saidIn(root, 'adviser').length).toBe(hostileStrings.length);
    for (const [index, said] of saidIn(root, 'adviser').entries()) {
      expect(strangers(said)).toEqual([]);
      const links = [...said.querySelectorAll('a')];
      for (const { protocol, rel, target, username } of links)
        expect([protocol, rel, target, username]).toEqual(['https:', 'noopener nofollow', '_blank', '']);
      const shown = [said.textContent, ...links.map(({ href }) => href)].join(' ').toLowerCase();
      expect(words(hostileStrings[index] ?? '').filter((word) => !shown.includes(word))).toEqual([]);
    }
    await settled();
    expect(world.wattnestWasHere).toBeUndefined();
    expect(alerts).not.toHaveBeenCalled();
    expect(loaded()).toEqual([]);
  });

  it('do no more while they stream in, piece by piece', async () => {
    const { server, root } = insert();
    await write('Hello');
    const first = await turn(server, 0);
    for (const it of hostileStrings.slice(0, 60)) {
      for (const piece of it.match(/[\s\S]{1,9}/g) ?? []) first.say(piece);
      first.say('\n\n');
    }
    await expect.poll(() => root.querySelector('.speaking .said')?.textContent?.length).toBeGreaterThan(2_000);
    expect(strangers(root.querySelector('.speaking .said') as Element)).toEqual([]);
    await settled();
    expect(world.wattnestWasHere).toBeUndefined();
    expect(loaded()).toEqual([]);
  });

  it('would run where text becomes markup, so that this test can fail', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = hostileStrings.find((it) => it.startsWith('<img src=x onerror="')) ?? '';
    await vi.waitFor(() => expect(world.wattnestWasHere).toBe(1));
  });
});
