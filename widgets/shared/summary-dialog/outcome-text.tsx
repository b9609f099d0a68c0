import type { Confirmation } from '#domain/contract/leads.ts';
import type { SummaryDialogTexts } from '#widgets/shared/summary-dialog/texts/texts.ts';

interface OutcomeTextProps {
  confirmation: Confirmation;
  email: string;
  texts: SummaryDialogTexts;
}

/** What became of the summary: sent, announced by a short mail, or added to the link that the address has already. */
export function OutcomeText({ confirmation, email, texts }: OutcomeTextProps) {
  const { title, text } = texts.outcomes[confirmation];
  return (
    <>
      <strong>{title}</strong> {text(email.trim())}
    </>
  );
}
