import type { Logger } from 'pino';
import type { Advisor } from '#api/advisor/advisor.ts';
import type { Strategist } from '#api/advisor/strategist.ts';
import type { Vision } from '#api/advisor/vision.ts';
import type { PhoneDirectory, SiteDirectory, VisitTokens } from '#api/context/visit.ts';
import type { OpenDatabase } from '#api/database/database.ts';
import type { Audit } from '#api/events/audit.ts';
import type { Events } from '#api/events/events.ts';
import type { Live } from '#api/events/live.ts';
import type { Shutdown } from '#api/ground/shutdown.ts';
import type { Clock, Ids, Random } from '#api/ground/system.ts';
import type { IdentityPort } from '#api/identity/identity-port.ts';
import type { Jobs } from '#api/jobs/jobs.ts';
import type { Limiter } from '#api/limits/limiter.ts';
import type { MailPort } from '#api/mail/mail-port.ts';
import type { MediaPort } from '#api/media/media-port.ts';
import type { Picture } from '#api/media/pictures/recode.ts';
import type { WebhookPort } from '#api/webhooks/webhook-port.ts';

/** What the application stands on. Everything that touches the world comes in here. */
export interface Deps {
  clock: Clock;
  ids: Ids;
  random: Random;
  database: OpenDatabase;
  jobs: Jobs;
  mail: MailPort;
  webhooks: WebhookPort;
  identity: IdentityPort;
  limiter: Limiter;
  events: Events;
  live: Live;
  audit: Audit;
  advisor: Advisor;
  /** Looks at pictures; without a model, nobody does. */
  vision: Vision | null;
  /** Puts strategies into words; without a model, the rules' own words stand. */
  strategist: Strategist | null;
  media: MediaPort;
  /** Draws a picture anew, when it is its turn. */
  recode: (original: Uint8Array) => Promise<Picture>;
  logger: Logger;
  shutdown: Shutdown;
  sites: SiteDirectory;
  visitTokens: VisitTokens;
  phones: PhoneDirectory;
  settings: Settings;
}

/** Streams that may be open at once: of one visitor or person, and in this process. */
export interface StreamLimits {
  each: number;
  perServer: number;
}

export interface Settings {
  production: boolean;
  databaseKind: OpenDatabase['kind'];
  /** Origin under which the portal is reached. */
  publicUrl: string;
  /** The company's addresses in social networks. */
  socialLinks: readonly string[];
  secret: string;
  trustedProxies: readonly string[];
  /** Tokens of a language model in a day: of all sites, and of one; null where none answers. */
  tokenCaps: { perDay: number; perSite: number } | null;
  /** What the mail vendor's calls must bring; without it, none is taken. */
  mailVendor: { user: string; password: string } | null;
  /** Whom our mails come from. */
  mailFrom: string;
  /** Our experts who can be called at the same time. */
  expertsAtOnce: number;
  /** Mails about accounts in an hour, whoever asks. */
  accountMailsPerHour: number;
  /** The vendor's stream for news. */
  broadcastStream: string;
  /** `/dev/*` exists only with this and a local `publicUrl`, and only for loopback callers. */
  development: boolean;
  /** Webhooks may go to this machine, over http too; only with `development`. */
  webhooksToLoopback: boolean;
  /** Where to tell who signs in and out, and the secret that signs it. */
  tokenSync: { url: string; secret: string } | null;
  /** How many answers of the adviser may be written at the same time. */
  streams: StreamLimits;
  /** How many may wait for news at the same time: browsers of one person, and all. */
  listeners: StreamLimits;
  /** Replies are checked against the contract; tests only, it costs time. */
  checkReplies: boolean;
  /** Folder with `embed/` and `host-site/`. */
  distDir: string;
}
