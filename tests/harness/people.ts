import { eq } from 'drizzle-orm';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { summaryToken } from '#api/mail/summary-link.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';
import { type CallOptions, call, leadBody, postLead } from '#tests/harness/calls.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

export interface TestPerson {
  leadId: string;
  partners: { id: string; name: string }[];
  contactAddressId: string;
  /** The token of the link in the person's mails. */
  token: string;
}

/** Somebody who has asked for partners, in Berlin unless the body says otherwise. */
export async function newPerson(app: TestApp, body = leadBody(), options: CallOptions = {}): Promise<TestPerson> {
  const reply = await postLead(app, body, options);
  if (reply.status !== 201) throw new Error(`no lead: ${reply.status} ${await reply.text()}`);
  const { leadId, partners } = (await reply.json()) as Pick<TestPerson, 'leadId' | 'partners'>;
  const theirs = eq(contactAddress.normalizedEmail, normalizedEmail(body.contact.email));
  const [row] = await app.database.db.select().from(contactAddress).where(theirs);
  if (!row) throw new Error('the address is missing');
  return { leadId, partners, contactAddressId: row.id, token: summaryToken(app.deps.settings.secret, row) };
}

export function answerRequest(
  app: TestApp,
  token: string,
  requestId: string,
  answer: 'confirm' | 'refuse',
  options: CallOptions = {},
): Promise<Response> {
  return call(app, 'POST', `/api/summary/${token}/requests/${requestId}/${answer}`, {}, options);
}

/** Says yes to the person's first request, from a browser of their own. */
export async function confirm(app: TestApp, { token, leadId }: TestPerson): Promise<void> {
  const reply = await answerRequest(app, token, leadId, 'confirm');
  if (reply.status !== 200) throw new Error(`not confirmed: ${reply.status} ${await reply.text()}`);
}
