import type { standings } from '#domain/contract/workspace.ts';
import type { CompanyStatus } from '#domain/leads/lead-status.ts';
import type { PartnerSection } from '#host-site/pages/partner/sections.ts';

interface Said {
  title: string;
  text: string;
}

export interface PartnerTexts {
  partner: {
    /** Names the navigation. */
    workspace: string;
    sections: Record<PartnerSection, string>;
    notOpen: Record<Exclude<(typeof standings)[number], 'open'>, (company: string) => Said & { next: string }>;
    toDashboard: string;
    retry: string;
    more: string;
    loading: string;
    failed: string;
  };
  leads: {
    title: string;
    search: string;
    searchHint: string;
    status: string;
    everyStatus: string;
    none: Said;
    noneFound: string;
    export: string;
    exporting: string;
    exported: string;
    fileName: string;
    /** A lead without a name. */
    numbered: (reference: string) => string;
    /** Solutions with a high potential. */
    strong: (solutions: string) => string;
    marks: string;
    duplicate: string;
    duplicateText: string;
    earlier: string;
    unconfirmed: string;
    withdrawn: string;
    withdrawnText: string;
    back: string;
    unknown: string;
    contact: string;
    language: string;
    standing: string;
    steps: Record<CompanyStatus, string>;
    backTo: (status: string) => string;
    changed: (status: string) => string;
    changing: string;
    undo: string;
    anotherChosen: string;
    why: string;
    cancel: string;
  };
}
