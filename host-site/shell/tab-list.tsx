import type { KeyboardEvent } from 'react';
import './tab-list.css';

interface TabListProps<Tab extends string> {
  tabs: readonly Tab[];
  names: Record<Tab, string>;
  label: string;
  shown: Tab;
  show: (tab: Tab) => void;
  /** Before `tab-NAME` and `panel-NAME` in the ids. */
  idStart?: string;
}

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs after the WAI-ARIA pattern: arrows move and show, Home and End jump. */
export function TabList<Tab extends string>(props: TabListProps<Tab>) {
  const { tabs, names, label, shown, show, idStart = '' } = props;
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const index = moves[event.key]?.(tabs.indexOf(shown), tabs.length - 1);
    const tab = index === undefined ? undefined : tabs[index];
    if (index === undefined || !tab) return;
    event.preventDefault();
    show(tab);
    (event.currentTarget.children[index] as HTMLElement | undefined)?.focus();
  };
  return (
    <div role="tablist" className="tab-list" aria-label={label} onKeyDown={onKey}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${idStart}tab-${tab}`}
          aria-controls={`${idStart}panel-${tab}`}
          aria-selected={tab === shown}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => show(tab)}
        >
          {names[tab]}
        </button>
      ))}
    </div>
  );
}
