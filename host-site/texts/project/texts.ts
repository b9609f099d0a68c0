import type { ProjectSide } from '#domain/projects/conversation.ts';
import type { InstallerReason } from '#domain/projects/installers.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';
import type { QuotePart, QuoteSize, QuoteStatus } from '#domain/projects/quotes.ts';
import type { Counter } from '#domain/projects/readings.ts';

interface Question {
  title: string;
  text: string;
  confirm: string;
}

/** The page of one project, for all who read it. */
export interface ProjectTexts {
  title: (day: string) => string;
  reference: (name: string) => string;
  /** To the page where the reader keeps such projects. */
  back: Record<ProjectSide, string>;
  status: Record<ProjectStatus, string>;
  missing: { title: string; text: string };
  failed: string;
  busy: string;
  cancel: string;
  steps: {
    title: string;
    done: (day: string, who: string) => string;
    reopened: (reason: string) => string;
    tick: string;
    reopen: string;
    reason: string;
    reasonHint: string;
    move: string;
    from: string;
    until: string;
    wrongDays: string;
    save: string;
  };
  people: {
    title: string;
    adviser: string;
    /** Until one of us has taken part. */
    team: string;
    none: string;
    customer: string;
  };
  messages: {
    title: string;
    conversations: string;
    adviser: string;
    /** Above the text field. */
    to: (name: string) => string;
    hint: (left: number) => string;
    missing: string;
    send: string;
    none: string;
    older: string;
    you: string;
    sides: Record<ProjectSide, string>;
    readBy: (who: string) => string;
    unread: (count: number) => string;
  };
  quotes: {
    title: string;
    none: string;
    columns: { company: string; price: string; size: string; includes: string; until: string; answer: string };
    parts: Record<QuotePart, string>;
    sizes: Record<QuoteSize, (value: string) => string>;
    nothing: string;
    statuses: Record<QuoteStatus, string>;
    accept: string;
    decline: string;
    undo: string;
    undoUntil: (time: string) => string;
    accepting: Question;
    declining: Question;
    keep: string;
  };
  offer: {
    title: string;
    again: string;
    none: string;
    price: (currency: string) => string;
    priceWrong: string;
    sizes: Record<QuoteSize, string>;
    sizeWrong: string;
    includes: string;
    until: string;
    untilWrong: string;
    note: string;
    send: string;
    done: string;
  };
  readings: {
    title: string;
    text: string;
    noProjection: string;
    none: string;
    begun: string;
    /** Before a full year, in proportion to its days. */
    running: (days: string, measured: string, from: string, until: string) => string;
    evenly: string;
    kept: (measured: string, line: string) => string;
    missed: (measured: string, line: string) => string;
    measured: string;
    projected: string;
    line: string;
    table: string;
    day: string;
    counters: Record<Counter, string>;
    countersHint: string;
    countWrong: string;
    backwards: string;
    dayWrong: string;
    add: string;
    added: string;
    remove: string;
    claim: string;
    claiming: Question;
    claimed: (day: string) => string;
  };
  installers: {
    change: string;
    changing: Question;
    changed: (company: string) => string;
    changedToNone: string;
    report: string;
    reporting: Question;
    reported: string;
    reason: string;
    reasons: Record<InstallerReason, string>;
    text: string;
    textMissing: string;
    /** To our staff. */
    told: string;
    kinds: { change: (company: string) => string; report: (company: string) => string };
  };
  documents: {
    title: string;
    /** Who sees what the reader adds. */
    who: Record<ProjectSide, string>;
    none: string;
    failed: string;
    add: string;
    adding: string;
    added: (name: string) => string;
    hint: string;
    problems: Record<'tooLarge' | 'form' | 'tooMany' | 'full', string>;
    remove: string;
    removing: Question;
  };
  call: {
    title: string;
    text: string;
    choose: string;
    day: string;
    time: string;
    zone: (name: string) => string;
    chooseFirst: string;
    taken: string;
    none: string;
    failed: string;
    /** Above the field, and beside a call. */
    phone: string;
    phoneOf: (phone: string) => string;
    phoneWrong: string;
    book: string;
    booked: string;
    move: string;
    moveTo: string;
    cancel: string;
    cancelled: string;
    cancelling: Question;
    keep: string;
  };
  consultation: string;
}
