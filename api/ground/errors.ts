import type { Logger } from 'pino';
import { TookTooLong } from '#api/ground/within.ts';
import { Failure } from '#domain/failure.ts';

/** PostgreSQL's error classes and node's socket errors that mean: the database is away. */
const AWAY = /^(08...|57P0[1-5]|53300|25P03|57014|ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|ENOENT)$/;
const FULL = /^(53100|ENOSPC|EDQUOT)$/;
/** What `pg` and PGlite say without a code. */
const AWAY_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|PGlite is closed|pool after calling end/;

/** Something that we stand on does not answer. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
}

interface Facts {
  code?: string;
  message?: string;
  cause?: unknown;
  errors?: unknown[];
}

/** The innermost error: drizzle wraps the driver's, and a refused connection hides behind an aggregate. */
export function rootError(error: unknown): Facts {
  const { cause, errors } = (error ?? {}) as Facts;
  const inner = cause ?? errors?.[0];
  return inner ? rootError(inner) : ((error ?? {}) as Facts);
}

/** The failure an error is answered as. Whatever is not expected is `internal`. */
export function failureOfError(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof OutOfReach) return new Failure('unavailable');
  const { code = '', message = '' } = rootError(error);
  if (FULL.test(code)) return new Failure('storage-full');
  if (error instanceof TookTooLong || AWAY.test(code) || AWAY_TEXT.test(message)) return new Failure('unavailable');
  return new Failure('internal');
}

/** What of an error may be logged. Messages of databases and schemas quote values, so those give their code alone. */
export function logFacts(error: unknown): Record<string, unknown> {
  const root = rootError(error) as {
    name?: string;
    code?: string;
    constraint?: string;
    stack?: string;
    issues?: unknown;
  };
  const frames = root.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const quotesValues = root.code !== undefined || root.issues !== undefined;
  return {
    kind: root.name,
    code: root.code,
    constraint: root.constraint,
    ...(!quotesValues && { message: root.stack?.split('\n', 1)[0] }),
    stack: frames.join('\n'),
  };
}

/** Logs what is behind a failure that the caller is told nothing about. */
export function logCause(logger: Logger, { code }: Failure, requestId: string, error: unknown): void {
  if (code === 'internal') logger.error({ requestId, error: logFacts(error) }, 'unexpected error');
  if (code === 'unavailable') logger.warn({ requestId, error: logFacts(error) }, 'not available');
}
