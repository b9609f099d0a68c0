import * as z from 'zod/mini';
import { type Checked, ConfigError, type Environment, pair, text } from '#api/config/environment.ts';
import type { ProviderSettings } from '#api/identity/identity-port.ts';
import type { PostmarkSettings } from '#api/mail/postmark.ts';
import type { SignInProvider } from '#domain/contract/provider-sign-in.ts';

export interface MailConfig extends PostmarkSettings {
  /** Stream for news; leaving it in a mail program ends the news alone. */
  broadcastStream: string;
  /** Mails about accounts that this product sends in an hour, whoever asks. */
  accountMailsPerHour: number;
  /** What Postmark's own calls must bring; without it, none is taken. Production needs it: unheard bounces and complaints cost the sender's name. */
  webhook: { user: string; password: string } | null;
}

export interface ModelConfig {
  apiKey: string;
  /** Of a compatible server; without it, OpenAI's own. */
  baseUrl: string | null;
  model: string;
  /** Tokens in a day: of one visit, one client address, one site, and in all. */
  tokens: { perVisit: number; perAddress: number; perSite: number; perDay: number };
}

export interface TokenSync {
  url: string;
  /** Signs the tokens. */
  secret: string;
}

/** Shorter ones can be guessed. */
export const MIN_SECRET_LENGTH = 32;

export function tokenSync(env: Environment): TokenSync | null {
  const found = pair(env, 'TOKEN_SYNC_URL', 'TOKEN_SYNC_SECRET');
  if (!found) return null;
  const [target, secret] = found;
  if (!target.startsWith('https://') || !URL.canParse(target))
    throw new ConfigError('TOKEN_SYNC_URL must be a URL that starts with https://');
  if (secret.length < MIN_SECRET_LENGTH)
    throw new ConfigError(`TOKEN_SYNC_SECRET must have at least ${MIN_SECRET_LENGTH} characters`);
  return { url: target, secret };
}

function provider(env: Environment, name: 'GOOGLE' | 'APPLE', issuer: string): ProviderSettings | null {
  const client = pair(env, `${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`);
  const named = z.safeParse(z.url(), text(env, `${name}_ISSUER`) ?? issuer);
  if (!named.success) throw new ConfigError(`${name}_ISSUER must be a URL`);
  return client && { issuer: named.data, clientId: client[0], clientSecret: client[1] };
}

export const signInProviders = (env: Environment): Record<SignInProvider, ProviderSettings | null> => ({
  google: provider(env, 'GOOGLE', 'https://accounts.google.com'),
  apple: provider(env, 'APPLE', 'https://appleid.apple.com'),
});

export function modelConfig(env: Environment, checked: Checked): ModelConfig | null {
  const apiKey = text(env, 'OPENAI_API_KEY');
  if (!apiKey) return null;
  return {
    apiKey,
    baseUrl: checked.OPENAI_BASE_URL,
    model: text(env, 'OPENAI_MODEL') ?? 'gpt-4.1-mini',
    tokens: {
      perVisit: checked.AI_TOKENS_PER_VISIT,
      perAddress: checked.AI_TOKENS_PER_ADDRESS,
      perSite: checked.AI_TOKENS_PER_SITE,
      perDay: checked.AI_TOKENS_PER_DAY,
    },
  };
}

export function mailConfig(env: Environment, { ACCOUNT_MAILS_PER_HOUR }: Checked): MailConfig {
  const login = pair(env, 'POSTMARK_WEBHOOK_USER', 'POSTMARK_WEBHOOK_PASSWORD');
  return {
    from: text(env, 'MAIL_FROM') ?? 'consultation@wattnest.example',
    postmarkToken: text(env, 'POSTMARK_SERVER_TOKEN'),
    postmarkHost: text(env, 'POSTMARK_HOST') ?? 'api.postmarkapp.com',
    messageStream: text(env, 'POSTMARK_MESSAGE_STREAM') ?? 'outbound',
    broadcastStream: text(env, 'POSTMARK_BROADCAST_STREAM') ?? 'broadcast',
    accountMailsPerHour: ACCOUNT_MAILS_PER_HOUR,
    webhook: login && { user: login[0], password: login[1] },
  };
}
