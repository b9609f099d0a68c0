import { DEFAULT_LANGUAGE, type Language, languages, type Market, marketSchema, usualMarket } from '#domain/place.ts';

/** The path of a page that widgets link to as well; a table of them would be bytes on every partner's page. */
export const legalPath = <Name extends 'imprint' | 'privacy' | 'terms'>(name: Name): `/${Name}` => `/${name}`;

/** Every page of the portal: its path without the language. `:name` is a parameter. What has no row here cannot be linked to. */
export const pages = {
  home: '/',
  chat: '/chat',
  powerup: '/powerup',
  about: '/about',
  faq: '/faq',
  answers: '/answers',
  answersSolar: '/answers/solar',
  answersHeatPump: '/answers/heat-pump',
  answersCharging: '/answers/ev-charging',
  answersRules: '/answers/costs-and-rules',
  subsidiesDe: '/answers/subsidies-germany',
  subsidiesAt: '/answers/subsidies-austria',
  subsidiesCh: '/answers/subsidies-switzerland',
  subsidiesUs: '/answers/subsidies-united-states',
  quoteCheck: '/quote-check',
  partnerApply: '/partner/apply',
  accessibility: '/accessibility',
  docs: '/docs',
  design: '/design',
  summary: '/summary/:token',
  unsubscribe: '/unsubscribe/:token',
  auth: '/auth',
  dashboard: '/dashboard',
  notifications: '/dashboard/notifications',
  /** One page, in the frame of who reads it. */
  project: '/dashboard/projects/:projectId',
  partnerProject: '/partner/projects/:projectId',
  managerProject: '/manager/projects/:projectId',
  admin: '/admin',
  manager: '/manager',
  partner: '/partner',
  partnerLead: '/partner/leads/:leadId',
  partnerEmbed: '/partner/embed',
  partnerSites: '/partner/sites',
  partnerWebhooks: '/partner/webhooks',
  partnerConversion: '/partner/conversion',
  partnerCompany: '/partner/company',
  partnerTeam: '/partner/team',
  /** The token of these stands behind the `#`: it reaches no log and no other site. */
  verify: '/auth/verify',
  reset: '/auth/reset',
  changeEmail: '/auth/email',
  undoEmail: '/auth/email/undo',
  partnerInvitation: '/partner/invitation',
  partnerApplication: '/partner/application',
  imprint: legalPath('imprint'),
  privacy: legalPath('privacy'),
  terms: legalPath('terms'),
} as const;

export type PageName = keyof typeof pages;

/** Behind the way out of mails: it is that of an account's notifications. */
export const NOTIFICATIONS_HASH = '#notifications';

/** What everybody may read and search engines may find; each has an HTML file of its own in each language. */
export const publicPages = [
  'home',
  'chat',
  'powerup',
  'about',
  'faq',
  'answers',
  'answersSolar',
  'answersHeatPump',
  'answersCharging',
  'answersRules',
  'subsidiesDe',
  'subsidiesAt',
  'subsidiesCh',
  'subsidiesUs',
  'quoteCheck',
  'partnerApply',
  'accessibility',
  'docs',
  'design',
  'imprint',
  'privacy',
  'terms',
] as const satisfies readonly PageName[];
export type PublicPage = (typeof publicPages)[number];

/** Pages of those who are signed in that everybody's file is the same of: what stands there before it is known who asks. */
export const ownPages = [
  'dashboard',
  'notifications',
  'partner',
  'manager',
  'admin',
] as const satisfies readonly PageName[];

/** What the build draws beforehand. */
export const drawnPages = [...publicPages, ...ownPages] as const;

