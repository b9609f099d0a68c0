import { accountRequest } from '#api/database/schema/accounts.ts';
import { partnerApplication, partnerDocument } from '#api/database/schema/applications.ts';
import { accountToken } from '#api/mail/account-link.ts';
import { APPLICATION_CONSENT_VERSION } from '#domain/partners/application.ts';
import { smallPdf } from '#tests/harness/small-pdf.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

/** What a company says of itself in the form. */
export const applicationBody = {
  company: 'Uckerwärme',
  registerNumber: 'HRB 12345',
  country: 'de',
  state: 'Brandenburg',
  city: 'Prenzlau',
  postcodes: ['17', '172'],
  solutions: ['heatPump'],
  contactName: 'Eva Muster',
  email: 'eva@uckerwaerme.example',
  language: 'de',
  consent: { version: APPLICATION_CONSENT_VERSION, agree: true },
} as const;

export const pdfBase64 = () => smallPdf(['Betriebshaftpflicht']).toString('base64');

interface Wanted {
  email?: string;
  company?: string;
  isSubmitted?: boolean;
}

/** An application with the proof of an insurance, as behind the link of its mail. */
export async function newApplication(
  { deps, clock, database: { db } }: Pick<TestApp, 'deps' | 'clock' | 'database'>,
  { isSubmitted = false, ...named }: Wanted = {},
) {
  const { consent, ...facts } = applicationBody;
  const [requestId, id, documentId] = [deps.ids.next(), deps.ids.next(), deps.ids.next()];
  const createdAt = clock.now();
  const { email, company } = { ...facts, ...named };
  await db.insert(accountRequest).values({ id: requestId, kind: 'application', email, language: 'de', createdAt });
  const row = { ...facts, email, company, postcodes: [...facts.postcodes], solutions: [...facts.solutions] };
  const linked = { id, accountRequestId: requestId, consentVersion: consent.version, createdAt };
  await db.insert(partnerApplication).values({ ...row, ...linked, submittedAt: isSubmitted ? createdAt : null });
  const pdf = smallPdf(['Betriebshaftpflicht']);
  await deps.media.put(documentId, pdf);
  const told = { kind: 'insurance', name: 'haftpflicht.pdf', type: 'application/pdf', isKept: true } as const;
  await db
    .insert(partnerDocument)
    .values({ ...told, id: documentId, applicationId: id, bytes: pdf.byteLength, createdAt });
  return { id, documentId, token: accountToken(deps.settings.secret, requestId) };
}
