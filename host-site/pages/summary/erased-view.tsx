import { useEffect, useRef } from 'react';
import { pathTo } from '#domain/pages.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';

/** Stands where everything was. */
export function ErasedView() {
  const { erased } = useSummaryTexts().summary;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap notice summary-wait">
      <h1 tabIndex={-1} ref={heading}>
        {erased.title}
      </h1>
      <p>{erased.text}</p>
      <Link className="button" to={{ path: pathTo('home') }}>
        {erased.home}
      </Link>
    </div>
  );
}
