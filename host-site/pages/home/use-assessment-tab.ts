import { useEffect, useState } from 'react';
import type { Address, AssessmentTab } from '#domain/pages.ts';
import { ASSESSMENT_ANCHOR, CHAT_ANCHOR } from '#host-site/routing/anchors.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';

/** The tab that an anchor opens where the address names none. */
const tabOfHash: Record<string, AssessmentTab> = { [`#${CHAT_ANCHOR}`]: 'chat', [`#${ASSESSMENT_ANCHOR}`]: 'powerup' };

/** The tab that an address leads to; undefined where it leads to no assessment. */
export const calledTab = ({ tab, hash }: Address): AssessmentTab | undefined => tab ?? tabOfHash[hash];

/** The tab that is open. An address opens its own, however often it is followed; `reveal` then brings back a closed section. */
export function useAssessmentTab(reveal: () => void): [AssessmentTab, (tab: AssessmentTab) => void] {
  const { address, moved } = useNavigation();
  const called = calledTab(address);
  const [tab, setTab] = useState<AssessmentTab>(called ?? 'powerup');
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    if (called && (moved || calledTab(seen) !== called)) {
      setTab(called);
      reveal();
    }
  }
  useEffect(() => {
    if (moved && address.hash in tabOfHash) document.getElementById(address.hash.slice(1))?.scrollIntoView();
  }, [address, moved]);
  return [tab, setTab];
}
