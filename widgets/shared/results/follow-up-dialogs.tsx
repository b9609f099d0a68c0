import { ContactDialog } from '#widgets/shared/contact-dialog/contact-dialog.tsx';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { FollowUp } from '#widgets/shared/results/follow-up.ts';
import { SummaryDialog } from '#widgets/shared/summary-dialog/summary-dialog.tsx';

/** The dialogs to which the results lead. */
export function FollowUpDialogs({ followUp, options }: { followUp: FollowUp; options: WidgetOptions }) {
  return (
    <>
      <ContactDialog contact={followUp.contact} options={options} partners={followUp.partners} />
      <SummaryDialog summary={followUp.summary} options={options} />
    </>
  );
}
