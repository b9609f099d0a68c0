import { type ReactNode, useState } from 'react';
import { PRODUCT_NAME } from '#domain/product.ts';
import { LanguageChoice } from '#host-site/pages/staff/language-choice.tsx';
import { TabList } from '#host-site/shell/tab-list.tsx';
import './staff.css';

interface StaffFrameProps<Tab extends string> {
  title: string;
  tabs: Record<Tab, ReactNode>;
  names: Record<Tab, string>;
  /** Names the list of tabs. */
  sections: string;
  first: NoInfer<Tab>;
}

/** A page of tabs for people who look after others. */
export function StaffFrame<Tab extends string>({ title, tabs, names, sections, first }: StaffFrameProps<Tab>) {
  const [tab, setTab] = useState<Tab>(first);
  return (
    <div className="wrap staff">
      <title>{`${title} | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <div className="staff-head">
        <h1>{title}</h1>
        <LanguageChoice />
      </div>
      <TabList
        tabs={Object.keys(tabs) as Tab[]}
        names={names}
        label={sections}
        shown={tab}
        show={setTab}
        idStart="staff-"
      />
      <div role="tabpanel" id={`staff-panel-${tab}`} aria-labelledby={`staff-tab-${tab}`}>
        {tabs[tab]}
      </div>
    </div>
  );
}
