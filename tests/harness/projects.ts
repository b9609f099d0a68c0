import { eq } from 'drizzle-orm';
import { project } from '#api/database/schema/leads.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { offerQuote } from '#domain/contract/project-quotes.ts';
import { type CallOptions, leadBody } from '#tests/harness/calls.ts';
import { confirm, newPerson, type TestPerson } from '#tests/harness/people.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

/** Of no company that gets a request from Berlin. */
export const HAMBURG_PARTNER = '00000000-0000-4000-8001-000000000004';

export async function projectOf({ database }: TestApp, leadId: string): Promise<string> {
  const [row] = await database.db.select({ id: project.id }).from(project).where(eq(project.leadId, leadId));
  return row?.id ?? '';
}

export interface TestProject {
  projectId: string;
  person: TestPerson;
  /** The account of the mailbox that asked. */
  owner: SignedIn;
  companies: { id: string; name: string }[];
  /** Somebody of each of them. */
  partners: SignedIn[];
  manager: SignedIn;
}

/** Somebody in Berlin whose confirmed request three companies have, with an account. */
export async function startProject(
  app: TestApp,
  email = 'ada@example.org',
  options: CallOptions = {},
): Promise<TestProject> {
  const person = await newPerson(app, leadBody(email), options);
  await confirm(app, person);
  const owner = await signIn(app, { email });
  const partners: SignedIn[] = [];
  for (const { id } of person.partners) partners.push(await signInPartner(app, id));
  const manager = await signIn(app, { role: 'manager', isVerified: true, isProved: true });
  return {
    projectId: await projectOf(app, person.leadId),
    person,
    owner,
    companies: person.partners,
    partners,
    manager,
  };
}

/** A quote for a home in Germany. */
export function offerBody(changes: Partial<BodyOf<typeof offerQuote>> = {}): BodyOf<typeof offerQuote> {
  return {
    price: { minor: 1_890_000, currency: 'EUR' },
    size: { kwp: 9.8, batteryKwh: 10 },
    includes: ['planning', 'material', 'installation', 'scaffold', 'registration'],
    bindingUntil: '2026-12-20',
    note: 'Gerüst ab Januar',
    ...changes,
  };
}
