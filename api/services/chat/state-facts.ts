import type { ServiceContext } from '#api/context/service-context.ts';
import { message } from '#api/database/schema/chat.ts';
import { chatHomeOf, keepChatHome } from '#api/services/chat/chat-home.ts';
import { keepVisit } from '#api/services/visits/open-visit.ts';
import type { stateFacts as endpoint } from '#domain/contract/chat.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import { withStated } from '#domain/home/codecs.ts';
import { marketCurrency } from '#domain/place.ts';

/** Keeps what the visitor sets, and the home as it is with it. */
export async function stateFacts(
  context: ServiceContext,
  { facts }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { visit, tx, ids, now, locale } = context;
  if (!visit) throw new Failure('visit-invalid');
  await keepVisit(context, visit);
  const set = { visitId: visit.id, role: 'stated' as const, content: '', facts };
  await tx.insert(message).values({ ...set, id: ids.next(), createdAt: now });
  const before = (await chatHomeOf(context, visit)) ?? {};
  await keepChatHome(context, visit, withStated(before, facts, marketCurrency(locale.market)));
  return { stored: true };
}
