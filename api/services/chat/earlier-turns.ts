import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { message } from '#api/database/schema/chat.ts';
import type { ChatFacts, KnownFacts } from '#domain/chat/chat-facts.ts';
import { type ChatTags, joinTags } from '#domain/chat/tags.ts';
import { withFacts } from '#domain/chat/with-facts.ts';

/** Messages that taught or showed something: far more than a home has to tell. */
const MOST_READ = 200;

interface Earlier {
  facts: KnownFacts;
  tags: ChatTags;
}

/** What a visit's stored messages taught and showed, and before them what the caller's history says they did. */
export async function earlierTurns(
  { tx }: ServiceContext,
  { id, known }: Visit,
  history: readonly { facts?: ChatFacts | undefined }[],
  key: string | null,
): Promise<Earlier> {
  const { facts, tags, visitId, position, turnKey } = message;
  const told = history.reduce<KnownFacts>((before, it) => withFacts(before, it.facts ?? {}), {});
  if (!known) return { facts: told, tags: joinTags([]) };
  // A repeat of a turn that was cut replaces that turn: it is not known before itself.
  const isEarlier = sql`${turnKey} is distinct from ${key}`;
  const rows = await tx
    .select({ facts, tags })
    .from(message)
    .where(and(eq(visitId, id), or(isNotNull(facts), isNotNull(tags)), key === null ? undefined : isEarlier))
    .orderBy(desc(position))
    .limit(MOST_READ);
  return {
    facts: rows.reduceRight<KnownFacts>((before, row) => withFacts(before, row.facts ?? {}), told),
    tags: joinTags(rows.flatMap((row) => row.tags ?? [])),
  };
}
