import type { Database } from '#api/database/database.ts';

/** Every kind of job and its data: ids only, the row holds the rest. */
export interface JobData {
  'send-mail': { emailId: string };
}
export type JobName = keyof JobData;

export interface Jobs {
  /** Joins the transaction: the job exists exactly when the work does. */
  send<Name extends JobName>(tx: Database, name: Name, data: JobData[Name], runAt?: Date): Promise<void>;
}

export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };
