import type { AdvisorPiece } from '#api/advisor/advisor.ts';
import type { ServiceContext } from '#api/context/service-context.ts';
import { message } from '#api/database/schema/chat.ts';
import { visit as visitTable } from '#api/database/schema/leads.ts';
import { type AnyPgColumn, eq, sql } from '#api/database/sql.ts';
import { keepChatHome, statedOf } from '#api/services/chat/chat-home.ts';
import type { OpenTurn } from '#api/services/chat/open-turn.ts';
import { seenVisit } from '#api/services/visits/open-visit.ts';
import type { AdvisorKind } from '#domain/chat/advisor-kind.ts';
import type { ChatIntent } from '#domain/chat/message.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import { isBare } from '#domain/chat/tags.ts';
import type { ChatReply } from '#domain/contract/chat.ts';
import { profileFromFacts } from '#domain/home/codecs.ts';
import { type ChatFacts, withFacts } from '#domain/home/facts.ts';
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

/** The home as this message leaves it, with what was set while it was answered. */
async function homeAfter(context: ServiceContext, { visit, asking, stated, seen }: OpenTurn, learnt: ChatFacts) {
  // Nothing is set between reading it and writing the home: who sets something waits for the visit's row.
  await context.tx.select({ id: visitTable.id }).from(visitTable).where(eq(visitTable.id, visit.id)).for('update');
  const set = await statedOf(context, visit);
  const own = withFacts(stated, set);
  const facts = withFacts(withFacts(withFacts(asking.facts, set), learnt), own);
  return profileFromFacts(facts, marketCurrency(asking.locale.market), own, seen);
}

/**
 * Writes both messages of a turn, in place of those that a cut answer under the same key left, its visit and its home: in
 * one statement, since each way to the database costs more than the adviser itself.
 */
async function keepTurn(
  context: ServiceContext,
  turn: OpenTurn,
  { facts: learnt, tags: _, intent: __, language: ___, timestamp, ...answer }: ChatReply,
  key: string | null,
): Promise<void> {
  const { tx, ids, now } = context;
  const { visit, asking, shown } = turn;
  const shared = { visitId: visit.id, turnKey: key };
  const showed = !isBare(shown) && { tags: shown };
  const said = { ...shared, ...showed, id: ids.next(), role: 'user' as const, content: asking.message, facts: learnt };
  const seen = tx.$with('seen').as(seenVisit(context, visit).returning({ id: visitTable.id }));
  const home = learnt && (await homeAfter(context, turn, learnt));
  const known = home ? [tx.$with('known').as(keepChatHome(context, visit, home))] : [];
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

interface Answer {
  content: string;
  facts: ChatFacts;
  intent?: ChatIntent;
  asked?: OpenQuestion;
  suggestions?: readonly string[];
  /** Who spoke last. */
  advisor?: AdvisorKind;
}

/** What was said until it ended or was cut. */
interface Said {
  pieces: readonly AdvisorPiece[];
  isCut: boolean;
  key: string | null;
}

/** An answer's pieces put together. */
function wholeAnswer(pieces: readonly AdvisorPiece[]): Answer {
  const answer: Answer = { content: '', facts: {} };
  for (const piece of pieces) {
    if (piece.by) answer.advisor = piece.by;
    if (piece.kind === 'text') answer.content += piece.text;
    if (piece.kind === 'anew') answer.content = '';
    if (piece.kind === 'facts') Object.assign(answer.facts, piece.facts);
    if (piece.kind === 'intent') answer.intent = piece.intent;
    if (piece.kind === 'asked') answer.asked = piece.question;
    if (piece.kind === 'suggested') answer.suggestions = piece.questions;
  }
  return { ...answer, content: answer.content.slice(0, MAX_MESSAGE_LENGTH) };
}

/** The reply to a turn, and the writing down of what was said and what it taught. */
export function closeTurn(
  context: ServiceContext,
  turn: OpenTurn,
  { pieces, isCut, key }: Said,
): { reply: ChatReply; keep: () => Promise<void> } {
  const { clock, ids } = context;
  const { content, facts, intent, asked, suggestions, advisor = context.advisor.kind } = wholeAnswer(pieces);
  const { tags } = turn.asking;
  const reply: ChatReply = {
    id: ids.next(),
    role: 'assistant',
    content,
    timestamp: clock.now().getTime(),
    ...(asked && { asked }),
    ...(suggestions && { suggestions: [...suggestions] }),
    ...(isCut && { isCut }),
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(!isBare(tags) && { tags }),
    ...(intent && { intent }),
    advisor,
    ...(turn.language && { language: turn.language }),
  };
  return { reply, keep: () => keepTurn(context, turn, reply, key) };
}