/** The ways to an assessment on the home page. Source: assessment-flows, section 2. */
export const assessmentTabs = ['powerup', 'structured', 'chat'] as const;
export type AssessmentTab = (typeof assessmentTabs)[number];
type ParameterNames<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParameterNames<Segment> | ParameterNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;
type Parameters<Name extends PageName> = Record<ParameterNames<(typeof pages)[Name]>, string>;
export type PageMatch = { [Name in PageName]: { name: Name; parameters: Parameters<Name> } }[PageName];

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function parametersOf(pattern: string, path: string): Record<string, string> | undefined {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(path);
  if (expected.length !== actual.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = decodeSegment(actual[index] ?? '');
    if (!value) return undefined;
    if (segment.startsWith(':')) parameters[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return parameters;
}

/** The page behind a path without language, or undefined when there is none. */
export function matchPage(path: string): PageMatch | undefined {
  for (const [name, pattern] of Object.entries(pages)) {
    const parameters = parametersOf(pattern, path);
    if (parameters) return { name, parameters } as PageMatch;
  }
  return undefined;
}

/** The path of a page, without language, its parameters encoded. */
export function pathTo<Name extends PageName>(
  name: Name,
  ...[parameters]: [keyof Parameters<Name>] extends [never] ? [] : [Parameters<Name>]
): string {
  const given: Record<string, string> = parameters ?? {};
  return pages[name].replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(given[parameter] ?? ''));
}

/** What stands before a page's path: nothing for the default language. */
export function languagePrefix(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** What an address says. A market is written only where it is not the language's usual one. */
export interface Address {
  language: Language;
  market: Market;
  /** Without the language, always with a leading slash. */
  path: string;
  /** With its `#`, or empty. */
  hash: string;
  /** Of the home page: the way to an assessment that is open. */
  tab?: AssessmentTab | undefined;
  /** Of the sign-in: the page that was asked for, `/dashboard`. Never anything but a page of ours. */
  next?: string | undefined;
}

const recordId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Where a sign-in may lead on; undefined for whatever is no page of ours, or has anything but a record's id in its address. */
export function nextPage(asked: string | null): string | undefined {
  const match = asked?.startsWith('/') ? matchPage(asked) : undefined;
  if (!match || match.name === 'auth') return undefined;
  const { name, parameters } = match;
  const isNamed = Object.values(parameters).every((it: string) => recordId.test(it)) && !('token' in parameters);
  const path = pages[name].replace(
    /:(\w+)/g,
    (_, parameter: string) => (parameters as Record<string, string>)[parameter] ?? '',
  );
  return isNamed && path === asked ? path : undefined;
}

export function readPath(pathname: string): Pick<Address, 'language' | 'path'> {
  const segments = segmentsOf(pathname);
  const language = languages.find((it) => it !== DEFAULT_LANGUAGE && it === segments[0]);
  return { language: language ?? DEFAULT_LANGUAGE, path: `/${segments.slice(language ? 1 : 0).join('/')}` };
}

interface Url {
  pathname: string;
  searchParams: { get(name: string): string | null };
  hash: string;
}

export function readAddress({ pathname, searchParams, hash }: Url): Address {
  const { language, path } = readPath(pathname);
  const market = marketSchema.safeParse(searchParams.get('market'));
  const tab = assessmentTabs.find((it) => it === searchParams.get('tab'));
  const next = nextPage(searchParams.get('next'));
  const called = { ...(tab && { tab }), ...(next && { next }) };
  return { language, market: market.success ? market.data : usualMarket(language), path, hash, ...called };
}

export function hrefOf({ language, market, path, hash, tab, next }: Address): string {
  const prefix = languagePrefix(language);
  const said = [
    ...(market === usualMarket(language) ? [] : [`market=${market}`]),
    ...(tab ? [`tab=${tab}`] : []),
    ...(next ? [`next=${next}`] : []),
  ];
  const search = said.length > 0 ? `?${said.join('&')}` : '';
  return `${path === '/' && prefix ? prefix : prefix + path}${search}${hash}`;
}

/** Stands in pages drawn beforehand for the origin that the server is reached at; the server puts its own there. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/** Likewise for the company's addresses in social networks, with blanks between them. */
export const SOCIAL_PLACEHOLDER = 'https://social.invalid';

/** The address that a page's own file is drawn for: whatever the visitor's market and anchor are. */
export function drawnAddress(pathname: string): Address {
  const { language, path } = readPath(pathname);
  return { language, market: usualMarket(language), path, hash: '' };
}

/** A page's whole address, in the market that is usual for the language. */
export function pageUrl(origin: string, language: Language, path: string, hash = ''): string {
  return origin + hrefOf({ language, market: usualMarket(language), path, hash });
}

/** The picture that previews of links show. */
export const previewPath = (language: Language): string => `/previews/${language}.png`;
