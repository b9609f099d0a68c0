import { useEffect, useState } from 'react';
import { CHAT_ANCHOR } from '#host-site/routing/anchors.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';

export const assessmentTabs = ['structured', 'chat'] as const;
export type AssessmentTab = (typeof assessmentTabs)[number];

/** The tab that is open. The chat's anchor opens the chat, however often it is followed; `reveal` then brings back a closed section. */
export function useAssessmentTab(reveal: () => void): [AssessmentTab, (tab: AssessmentTab) => void] {
  const { address, moved } = useNavigation();
  const leadsToChat = address.hash === `#${CHAT_ANCHOR}`;
  const [tab, setTab] = useState<AssessmentTab>(leadsToChat ? 'chat' : 'structured');
  const [seen, setSeen] = useState(address);
  const isCalled = leadsToChat && (moved || seen.hash !== address.hash);
  if (seen !== address) {
    setSeen(address);
    if (isCalled) {
      setTab('chat');
      reveal();
    }
  }
  useEffect(() => {
    if (moved && address.hash === `#${CHAT_ANCHOR}`) document.getElementById(CHAT_ANCHOR)?.scrollIntoView();
  }, [address, moved]);
  return [tab, setTab];
}
