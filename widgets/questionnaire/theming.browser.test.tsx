import { afterEach, describe, expect, it, vi } from 'vitest';
import { choose, insert, serve } from '#widgets/questionnaire/testing/questionnaire-page.ts';
import { watchPage } from '#widgets/shared/testing/widget-page.ts';

watchPage();
afterEach(() => {
  document.documentElement.removeAttribute('class');
  document.documentElement.removeAttribute('style');
});

type Channels = [number, number, number];

/** As it is painted, whatever it is written in. */
function painted(colour: string): Channels {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { colorSpace: 'srgb' }) as OffscreenCanvasRenderingContext2D;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3) as Channels;
}

/** Relative luminance. Source: WCAG 2.2. */
function luminance(channels: Channels): number {
  const [r, g, b] = channels.map((it) =>
    it <= 10 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4,
  ) as Channels;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(painted(one)), luminance(painted(other))].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const accents = ['#ffd400', '#0b5d3b', '#ff0000', '#0000ff', '#4060ff', '#808080', '#00ff00', '#8000ff', '#ff8000'];

describe('with an accent of the page and nothing else', () => {
  it.each(accents.flatMap((accent) => [[accent, 'light'] as const, [accent, 'dark'] as const]))(
    '%s, what stands on it and what is written in it can be read, %s',
    async (accent, theme) => {
      const { element, root } = insert(serve, { lang: 'en', theme });
      element.style.setProperty('--wattnest-accent', accent);
      await choose('Townhouse');
      const styleOf = (selector: string) => getComputedStyle(root.querySelector(selector) as Element);
      await vi.waitFor(() => expect(root.querySelector('.chosen')).not.toBeNull());
      const send = document.createElement('i');
      send.style.cssText = 'background: var(--accent); color: var(--on-accent); border-color: var(--accent-tint)';
      root.querySelector('.panel')?.append(send);
      const { backgroundColor, color, borderTopColor } = getComputedStyle(send);
      expect(painted(backgroundColor)).toEqual(painted(accent));
      expect(contrast(backgroundColor, color)).toBeGreaterThanOrEqual(4.5);
      expect(styleOf('.chosen').backgroundColor).toBe(borderTopColor);
      expect(contrast(styleOf('.chosen').borderTopColor, styleOf('.panel').backgroundColor)).toBeGreaterThan(3);
    },
  );
});

describe('the radius of the page', () => {
  it('reaches cards and buttons', async () => {
    const { element, root } = insert(serve, { lang: 'en' });
    element.style.setProperty('--wattnest-radius', '3px');
    await vi.waitFor(() => expect(root.querySelector('.button')).not.toBeNull());
    const radiusOf = (it: string) => getComputedStyle(root.querySelector(it) as Element).borderTopLeftRadius;
    expect(['.card', '.button'].map(radiusOf)).toEqual(['3px', '3px']);
  });
});

describe('a page that calls itself dark', () => {
  const themeOf = ({ root }: { root: ShadowRoot }) => root.querySelector('.root')?.getAttribute('data-theme');

  it('has a dark widget, as soon as it does', async () => {
    const widget = insert(serve, { lang: 'en' });
    expect(themeOf(widget)).toBe('auto');
    document.documentElement.className = 'js dark';
    await vi.waitFor(() => expect(themeOf(widget)).toBe('dark'));
    document.documentElement.className = '';
    await vi.waitFor(() => expect(themeOf(widget)).toBe('auto'));
  });

  it('is asked no further where it has told its colour scheme, or the widget has its own', () => {
    document.documentElement.className = 'dark';
    document.documentElement.style.colorScheme = 'light dark';
    expect(themeOf(insert(serve, { lang: 'en' }))).toBe('auto');
    document.documentElement.style.colorScheme = '';
    expect(themeOf(insert(serve, { lang: 'en', theme: 'light' }))).toBe('light');
  });
});
