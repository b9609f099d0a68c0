import type { EmailStore } from '#widgets/chat/consultation/email-store.ts';
import type { ConsultationContext } from '#widgets/chat/consultation-door.ts';
import type { ContactStore } from '#widgets/shared/contact-dialog/contact-store.ts';
import type { PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import type { SummaryStore } from '#widgets/shared/summary-dialog/store.ts';

/** What the views of the later part draw. */
export interface ConsultationParts {
  context: ConsultationContext;
  email: EmailStore;
  contact: ContactStore;
  partners: PartnerMatches;
  summary: SummaryStore;
}
