import type { Language, Market } from '#domain/place.ts';

/** What stands in other people's pages, and the pixels that its snippet keeps free there. */
export const embedded = {
  questionnaire: { name: 'questionnaire', height: 860, layouts: ['page', 'steps', 'standalone'] },
  chat: { name: 'chat', height: 600, layouts: ['page', 'standalone'] },
  'strategy-check': { name: 'strategy-check', height: 860, layouts: ['page', 'steps', 'standalone'] },
} as const;
export type EmbedName = keyof typeof embedded;
export const embedNames = Object.keys(embedded) as EmbedName[];

export const embedThemes = ['auto', 'light', 'dark'] as const;
export const embedLayouts = ['page', 'steps', 'standalone'] as const;

interface Embedded {
  name: string;
  height: number;
}

export type EmbedTag = `wattnest-${EmbedName}`;
export const tagOf = <Name extends string>({ name }: { name: Name }): `wattnest-${Name}` => `wattnest-${name}`;

export interface SnippetInput {
  /** Where the server is: `https://HOST`. */
  host: string;
  siteKey: string;
  lang: Language;
  market?: Market | undefined;
  layout?: (typeof embedLayouts)[number] | undefined;
  theme?: (typeof embedThemes)[number] | undefined;
  fallbackPhone?: string | undefined;
  fallbackEmail?: string | undefined;
  /** `#rrggbb`. */
  accent?: string | undefined;
}

/** Keeps the widget's place free: code that has not arrived cannot. */
export const reservationOf = ({ height }: Embedded): string =>
  `<svg display="block" width="1" height="${height}" aria-hidden="true"></svg>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What differs from what the widget takes by itself. */
function attributesOf({ siteKey, lang, market, layout, theme, fallbackPhone, fallbackEmail }: SnippetInput): string {
  const said = {
    'site-key': siteKey,
    lang,
    market,
    layout: layout === 'page' ? undefined : layout,
    theme: theme === 'auto' ? undefined : theme,
    'fallback-phone': fallbackPhone,
    'fallback-email': fallbackEmail,
  };
  return Object.entries(said)
    .flatMap(([name, value]) => (value ? [`${name}="${escaped(value)}"`] : []))
    .join(' ');
}

/** The accent's rule, for a stylesheet: a `style` attribute would be refused by a strict policy. */
export function accentRule(widget: Embedded, accent: string): string {
  return `${tagOf(widget)} { --wattnest-accent: ${accent}; }`;
}

/** What partners put into their pages: first the lines of the head, then the element. */
export function snippetOf(widget: Embedded, input: SnippetInput): { head: string; element: string } {
  const { host, accent } = input;
  const tag = tagOf(widget);
  const coloured = accent ? `\n<style>${accentRule(widget, accent)}</style>` : '';
  return {
    head: `<link rel="modulepreload" href="${host}/embed/v1/${widget.name}.js" crossorigin>
<script type="module" src="${host}/embed/v1/embed.js"></script>${coloured}`,
    element: `<${tag} ${attributesOf(input)}>
  ${reservationOf(widget)}
</${tag}>`,
  };
}
