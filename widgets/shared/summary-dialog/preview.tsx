import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { homeTexts } from '#texts/home/all.ts';
import { assessmentLabels } from '#texts/home/answer-labels.ts';
import { answerNames, toldTexts } from '#texts/home/facts/all.ts';
import type { Fact } from '#texts/mail/letter.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { SendingState } from '#widgets/shared/form/sending-state.tsx';
import { LetterView } from '#widgets/shared/summary-dialog/letter-view.tsx';
import type { SummaryContent, SummaryStore } from '#widgets/shared/summary-dialog/summary-store.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Icon } from '#widgets/shared/ui/icon.tsx';
import { Tabs } from '#widgets/shared/ui/tabs.tsx';

interface PreviewProps {
  summary: SummaryStore;
  options: WidgetOptions;
}

/** What will be sent, and the way to send it. */
export function Preview({ summary, options }: PreviewProps) {
  const { email } = useStore(summary.$values);
  const letter = useStore(summary.$letter);
  const { status } = useStore(summary.$sending);
  const isFixed = status === 'loading' || status === 'done';
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const texts = summaryDialogTexts[options.language];
  const { label, preview, details } = texts.tabs;
  return (
    <>
      <p className="summary-intro" tabIndex={-1} ref={place}>
        {texts.previewFor(email.trim())}
      </p>
      <button type="button" className="other-address" disabled={isFixed} onClick={summary.changeAddress}>
        {texts.otherAddress}
      </button>
      <p className="small">{texts.firstMail}</p>
      <Tabs
        label={label}
        tabs={[
          { key: 'preview', title: preview, panel: <LetterView letter={letter} subject={texts.subject} /> },
          { key: 'details', title: details, panel: <Details summary={summary} options={options} /> },
        ]}
      />
      <SendFooter summary={summary} options={options} />
    </>
  );
}

function Details({ summary, options }: PreviewProps) {
  const content = useStore(summary.$content);
  return (
    <dl className="summary-details">
      {detailsOf(content, options).map(({ label, value }) => (
        <div key={label} className="row">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function detailsOf(content: SummaryContent, options: WidgetOptions): readonly Fact[] {
  if ('check' in content) return content.details;
  const { language } = options;
  return assessmentLabels(content.assessment, homeTexts[language], toldTexts[language], options).map(
    ({ field, label }) => ({
      label: answerNames[language][field],
      value: label,
    }),
  );
}

/** How the sending stands, and the two ways on. Stays in sight while the letter is scrolled. */
function SendFooter({ summary, options }: PreviewProps) {
  const sending = useStore(summary.$sending);
  const isUnderWay = sending.status === 'loading';
  const texts = summaryDialogTexts[options.language];
  return (
    <footer className="send-footer">
      <SendingState form={summary} options={options} />
      <p role="status" className="waiting">
        <OutcomeText summary={summary} options={options} />
      </p>
      <div className="send-actions">
        <Button look="quiet" onPress={summary.close}>
          {texts.cancel}
        </Button>
        <Button busy={isUnderWay || sending.status === 'done'} onPress={summary.submit}>
          {isUnderWay && texts.sending}
          {sending.status === 'done' && texts.outcomes[sending.value].button}
          {sending.status === 'done' && sending.value !== 'unsent' && (
            <Icon viewBox="0 0 20 20" className="tick" markup='<path d="m4 10.500 4 4 8-9"/>' />
          )}
          {!isUnderWay && sending.status !== 'done' && texts.send}
        </Button>
      </div>
    </footer>
  );
}

/** What became of the summary: sent, behind the link of a short mail, or not mailed; nothing before that is known. */
export function OutcomeText({ summary, options }: PreviewProps) {
  const sending = useStore(summary.$sending);
  const { email } = useStore(summary.$values);
  if (sending.status !== 'done') return null;
  const { title, text } = summaryDialogTexts[options.language].outcomes[sending.value];
  return (
    <>
      <strong>{title}</strong> {text(email.trim())}
    </>
  );
}
