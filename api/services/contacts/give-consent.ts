import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { consent, contactAddress } from '#api/database/schema/contacts.ts';
import type { Consent } from '#domain/contact/consent.ts';
import { formatNames } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';
import { consentTexts } from '#texts/consent/all.ts';
import type { ConsentTexts } from '#texts/consent/texts.ts';

interface Given {
  contactAddressId: string;
  /** Null for a summary alone. */
  leadId: string | null;
  language: Language;
  given: Consent;
  /** The partners named above the box; none where the sentence speaks of up to three; null where nothing is handed over. */
  namedPartners: readonly string[] | null;
}

function handOver(texts: ConsentTexts, names: readonly string[], language: Language): string {
  return names.length > 0 ? texts.handOver(formatNames(names, language)) : texts.handOverUnnamed;
}

async function wantUpdates(tx: Database, contactAddressId: string, now: Date): Promise<void> {
  const untold = and(eq(contactAddress.id, contactAddressId), isNull(contactAddress.updatesWantedAt));
  await tx.update(contactAddress).set({ updatesWantedAt: now }).where(untold);
}

/** Keeps each sentence the person agreed to, word for word, with its version and time. */
export async function giveConsent({ tx, ids, now }: ServiceContext, consented: Given): Promise<void> {
  const { contactAddressId, leadId, language, given, namedPartners } = consented;
  const texts = consentTexts[language];
  const sentences = [
    { purpose: 'terms', sentence: texts.agreement({ terms: texts.terms, privacy: texts.privacy }) },
    ...(namedPartners ? [{ purpose: 'handOver', sentence: handOver(texts, namedPartners, language) } as const] : []),
    ...(given.receiveUpdates ? [{ purpose: 'updates', sentence: texts.updates } as const] : []),
  ] as const;
  const rows = sentences.map((it) => ({ ...it, id: ids.next() }));
  const shared = { contactAddressId, leadId, language, version: given.version, givenAt: now };
  await tx.insert(consent).values(rows.map((row) => ({ ...row, ...shared })));
  if (given.receiveUpdates) await wantUpdates(tx, contactAddressId, now);
}
