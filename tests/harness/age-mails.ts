import type { TwoSites } from '#tests/harness/two-sites.ts';

/** As if all mails so far had been asked for an hour earlier: for a test of more mails than one client may cause. */
export async function ageMails({ api }: TwoSites): Promise<void> {
  await api().deps.database.db.execute(`update email set created_at = created_at - interval '1 hour'`);
}
