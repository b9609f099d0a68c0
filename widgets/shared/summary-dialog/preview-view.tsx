import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { potentialsOf } from '#domain/questionnaire/packages.ts';
import { homeTexts } from '#texts/home/all.ts';
import { assessmentLabels } from '#texts/home/answer-labels.ts';
import { answerNames } from '#texts/home/facts/all.ts';
import { type SummaryFacts, summaryLetter } from '#texts/mail/summary-letter.ts';
import { milestoneTexts } from '#texts/milestones/all.ts';
import { summaryMailTexts } from '#texts/summary-mail/all.ts';
import { LetterView } from '#widgets/shared/summary-dialog/letter-view.tsx';
import { SendFooter } from '#widgets/shared/summary-dialog/send-footer.tsx';
import type { SummaryContent } from '#widgets/shared/summary-dialog/store.ts';
import type { SummaryViewProps } from '#widgets/shared/summary-dialog/summary-dialog.tsx';
import { Tabs } from '#widgets/shared/ui/tabs.tsx';

type LetterNames = Pick<SummaryFacts, 'name' | 'pagePartner'>;

/** The letter as the server will write it. */
function letterOf({ assessment, recommendations, language, market }: SummaryContent, who: LetterNames) {
  const texts = {
    mail: summaryMailTexts[language],
    home: homeTexts[language],
    milestones: milestoneTexts[language],
  };
  const home = { assessment, result: recommendations };
  const facts = { ...who, home, potentials: potentialsOf(recommendations), partners: null, links: null };
  return summaryLetter(facts, texts, { language, market });
}

export function PreviewView({ summary, options, texts }: SummaryViewProps) {
  const content = useStore(summary.$content);
  const { name, email } = useStore(summary.$form);
  const pagePartner = useStore(summary.$pagePartner)?.name ?? null;
  const { status } = useStore(summary.$sending);
  const isFixed = status === 'loading' || status === 'done';
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const letter = <LetterView letter={letterOf(content, { name, pagePartner })} subject={texts.subject} />;
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
        label={texts.tabs.label}
        tabs={[
          { key: 'preview', title: texts.tabs.preview, panel: letter },
          { key: 'details', title: texts.tabs.details, panel: <Details content={content} /> },
        ]}
      />
      <SendFooter summary={summary} options={options} texts={texts} />
    </>
  );
}

function Details({ content: { assessment, language, market } }: { content: SummaryContent }) {
  return (
    <dl className="summary-details">
      {assessmentLabels(assessment, homeTexts[language], { language, market }).map(({ field, label }) => (
        <div key={field} className="row">
          <dt>{answerNames[language][field]}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
