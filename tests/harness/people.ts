import { eq } from 'drizzle-orm';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { summaryToken } from '#api/mail/summary-link.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';
import { createLead } from '#domain/contract/leads.ts';
import { confirmRequest, refuseRequest } from '#domain/contract/summary.ts';
import { ask, type CallOptions, call, leadBody } from '#tests/harness/calls.ts';
import { newKey, type TestApp } from '#tests/harness/with-app.ts';

export interface TestPerson {
  leadId: string;
  partners: { id: string; name: string }[];
  contactAddressId: string;
  /** The token of the link in the person's mails. */
  token: string;
}

/** Somebody who has asked for partners, in Berlin unless the body says otherwise. */
export async function newPerson(app: TestApp, body = leadBody(), options: CallOptions = {}): Promise<TestPerson> {
  const { leadId, partners } = await ask(app, createLead, { body }, { key: newKey(), ...options });
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
  const endpoint = answer === 'confirm' ? confirmRequest : refuseRequest;
  return call(app, endpoint, { parameters: { token, requestId }, body: {} }, options);
}

/** Says yes to the person's first request, from a browser of their own. */
export async function confirm(app: TestApp, { token, leadId }: TestPerson): Promise<void> {
  await ask(app, confirmRequest, { parameters: { token, requestId: leadId }, body: {} });
}
