import type { SignInProvider } from '#domain/contract/provider-sign-in.ts';

/** How this server is known to a provider. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Who signs people in beside us. */
export interface IdentityPort {
  has(provider: SignInProvider): boolean;
  /** Null where there is none. */
  settingsOf(provider: SignInProvider): Promise<ProviderSettings | null>;
  stop(): Promise<void>;
}

/** Where a provider says what it is. */
export const discoveryAddress = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
