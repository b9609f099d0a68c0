import type { UserRole } from '#domain/contract/admin.ts';

export type AdminTab = 'dashboard' | 'users' | 'assessments' | 'leads' | 'projects';

interface Said {
  title: string;
  text: string;
}

/** A change that is told when it is done, and headed when it failed. */
interface Change {
  done: Said;
  failed: string;
}

export interface AdminTexts {
  title: string;
  /** Names the list of tabs. */
  sections: string;
  tabs: Record<AdminTab, string>;
  language: string;
  stats: {
    failed: string;
    users: string;
    admins: (count: string) => string;
    assessments: string;
    completed: (count: string) => string;
    leads: string;
    projects: string;
    partners: string;
    assessmentsHint: string;
  };
  users: {
    failed: string;
    search: string;
    searchHint: string;
    none: string;
    noneFound: string;
    more: string;
    loading: string;
    table: string;
    columns: { user: string; role: string; status: string; actions: string };
    manage: string;
    verified: string;
    unverified: string;
  };
  roles: Record<UserRole, string>;
  detail: {
    title: string;
    prompt: string;
    close: string;
    fullName: string;
    email: string;
    username: string;
    createdAt: string;
    lastLogin: string;
    never: string;
    role: string;
    company: string;
    noCompany: string;
    admin: string;
    adminHint: string;
    verification: string;
    verificationHint: string;
    /** Of the person who looks. */
    own: string;
  };
  changes: { role: Change; admin: Change; verification: Change; failedText: string };
  soon: (section: string) => Said;
  /** The panel asks before rights go that one has oneself. */
  ownRights: Said & { confirm: string; keep: string };
}
