import { TookTooLong } from '#api/database/within.ts';
import { Failure } from '#domain/failure.ts';

/** PostgreSQL's error classes and node's socket errors that mean: the database is away. */
const AWAY = /^(08...|57P0[1-5]|53300|25P03|57014|ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|ENOENT)$/;
const FULL = /^(53100|ENOSPC|EDQUOT)$/;
/** What `pg` and PGlite say without a code. */
const AWAY_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|PGlite is closed|pool after calling end/;

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
  const { code = '', message = '' } = rootError(error);
  if (FULL.test(code)) return new Failure('storage-full');
  if (error instanceof TookTooLong || AWAY.test(code) || AWAY_TEXT.test(message)) return new Failure('unavailable');
  return new Failure('internal');
}
