import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#domain/product.ts';
import { LanguageChoice } from '#host-site/pages/staff/language-choice.tsx';
import { StaffTabs } from '#host-site/pages/staff/staff-tabs.tsx';
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
  return (
    <div className="wrap staff">
      <title>{`${title} | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <div className="staff-head">
        <h1>{title}</h1>
        <LanguageChoice />
      </div>
      <StaffTabs tabs={tabs} names={names} label={sections} first={first} />
    </div>
  );
}
