import { useEffect, useRef } from 'react';
import type { QuestionTexts } from '#widgets/questionnaire/texts/texts.ts';

export function GeneratingView({ texts }: { texts: QuestionTexts }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div className="generating">
      <svg viewBox="0 0 60 36" className="sweep" aria-hidden="true">
        <path d="M6 32a24 24 0 0 1 48 0" className="gauge-track" />
        <path d="M6 32a24 24 0 0 1 48 0" className="gauge-sweep" pathLength={100} />
      </svg>
      <p role="status" tabIndex={-1} ref={place}>
        {texts.analyzing}
      </p>
    </div>
  );
}
