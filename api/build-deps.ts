import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Advisor } from '#api/advisor/advisor.ts';
import { createBreaker } from '#api/advisor/breaker.ts';
import { builtinAdvisor } from '#api/advisor/builtin/builtin-advisor.ts';
import { createOpenAiAdvisor } from '#api/advisor/openai/openai-advisor.ts';
import { createOpenAiStrategist, REASONS_TOKENS } from '#api/advisor/openai/strategist.ts';
import { TURN_TOKENS } from '#api/advisor/openai/talk.ts';
import { createOpenAiEye, LOOK_TOKENS } from '#api/advisor/openai/vision.ts';
import { REASONS_MS, type Strategist } from '#api/advisor/strategist.ts';
import { LOOK_MS, type Vision } from '#api/advisor/vision.ts';
import { withPatience } from '#api/advisor/with-patience.ts';
import { usualPatience, withStandIn } from '#api/advisor/with-stand-in.ts';
import type { ModelConfig } from '#api/config/vendors.ts';
import type { Config } from '#api/config.ts';
import type { Deps, Settings } from '#api/context/deps.ts';
import type { OpenDatabase } from '#api/database/database.ts';
import { createAudit } from '#api/events/audit.ts';
import { createEvents } from '#api/events/events.ts';
import { createLive } from '#api/events/live.ts';
import { createShutdown } from '#api/ground/shutdown.ts';
import { systemClock, systemIds, systemRandom } from '#api/ground/system.ts';
import { createIdentity } from '#api/identity/identity-providers.ts';
import type { Jobs } from '#api/jobs/jobs.ts';
import { createLimiter, type LimitRules } from '#api/limits/limiter.ts';
import { outbox } from '#api/mail/mail-port.ts';
import { createPostmark } from '#api/mail/postmark.ts';
import { createFolder } from '#api/media/folder.ts';
import { createBucket } from '#api/media/s3.ts';
import { createWorkQueue } from '#api/media/work-queue.ts';
import { computeKept } from '#api/services/estimate/kept-estimate.ts';
import { createPhoneDirectory } from '#api/services/handoffs/phone-directory.ts';
import { createSiteDirectory } from '#api/services/visits/site-directory.ts';
import { createVisitTokens } from '#api/services/visits/visit-token.ts';
import { sessionSecret } from '#api/session-secret.ts';
import { createWebhookClient } from '#api/webhooks/webhook-client.ts';

/** What tests and benchmarks put in place of the real thing. */
export interface Overrides
  extends Partial<
    Pick<Deps, 'clock' | 'ids' | 'random' | 'mail' | 'media' | 'webhooks' | 'identity' | 'advisor' | 'logger'>
  > {
  limits?: Partial<LimitRules>;
  settings?: Partial<Settings>;
  /** How long a model may be silent. */
  patience?: typeof usualPatience;
  /** How long one may look at a picture. */
  lookMs?: number;
  /** How long one may look for reasons. */
  reasonsMs?: number;
  /** Called when the database hangs for good, in place of ending the process. */
  onHung?: () => void;
}

/** A second one for the retry of a message whose answer was lost. */
const STREAMS_PER_VISIT = 2;

/** Browsers of one person that wait for news; all tabs of a browser are one. */
const LISTENERS_PER_PERSON = 4;
/** In this process: each costs a connection and next to nothing else. */
const MAX_LISTENERS = 1_500;

const DAY_SECONDS = 86_400;

interface Parts {
  config: Config;
  publicUrl: string;
  database: OpenDatabase;
  jobs: Jobs;
  logger: Logger;
}

function settingsOf({ config, publicUrl, database }: Parts): Settings {
  return {
    production: config.production,
    databaseKind: database.kind,
    tokenCaps: config.model && { perDay: config.model.tokens.perDay, perSite: config.model.tokens.perSite },
    publicUrl,
    socialLinks: config.socialLinks,
    secret: sessionSecret(config),
    trustedProxies: config.trustedProxies,
    mailVendor: config.mail.webhook,
    mailFrom: config.mail.from,
    expertsAtOnce: config.expertsAtOnce,
    accountMailsPerHour: config.mail.accountMailsPerHour,
    broadcastStream: config.mail.broadcastStream,
    development: !config.production,
    webhooksToLoopback: false,
    tokenSync: config.tokenSync,
    streams: { each: STREAMS_PER_VISIT, perServer: config.maxStreams },
    listeners: { each: LISTENERS_PER_PERSON, perServer: MAX_LISTENERS },
    checkReplies: false,
    distDir: resolve(import.meta.dirname, '../dist'),
  };
}

