import { useEffect, useRef } from 'react';
import { Button } from '#widgets/shared/ui/button.tsx';

interface ClosedResultsProps {
  words: { title: string; text: string; open: string };
  onOpen: () => void;
}

/** What stands in place of closed results, unless the page puts something of its own there. */
export function ClosedResults({ words, onOpen }: ClosedResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="panel closed" part="panel" aria-labelledby="closed-title">
      <h2 id="closed-title" tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <p className="soft">{words.text}</p>
      <Button onPress={onOpen}>{words.open}</Button>
    </section>
  );
}
