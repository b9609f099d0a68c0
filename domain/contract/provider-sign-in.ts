import * as z from 'zod/mini';
import { AUTH_PATH } from '#domain/contract/accounts.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { hrefOf, nextPage, pathTo } from '#domain/pages.ts';
import { languageSchema, usualMarket } from '#domain/place.ts';

export const signInProviders = ['google', 'apple'] as const;
const providerSchema = z.enum(signInProviders);
export type SignInProvider = z.infer<typeof providerSchema>;

export const readSignInWays = defineEndpoint({
  name: 'readSignInWays',
  summary: 'Which providers sign people in here, and on which origins',
  method: 'GET',
  path: '/api/account/sign-in-ways',
  body: null,
  reply: z.strictObject({
    google: z.boolean(),
    apple: z.boolean(),
    /** A page elsewhere cannot sign anybody in. */
    origins: z.array(z.string()),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});

/** Where a provider sends people back to; Apple's own page posts a form there. */
export const callbackPath = (provider: SignInProvider): string => `${AUTH_PATH}/callback/${provider}`;
/** The first page of the popup, which leads to the provider, and the last one, which tells the page that opened it. */
export const POPUP_START = '/auth/popup/start';
export const POPUP_DONE = '/auth/popup/done';

/** Why a sign-in through a provider came to nothing. Source: portal, section 8; `failed` is all that has no name there. */
const providerCodes = [
  'network-request-failed',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'user-mismatch',
  'user-token-expired',
  'multi-factor-auth-required',
  'login-blocked',
  'failed',
] as const;
export type ProviderCode = (typeof providerCodes)[number];
const resultSchema = z.enum(['done', ...providerCodes]);
export type ProviderResult = z.infer<typeof resultSchema>;

/** What a sign-in was asked for; travels to the provider's answer beside its state, out of the browser's reach. */
const askedSchema = z.object({
  provider: providerSchema,
  /** `redirect`: in the page's own window, where a popup was blocked. */
  way: z.enum(['popup', 'redirect']),
  language: languageSchema,
  next: z.optional(z.string()),
  /** Nobody but this person: signing in again above an ended session. */
  person: z.optional(idSchema),
});
export type ProviderSignIn = z.infer<typeof askedSchema>;

type Query = { entries(): Iterable<[string, string]> };

/** What a query asks for; undefined for what none of our pages sends. Never leads to anything but a page of ours. */
export function providerSignInOf(query: Query): ProviderSignIn | undefined {
  const asked = z.safeParse(askedSchema, Object.fromEntries(query.entries()));
  if (!asked.success) return undefined;
  const { next, ...rest } = asked.data;
  const known = nextPage(next ?? null);
  return known ? { ...rest, next: known } : rest;
}

const queryOf = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');

export const startAddress = (asked: ProviderSignIn): string => `${POPUP_START}?${queryOf(asked)}`;

/** The sign-in page with the outcome behind the `#`. */
export const outcomeAddress = ({ provider, language, next }: ProviderSignIn, result: ProviderResult): string =>
  hrefOf({ language, market: usualMarket(language), path: pathTo('auth'), hash: `#${provider}.${result}`, next });

/** The popup's last page, with what was asked for. */
export const doneAddress = (asked: ProviderSignIn, result?: ProviderResult): string =>
  `${POPUP_DONE}?${queryOf({ ...asked, result })}`;

/** Where a sign-in ends: the popup's last page, or the sign-in page. */
export function endAddress(asked: ProviderSignIn, result: ProviderResult): string {
  return asked.way === 'redirect' ? outcomeAddress(asked, result) : doneAddress(asked, result);
}

/** The result that an end address names. */
export const resultIn = (query: { get(name: string): string | null }): ProviderResult | undefined =>
  resultSchema.safeParse(query.get('result')).data;

const outcomeSchema = z.strictObject({ provider: providerSchema, result: resultSchema });
export type ProviderOutcome = z.infer<typeof outcomeSchema>;

/** What stands behind the `#` of the sign-in page. */
export function outcomeOf(hash: string): ProviderOutcome | undefined {
  const [provider, result] = hash.slice(1).split('.');
  return outcomeSchema.safeParse({ provider, result }).data;
}

/** What the popup's last page says to the page that opened it. */
export const popupMessageSchema = z.strictObject({ ...outcomeSchema.shape, from: z.literal('wattnest-sign-in') });
