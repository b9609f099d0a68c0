import type { FailingJob, Health, JobKind, Suppression } from '#domain/contract/health.ts';
import type { ListWords } from '#host-site/texts/staff/texts.ts';

type Reason = Suppression['reason'];

export interface HealthTexts {
  sections: string;
  tabs: Record<'overview' | 'jobs' | 'mailboxes', string>;
  failed: string;
  refresh: string;
  /** Of what somebody should look at. */
  look: string;
  never: string;
  sent: (hours: number) => string;
  ofMails: (mails: Health['mails']) => string;
  database: string;
  kinds: Record<Health['database']['kind'], string>;
  media: string;
  pictures: (count: string) => string;
  free: (size: string) => string;
  sweep: string;
  sweepHint: string;
  sweepFailed: (tables: string) => string;
  queues: string;
  queueColumns: Record<'kind' | 'waiting' | 'since' | 'later' | 'failing', string>;
  webhooks: string;
  noWebhooks: string;
  webhookColumns: Record<'company' | 'host' | 'since' | 'state', string>;
  switchedOff: string;
  stillTried: string;
  jobs: ListWords & {
    kinds: Record<JobKind, string>;
    states: Record<FailingJob['state'], string>;
  } & Record<
      | 'kind'
      | 'state'
      | 'reason'
      | 'unknown'
      | 'attempts'
      | 'since'
      | 'next'
      | 'givenUp'
      | 'number'
      | 'retry'
      | 'retrying',
      string
    >;
  mailboxes: ListWords & {
    reasons: Record<Reason, string>;
    /** What stands against letting mails go there again. */
    meaning: Record<Reason, string>;
  } & Record<'since' | 'reason' | 'remove' | 'keep' | 'question' | 'vendorHint', string>;
}
