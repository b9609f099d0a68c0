import type { AskedTurn } from '#api/advisor/advisor.ts';
import { inTurn } from '#api/advisor/in-turn.ts';
import { readTags } from '#api/advisor/read-message.ts';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { prepared } from '#api/database/prepared.ts';
import { message } from '#api/database/schema/chat.ts';
import { and, desc, eq, isNotNull, or, sql } from '#api/database/sql.ts';
import { Readings } from '#api/reading/read-once.ts';
import { openPurse, purseOwner } from '#api/services/chat/purse.ts';
import { isAnswered, openQuestions } from '#domain/chat/questions.ts';
import { type ChatTags, joinTags } from '#domain/chat/tags.ts';
import type { ChatReply, sendChat } from '#domain/contract/chat.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import { type ChatFacts, type KnownFacts, withFacts } from '#domain/home/facts.ts';
import type { Language } from '#domain/place.ts';

/** Messages that taught or showed something: far more than a home has to tell. */
const MOST_READ = 200;

interface Told {
  facts: KnownFacts;
  /** In pictures. */
  seen: KnownFacts;
  /** Null was taken out. */
  stated: ChatFacts;
}

interface Earlier extends Told {
  tags: ChatTags;
}

type Row = Pick<typeof message.$inferSelect, 'role' | 'facts'>;

/** What is known after one more row; what a message taught gives way to what was set. */
function afterRow({ facts: before, seen: seenBefore, stated }: Told, { role, facts }: Row): Told {
  const after = withFacts(before, facts ?? {});
  const seen = role === 'seen' ? withFacts(seenBefore, facts ?? {}) : seenBefore;
  if (role === 'stated') return { facts: after, seen, stated: { ...stated, ...facts } };
  return { facts: withFacts(after, withFacts({}, stated)), seen, stated };
}

/** Of a visit, without those of one turn: a repeat of a turn that was cut replaces that turn, and is not known before itself. */
const toldIn = prepared((db) => {
  const { role, facts, tags, visitId, position, turnKey } = message;
  const key = sql`${sql.placeholder('key')}::text`;
  const isEarlier = sql`(${key} is null or ${turnKey} is distinct from ${key})`;
  return db
    .select({ role, facts, tags })
    .from(message)
    .where(and(eq(visitId, sql.placeholder('visitId')), or(isNotNull(facts), isNotNull(tags)), isEarlier))
    .orderBy(desc(position))
    .limit(MOST_READ)
    .prepare('told_in');
});

/** What a visit's stored messages taught and showed, and before them what the caller's history says they did. */
async function earlierTurns(
  { tx }: ServiceContext,
  { id, known }: Visit,
  history: readonly Partial<Pick<ChatReply, 'facts' | 'tags'>>[],
  key: string | null,
): Promise<Earlier> {
  const told = history.reduce<KnownFacts>((before, it) => withFacts(before, it.facts ?? {}), {});
  const shown = history.flatMap((it) => it.tags ?? []);
  if (!known) return { facts: told, seen: {}, stated: {}, tags: joinTags(shown) };
  const rows = await toldIn(tx).execute({ visitId: id, key });
  return {
    ...rows.reduceRight<Told>(afterRow, { facts: told, seen: {}, stated: {} }),
    tags: joinTags([...shown, ...rows.toReversed().flatMap((row) => row.tags ?? [])]),
  };
}

export interface OpenTurn {
  visit: Visit;
  asking: AskedTurn;
  /** Of the answer, where it is not that of the page. */
  language: Language | undefined;
  /** The tags of this message alone. */
  shown: ChatTags;
  /** What the caller sent along as set. */
  stated: KnownFacts;
  /** What pictures have shown. */
  seen: KnownFacts;
}

/** Who asks, as an adviser from outside may know it, and who pays for it. */
function askedBy(context: ServiceContext, visit: Visit): Pick<AskedTurn, 'caller' | 'partner' | 'purse'> {
  return {
    caller: purseOwner(context, visit),
    partner: visit.site.partner?.name ?? null,
    purse: openPurse(context, visit),
  };
}

/** Reads the message; what was said before is not read again. */
export async function openTurn(
  context: ServiceContext,
  body: BodyOf<typeof sendChat>,
  key: string | null,
): Promise<OpenTurn> {
  const { visit, now, locale: page } = context;
  if (!visit) throw new Failure('visit-invalid');
  const { message, history = [], smartPrompt: background = '', stated = {} } = body;
  const earlier = await earlierTurns(context, visit, history, key);
  const { hearLanguage } = await import('#api/advisor/hear-language.ts');
  const heard = hearLanguage(message, history, page.language);
  const locale = { ...page, language: heard.language };
  const readings = new Readings();
  const shown = await inTurn(() => readings.within(() => readTags(message, locale.language)));
  const tags = joinTags([earlier.tags, shown]);
  const facts = withFacts(earlier.facts, withFacts(stated, earlier.stated));
  const open = openQuestions.filter((question) => !isAnswered(question, facts));
  const turn = { locale, heard, message, history, background, facts, tags, open, now, readings };
  const language = heard.language === page.language ? undefined : heard.language;
  return { visit, language, stated, shown, seen: earlier.seen, asking: { ...turn, ...askedBy(context, visit) } };
}
