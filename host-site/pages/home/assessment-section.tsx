import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CompletedBlock } from '#host-site/pages/home/completed-block.tsx';
import { useIsMissing } from '#host-site/pages/home/use-is-missing.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './assessment-section.css';

/** The questionnaire, embedded with the same element and files that partners use. Its results once closed, it stays in place, hidden. */
export function AssessmentSection() {
  const { address } = useNavigation();
  const { home } = useTexts().site;
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasLead, setHasLead] = useState(false);
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
          onwattnest-lead={() => setHasLead(true)}
          onwattnest-close={(event) => {
            event.preventDefault();
            setIsClosed(true);
          }}
        />
      </section>
      {isClosed && <CompletedBlock hasLead={hasLead} showAgain={showAgain} />}
    </>
  );
}
