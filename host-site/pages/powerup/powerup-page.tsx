import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CompletedBlock } from '#host-site/pages/home/completed-block.tsx';
import { useIsMissing } from '#host-site/pages/home/use-is-missing.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useIsAlive } from '#host-site/routing/use-is-alive.ts';
import { PageHead } from '#host-site/shell/page-head.tsx';
import { WithoutScript } from '#host-site/shell/without-script.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import '#host-site/pages/home/assessment-section.css';

/** The five-minute strategy check on a page of its own. Its results once closed, it stays in place, hidden. */
export function PowerupPage() {
  const { address } = useNavigation();
  const { home, powerup } = useTexts().site;
  const isAlive = useIsAlive();
  const [isClosed, setIsClosed] = useState(false);
  const isMissing = useIsMissing('wattnest-strategy-check');
  const close = (event: CustomEvent) => {
    event.preventDefault();
    setIsClosed(true);
  };
  return (
    <>
      <PageHead page="powerup" title={powerup.documentTitle} description={powerup.description} />
      <link rel="modulepreload" href="/embed/v1/strategy-check.js" />
      <section className="assessment wrap" aria-labelledby="powerup-title" hidden={isClosed}>
        <h1 id="powerup-title">{powerup.heading}</h1>
        <p className="assessment-note">{powerup.description}</p>
        {isMissing && <p role="alert">{home.notLoaded}</p>}
        <div className="widget-place" data-island>
          <WithoutScript what="assessment" />
          {isAlive && (
            <wattnest-strategy-check lang={address.language} market={address.market} onwattnest-close={close} />
          )}
        </div>
      </section>
      {isClosed && <CompletedBlock hasLead showAgain={() => flushSync(() => setIsClosed(false))} />}
    </>
  );
}
