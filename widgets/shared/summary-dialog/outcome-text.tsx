import type { Confirmation } from '#domain/contract/leads.ts';
import type { SummaryDialogTexts } from '#widgets/shared/summary-dialog/texts/texts.ts';

interface OutcomeTextProps {
  confirmation: Confirmation;
  email: string;
  texts: SummaryDialogTexts;
}

/** What became of the summary: sent, or added to the link that the address has already. */
export function OutcomeText({ confirmation, email, texts: { success, joined } }: OutcomeTextProps) {
  return (
    <>
      <strong>{success.title}</strong> {confirmation === 'sent' ? success.text : joined(email.trim())}
    </>
  );
}
