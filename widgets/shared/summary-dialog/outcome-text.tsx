import type { Confirmation } from '#domain/contract/leads.ts';
import type { SummaryDialogTexts } from '#widgets/shared/summary-dialog/texts/texts.ts';

interface OutcomeTextProps {
  confirmation: Confirmation;
  email: string;
  texts: SummaryDialogTexts;
}

/** What became of the summary: sent, behind the link of a short mail, or not mailed. */
export function OutcomeText({ confirmation, email, texts }: OutcomeTextProps) {
  const { title, text } = texts.outcomes[confirmation];
  return (
    <>
      <strong>{title}</strong> {text(email.trim())}
    </>
  );
}
