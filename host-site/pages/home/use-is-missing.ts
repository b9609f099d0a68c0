import { useEffect, useState } from 'react';

/** Longer than any connection on which waiting still makes sense. */
const PATIENCE_MS = 10_000;

/** True once an element's script has failed to arrive; false again if it comes after all. */
export function useIsMissing(tag: string): boolean {
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsMissing(customElements.get(tag) === undefined), PATIENCE_MS);
    customElements.whenDefined(tag).then(() => {
      clearTimeout(timer);
      setIsMissing(false);
    });
    return () => clearTimeout(timer);
  }, [tag]);
  return isMissing;
}
