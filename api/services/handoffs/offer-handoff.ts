import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { handoff } from '#api/database/schema/handoffs.ts';
import { and, eq, isNull } from '#api/database/sql.ts';
import { codeHash } from '#api/services/handoffs/handoff-hash.ts';
import { keepVisit } from '#api/services/visits/open-visit.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { offerHandoff as endpoint } from '#domain/contract/handoffs.ts';
import { Failure } from '#domain/failure.ts';
import { CODE_LENGTH, CODE_MINUTES, codeOf, phoneUrl } from '#domain/handoff/handoff.ts';

const MINUTE_MS = 60_000;

function ownVisit({ visit }: ServiceContext): Visit {
  if (!visit?.known) throw new Failure('visit-invalid');
  if (visit.site.isTest) throw new Failure('unavailable');
  return visit;
}

/** A new link for one phone, in place of those of the visit that still wait. */
export async function offerHandoff(context: ServiceContext): Promise<ReplyOf<typeof endpoint>> {
  const { tx, ids, now, random, limiter, askedBy, settings, locale } = context;
  const visit = ownVisit(context);
  await limiter.durable(tx, 'handoffPerVisit', visit.id);
  await limiter.durable(tx, 'handoffPerAddress', askedBy);
  await keepVisit(context, visit);
  await tx.delete(handoff).where(and(eq(handoff.visitId, visit.id), isNull(handoff.tokenHash)));
  const code = codeOf(random.bytes(CODE_LENGTH));
  const endsAt = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
  const row = { id: ids.next(), visitId: visit.id, codeHash: codeHash(settings.secret, code) };
  await tx.insert(handoff).values({ ...row, createdAt: now, endsAt });
  return { url: phoneUrl(settings.publicUrl, locale.language, code), endsAt: endsAt.toISOString() };
}
