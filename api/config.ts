import * as z from 'zod/mini';
import type { ProviderSettings } from '#api/identity/identity-port.ts';
import type { PostmarkSettings } from '#api/mail/postmark.ts';
import type { SignInProvider } from '#domain/contract/provider-sign-in.ts';

/** What the server needs to know; built by `readConfig`, or by hand in tests. */
export interface Config {
  production: boolean;
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Without it: http://localhost and the port that was taken. */
  publicUrl: string | null;
  /** Without it: PGlite in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Without it (development only): one is made and kept in `dataDir`. */
  sessionSecret: string | null;
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  mail: MailConfig;
  /** Who signs people in beside us; null where it is not set up. */
  providers: Record<SignInProvider, ProviderSettings | null>;
  /** Whom a database without any administrator gets as its first; without it, none. */
  firstAdmin: FirstAdmin | null;
  /** The language model that answers in the chat; without it, the built-in adviser does. */
  model: ModelConfig | null;
  /** The adviser's answers that this server gives at the same time. */
  maxStreams: number;
  /** What this process stores of visitors in a day, in bytes. */
  storedBytesPerDay: number;
  /** Whom to tell who signs in and out; without it, nobody. */
  tokenSync: { url: string; secret: string } | null;
  /** Origin of the demo partner's pages; development only. */
  examplesUrl: string | null;
  /** The company's addresses in social networks, for the portal's footer. */
  socialLinks: string[];
  /** How long a server that stops serves on while a balancer takes it out. */
  drainSeconds: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

export interface ModelConfig {
  apiKey: string;
  /** Of a compatible server; without it, OpenAI's own. */
  baseUrl: string | null;
  model: string;
  /** Tokens in a day: of one visit, one client address, one site, and in all. */
  tokens: { perVisit: number; perAddress: number; perSite: number; perDay: number };
}

export interface FirstAdmin {
  username: string;
  email: string;
  /** Without it, one is made and told once. */
  password: string | null;
}

export interface MailConfig extends PostmarkSettings {
  /** Stream for news; leaving it in a mail program ends the news alone. */
  broadcastStream: string;
  /** Mails about accounts that this product sends in an hour, whoever asks. */
  accountMailsPerHour: number;
  /** What Postmark's own calls must bring; without it, none is taken. Production needs it: unheard bounces and complaints cost the sender's name. */
  webhook: { user: string; password: string } | null;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

const MIN_SECRET_LENGTH = 32;
/** What one message may cost at most; a smaller cap would never let the model answer. */
const LEAST_TOKENS = 50_000;
/** The whole stop takes less than ten seconds. */
const MAX_DRAIN_SECONDS = 4;
const DRAIN_RULE = `DRAIN_SECONDS must be a number from 0 to ${MAX_DRAIN_SECONDS}`;
const nothing = z.catch(z.nullable(z.string().check(z.minLength(1))), null);
const url = (name: string) => z.nullable(z.url({ error: `${name} must be a URL` }));

const tokens = (name: string) => {
  const error = `${name} must be a whole number from ${LEAST_TOKENS} to 2000000000`;
  return z.coerce
    .number({ error })
    .check(z.int({ error }), z.gte(LEAST_TOKENS, { error }), z.lte(2_000_000_000, { error }));
};

const environmentSchema = z.object({
  PORT: z.coerce.number({ error: 'PORT must be a number' }).check(z.gte(0), z.lte(65_535)),
  PUBLIC_URL: url('PUBLIC_URL'),
  DATABASE_URL: url('DATABASE_URL'),
  EXAMPLES_URL: url('EXAMPLES_URL'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'LOG_LEVEL is unknown' }),
  AI_MAX_STREAMS: z.coerce.number({ error: 'AI_MAX_STREAMS must be a number' }).check(z.int(), z.gte(1)),
  OPENAI_BASE_URL: url('OPENAI_BASE_URL'),
  AI_TOKENS_PER_VISIT: tokens('AI_TOKENS_PER_VISIT'),
  AI_TOKENS_PER_ADDRESS: tokens('AI_TOKENS_PER_ADDRESS'),
  AI_TOKENS_PER_SITE: tokens('AI_TOKENS_PER_SITE'),
  AI_TOKENS_PER_DAY: tokens('AI_TOKENS_PER_DAY'),
  STORAGE_MB_PER_DAY: z.coerce.number({ error: 'STORAGE_MB_PER_DAY must be a number' }).check(z.int(), z.gte(1)),
  ACCOUNT_MAILS_PER_HOUR: z.coerce
    .number({ error: 'ACCOUNT_MAILS_PER_HOUR must be a number' })
    .check(z.int(), z.gte(1)),
  DRAIN_SECONDS: z.coerce
    .number({ error: DRAIN_RULE })
    .check(z.gte(0, { error: DRAIN_RULE }), z.lte(MAX_DRAIN_SECONDS, { error: DRAIN_RULE })),
});

const text = (env: Environment, name: string) => nothing.parse(env[name]?.trim() ?? null);

function mailWebhook(env: Environment): MailConfig['webhook'] {
  const user = text(env, 'POSTMARK_WEBHOOK_USER');
  const password = text(env, 'POSTMARK_WEBHOOK_PASSWORD');
  if ((user === null) !== (password === null))
    throw new ConfigError('POSTMARK_WEBHOOK_USER and POSTMARK_WEBHOOK_PASSWORD go together');
  return user && password ? { user, password } : null;
}

function tokenSync(env: Environment): Config['tokenSync'] {
  const target = text(env, 'TOKEN_SYNC_URL');
  const secret = text(env, 'TOKEN_SYNC_SECRET');
  if ((target === null) !== (secret === null))
    throw new ConfigError('TOKEN_SYNC_URL and TOKEN_SYNC_SECRET go together');
  if (!target || !secret) return null;
  if (!target.startsWith('https://') || !URL.canParse(target))
    throw new ConfigError('TOKEN_SYNC_URL must be a URL that starts with https://');
  if (secret.length < MIN_SECRET_LENGTH)
    throw new ConfigError(`TOKEN_SYNC_SECRET must have at least ${MIN_SECRET_LENGTH} characters`);
  return { url: target, secret };
}

function provider(env: Environment, name: 'GOOGLE' | 'APPLE', issuer: string): ProviderSettings | null {
  const clientId = text(env, `${name}_CLIENT_ID`);
  const clientSecret = text(env, `${name}_CLIENT_SECRET`);
  if ((clientId === null) !== (clientSecret === null))
    throw new ConfigError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together`);
  const named = z.safeParse(z.url(), text(env, `${name}_ISSUER`) ?? issuer);
  if (!named.success) throw new ConfigError(`${name}_ISSUER must be a URL`);
  return clientId && clientSecret ? { issuer: named.data, clientId, clientSecret } : null;
}

/** Of people who see others' data. */
const MIN_ADMIN_PASSWORD_LENGTH = 12;

function firstAdmin(env: Environment): FirstAdmin | null {
  const email = text(env, 'ADMIN_EMAIL');
  const password = text(env, 'ADMIN_PASSWORD');
  if (!email && password) throw new ConfigError('ADMIN_PASSWORD needs ADMIN_EMAIL');
  if (!email) return null;
  if (!z.safeParse(z.email(), email).success) throw new ConfigError('ADMIN_EMAIL must be a mail address');
  if (password && password.length < MIN_ADMIN_PASSWORD_LENGTH)
    throw new ConfigError(`ADMIN_PASSWORD must have at least ${MIN_ADMIN_PASSWORD_LENGTH} characters`);
  return { email: email.toLowerCase(), username: text(env, 'ADMIN_USERNAME') ?? 'admin', password };
}

/** In development: where the networks themselves begin, so that the footer shows what it will hold. */
const DEMO_SOCIAL_LINKS = 'https://www.linkedin.com/, https://www.instagram.com/, https://www.youtube.com/';

function socialLinks(env: Environment): string[] {
  const said = text(env, 'SOCIAL_LINKS') ?? (env.NODE_ENV === 'production' ? '' : DEMO_SOCIAL_LINKS);
  return said.split(',').flatMap((it) => {
    const link = it.trim();
    if (!link) return [];
    if (!/^https:/i.test(link) || !URL.canParse(link)) throw new ConfigError('SOCIAL_LINKS must be https addresses');
    return [new URL(link).href];
  });
}

function checkedEnvironment(env: Environment) {
  const parsed = environmentSchema.safeParse({
    PORT: text(env, 'PORT') ?? '3000',
    PUBLIC_URL: text(env, 'PUBLIC_URL'),
    DATABASE_URL: text(env, 'DATABASE_URL'),
    EXAMPLES_URL: text(env, 'EXAMPLES_URL'),
    LOG_LEVEL: text(env, 'LOG_LEVEL') ?? 'info',
    AI_MAX_STREAMS: text(env, 'AI_MAX_STREAMS') ?? '200',
    OPENAI_BASE_URL: text(env, 'OPENAI_BASE_URL'),
    AI_TOKENS_PER_VISIT: text(env, 'AI_TOKENS_PER_VISIT') ?? '400000',
    AI_TOKENS_PER_ADDRESS: text(env, 'AI_TOKENS_PER_ADDRESS') ?? '2000000',
    AI_TOKENS_PER_SITE: text(env, 'AI_TOKENS_PER_SITE') ?? '20000000',
    AI_TOKENS_PER_DAY: text(env, 'AI_TOKENS_PER_DAY') ?? '50000000',
    STORAGE_MB_PER_DAY: text(env, 'STORAGE_MB_PER_DAY') ?? '1000',
    ACCOUNT_MAILS_PER_HOUR: text(env, 'ACCOUNT_MAILS_PER_HOUR') ?? '1000',
    DRAIN_SECONDS: text(env, 'DRAIN_SECONDS') ?? (env.NODE_ENV === 'production' ? '3' : '0'),
  });
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((it) => it.message).join('; '));
  return parsed.data;
}

type Checked = ReturnType<typeof checkedEnvironment>;
type ModelSettings = Pick<Checked, 'OPENAI_BASE_URL' | Extract<keyof Checked, `AI_TOKENS_PER_${string}`>>;

function modelConfig(env: Environment, checked: ModelSettings): ModelConfig | null {
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

function refuseUnsafeProduction({ production, sessionSecret, publicUrl, mail, providers }: Config): void {
  if (sessionSecret && sessionSecret.length < MIN_SECRET_LENGTH)
    throw new ConfigError(`SESSION_SECRET must have at least ${MIN_SECRET_LENGTH} characters`);
  if (!production) return;
  const missing = [
    !sessionSecret && 'SESSION_SECRET',
    !publicUrl && 'PUBLIC_URL',
    !mail.postmarkToken && 'POSTMARK_SERVER_TOKEN',
    !mail.webhook && 'POSTMARK_WEBHOOK_USER and POSTMARK_WEBHOOK_PASSWORD',
  ].filter(Boolean);
  if (missing.length > 0) throw new ConfigError(`in production these must be set: ${missing.join(', ')}`);
  if (!publicUrl?.startsWith('https://')) throw new ConfigError('in production PUBLIC_URL must start with https://');
  for (const it of Object.values(providers))
    if (it && !it.issuer.startsWith('https://'))
      throw new ConfigError('in production issuers must start with https://');
}

/** The only place that knows environment names. Throws `ConfigError` with a sentence for the operator. */
export function readConfig(env: Environment): Config {
  const { PORT, PUBLIC_URL, DATABASE_URL, EXAMPLES_URL, LOG_LEVEL, ...limits } = checkedEnvironment(env);
  const production = env.NODE_ENV === 'production';
  const config: Config = {
    production,
    host: text(env, 'HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: PORT,
    publicUrl: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    databaseUrl: DATABASE_URL,
    dataDir: text(env, 'DATA_DIR') ?? './data',
    sessionSecret: text(env, 'SESSION_SECRET'),
    trustedProxies: (text(env, 'TRUSTED_PROXIES') ?? '').split(',').flatMap((it) => it.trim() || []),
    mail: {
      from: text(env, 'MAIL_FROM') ?? 'consultation@wattnest.example',
      postmarkToken: text(env, 'POSTMARK_SERVER_TOKEN'),
      postmarkHost: text(env, 'POSTMARK_HOST') ?? 'api.postmarkapp.com',
      messageStream: text(env, 'POSTMARK_MESSAGE_STREAM') ?? 'outbound',
      broadcastStream: text(env, 'POSTMARK_BROADCAST_STREAM') ?? 'broadcast',
      accountMailsPerHour: limits.ACCOUNT_MAILS_PER_HOUR,
      webhook: mailWebhook(env),
    },
    providers: {
      google: provider(env, 'GOOGLE', 'https://accounts.google.com'),
      apple: provider(env, 'APPLE', 'https://appleid.apple.com'),
    },
    firstAdmin: firstAdmin(env),
    model: modelConfig(env, limits),
    tokenSync: tokenSync(env),
    maxStreams: limits.AI_MAX_STREAMS,
    storedBytesPerDay: limits.STORAGE_MB_PER_DAY * 1_000_000,
    examplesUrl: production ? null : (EXAMPLES_URL ?? 'http://127.0.0.1:3001'),
    socialLinks: socialLinks(env),
    drainSeconds: limits.DRAIN_SECONDS,
    logLevel: LOG_LEVEL,
  };
  refuseUnsafeProduction(config);
  return config;
}
