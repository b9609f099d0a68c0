import { type ReactNode, useState } from 'react';
import { TabList } from '#host-site/shell/tab-list.tsx';

interface StaffTabsProps<Tab extends string> {
  tabs: Record<Tab, ReactNode>;
  names: Record<Tab, string>;
  /** Names the list of tabs. */
  label: string;
  first: NoInfer<Tab>;
  /** Where tabs stand within a tab, what their ids begin with. */
  idStart?: string;
}

/** Tabs, of which one is there. */
export function StaffTabs<Tab extends string>({ tabs, names, label, first, idStart = 'staff-' }: StaffTabsProps<Tab>) {
  const [tab, setTab] = useState<Tab>(first);
  return (
    <>
      <TabList
        tabs={Object.keys(tabs) as Tab[]}
        names={names}
        label={label}
        shown={tab}
        show={setTab}
        idStart={idStart}
      />
      <div role="tabpanel" id={`${idStart}panel-${tab}`} aria-labelledby={`${idStart}tab-${tab}`}>
        {tabs[tab]}
      </div>
    </>
  );
}
