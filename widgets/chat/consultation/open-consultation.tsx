import { marketCurrency } from '#domain/place.ts';
import { knownResult } from '#domain/questionnaire/known-result.ts';
import { chatCalls } from '#widgets/chat/consultation/chat-calls.ts';
import { createParts } from '#widgets/chat/consultation/create-parts.ts';
import { DialogsView } from '#widgets/chat/consultation/dialogs-view.tsx';
import { EmailView } from '#widgets/chat/consultation/email-view.tsx';
import { FactsView } from '#widgets/chat/consultation/facts-view.tsx';
import { ChatResultsView } from '#widgets/chat/consultation/results-view.tsx';
import { consultationStyles } from '#widgets/chat/consultation/styles.ts';
import type { Consultation, ConsultationContext } from '#widgets/chat/consultation-door.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import { watchVisit } from '#widgets/shared/api/watch-visit.ts';
import { drawLater } from '#widgets/shared/later/draw-later.tsx';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';

/** Calls, e-mail form, results and dialogs, for one element. */
export function openConsultation(context: ConsultationContext): Consultation {
  const { $visit, visitMemory } = watchVisit(context.visitMemory);
  const client = createApiClient({ ...context, visitMemory });
  const parts = createParts(context, client, $visit);
  const { email, contact, summary } = parts;
  return {
    ...chatCalls(context, client),
    resultOf: (facts) => knownResult(facts, marketCurrency(context.$options.get().market)),
    outcomeOf(confirmation, email, language) {
      const { title, text } = summaryDialogTexts[language].outcomes[confirmation];
      return { title, text: text(email) };
    },
    openSummary: summary.open,
    openContact: contact.open,
    mountEmail: (place) => drawLater(place, consultationStyles, <EmailView parts={parts} />),
    mountResults: (place) => drawLater(place, consultationStyles, <ChatResultsView parts={parts} />),
    mountFacts: (place) => drawLater(place, consultationStyles, <FactsView parts={parts} />),
    mountDialogs: (place) => drawLater(place, consultationStyles, <DialogsView parts={parts} />),
    reset() {
      email.reset();
      contact.reset();
      summary.reset();
    },
  };
}
