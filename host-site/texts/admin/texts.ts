import type { UserRole } from '#domain/contract/admin.ts';
import type { AuditEntity, AuditVerb } from '#domain/contract/audit.ts';
import type { AdviserTexts } from '#host-site/texts/admin/adviser/texts.ts';
import type { DatesTexts } from '#host-site/texts/admin/dates/texts.ts';
import type { HealthTexts } from '#host-site/texts/admin/health/texts.ts';
import type { PartnerDeskTexts } from '#host-site/texts/admin/partners/texts.ts';
import type { ListWords } from '#host-site/texts/staff/texts.ts';

export type AdminTab =
  | 'dashboard'
  | 'users'
  | 'assessments'
  | 'leads'
  | 'projects'
  | 'applications'
  | 'partners'
  | 'adviser'
  | 'dates'
  | 'health'
  | 'audit';

/** What staff may change. */
export type ChangeKind =
  | 'role'
  | 'admin'
  | 'verification'
  | 'suspension'
  | 'sessions'
  | 'retry'
  | 'reopening'
  | 'grade'
  | 'company'
  | 'site';

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
  users: ListWords & {
    columns: { user: string; role: string; status: string };
    verified: string;
    unverified: string;
    suspended: string;
  };
  audit: ListWords & {
    columns: { who: string; verb: string; entity: string };
    verbs: Record<AuditVerb, string>;
    entities: Record<AuditEntity, string>;
    /** Who is no account. */
    actors: Record<'visit' | 'user' | 'anonymous' | 'operator', string>;
    /** What a change is of. */
    values: Record<
      | 'role'
      | 'isAdmin'
      | 'isVerified'
      | 'suspendedAt'
      | 'partner'
      | 'postcodes'
      | 'onlyArea'
      | 'pausedAt'
      | 'resumesAt'
      | 'teamRole'
      | 'reason'
      | 'grade',
      string
    >;
    record: string;
    change: string;
    before: string;
    after: string;
    yes: string;
    no: string;
    nothing: string;
  };
  partners: PartnerDeskTexts;
  adviser: AdviserTexts;
  dates: DatesTexts;
  health: HealthTexts;
  roles: Record<UserRole, string>;
  detail: {
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
    suspension: string;
    suspensionHint: string;
    endSessions: string;
    endingSessions: string;
    /** Of the person who looks. */
    own: string;
  };
  changes: Record<ChangeKind, Change> & { failedText: string };
  /** The panel asks before rights go that one has oneself. */
  ownRights: Said & { confirm: string; keep: string };
}
