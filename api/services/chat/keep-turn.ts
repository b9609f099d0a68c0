import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '#api/context/service-context.ts';
import { message } from '#api/database/schema/chat.ts';
import { homeProfile, visit as visitTable } from '#api/database/schema/leads.ts';
import type { OpenTurn } from '#api/services/chat/open-turn.ts';
import { seenVisit } from '#api/services/visits/keep-visit.ts';
import type { ChatFacts } from '#domain/chat/chat-facts.ts';
import { profileFromFacts } from '#domain/chat/facts-profile.ts';
import { withFacts } from '#domain/chat/with-facts.ts';
import type { ChatReply } from '#domain/contract/chat.ts';
import { marketCurrency } from '#domain/place.ts';

const fresh = (column: AnyPgColumn) => sql.raw(`excluded.${column.name}`);
const { id, content, facts, tags, asked, isCut, advisor, createdAt } = message;
const replaced = {
  id: fresh(id),
  content: fresh(content),
  facts: fresh(facts),
  tags: fresh(tags),
  asked: fresh(asked),
  isCut: fresh(isCut),
  advisor: fresh(advisor),
  createdAt: fresh(createdAt),
};

/** The home as this message leaves it, in place of how it was. */
function knownProfile({ tx, ids, now }: ServiceContext, { visit, asking, stated }: OpenTurn, learnt: ChatFacts) {
  const facts = withFacts(withFacts(asking.facts, learnt), stated);
  const profile = profileFromFacts(facts, marketCurrency(asking.locale.market));
  return tx
    .insert(homeProfile)
    .values({ id: ids.next(), visitId: visit.id, profile, isChat: true, createdAt: now })
    .onConflictDoUpdate({ target: homeProfile.visitId, targetWhere: sql`${homeProfile.isChat}`, set: { profile } })
    .returning({ id: homeProfile.id });
}

/**
 * Writes both messages of a turn, in place of those that a cut answer under the same key left, its visit and its home: in
 * one statement, since each way to the database costs more than the adviser itself.
 */
export async function keepTurn(
  context: ServiceContext,
  turn: OpenTurn,
  { facts: learnt, timestamp, ...answer }: ChatReply,
  key: string | null,
): Promise<void> {
  const { tx, ids, now } = context;
  const { visit, asking, shown } = turn;
  const shared = { visitId: visit.id, turnKey: key };
  const showed = Object.values(shown).some((it) => it.length > 0) && { tags: shown };
  const said = { ...shared, ...showed, id: ids.next(), role: 'user' as const, content: asking.message, facts: learnt };
  const seen = tx.$with('seen').as(seenVisit(context, visit).returning({ id: visitTable.id }));
  const known = learnt ? [tx.$with('known').as(knownProfile(context, turn, learnt))] : [];
  await tx
    .with(seen, ...known)
    .insert(message)
    .values([
      { ...said, createdAt: now },
      { ...shared, ...answer, createdAt: new Date(timestamp) },
    ])
    .onConflictDoUpdate({
      target: [message.visitId, message.turnKey, message.role],
      set: replaced,
      setWhere: sql`${isCut} or ${message.role} = 'user'`,
    });
}
