import type { ServiceContext } from '#api/context/service-context.ts';
import { handoff } from '#api/database/schema/handoffs.ts';
import { and, eq, gt, isNull } from '#api/database/sql.ts';
import { codeHash, newPhoneToken, phoneTokenHash } from '#api/services/handoffs/handoff-hash.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { joinHandoff as endpoint } from '#domain/contract/handoffs.ts';
import { Failure } from '#domain/failure.ts';
import { PHONE_MINUTES, readCode } from '#domain/handoff/handoff.ts';

const MINUTE_MS = 60_000;

/** Takes up a link that waits: of two phones at once, one. */
export async function joinHandoff(
  { tx, now, random, limiter, askedBy, settings: { secret } }: ServiceContext,
  { code }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  await limiter.quick('handoffCode', askedBy);
  const waiting = and(
    eq(handoff.codeHash, codeHash(secret, readCode(code) ?? '')),
    isNull(handoff.tokenHash),
    gt(handoff.endsAt, now),
  );
  const token = newPhoneToken(random);
  const endsAt = new Date(now.getTime() + PHONE_MINUTES * MINUTE_MS);
  const taken = { tokenHash: phoneTokenHash(secret, token), endsAt };
  const [joined] = await tx.update(handoff).set(taken).where(waiting).returning({ id: handoff.id });
  if (!joined) throw new Failure('link-ended');
  return { token, endsAt: endsAt.toISOString() };
}
