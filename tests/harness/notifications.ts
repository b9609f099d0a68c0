import type { BodyOf } from '#domain/contract/endpoint.ts';
import { listNotifications } from '#domain/contract/notifications.ts';
import { changeLeadStatus } from '#domain/contract/partner-leads.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { ask, leadBody } from '#tests/harness/calls.ts';
import { confirm, newPerson, type TestPerson } from '#tests/harness/people.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { newKey, type TestApp } from '#tests/harness/with-app.ts';

export interface Told {
  /** Has an account, and a confirmed request. */
  customer: SignedIn;
  /** Of the first company that has the request. */
  partner: SignedIn;
  person: TestPerson;
}

export const CUSTOMER = 'ada@example.org';

/** A customer with a confirmed request, and somebody of a company that has it; nothing has been told yet. */
export async function customerAndPartner(app: TestApp): Promise<Told> {
  const person = await newPerson(app, leadBody(CUSTOMER));
  await confirm(app, person);
  await app.runJobs('handle-event');
  const customer = await signIn(app, { email: CUSTOMER });
  const partner = await signInPartner(app, person.partners[0]?.id ?? '');
  return { customer, partner, person };
}

type Status = BodyOf<typeof changeLeadStatus>['status'];

/** Somebody of a company says how a request stands there. */
export async function changeStatus(app: TestApp, { as }: SignedIn, leadId: string, status: Status): Promise<void> {
  await ask(app, changeLeadStatus, { parameters: { leadId }, body: { status } }, { ...as, key: newKey() });
}

/** The same, and everybody is told. */
export async function say(app: TestApp, { partner, person }: Told, status: Status): Promise<void> {
  await changeStatus(app, partner, person.leadId, status);
  await app.runJobs('handle-event');
}

/** So many changes, each of which the customer is told of. */
export async function sayOften(
  app: TestApp,
  told: Told,
  times: number,
  begin: 'contacted' | 'new' = 'contacted',
): Promise<void> {
  const other = begin === 'new' ? 'contacted' : 'new';
  for (let time = 0; time < times; time += 1) {
    app.clock.advance(1_000);
    await say(app, told, time % 2 === 0 ? begin : other);
  }
}

export const toldTo = (app: TestApp, { as }: SignedIn, query = {}): Promise<Notification[]> =>
  ask(app, listNotifications, { query }, as);

/** The kinds somebody was told of, the newest first. */
export const kindsOf = async (app: TestApp, person: SignedIn) => (await toldTo(app, person)).map(({ kind }) => kind);
