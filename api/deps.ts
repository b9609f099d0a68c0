import type { Logger } from 'pino';
import type { OpenDatabase } from '#api/database/database.ts';
import type { Audit } from '#api/events/audit.ts';
import type { Events } from '#api/events/events.ts';
import type { Limiter } from '#api/http/limiter.ts';
import type { Jobs } from '#api/jobs/jobs.ts';
import type { MailPort } from '#api/mail/mail-port.ts';

export interface Clock {
  now(): Date;
}

export interface Ids {
  /** A UUID that nobody can guess. */
  next(): string;
}

export interface Random {
  bytes(count: number): Buffer;
}

/** What the application stands on. Everything that touches the world comes in here. */
export interface Deps {
  clock: Clock;
  ids: Ids;
  random: Random;
  database: OpenDatabase;
  jobs: Jobs;
  mail: MailPort;
  limiter: Limiter;
  events: Events;
  audit: Audit;
  logger: Logger;
  settings: Settings;
}

export interface Settings {
  production: boolean;
  /** Origin under which the portal is reached. */
  publicUrl: string;
  secret: string;
  trustedProxies: readonly string[];
  /** `/dev/*` exists only with this, and only for loopback callers. */
  development: boolean;
  /** Replies are checked against the contract; tests only, it costs time. */
  checkReplies: boolean;
  /** Folder with `embed/` and `host-site/`. */
  distDir: string;
}
