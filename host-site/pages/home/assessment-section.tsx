import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CompletedBlock } from '#host-site/pages/home/completed-block.tsx';
import { TabList } from '#host-site/pages/home/tab-list.tsx';
import { useAssessmentTab } from '#host-site/pages/home/use-assessment-tab.ts';
import { useIsMissing } from '#host-site/pages/home/use-is-missing.ts';
import { CHAT_ANCHOR } from '#host-site/routing/anchors.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './assessment-section.css';

/** The ways to assess a home, embedded with the same elements and files that partners use. Its results once closed, the section stays in place, hidden. */
export function AssessmentSection({ begin }: { begin: () => void }) {
  const { address } = useNavigation();
  const { home } = useTexts().site;
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasLead, setHasLead] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const [tab, setTab] = useAssessmentTab(() => setIsClosed(false));
  const [hasChat, setHasChat] = useState(tab === 'chat');
  if (tab === 'chat' && !hasChat) setHasChat(true);
  const isMissing = useIsMissing(tab === 'chat' ? 'wattnest-chat' : 'wattnest-questionnaire');

  const showAgain = () => {
    flushSync(() => setIsClosed(false));
    heading.current?.focus();
  };
  const shared = {
    lang: address.language,
    market: address.market,
    'onwattnest-progress': begin,
    'onwattnest-lead': () => setHasLead(true),
    'onwattnest-close': (event: CustomEvent) => {
      event.preventDefault();
      setIsClosed(true);
    },
  };

  return (
    <>
      <section className="assessment wrap" id="assessment-section" aria-labelledby="assessment-title" hidden={isClosed}>
        <h2 id="assessment-title" ref={heading} tabIndex={-1}>
          {home.assessment.title}
        </h2>
        <p className="assessment-note">{home.assessment.text}</p>
        <TabList shown={tab} show={setTab} />
        {isMissing && <p role="alert">{home.notLoaded}</p>}
        <div role="tabpanel" id="panel-structured" aria-labelledby="tab-structured" hidden={tab !== 'structured'}>
          <wattnest-questionnaire {...shared} />
        </div>
        <div role="tabpanel" id="panel-chat" aria-labelledby="tab-chat" hidden={tab !== 'chat'}>
          <div id={CHAT_ANCHOR} className="chat-place">
            {hasChat && <wattnest-chat {...shared} />}
          </div>
        </div>
      </section>
      {isClosed && <CompletedBlock hasLead={hasLead} showAgain={showAgain} />}
    </>
  );
}
