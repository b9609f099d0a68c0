import { afterEach, expect, test, vi } from 'vitest';
import { sessionMemory } from '#widgets/shared/tab-memory.ts';

const KEY = 'wattnest:test';

afterEach(() => {
  vi.restoreAllMocks();
  sessionMemory().remove(KEY);
});

test('what is written can be read at once, by another element too, and is stored a moment later', async () => {
  sessionMemory().write(KEY, 'first');
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(sessionMemory().read(KEY)).toBe('first');
  await expect.poll(() => sessionStorage.getItem(KEY)).toBe('first');
});

test('a page that is left at once has stored it', () => {
  sessionMemory().write(KEY, 'typed');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sessionStorage.getItem(KEY)).toBe('typed');
});

test('what is removed before it was stored stays removed', () => {
  const memory = sessionMemory();
  memory.write(KEY, 'typed');
  memory.remove(KEY);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(memory.read(KEY)).toBeNull();
});

test('a full storage: the newest is read for as long as the page lives, and stored once there is room', () => {
  const memory = sessionMemory();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  memory.write(KEY, 'one');
  memory.write(KEY, 'two');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(memory.read(KEY)).toBe('two');
  full.mockRestore();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sessionStorage.getItem(KEY)).toBe('two');
});
