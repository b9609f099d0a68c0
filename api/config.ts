import * as z from 'zod/mini';
import { ConfigError, checkedEnvironment, type Environment, text } from '#api/config/environment.ts';
import { type MediaConfig, mediaConfig } from '#api/config/storage.ts';
import {
  type MailConfig,
  MIN_SECRET_LENGTH,
  type ModelConfig,
  mailConfig,
  modelConfig,
  signInProviders,
  type TokenSync,
  tokenSync,
} from '#api/config/vendors.ts';
import type { ProviderSettings } from '#api/identity/identity-port.ts';
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
  media: MediaConfig;
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
  /** Our experts who can be called at the same time. */
  expertsAtOnce: number;
  /** Whom to tell who signs in and out; without it, nobody. */
  tokenSync: TokenSync | null;
  /** Origin of the demo partner's pages; development only. */
  examplesUrl: string | null;
  /** The company's addresses in social networks, for the portal's footer. */
  socialLinks: string[];
  /** How long a server that stops serves on while a balancer takes it out. */
  drainSeconds: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

export interface FirstAdmin {
  username: string;
  email: string;
  /** Without it, one is made and told once. */
  password: string | null;
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

/** With `config/` the only place that knows environment names. Throws `ConfigError` with a sentence for the operator. */
export function readConfig(env: Environment): Config {
  const checked = checkedEnvironment(env);
  const { PORT, PUBLIC_URL, DATABASE_URL, EXAMPLES_URL, LOG_LEVEL } = checked;
  const production = env.NODE_ENV === 'production';
  const dataDir = text(env, 'DATA_DIR') ?? './data';
  const config: Config = {
    production,
    host: text(env, 'HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: PORT,
    publicUrl: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    databaseUrl: DATABASE_URL,
    dataDir,
    sessionSecret: text(env, 'SESSION_SECRET'),
    trustedProxies: (text(env, 'TRUSTED_PROXIES') ?? '').split(',').flatMap((it) => it.trim() || []),
    mail: mailConfig(env, checked),
    media: mediaConfig(env, checked, dataDir),
    providers: signInProviders(env),
    firstAdmin: firstAdmin(env),
    model: modelConfig(env, checked),
    tokenSync: tokenSync(env),
    maxStreams: checked.AI_MAX_STREAMS,
    storedBytesPerDay: checked.STORAGE_MB_PER_DAY * 1_000_000,
    expertsAtOnce: checked.EXPERTS_AT_ONCE,
    examplesUrl: production ? null : (EXAMPLES_URL ?? 'http://127.0.0.1:3001'),
    socialLinks: socialLinks(env),
    drainSeconds: checked.DRAIN_SECONDS,
    logLevel: LOG_LEVEL,
  };
  refuseUnsafeProduction(config);
  return config;
}
