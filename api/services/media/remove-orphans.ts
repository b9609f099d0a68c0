import type { Deps } from '#api/context/deps.ts';
import { partnerDocument } from '#api/database/schema/applications.ts';
import { media } from '#api/database/schema/media.ts';
import { projectDocument } from '#api/database/schema/projects.ts';
import { and, asc, eq, isNull, lte, or } from '#api/database/sql.ts';

type Context = Pick<Deps, 'database' | 'media' | 'clock'>;

/** Longer than any file takes from its first byte to its row. */
const WRITING_MS = 3_600_000;
const AT_ONCE = 100;

/** What has a file, and what it hangs on. */
const filed = [
  { table: media, owner: media.visitId },
  { table: projectDocument, owner: projectDocument.projectId },
  { table: partnerDocument, owner: partnerDocument.applicationId },
] as const;
type Filed = (typeof filed)[number];

async function removeOf({ database: { db }, media: files, clock }: Context, { table, owner }: Filed): Promise<void> {
  const begun = new Date(clock.now().getTime() - WRITING_MS);
  const isDone = or(eq(table.isKept, true), lte(table.createdAt, begun));
  for (;;) {
    const orphans = await db
      .select({ id: table.id })
      .from(table)
      .where(and(isNull(owner), isDone))
      .orderBy(asc(table.createdAt))
      .limit(AT_ONCE);
    for (const { id } of orphans) {
      await files.remove(id);
      await db.delete(table).where(eq(table.id, id));
    }
    if (orphans.length < AT_ONCE) return;
  }
}

/** Removes the files of pictures and documents that belong to nothing any more, or never came to anything; then what was noted of them. */
export async function removeOrphans(context: Context): Promise<void> {
  for (const it of filed) await removeOf(context, it);
}
