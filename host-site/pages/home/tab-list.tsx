import type { KeyboardEvent } from 'react';
import { type AssessmentTab, assessmentTabs } from '#domain/pages.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';

interface TabListProps {
  shown: AssessmentTab;
  show: (tab: AssessmentTab) => void;
}

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs after the WAI-ARIA pattern: arrows move and show, Home and End jump. */
export function TabList({ shown, show }: TabListProps) {
  const { tabs } = useTexts().site.home.assessment;
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const index = moves[event.key]?.(assessmentTabs.indexOf(shown), assessmentTabs.length - 1);
    const tab = index === undefined ? undefined : assessmentTabs[index];
    if (index === undefined || !tab) return;
    event.preventDefault();
    show(tab);
    (event.currentTarget.children[index] as HTMLElement | undefined)?.focus();
  };
  return (
    <div role="tablist" className="assessment-tabs" aria-label={tabs.label} onKeyDown={onKey}>
      {assessmentTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-controls={`panel-${tab}`}
          aria-selected={tab === shown}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => show(tab)}
        >
          {tabs[tab]}
        </button>
      ))}
    </div>
  );
}
