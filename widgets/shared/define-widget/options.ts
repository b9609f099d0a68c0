import { DEFAULT_LANGUAGE, type Language, languageOfTag, type Market, marketOfTag, markets } from '#domain/place.ts';
import { scriptOrigin } from '#widgets/shared/define-widget/script-origin.ts';

export type Theme = 'light' | 'dark' | 'auto';
export type Layout = 'page' | 'steps' | 'standalone';

/** A widget's attributes, read and completed. */
export interface WidgetOptions {
  siteKey: string | undefined;
  /** Origin or base address of the API, without a slash at its end. */
  api: string;
  language: Language;
  market: Market;
  theme: Theme;
  layout: Layout;
  /** Known answers as the page gave them: JSON text, or an object. */
  prefill: unknown;
  fallbackPhone: string | undefined;
  fallbackEmail: string | undefined;
}

/** Property name and attribute of everything that can also be set as a property. */
export const propertyAttributes = {
  siteKey: 'site-key',
  api: 'api',
  market: 'market',
  theme: 'theme',
  layout: 'layout',
  prefill: 'prefill',
  fallbackPhone: 'fallback-phone',
  fallbackEmail: 'fallback-email',
} as const;
export type PropertyName = keyof typeof propertyAttributes;
export const observedAttributes = ['lang', ...Object.values(propertyAttributes)];

/** Properties set by script; they win over the attribute of the same name. */
export type Overrides = Partial<Record<PropertyName, unknown>>;

function parentAcrossShadow(node: Element): Element | null {
  if (node.parentElement) return node.parentElement;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The `lang` attributes from the element upwards, nearest first. */
function languageTags(host: Element): string[] {
  const tags: string[] = [];
  for (let node: Element | null = host; node; node = parentAcrossShadow(node)) {
    const tag = node.getAttribute('lang');
    if (tag) tags.push(tag);
  }
  return tags;
}

const lists = { market: markets, theme: ['light', 'dark', 'auto'], layout: ['page', 'steps', 'standalone'] } as const;
type Listed = keyof typeof lists;

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/** What the page has given, by property name. */
function givenTo(host: Element, overrides: Overrides) {
  const given = (name: PropertyName) => overrides[name] ?? host.getAttribute(propertyAttributes[name]) ?? undefined;
  const chosen = <Name extends Listed>(name: Name) =>
    lists[name].find((it) => it === text(given(name))?.toLowerCase()) as (typeof lists)[Name][number] | undefined;
  return { given, chosen };
}

/** Whether the known answers that a page gives are such as the widget asks for. */
export type IsPrefill = (given: unknown) => boolean;

/** The attributes and properties whose value is none of ours: they count as not given. */
export function misreadFields(host: Element, overrides: Overrides, isPrefill: IsPrefill): string[] {
  const { given, chosen } = givenTo(host, overrides);
  const lang = host.getAttribute('lang');
  const prefill = given('prefill');
  return [
    ...(lang && !languageOfTag(lang) ? ['lang'] : []),
    ...(Object.keys(lists) as Listed[]).filter((name) => text(given(name)) && !chosen(name)),
    ...(prefill !== undefined && !isPrefill(prefill) ? ['prefill'] : []),
  ];
}

const themeMarks = ['class', 'data-theme', 'data-bs-theme'];
/** What of them may change language and theme. */
export const pageAttributes = ['lang', ...themeMarks];

/** Where pages mark language and theme. */
export const pageElements = () => [document.documentElement, document.body].filter(Boolean);

const isMarkedDark = (element: Element) =>
  themeMarks.some((name) => element.getAttribute(name)?.split(/\s+/).includes('dark'));

/** Without a word of the widget's own, a page that calls itself dark is, unless it has told the browser its colour scheme. */
function themeOf(host: Element, chosen: Theme = 'auto'): Theme {
  const isDark = chosen === 'auto' && pageElements().some(isMarkedDark);
  return isDark && getComputedStyle(host).colorScheme === 'normal' ? 'dark' : chosen;
}

export function readOptions(host: Element, overrides: Overrides, isPrefill: IsPrefill): WidgetOptions {
  const { given, chosen } = givenTo(host, overrides);
  const prefill = given('prefill');
  const tags = languageTags(host);
  const language = languageOfTag(tags[0] ?? '') ?? DEFAULT_LANGUAGE;
  const regional = tags.find((tag) => /[-_][a-z]{2}\b/i.test(tag)) ?? '';
  return {
    siteKey: text(given('siteKey')),
    api: (text(given('api')) ?? scriptOrigin()).replace(/\/+$/, ''),
    language,
    market: chosen('market') ?? marketOfTag(regional, language),
    theme: themeOf(host, chosen('theme')),
    layout: chosen('layout') ?? 'page',
    prefill: isPrefill(prefill) ? prefill : undefined,
    fallbackPhone: text(given('fallbackPhone')),
    fallbackEmail: text(given('fallbackEmail')),
  };
}

export function sameOptions(one: WidgetOptions, other: WidgetOptions): boolean {
  return (Object.keys(one) as (keyof WidgetOptions)[]).every((name) => one[name] === other[name]);
}
