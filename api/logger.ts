import { destination, type Logger, pino } from 'pino';
import type { Config } from '#api/config.ts';

/** JSON lines on standard output. The redaction is the second fence: callers log ids, codes and durations alone. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const paths = ['email', 'name', 'phone', 'token', 'body', 'headers', 'to', 'url'];
  const redact = [...paths, ...paths.map((it) => `*.${it}`)];
  return pino({ level: logLevel, base: null, redact }, destination({ sync: false }));
}
