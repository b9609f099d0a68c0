import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { readHistory } from '#api/advisor/read-history.ts';
import { message as messageTable } from '#api/database/schema/chat.ts';
import { visit as visitTable } from '#api/database/schema/leads.ts';
import type { ServiceContext, Visit } from '#api/http/route.ts';
import type { KnownFacts } from '#domain/chat/chat-facts.ts';
import { MAX_HISTORY } from '#domain/chat/message.ts';
import { isAnswered, openQuestions } from '#domain/chat/questions.ts';
import { withFacts } from '#domain/chat/with-facts.ts';
import type { sendChat } from '#domain/contract/chat.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import type { Locale } from '#domain/format.ts';
import { usualMarket } from '#domain/place.ts';

export interface OpenTurn {
  visit: Visit;
  asking: AdvisorTurn;
  /** What stands against anything that is said. */
  stated: KnownFacts;
}

function limitTurns({ limiter, tx, askedBy }: ServiceContext, visit: Visit): Promise<void> {
  if (!visit.known) return limiter.alone(tx, [['chatWithoutVisit', askedBy]]);
  return limiter.alone(tx, [
    ['chatPerVisit', visit.id],
    ['chatPerAddress', askedBy],
  ]);
}

/** What the message names, else what the visit was opened with. */
async function localeOf({ tx }: ServiceContext, { id }: Visit, body: BodyOf<typeof sendChat>): Promise<Locale> {
  const { language: spoken, market: served } = body;
  if (spoken && served) return { language: spoken, market: served };
  const [opened] = await tx.select().from(visitTable).where(eq(visitTable.id, id));
  const language = spoken ?? opened?.language ?? 'de';
  return { language, market: served ?? opened?.market ?? usualMarket(language) };
}

/** What the visit's earlier messages taught. */
async function storedFacts({ tx }: ServiceContext, { id }: Visit): Promise<KnownFacts> {
  const { facts, visitId, position } = messageTable;
  const taught = and(eq(visitId, id), isNotNull(facts));
  const rows = await tx.select({ facts }).from(messageTable).where(taught).orderBy(asc(position));
  return rows.reduce<KnownFacts>((known, row) => withFacts(known, row.facts ?? {}), {});
}

/** PostgreSQL stores no NUL and no half of a surrogate pair. */
const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed();

/** Counts the call and reads the conversation. A history that came full has lost its beginning: the visit remembers that. */
export async function openTurn(context: ServiceContext, body: BodyOf<typeof sendChat>): Promise<OpenTurn> {
  const { visit, now } = context;
  if (!visit) throw new Failure('visit-invalid');
  await limitTurns(context, visit);
  const locale = await localeOf(context, visit, body);
  const { history = [], stated = {} } = body;
  const message = storable(body.message);
  const before = history.length < MAX_HISTORY ? {} : await storedFacts(context, visit);
  const { facts: said, tags } = readHistory({ history, message, locale, before, now });
  const facts = withFacts(said, stated);
  const open = openQuestions.filter((question) => !isAnswered(question, facts));
  return { visit, stated, asking: { locale, message, history, facts, tags, open, now } };
}
