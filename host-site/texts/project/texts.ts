import type { ProjectSide } from '#domain/projects/conversation.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';
import type { QuotePart, QuoteSize, QuoteStatus } from '#domain/projects/quotes.ts';

interface Question {
  title: string;
  text: string;
  confirm: string;
}

/** The page of one project, for all who read it. */
export interface ProjectTexts {
  title: (day: string) => string;
  reference: (name: string) => string;
  toDashboard: string;
  status: Record<ProjectStatus, string>;
  missing: { title: string; text: string };
  failed: string;
  retry: string;
  busy: string;
  cancel: string;
  saved: string;
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
    address: string;
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
  consultation: string;
}
