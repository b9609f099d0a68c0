import { useEffect, useRef, useState } from 'react';
import type { ExpertCall as Call } from '#domain/contract/project-calls.ts';
import { BookCall } from '#host-site/pages/project/call/book-call.tsx';
import { CancelCall } from '#host-site/pages/project/call/cancel-call.tsx';
import { useCallMoments } from '#host-site/pages/project/call/use-call-moments.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { PhoneLink } from '#host-site/shell/phone-link.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import './expert-call.css';

/** The half hour with one of our experts: booked, moved and cancelled here. */
export function ExpertCall() {
  const { call: texts } = useProjectTexts();
  const { call, mayCall, as } = useProject().project;
  const { hash } = useNavigation().address;
  const place = useRef<HTMLElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    if (hash === '#call') place.current?.scrollIntoView();
  }, [hash]);
  if (!call && !mayCall) return null;
  return (
    <section ref={place} id="call" className="expert-call" aria-labelledby="call-title">
      <h2 id="call-title">{texts.title}</h2>
      {call ? <Booked call={call} /> : as === 'customer' && <p>{texts.text}</p>}
      {mayCall && !isChoosing && (
        <div className="project-actions">
          <button type="button" className={call ? 'button ghost small' : 'button'} onClick={() => setChoosing(true)}>
            {call ? texts.move : texts.choose}
          </button>
          {call && <CancelCall />}
        </div>
      )}
      {isChoosing && <BookCall onClose={() => setChoosing(false)} />}
    </section>
  );
}

function Booked({ call }: { call: Call }) {
  const { call: texts } = useProjectTexts();
  const { market, as } = useProject().project;
  const { whole, zoneAt } = useCallMoments(market);
  return (
    <p className="booked-call">
      <b>
        <time dateTime={call.startsAt}>{whole(call.startsAt)}</time>
      </b>
      <span className="small">{zoneAt(call.startsAt)}</span>
      <span>{as === 'customer' ? texts.phoneOf(call.phone) : <PhoneLink phone={call.phone} />}</span>
    </p>
  );
}