/** Of the vendor's error, no word: it may quote what was asked. */
function errorFacts(error: unknown) {
  const { name, status, code } = error as { name?: string; status?: number; code?: string };
  return { kind: name, status, code };
}

function modelAdvisor(model: ModelConfig, patience: typeof usualPatience, logger: Logger): Advisor {
  return withStandIn(createOpenAiAdvisor(model, computeKept), {
    standIn: builtinAdvisor,
    breaker: createBreaker(),
    turnTokens: TURN_TOKENS,
    ...patience,
    note: (why) => logger.warn({ error: errorFacts(why) }, 'the model is not answering'),
  });
}

/** What the logger hears where a model is asked once and does not answer. */
const silences = {
  vision: 'the model does not look at pictures',
  strategist: 'the model gives no reasons',
};

/** How a model is asked once: with a breaker of its own, and so long. */
const sittingOf = (what: keyof typeof silences, patienceMs: number, logger: Logger) => ({
  breaker: createBreaker(),
  patienceMs,
  note: (why: unknown) => logger.warn({ error: errorFacts(why) }, silences[what]),
});

const modelVision = (model: ModelConfig, patienceMs: number, logger: Logger): Vision =>
  withPatience(createOpenAiEye(model), { ...sittingOf('vision', patienceMs, logger), mostTokens: LOOK_TOKENS });

const modelStrategist = (model: ModelConfig, patienceMs: number, logger: Logger): Strategist =>
  withPatience(createOpenAiStrategist(model), {
    ...sittingOf('strategist', patienceMs, logger),
    mostTokens: REASONS_TOKENS,
  });

/** Of the work of drawing pictures anew, and of its code, which few calls need. */
function createRecode(): Deps['recode'] {
  const queue = createWorkQueue();
  return (original) =>
    queue.run(async () => {
      const { recode } = await import('#api/media/pictures/recode.ts');
      return recode(original);
    });
}

const createStore = ({ store }: Config['media']) =>
  'folder' in store ? createFolder(store.folder) : createBucket(store.bucket);

function tokenRules({ model }: Config): Partial<LimitRules> {
  if (!model) return {};
  const { perVisit, perAddress, perSite, perDay } = model.tokens;
  const aDay = (points: number) => ({ points, seconds: DAY_SECONDS });
  return {
    tokensPerVisit: aDay(perVisit),
    tokensPerAddress: aDay(perAddress),
    tokensPerSite: aDay(perSite),
    tokensPerDay: aDay(perDay),
  };
}

export function buildDeps(parts: Parts, overrides: Overrides = {}): Deps {
  const { config, database, jobs, logger } = parts;
  const { clock = systemClock, ids = systemIds, random = systemRandom, patience = usualPatience } = overrides;
  const settings = { ...settingsOf(parts), ...overrides.settings };
  const bytesPerServer = { points: config.storedBytesPerDay, seconds: DAY_SECONDS };
  const bytesOfMediaPerDay = { points: config.media.kilobytesPerDay, seconds: DAY_SECONDS };
  const sites = createSiteDirectory(clock);
  const loopback = settings.development && settings.webhooksToLoopback;
  return {
    clock,
    ids,
    random,
    database,
    jobs,
    mail: overrides.mail ?? (config.mail.postmarkToken ? createPostmark(config.mail) : outbox),
    webhooks: overrides.webhooks ?? createWebhookClient({ loopback }),
    identity:
      overrides.identity ??
      createIdentity({
        configured: config.providers,
        development: settings.development && !config.production ? settings : null,
      }),
    limiter: createLimiter({ bytesPerServer, bytesOfMediaPerDay, ...tokenRules(config), ...overrides.limits }),
    events: createEvents({ clock, ids, jobs }),
    live: createLive(database),
    audit: createAudit({ clock, ids }),
    advisor: overrides.advisor ?? (config.model ? modelAdvisor(config.model, patience, logger) : builtinAdvisor),
    vision: config.model && modelVision(config.model, overrides.lookMs ?? LOOK_MS, logger),
    strategist: config.model && modelStrategist(config.model, overrides.reasonsMs ?? REASONS_MS, logger),
    media: overrides.media ?? createStore(config.media),
    recode: createRecode(),
    logger,
    shutdown: createShutdown(),
    sites,
    phones: createPhoneDirectory(settings.secret, sites),
    visitTokens: createVisitTokens(settings.secret),
    settings,
  };
}
