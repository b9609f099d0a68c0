import type { Database } from '#api/database/database.ts';
import type { JobKind } from '#domain/contract/health.ts';

/** The data of each kind of job: ids only, the row holds the rest. */
export interface JobData extends Record<JobKind, object> {
  'handle-event': { eventId: string };
  'send-mail': { emailId: string };
  /** `dueAt` is the delivery's `nextAttemptAt`: a job that was overtaken does nothing. `group` is the company it goes to. */
  'send-webhook': { deliveryId: string; dueAt: string; group: string };
  /** Whether this session still lives is told, and then when its token nears its end. */
  'sync-session': { sessionId: string };
  /** Of a deleted account, whose consent its provider is to forget. */
  'revoke-token': { revocationId: string };
  /** Every file of a picture that belongs to no visit any more. */
  'remove-media': Record<never, never>;
}
export type JobName = JobKind;

export interface Jobs {
  /** Joins the transaction: the job exists exactly when the work does. */
  send<Name extends JobName>(tx: Database, name: Name, data: JobData[Name], runAt?: Date): Promise<void>;
  /** Joins the transaction: removes every job, done or not, whose data names one of these ids. */
  forget(tx: Database, ids: readonly string[]): Promise<void>;
}

export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };
