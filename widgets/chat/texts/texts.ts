import type { AdvisorKind } from '#domain/chat/advisor-kind.ts';
import type { Market } from '#domain/place.ts';
import type { ChatToast } from '#widgets/chat/events.ts';

/** What the chat says itself; labels of answers come from `texts/home`. */
export interface ChatTexts {
  title: string;
  /** Before the first input: EU AI Act, article 50. */
  notice: Record<AdvisorKind, string>;
  /** Who an adviser's line comes from. */
  advisor: Record<AdvisorKind, string>;
  you: string;
  conversation: string;
  welcome: (advisor: AdvisorKind) => string;
  complete: { title: string; text: string; next: string };
  /** The halves of a day, where a country counts its hours by them. */
  halfDays?: Partial<Record<Market, readonly [morning: string, afternoon: string]>>;
  typing: string;
  slow: string;
  stop: string;
  cut: string;
  askAgain: string;
  notSent: string;
  noConnection: string;
  retry: string;
  edit: string;
  newer: string;
  answers: string;
  topicsLabel: string;
  topics: readonly string[];
  owns: { yes: string; no: string };
  composer: {
    label: string;
    send: string;
    media: { image: string; video: string; phone: string };
    hint: string;
    left: (count: string) => string;
    tooLong: (count: string) => string;
  };
  /** The button, and who hears what is said. */
  voice: { speak: string; help: string };
  reset: { action: string; question: string; confirm: string; cancel: string };
  progress: {
    title: string;
    homeInformation: string;
    questions: (done: number, total: number) => string;
    media: string;
    uploads: (done: number, total: number) => string;
    checklist: readonly [exterior: string, roof: string, panel: string];
    uploaded: string;
    pending: string;
    potentials: string;
    needMore: string;
    viewResults: string;
    /** Why the button cannot be used yet. */
    viewResultsWhen: string;
    emailSummary: string;
  };
  /** What became of the summary is said in the summary dialog's words, of a picture and why nobody can listen in those of the later part. */
  toasts: Record<
    Exclude<ChatToast['code'], 'summary-posted' | 'media-failed' | 'voice-failed'>,
    { title: string; text: string }
  >;
  resultsLoading: string;
  resultsFailed: string;
  close: string;
  orContact: string;
}
