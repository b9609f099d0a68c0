import { type AnyPgColumn, type SQL, sql } from '#api/database/sql.ts';

type LeadColumns = Record<'handedTo' | 'withdrawnAt' | 'confirmedAt', AnyPgColumn>;

/** Confirmed, still standing, and no company has it. An index holds these alone. */
export function isUnassigned({ handedTo, withdrawnAt, confirmedAt }: LeadColumns): SQL {
  return sql`${handedTo} = 0 and ${withdrawnAt} is null and ${confirmedAt} is not null`;
}

/** Nobody has said yet that it was theirs. Likewise. */
export function isUnconfirmed({ withdrawnAt, confirmedAt }: Pick<LeadColumns, 'withdrawnAt' | 'confirmedAt'>): SQL {
  return sql`${withdrawnAt} is null and ${confirmedAt} is null`;
}

/** The step after which a project is complete, done. Likewise. */
export function isInstalled({ kind, doneAt }: Record<'kind' | 'doneAt', AnyPgColumn>): SQL {
  return sql`${kind} = 'installation' and ${doneAt} is not null`;
}
