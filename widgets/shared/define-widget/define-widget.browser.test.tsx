import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import base from '#widgets/shared/base.css?inline';
import { defineWidget } from '#widgets/shared/define-widget/define-widget.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';
import tokens from '#widgets/shared/tokens.css?inline';

const contexts: WidgetContext[] = [];

function createStore(context: WidgetContext) {
  contexts.push(context);
  const $text = atom('');
  return {
    $text,
    start: () => context.emit('wattnest-start', { kind: 'chat' }),
    reset: () => $text.set(''),
  };
}

function View({ store, options }: { store: ReturnType<typeof createStore>; options: WidgetOptions }) {
  const text = useStore(store.$text);
  return (
    <label>
      {options.language} {options.market} {options.theme} {options.siteKey ?? 'no key'}
      <input value={text} onChange={(event) => store.$text.set(event.currentTarget.value)} />
    </label>
  );
}

const isPrefill = (given: unknown) => given === 'known';
const definition = { tag: 'wattnest-trial', styles: [tokens, base], isPrefill, createStore, View } as const;

interface TrialElement extends HTMLElement {
  siteKey?: unknown;
  start(): void;
  reset(): void;
}

function insert(attributes = '', parent: Element = document.body): TrialElement {
  parent.insertAdjacentHTML('beforeend', `<wattnest-trial ${attributes}></wattnest-trial>`);
  return parent.lastElementChild as TrialElement;
}
const textOf = (element: Element) => element.shadowRoot?.textContent?.trim();
const inputOf = (element: Element) => element.shadowRoot?.querySelector('input') as HTMLInputElement;
const tick = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => document.documentElement.removeAttribute('lang'));

afterEach(() => {
  document.body.replaceChildren();
  document.head.querySelectorAll('style[data-hostile]').forEach((style) => void style.remove());
});

describe('before and after the definition', () => {
  it('takes over a property set before the script came', async () => {
    const element = document.createElement('wattnest-trial') as TrialElement;
    element.siteKey = 'early';
    document.body.append(element);
    defineWidget(definition);
    expect(textOf(element)).toBe('de de auto early');
  });

  it('may be defined twice, by us or an older build', () => {
    expect(() => defineWidget(definition)).not.toThrow();
  });

  it('shares one parsed style sheet between elements', () => {
    const [one, two] = [insert(), insert()];
    expect(one.shadowRoot?.adoptedStyleSheets[0]).toBe(two.shadowRoot?.adoptedStyleSheets[0]);
    expect(one.shadowRoot?.querySelector('style,[style]')).toBeNull();
  });
});

describe('attributes', () => {
  it('follow changes and removal, and are never changed by the element', async () => {
    const element = insert('lang="en" theme="dark" site-key="a"');
    expect(textOf(element)).toBe('en us dark a');
    element.removeAttribute('theme');
    element.setAttribute('lang', 'fr-CH');
    await tick();
    expect(textOf(element)).toBe('fr ch auto a');
    element.siteKey = 'b';
    await tick();
    expect(textOf(element)).toBe('fr ch auto b');
    expect([...element.attributes].map(({ name, value }) => `${name}=${value}`)).toEqual(['lang=fr-CH', 'site-key=a']);
    expect(element.childNodes).toHaveLength(0);
  });

  it('take language and region from the nearest ancestors, and follow the page', async () => {
    document.documentElement.lang = 'de-AT';
    document.body.innerHTML = '<div lang="en"></div>';
    const inner = insert('', document.body.firstElementChild as Element);
    const outer = insert();
    expect([textOf(inner), textOf(outer)]).toEqual(['en at auto no key', 'de at auto no key']);
    document.documentElement.lang = 'fr-CH';
    await tick();
    expect(textOf(outer)).toBe('fr ch auto no key');
  });
});

describe('attributes that cannot be read', () => {
  it('are each named once, to the page after it is ready and to its maker, and count as not given', async () => {
    const told: unknown[] = [];
    const note = ({ type, detail }: Event & { detail?: { field?: string } }) => told.push(detail?.field ?? type);
    const types = ['wattnest-ready', 'wattnest-error'];
    for (const type of types) document.addEventListener(type, note);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = insert('lang="es" theme="blue" market="DE" layout="wide" prefill="odd"');
    await tick();
    expect(textOf(element)).toBe('de de auto no key');
    expect(told).toEqual(['wattnest-ready', 'lang', 'theme', 'layout', 'prefill']);
    element.setAttribute('theme', 'dark');
    element.setAttribute('prefill', 'known');
    element.setAttribute('market', 'fr');
    await tick();
    expect(textOf(element)).toBe('de de dark no key');
    expect(told.slice(5)).toEqual(['market']);
    expect(warn.mock.calls.map(([line]) => /cannot read "(\w+)"/.exec(line)?.[1])).toEqual([
      'lang',
      'theme',
      'layout',
      'prefill',
      'market',
    ]);
    warn.mockRestore();
    for (const type of types) document.removeEventListener(type, note);
  });
});

describe('life in a page', () => {
  it('keeps its state and its store when moved, removed and put back', async () => {
    document.body.innerHTML = '<section></section>';
    const element = insert();
    const before = contexts.length;
    await userEvent.fill(inputOf(element), 'kept');
    const input = inputOf(element);
    document.querySelector('section')?.append(element);
    await tick();
    element.remove();
    await tick();
    document.body.append(element);
    expect([inputOf(element) === input, input.value, contexts.length]).toEqual([true, 'kept', before]);
    element.reset();
    await tick();
    expect(input.value).toBe('');
  });

  it('follows the page language again after it was away', async () => {
    const element = insert();
    element.remove();
    await tick();
    document.documentElement.lang = 'en';
    document.body.append(element);
    await tick();
    expect(textOf(element)).toContain('en us');
  });

  it('sends events that cross shadow boundaries', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    const seen: string[] = [];
    document.addEventListener('wattnest-ready', ({ type }) => seen.push(type), { once: true });
    document.addEventListener('wattnest-start', ({ type }) => seen.push(type), { once: true });
    shadow.innerHTML = '<wattnest-trial></wattnest-trial>';
    await tick();
    (shadow.firstElementChild as TrialElement).start();
    expect(seen).toEqual(['wattnest-ready', 'wattnest-start']);
  });

  it('keeps typing from the shortcuts of the page', async () => {
    const element = insert();
    const seen: string[] = [];
    const note = ({ type }: Event) => void seen.push(type);
    const types = ['keydown', 'keypress', 'keyup', 'input'];
    for (const type of types) window.addEventListener(type, note);
    await userEvent.type(inputOf(element), 'k?');
    for (const type of types) window.removeEventListener(type, note);
    expect([inputOf(element).value, seen]).toEqual(['k?', []]);
  });

  it('takes no style from the page', async () => {
    const element = insert();
    const styles = () => {
      const { fontFamily, fontSize, letterSpacing, color, lineHeight } = getComputedStyle(inputOf(element));
      return [fontFamily, fontSize, letterSpacing, color, lineHeight];
    };
    const before = styles();
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style data-hostile>html{font-size:9px}*{font:30px cursive;letter-spacing:9px;color:red;line-height:3}</style>',
    );
    expect(styles()).toEqual(before);
  });
});
