import { useState } from 'react';
import { type LeadReason, leadReasons } from '#domain/leads/lead-status.ts';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

interface ReasonDialogProps {
  title: string;
  isBusy: boolean;
  confirm: (reason: LeadReason) => void;
  onClose: () => void;
}

/** Why a lead was lost or turned down. */
export function ReasonDialog({ title, isBusy, confirm, onClose }: ReasonDialogProps) {
  const { leads, lead } = usePartnerTexts();
  const [reason, setReason] = useState<LeadReason>();
  return (
    <QuestionDialog
      isOpen
      title={title}
      confirm={isBusy ? leads.changing : title}
      keep={leads.cancel}
      isBusy={isBusy}
      isReady={reason !== undefined}
      onConfirm={() => reason && confirm(reason)}
      onClose={onClose}
    >
      <fieldset className="choices">
        <legend>{leads.why}</legend>
        {leadReasons.map((it) => (
          <label key={it}>
            <input type="radio" name="reason" value={it} checked={it === reason} onChange={() => setReason(it)} />
            {lead.reasons[it]}
          </label>
        ))}
      </fieldset>
    </QuestionDialog>
  );
}
