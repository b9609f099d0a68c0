import type { Deps } from '#api/context/deps.ts';
import { media } from '#api/database/schema/media.ts';
import { and, asc, eq, isNull, lte, or } from '#api/database/sql.ts';

type Context = Pick<Deps, 'database' | 'media' | 'clock'>;

/** Longer than any picture takes from its first byte to its row. */
const WRITING_MS = 3_600_000;
const AT_ONCE = 100;

/** Removes the files of pictures that belong to no visit any more, or never came to one; then what was noted of them. */
export async function removeOrphans({ database: { db }, media: files, clock }: Context): Promise<void> {
  const begun = new Date(clock.now().getTime() - WRITING_MS);
  const isDone = or(media.isKept, lte(media.createdAt, begun));
  for (;;) {
    const orphans = await db
      .select({ id: media.id })
      .from(media)
      .where(and(isNull(media.visitId), isDone))
      .orderBy(asc(media.createdAt))
      .limit(AT_ONCE);
    for (const { id } of orphans) {
      await files.remove(id);
      await db.delete(media).where(eq(media.id, id));
    }
    if (orphans.length < AT_ONCE) return;
  }
}
