import { lead } from '#api/database/schema/leads.ts';
import { idStartsWith, lastWordOf, startsWith } from '#api/database/search.ts';
import { and, isNotNull, isNull, or, type SQL } from '#api/database/sql.ts';

/** Its words are told to our staff: its owner has said that it is theirs, and stands by it. */
const isTold = and(isNotNull(lead.confirmedAt), isNull(lead.withdrawnAt));

/** Leads by the beginning of their number, or of what may be told of them: the name, its last word, the place. */
export function isLeadLike(query: string): SQL | undefined {
  const { id, name, place } = lead;
  const words = [startsWith(name, query), startsWith(lastWordOf(name), query), startsWith(place, query)];
  return or(idStartsWith(id, query), and(isTold, or(...words)));
}

interface Told {
  confirmedAt: Date | null;
  withdrawnAt: Date | null;
}

/** What a list says of somebody: nothing, where their words are not told. */
export function toldOf<Row extends Told & Record<'name' | 'place', string>>({ name, place, ...row }: Row) {
  const isShown = row.confirmedAt !== null && row.withdrawnAt === null;
  return isShown ? { name, place } : { name: null, place: null };
}
