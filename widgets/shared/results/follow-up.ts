import type { ReadableAtom } from 'nanostores';
import type { Consent } from '#domain/contact/consent.ts';
import { noteResult } from '#domain/contract/visits.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import { type ApiClient, createApiClient } from '#widgets/shared/api/api-client.ts';
import type { VisitMemory } from '#widgets/shared/api/visits.ts';
import { watchVisit } from '#widgets/shared/api/watch-visit.ts';
import {
  type ContactStore,
  type ContactSubject,
  createContactStore,
} from '#widgets/shared/contact-dialog/contact-store.ts';
import { createPartnerMatches, type PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';
import { createEstimateDoor } from '#widgets/shared/estimate/create-estimate-door.ts';
import type { EstimateContext, EstimateDoor, KeptInTab } from '#widgets/shared/estimate/estimate-door.ts';
import { siteRefusal } from '#widgets/shared/results/site-refusal.tsx';
import {
  createSummaryStore,
  type SummaryContent,
  type SummaryStore,
} from '#widgets/shared/summary-dialog/summary-store.ts';

/** What follows every result: the request to partners, the summary by mail, the detailed estimate. */
export interface FollowUp {
  client: ApiClient;
  partners: PartnerMatches;
  contact: ContactStore;
  summary: SummaryStore;
  estimate: EstimateDoor;
  /** A result stands before the visitor: counted, without a word of theirs. */
  shown(): void;
  reset(): void;
}

interface FollowUpSubject extends ContactSubject, Pick<EstimateContext, 'kind' | '$home'> {
  /** By which partners are matched. */
  $answers: ReadableAtom<Answers>;
  $content: ReadableAtom<SummaryContent>;
  /** Given in this tab, and not told to the server yet. */
  consent?(): Consent | undefined;
}

/** All calls of the later part are made under the one visit that `visitMemory` keeps. */
export function createFollowUp(
  context: WidgetContext & { visitMemory: VisitMemory; estimateMemory: KeptInTab },
  subject: FollowUpSubject,
): FollowUp {
  const { $visit, visitMemory } = watchVisit(context.visitMemory);
  const refused = siteRefusal(context, $visit);
  const client = createApiClient({ ...context, visitMemory, kind: subject.kind, refused });
  const partners = createPartnerMatches(context, client, $visit, subject.$answers);
  const contact = createContactStore(context, client, partners, subject);
  const { kind, $home, $content, consent } = subject;
  const estimate = createEstimateDoor({ ...context, kind, $home, client, memory: context.estimateMemory });
  const summary = createSummaryStore(context, client, { ...partners, ...estimate, $content }, consent);
  return {
    ...{ client, partners, contact, summary, estimate },
    shown: () => void client.call(noteResult, { body: {} }).catch(() => undefined),
    reset() {
      contact.reset();
      summary.reset();
      estimate.reset();
    },
  };
}
