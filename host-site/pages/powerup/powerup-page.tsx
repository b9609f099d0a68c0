import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CompletedBlock } from '#host-site/pages/home/completed-block.tsx';
import { useIsMissing } from '#host-site/pages/home/use-is-missing.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import '#host-site/pages/home/assessment-section.css';

/** The five-minute strategy check on a page of its own. Its results once closed, it stays in place, hidden. */
export function PowerupPage() {
  const { address } = useNavigation();
  const { home, powerup } = useTexts().site;
  const [isClosed, setIsClosed] = useState(false);
  const isMissing = useIsMissing('wattnest-strategy-check');
  const close = (event: CustomEvent) => {
    event.preventDefault();
    setIsClosed(true);
  };
  return (
    <>
      <title>{powerup.documentTitle}</title>
      <meta name="description" content={powerup.description} />
      <link rel="modulepreload" href="/embed/v1/strategy-check.js" />
      <section className="assessment wrap" aria-labelledby="powerup-title" hidden={isClosed}>
        <h1 id="powerup-title">{powerup.heading}</h1>
        <p className="assessment-note">{powerup.description}</p>
        {isMissing && <p role="alert">{home.notLoaded}</p>}
        <wattnest-strategy-check lang={address.language} market={address.market} onwattnest-close={close} />
      </section>
      {isClosed && <CompletedBlock hasLead showAgain={() => flushSync(() => setIsClosed(false))} />}
    </>
  );
}
