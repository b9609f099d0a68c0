import type { AssessmentKind } from '#domain/assessment-kinds.ts';
import type { Order } from '#domain/contract/list.ts';
import type { CompanyState, LeadState, ProjectState } from '#domain/contract/staff-lists.ts';
import type { ApplicationState } from '#domain/partners/application.ts';

/** What a list of one kind of entries says. */
export interface ListWords {
  failed: string;
  search: string;
  searchHint: string;
  none: string;
  noneFound: string;
  /** Names the table. */
  table: string;
  /** The column of buttons, and each button. */
  actions: string;
  open: string;
  /** The part beside the list, and what it says while nothing is open. */
  detail: string;
  prompt: string;
}

export interface StaffTexts {
  language: string;
  desk: {
    title: string;
    sections: string;
    tabs: Record<'leads' | 'projects' | 'calls' | 'companies' | 'applications' | 'figures', string>;
  };
  list: {
    more: string;
    loading: string;
    close: string;
    all: string;
    order: string;
    orders: Record<NonNullable<Order>, string>;
    csv: string;
    csvBusy: string;
    csvHint: (rows: string) => string;
  };
  stats: {
    failed: string;
    users: string;
    admins: (count: string) => string;
    assessments: string;
    completed: (count: string) => string;
    leads: string;
    projects: string;
    partners: string;
    /** Of a number that is the database's own estimate. */
    about: (count: string) => string;
    assessmentsHint: string;
  };
  activity: {
    failed: string;
    title: (days: number) => string;
    started: string;
    completed: string;
    day: string;
    asTable: string;
    byKind: string;
    byMarket: string;
    bySite: string;
    none: string;
  };
  assessments: ListWords;
  leads: ListWords;
  projects: ListWords;
  calls: {
    failed: string;
    none: string;
    table: string;
    columns: Record<'when' | 'who' | 'phone' | 'project', string>;
    /** No adviser looks after the project yet. */
    nobody: string;
  };
  companies: ListWords;
  applications: ListWords;
  applicationStates: Record<ApplicationState, string>;
  decide: {
    accept: string;
    acceptHint: string;
    reason: string;
    refuse: string;
    taken: string;
    accepted: { title: string; text: string };
    refused: { title: string; text: string };
  };
  kinds: Record<AssessmentKind, string>;
  states: Record<LeadState, string>;
  projectStates: Record<ProjectState, string>;
  companyStates: Record<CompanyState, string>;
  company: {
    area: string;
    onlyArea: string;
    pausedUntil: (day: string) => string;
    readers: string;
    /** Behind the name of a company that takes none now. */
    paused: (name: string) => string;
  };
  words: {
    number: string;
    lead: string;
    project: string;
    kind: string;
    market: string;
    state: string;
    estimate: string;
    yes: string;
    no: string;
    partners: string;
    nobody: string;
    name: string;
    email: string;
    phone: string;
    place: string;
    site: string;
    nextStep: string;
    until: (step: string, day: string) => string;
    openProject: string;
    /** Above what the person told. */
    answers: string;
    /** Of what nobody has confirmed, or what was taken back. */
    wordless: string;
  };
  assign: {
    label: string;
    choose: string;
    left: (count: number) => string;
    button: string;
    busy: string;
    done: { title: string; text: string };
    closed: string;
  };
}
