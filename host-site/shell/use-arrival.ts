import { useEffect } from 'react';
import { useNavigation } from '#host-site/routing/navigation.tsx';

/**
 * Where a new page starts: at its anchor, else, after the visitor's own navigation, at the top with the focus on its
 * content. Another language of the same page is no arrival; back and forward keep the browser's own scroll position.
 */
export function useArrival(): void {
  const { address, moved } = useNavigation();
  const { path, hash } = address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path is an arrival
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) {
      target.scrollIntoView();
    } else if (moved) {
      scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [path, hash]);
}
