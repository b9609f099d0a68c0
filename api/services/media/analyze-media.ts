import type { Seen } from '#api/advisor/vision.ts';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { message } from '#api/database/schema/chat.ts';
import { media } from '#api/database/schema/media.ts';
import { eq } from '#api/database/sql.ts';
import type { Picture } from '#api/media/pictures/recode.ts';
import { chatHomeOf, keepChatHome } from '#api/services/chat/chat-home.ts';
import { openPurse, purseOwner } from '#api/services/chat/purse.ts';
import { bytesOfUrl, limitMedia, limitMediaBytes } from '#api/services/media/limit-media.ts';
import { type MediaRow, shownMedia } from '#api/services/media/media-rows.ts';
import { keepVisit } from '#api/services/visits/open-visit.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { analyzeMedia as endpoint } from '#domain/contract/media.ts';
import { Failure } from '#domain/failure.ts';
import { withSeen } from '#domain/home/codecs.ts';
import { marketCurrency } from '#domain/place.ts';
import { type FoundInMedia, sayMedia } from '#texts/media/say-media.ts';

type Body = BodyOf<typeof endpoint>;

export interface OpenMedia {
  visit: Visit;
  original: Uint8Array;
  asked: Pick<Body, 'mediaType'> & { subject: NonNullable<Body['subject']>; question: string };
}

/** Counts the call and reads the picture out of it. */
export async function openMedia(context: ServiceContext, body: Body): Promise<OpenMedia> {
  const { visit } = context;
  if (!visit) throw new Failure('visit-invalid');
  const { mediaUrl, mediaType, subject = 'other', question = '' } = body;
  await limitMedia(context, visit);
  const original = bytesOfUrl(mediaUrl);
  await limitMediaBytes(context, visit, original.byteLength);
  return { visit, original, asked: { mediaType, subject, question } };
}

/** Notes that a file is about to be: what is never told of is found by it, and removed. Of the test key nothing is kept. */
async function store(context: ServiceContext, { visit }: OpenMedia, row: MediaRow, { bytes }: Picture): Promise<void> {
  if (visit.site.isTest) return;
  await context.tx.insert(media).values({ ...row, visitId: null, isKept: false });
  await context.media.put(row.id, bytes);
}

async function look(
  context: ServiceContext,
  { visit, asked }: OpenMedia,
  { bytes: picture }: Picture,
  signal: AbortSignal,
): Promise<Seen | 'automatic' | 'failed' | 'budget'> {
  const { vision, locale } = context;
  if (!vision) return 'automatic';
  const paying = { caller: purseOwner(context, visit), purse: openPurse(context, visit) };
  return vision({ ...asked, ...paying, picture, locale }, signal);
}

function rowOf(
  { ids, now, locale }: ServiceContext,
  { visit, asked }: OpenMedia,
  picture: Picture,
  found: FoundInMedia,
) {
  const { width, height, bytes, flaws } = picture;
  const facts = typeof found.seen === 'string' ? {} : found.seen.facts;
  return {
    ...{
      id: ids.next(),
      visitId: visit.id,
      handoffId: visit.handoffId ?? null,
      kind: asked.mediaType,
      subject: asked.subject,
    },
    ...{ width, height, bytes: bytes.byteLength, flaws },
    findings: Object.keys(facts).length > 0 ? facts : null,
    analysis: sayMedia(found, locale),
    advisor: typeof found.seen === 'string' ? ('automatic' as const) : ('ai' as const),
    isKept: true,
    createdAt: now,
  } satisfies MediaRow;
}

/** Draws the picture anew, has it looked at and its file kept. No transaction is open meanwhile. */
export async function* speakOfMedia(
  context: ServiceContext,
  plan: OpenMedia,
  signal: AbortSignal,
): AsyncGenerator<MediaRow> {
  const { visit, original, asked } = plan;
  const picture = await context.recode(original);
  await limitMediaBytes(context, visit, picture.bytes.byteLength - original.byteLength);
  const { subject } = asked;
  const { flaws } = picture;
  const seen = await look(context, plan, picture, signal);
  if (signal.aborted) return;
  const row = rowOf(context, plan, picture, { subject, flaws, seen });
  await store(context, plan, row, picture);
  yield row;
}

/** What was seen counts as the server's own finding: above what was read from words, below what the visitor has set. */
async function keepFindings(context: ServiceContext, { visit }: OpenMedia, { findings }: MediaRow): Promise<void> {
  if (!findings) return;
  const home = (await chatHomeOf(context, visit)) ?? {};
  await keepChatHome(context, visit, withSeen(home, findings, marketCurrency(context.locale.market)));
}

async function keep(context: ServiceContext, plan: OpenMedia, row: MediaRow): Promise<void> {
  const { tx } = context;
  const { id, findings, analysis: content, advisor, createdAt } = row;
  const visitId = plan.visit.id;
  await keepVisit(context, plan.visit);
  await tx.update(media).set({ visitId, isKept: true }).where(eq(media.id, id));
  await tx.insert(message).values({ id, visitId, role: 'seen', content, facts: findings, advisor, createdAt });
  await keepFindings(context, plan, row);
}

/** The reply, and the writing down of what was seen. */
export function closeMedia(
  context: ServiceContext,
  plan: OpenMedia,
  { pieces: [row], isCut }: { pieces: readonly MediaRow[]; isCut: boolean },
): { reply: ReplyOf<typeof endpoint>; keep: () => Promise<void> } {
  if (!row) throw new Failure('unavailable');
  const media = shownMedia(row, context);
  return {
    reply: { analysis: media.analysis, media },
    keep: async () => void (isCut || (await keep(context, plan, row))),
  };
}
