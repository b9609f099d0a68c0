import type { Logger } from 'pino';
import { logFacts } from '#api/http/log-facts.ts';
import type { Failure } from '#domain/failure.ts';

/** Logs what is behind a failure that the caller is told nothing about. */
export function logCause(logger: Logger, { code }: Failure, requestId: string, error: unknown): void {
  if (code === 'internal') logger.error({ requestId, error: logFacts(error) }, 'unexpected error');
  if (code === 'unavailable') logger.warn({ requestId, error: logFacts(error) }, 'not available');
}
