import { consent } from '#api/database/schema/contacts.ts';
import type { ServiceContext } from '#api/http/route.ts';
import type { Consent } from '#domain/contact/consent.ts';
import { formatNames } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';
import { consentTexts } from '#texts/consent/all.ts';
import type { ConsentTexts } from '#texts/consent/texts.ts';

interface Given {
  contactAddressId: string;
  leadId: string;
  language: Language;
  given: Consent;
  /** The partners named above the box; none where the sentence speaks of up to three. */
  namedPartners: readonly string[];
}

function handOver(texts: ConsentTexts, names: readonly string[], language: Language): string {
  return names.length > 0 ? texts.handOver(formatNames(names, language)) : texts.handOverUnnamed;
}

/** Keeps each sentence the person agreed to, word for word, with its version and time. */
export async function giveConsent({ tx, ids, now }: ServiceContext, consented: Given): Promise<void> {
  const { contactAddressId, leadId, language, given, namedPartners } = consented;
  const texts = consentTexts[language];
  const sentences = [
    { purpose: 'terms', sentence: texts.agreement({ terms: texts.terms, privacy: texts.privacy }) },
    { purpose: 'handOver', sentence: handOver(texts, namedPartners, language) },
    ...(given.receiveUpdates ? [{ purpose: 'updates', sentence: texts.updates } as const] : []),
  ] as const;
  const rows = sentences.map((it) => ({ ...it, id: ids.next() }));
  const shared = { contactAddressId, leadId, language, version: given.version, givenAt: now };
  await tx.insert(consent).values(rows.map((row) => ({ ...row, ...shared })));
}
