import type { ServiceContext } from '#api/context/service-context.ts';
import { addressOfToken } from '#api/services/mail/address-of-token.ts';
import { reopenMailbox, suppressionOf } from '#api/services/person/suppressions.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { resubscribe as endpoint } from '#domain/contract/unsubscribe.ts';

/** Undoes an opt-out, and nothing else: what the vendor told of an address is not its owner's to change. */
export async function resubscribe(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx, audit, requestId } = context;
  const { id, email } = await addressOfToken(context, token);
  if (!(await reopenMailbox(context, email, ['opt-out'])))
    return { subscribed: (await suppressionOf(context, email)) === null };
  await audit.record(tx, {
    actorScope: 'link',
    verb: 'resubscribe',
    entity: 'contact_address',
    entityId: id,
    requestId,
  });
  return { subscribed: true };
}
