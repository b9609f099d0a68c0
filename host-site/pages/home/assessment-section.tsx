import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CompletedBlock } from '#host-site/pages/home/completed-block.tsx';
import { useIsMissing } from '#host-site/pages/home/use-is-missing.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './assessment-section.css';

type Progress = 'answering' | 'complete' | 'lead';

/** The questionnaire, embedded with the same element and files that partners use. Its results once closed, it stays in place, hidden. */
export function AssessmentSection() {
  const { address } = useNavigation();
  const { home, completed } = useTexts().site;
  const heading = useRef<HTMLHeadingElement>(null);
  const [progress, setProgress] = useState<Progress>('answering');
  const [isClosed, setIsClosed] = useState(false);
  const isMissing = useIsMissing('wattnest-questionnaire');

  const showAgain = () => {
    flushSync(() => setIsClosed(false));
    heading.current?.focus();
  };

  return (
    <>
      <section className="assessment wrap" id="assessment-section" aria-labelledby="assessment-title" hidden={isClosed}>
        <h2 id="assessment-title" ref={heading} tabIndex={-1}>
          {home.assessment.title}
        </h2>
        <p className="assessment-note">{home.assessment.text}</p>
        {isMissing && <p role="alert">{home.notLoaded}</p>}
        <wattnest-questionnaire
          lang={address.language}
          market={address.market}
          onwattnest-complete={() => setProgress((now) => (now === 'lead' ? now : 'complete'))}
          onwattnest-lead={() => setProgress('lead')}
        />
        {progress !== 'answering' && (
          <button type="button" className="button ghost" onClick={() => setIsClosed(true)}>
            {completed.close}
          </button>
        )}
      </section>
      {isClosed && <CompletedBlock hasLead={progress === 'lead'} showAgain={showAgain} />}
    </>
  );
}
