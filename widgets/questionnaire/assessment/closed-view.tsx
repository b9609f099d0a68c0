import { useEffect, useRef } from 'react';
import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';
import { Button } from '#widgets/shared/ui/button.tsx';

interface ClosedViewProps {
  texts: AssessmentTexts;
  onOpen: () => void;
}

/** What stands in place of closed results, unless the page puts something of its own there. */
export function ClosedView({ texts: { closed }, onOpen }: ClosedViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="panel closed" part="panel" aria-labelledby="closed-title">
      <h2 id="closed-title" tabIndex={-1} ref={heading}>
        {closed.title}
      </h2>
      <p className="soft">{closed.text}</p>
      <Button onPress={onOpen}>{closed.open}</Button>
    </section>
  );
}
