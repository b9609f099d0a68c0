import type { SignInProvider } from '#domain/contract/provider-sign-in.ts';

/** The same in every language. */
export const providerNames: Record<SignInProvider, string> = { google: 'Google', apple: 'Apple' };
