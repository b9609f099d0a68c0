import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AssessmentTab, assessmentTabs } from '#domain/pages.ts';
import { CompletedBlock } from '#host-site/pages/home/completed-block.tsx';
import { useAssessmentTab } from '#host-site/pages/home/use-assessment-tab.ts';
import { useIsMissing } from '#host-site/pages/home/use-is-missing.ts';
import { ASSESSMENT_ANCHOR, CHAT_ANCHOR } from '#host-site/routing/anchors.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { TabList } from '#host-site/shell/tab-list.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import type { WidgetTag } from '#widgets/registry.ts';
import './assessment-section.css';

const tags: Record<AssessmentTab, WidgetTag> = {
  powerup: 'wattnest-strategy-check',
  structured: 'wattnest-questionnaire',
  chat: 'wattnest-chat',
};

/** The ways to assess a home, embedded with the same elements and files that partners use. Its results once closed, the section stays in place, hidden. */
export function AssessmentSection({ begin }: { begin: (widget: Element) => void }) {
  const { address } = useNavigation();
  const { home } = useTexts().site;
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasLead, setHasLead] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const [tab, setTab] = useAssessmentTab(() => setIsClosed(false));
  const [opened, setOpened] = useState([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const isMissing = useIsMissing(tags[tab]);

  const showAgain = () => {
    flushSync(() => setIsClosed(false));
    heading.current?.focus();
  };
  const shared = {
    lang: address.language,
    market: address.market,
    'onwattnest-progress': ({ currentTarget }: CustomEvent) => begin(currentTarget as Element),
    'onwattnest-lead': () => setHasLead(true),
    'onwattnest-close': (event: CustomEvent) => {
      event.preventDefault();
      setIsClosed(true);
    },
  };

  return (
    <>
      <section className="assessment wrap" id={ASSESSMENT_ANCHOR} aria-labelledby="assessment-title" hidden={isClosed}>
        <h2 id="assessment-title" ref={heading} tabIndex={-1}>
          {home.assessment.title}
        </h2>
        <p className="assessment-note">{home.assessment.text}</p>
        <TabList
          tabs={assessmentTabs}
          names={home.assessment.tabs}
          label={home.assessment.tabs.label}
          shown={tab}
          show={setTab}
        />
        {isMissing && <p role="alert">{home.notLoaded}</p>}
        <div role="tabpanel" id="panel-powerup" aria-labelledby="tab-powerup" hidden={tab !== 'powerup'}>
          {opened.includes('powerup') && <wattnest-strategy-check {...shared} />}
        </div>
        <div role="tabpanel" id="panel-structured" aria-labelledby="tab-structured" hidden={tab !== 'structured'}>
          {opened.includes('structured') && <wattnest-questionnaire {...shared} />}
        </div>
        <div role="tabpanel" id="panel-chat" aria-labelledby="tab-chat" hidden={tab !== 'chat'}>
          <div id={CHAT_ANCHOR} className="chat-place">
            {opened.includes('chat') && <wattnest-chat {...shared} />}
          </div>
        </div>
      </section>
      {isClosed && <CompletedBlock hasLead={hasLead} showAgain={showAgain} />}
    </>
  );
}
