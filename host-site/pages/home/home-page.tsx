import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AssessmentSection } from '#host-site/pages/home/assessment-section.tsx';
import { ClosingCall } from '#host-site/pages/home/closing-call.tsx';
import { Hero } from '#host-site/pages/home/hero.tsx';
import { HowItWorks } from '#host-site/pages/home/how-it-works.tsx';
import { Partners } from '#host-site/pages/home/partners.tsx';
import { Solutions } from '#host-site/pages/home/solutions.tsx';
import { Testimonials } from '#host-site/pages/home/testimonials.tsx';
import { calledTab } from '#host-site/pages/home/use-assessment-tab.ts';
import { ASSESSMENT_ANCHOR } from '#host-site/routing/anchors.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { PageHead } from '#host-site/shell/page-head.tsx';
import { WithoutScript } from '#host-site/shell/without-script.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import '#host-site/pages/home/sections.css';

/** Draws at once what changes above an element, and leaves that where it is on the screen. */
function changeAbove(element: Element, change: () => void) {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** The landing page. The assessment stands below the hero from the moment somebody asks for it. */
export function HomePage() {
  const { address } = useNavigation();
  const { home } = useTexts().site;
  const [isStarted, setIsStarted] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  if (calledTab(address) && !isStarted) setIsStarted(true);
  return (
    <>
      <PageHead page="home" title={home.documentTitle} description={home.description} />
      <Hero isFolded={hasBegun} />
      {isStarted && <AssessmentSection begin={(widget) => changeAbove(widget, () => setHasBegun(true))} />}
      <WithoutScript what="assessment" id={ASSESSMENT_ANCHOR} />
      <Solutions />
      <HowItWorks />
      <Partners />
      <Testimonials />
      <ClosingCall />
    </>
  );
}
