import { formatNames } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';
import type { Letter } from '#texts/mail/letter.ts';
import { letterTexts } from '#texts/mail/letter-texts.ts';
import type { UnreadLeadMailTexts } from '#texts/mail/texts.ts';

export interface UnreadLeadFacts {
  reference: string;
  companies: readonly string[];
}

export interface UntouchedLeadsFacts {
  references: readonly string[];
  companies: readonly string[];
}

function toStaff(texts: UnreadLeadMailTexts, companies: readonly string[], which: string, language: Language): Letter {
  const { firstMail, imprint } = letterTexts(language);
  return {
    language,
    subject: texts.subject,
    preview: texts.title,
    title: texts.title,
    blocks: [
      { kind: 'paragraph', text: firstMail.greeting },
      { kind: 'paragraph', text: texts.intro(formatNames(companies, language)) },
      { kind: 'paragraph', text: texts.which(which) },
      { kind: 'paragraph', text: firstMail.closing },
    ],
    imprint,
    footer: null,
    aiWritten: false,
  };
}

/** To our staff: a request lies with companies where nobody may read it. It names nobody but them. */
export function unreadLeadLetter({ reference, companies }: UnreadLeadFacts, language: Language): Letter {
  return toStaff(letterTexts(language).unreadLead, companies, reference, language);
}

/** To our staff: these companies have let requests lie for two days. It names nobody but them. */
export function untouchedLeadsLetter({ references, companies }: UntouchedLeadsFacts, language: Language): Letter {
  return toStaff(letterTexts(language).untouchedLeads, companies, formatNames(references, language), language);
}
