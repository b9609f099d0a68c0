import { useEffect, useRef } from 'react';
import { useTexts } from '#host-site/texts/site-texts.ts';

interface CompletedBlockProps {
  hasLead: boolean;
  showAgain: () => void;
}

/** Takes the place of the assessment once its results are closed, and the focus with it. */
export function CompletedBlock({ hasLead, showAgain }: CompletedBlockProps) {
  const { completed } = useTexts().site;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className="completed wrap" aria-labelledby="completed-title">
      <h2 id="completed-title" ref={heading} tabIndex={-1}>
        {hasLead ? completed.leadHeading : completed.heading}
      </h2>
      <p>{hasLead ? completed.leadText : completed.text}</p>
      <button type="button" className="button" onClick={showAgain}>
        {completed.showAgain}
      </button>
    </section>
  );
}
