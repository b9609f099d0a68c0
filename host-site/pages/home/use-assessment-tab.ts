import { useEffect, useState } from 'react';
import { ASSESSMENT_ANCHOR, CHAT_ANCHOR } from '#host-site/routing/anchors.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';

export const assessmentTabs = ['powerup', 'structured', 'chat'] as const;
export type AssessmentTab = (typeof assessmentTabs)[number];

/** The tab that an anchor opens. */
const tabOfHash: Record<string, AssessmentTab> = { [`#${CHAT_ANCHOR}`]: 'chat', [`#${ASSESSMENT_ANCHOR}`]: 'powerup' };

/** The tab that is open. An anchor opens its own, however often it is followed; `reveal` then brings back a closed section. */
export function useAssessmentTab(reveal: () => void): [AssessmentTab, (tab: AssessmentTab) => void] {
  const { address, moved } = useNavigation();
  const called = tabOfHash[address.hash];
  const [tab, setTab] = useState<AssessmentTab>(called ?? 'structured');
  const [seen, setSeen] = useState(address);
  const isCalled = called && (moved || seen.hash !== address.hash);
  if (seen !== address) {
    setSeen(address);
    if (isCalled) {
      setTab(called);
      reveal();
    }
  }
  useEffect(() => {
    if (moved && address.hash in tabOfHash) document.getElementById(address.hash.slice(1))?.scrollIntoView();
  }, [address, moved]);
  return [tab, setTab];
}
