import { useEffect, useRef } from 'react';
import type { Assessment } from '#widgets/questionnaire/assessment-door.ts';

/** The place into which the part that was loaded later draws. */
export function LaterPart({ assessment }: { assessment: Assessment }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? assessment.mount(place.current) : undefined), [assessment]);
  return <div ref={place} className="later" />;
}
