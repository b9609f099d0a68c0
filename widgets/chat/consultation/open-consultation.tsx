import { useStore } from '@nanostores/react';
import { chatCalls } from '#widgets/chat/consultation/chat-calls.ts';
import consultation from '#widgets/chat/consultation/consultation.css?inline';
import { EmailView } from '#widgets/chat/consultation/email-view.tsx';
import { FactsView } from '#widgets/chat/consultation/facts-view.tsx';
import { type ConsultationParts, createParts } from '#widgets/chat/consultation/parts.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import type { Consultation, ConsultationContext } from '#widgets/chat/consultation-door.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import { watchVisit } from '#widgets/shared/api/watch-visit.ts';
import contactDialog from '#widgets/shared/contact-dialog/contact-dialog.css?inline';
import { ContactDialog } from '#widgets/shared/contact-dialog/contact-dialog.tsx';
import form from '#widgets/shared/form/form.css?inline';
import { drawLater } from '#widgets/shared/later/later-part.tsx';
import costs from '#widgets/shared/results/costs.css?inline';
import results from '#widgets/shared/results/results.css?inline';
import { Results } from '#widgets/shared/results/results.tsx';
import summaryDialog from '#widgets/shared/summary-dialog/summary-dialog.css?inline';
import { SummaryDialog } from '#widgets/shared/summary-dialog/summary-dialog.tsx';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';
import dialog from '#widgets/shared/ui/dialog.css?inline';
import tabs from '#widgets/shared/ui/tabs.css?inline';

const styles = [dialog, form, tabs, results, costs, contactDialog, summaryDialog, consultation].join('');

/** Calls, e-mail form, results and dialogs, for one element. */
export function openConsultation(context: ConsultationContext): Consultation {
  const { $visit, visitMemory } = watchVisit(context.visitMemory);
  const client = createApiClient({ ...context, visitMemory });
  const parts = createParts(context, client, $visit);
  const { email, contact, summary, $result } = parts;
  return {
    ...chatCalls(context, client),
    result: () => $result.get(),
    outcomeOf(confirmation, address, language) {
      const { title, text } = summaryDialogTexts[language].outcomes[confirmation];
      return { title, text: text(address) };
    },
    openSummary: summary.open,
    mountEmail: (place) => drawLater(place, styles, <EmailView parts={parts} />),
    mountResults: (place) => drawLater(place, styles, <ChatResults parts={parts} />),
    mountFacts: (place) => drawLater(place, styles, <FactsView context={context} />),
    mountDialogs: (place) => drawLater(place, styles, <Dialogs parts={parts} />),
    reset() {
      email.reset();
      contact.reset();
      summary.reset();
    },
  };
}

/** What the conversation has come to. */
function ChatResults({ parts: { context, partners, results } }: { parts: ConsultationParts }) {
  const options = useStore(context.$options);
  const words = consultationTexts[options.language].results;
  return <Results results={results} partners={partners} options={options} words={words} />;
}

function Dialogs({ parts: { context, contact, partners, summary } }: { parts: ConsultationParts }) {
  const options = useStore(context.$options);
  return (
    <>
      <ContactDialog contact={contact} options={options} partners={partners} />
      <SummaryDialog summary={summary} options={options} />
    </>
  );
}
