import type { Database } from '#api/database/database.ts';
import { type AuditChange, audit } from '#api/database/schema/platform.ts';
import type { Clock, Ids } from '#api/ground/system.ts';

interface AuditEntry {
  actorScope: string;
  verb: string;
  entity: string;
  entityId: string;
  requestId: string;
  /** What was so before and is so now. */
  change?: AuditChange;
}

export interface Audit {
  /** Joins the transaction of the work it records. */
  record(tx: Database, entry: AuditEntry): Promise<void>;
}

export function createAudit({ clock, ids }: { clock: Clock; ids: Ids }): Audit {
  return {
    async record(tx, entry) {
      await tx.insert(audit).values({ ...entry, id: ids.next(), createdAt: clock.now() });
    },
  };
}
