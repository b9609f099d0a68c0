import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AssessmentSection } from '#host-site/pages/home/assessment-section.tsx';
import { Hero } from '#host-site/pages/home/hero.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

export function HomePage() {
  const { home } = useTexts().site;
  const [hasBegun, setHasBegun] = useState(false);
  return (
    <>
      <title>{home.documentTitle}</title>
      <meta name="description" content={home.description} />
      <Hero isFolded={hasBegun} />
      <AssessmentSection begin={() => flushSync(() => setHasBegun(true))} />
    </>
  );
}
