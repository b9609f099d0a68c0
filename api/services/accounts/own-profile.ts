import type { ServiceContext } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { eq } from '#api/database/sql.ts';
import { ownAccount } from '#api/services/accounts/account-queries.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { changeProfile as endpoint, Profile } from '#domain/contract/profile.ts';

const profileOf = ({ name, language, notifiedByMail }: typeof user.$inferSelect): Profile => {
  return { name, language, notifiedByMail };
};

export async function readProfile({ tx, actor }: ServiceContext): Promise<Profile> {
  return profileOf((await ownAccount(tx, actor)).person);
}

/** The trail says that it was changed, and not to what. */
export async function changeProfile(context: ServiceContext, changed: BodyOf<typeof endpoint>): Promise<Profile> {
  const { tx, actor, now, audit, requestId } = context;
  const { person } = await ownAccount(tx, actor);
  const theirs = eq(user.id, person.id);
  const [kept] = await tx
    .update(user)
    .set({ ...changed, updatedAt: now })
    .where(theirs)
    .returning();
  const deed = { actorScope: actor.scope, verb: 'change-profile', entity: 'user', entityId: person.id, requestId };
  await audit.record(tx, deed);
  return profileOf(kept ?? person);
}
