import * as z from 'zod/mini';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Record<string, string | undefined>;

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
  MEDIA_MB_PER_DAY: z.coerce
    .number({ error: 'MEDIA_MB_PER_DAY must be a number' })
    .check(z.int(), z.gte(1), z.lte(2_000_000)),
  EXPERTS_AT_ONCE: z.coerce.number({ error: 'EXPERTS_AT_ONCE must be a number' }).check(z.int(), z.gte(1), z.lte(100)),
  ACCOUNT_MAILS_PER_HOUR: z.coerce
    .number({ error: 'ACCOUNT_MAILS_PER_HOUR must be a number' })
    .check(z.int(), z.gte(1)),
  DRAIN_SECONDS: z.coerce
    .number({ error: DRAIN_RULE })
    .check(z.gte(0, { error: DRAIN_RULE }), z.lte(MAX_DRAIN_SECONDS, { error: DRAIN_RULE })),
});

export const text = (env: Environment, name: string): string | null => nothing.parse(env[name]?.trim() ?? null);

/** Two settings of which one is of no use without the other; null without both. */
export function pair(env: Environment, first: string, second: string): [string, string] | null {
  const [one, other] = [text(env, first), text(env, second)];
  if ((one === null) !== (other === null)) throw new ConfigError(`${first} and ${second} go together`);
  return one && other ? [one, other] : null;
}

/** What has a form of its own, in it; throws `ConfigError` for what has not. */
export function checkedEnvironment(env: Environment) {
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
    MEDIA_MB_PER_DAY: text(env, 'MEDIA_MB_PER_DAY') ?? '20000',
    EXPERTS_AT_ONCE: text(env, 'EXPERTS_AT_ONCE') ?? '2',
    ACCOUNT_MAILS_PER_HOUR: text(env, 'ACCOUNT_MAILS_PER_HOUR') ?? '1000',
    DRAIN_SECONDS: text(env, 'DRAIN_SECONDS') ?? (env.NODE_ENV === 'production' ? '3' : '0'),
  });
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((it) => it.message).join('; '));
  return parsed.data;
}

export type Checked = ReturnType<typeof checkedEnvironment>;
