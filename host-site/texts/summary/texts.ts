import type { SummaryAuthor } from '#domain/contract/summary.ts';
import type { LeadStatus } from '#domain/leads/lead-status.ts';
import type { MediaFlaw, MediaKind } from '#domain/media/media.ts';

interface Titled {
  title: string;
  text: string;
}

export interface SummaryTexts {
  documentTitle: string;
  heading: string;
  intro: string;
  loading: string;
  empty: string;
  potentials: string;
  packages: string;
  /** Says that the figures of the quick tier are no calculation for this home. */
  typical: string;
  /** Says which amounts an age of roof or heating adds. */
  costFactors: (extras: string) => string;
  partners: string;
  /** Of a request that nobody has confirmed, and that its partners get only then. */
  waiting: { heading: string; text: string };
  noPartners: string;
  answers: string;
  photos: {
    heading: string;
    /** What a picture is called where it cannot be seen. */
    alt: Record<MediaKind, (subject: string) => string>;
    /** What measuring found wrong with it. */
    flaws: Record<MediaFlaw, string>;
  };
  print: string;
  newAssessment: string;
  notFound: Titled;
  ended: Titled;
  /** Under a button of a page that stands open while another one has erased everything. */
  used: string;
  offline: Titled;
  busy: Titled;
  failed: Titled;
  /** Of each request that nobody has confirmed. */
  confirm: {
    heading: string;
    text: string;
    button: string;
    sending: string;
    done: string;
    refuse: string;
    refusing: string;
    refused: string;
  };
  /** Of a request to partners, and of a consultation that was only mailed. */
  titles: Record<'lead' | 'summary', (date: string) => string>;
  withdrawn: (date: string) => string;
  withdrawnTold: string;
  timeline: { heading: string; done: string };
  /** How a request stands with a company; follows its name. */
  statuses: Record<LeadStatus, string>;
  /** What a chat came to, and whose words it is. */
  adviser: { heading: string; source: Record<SummaryAuthor, string> };
  suppressed: string;
  withdraw: {
    button: string;
    title: string;
    text: (partners: string) => string;
    textWithoutPartners: string;
    confirm: string;
    busy: string;
  };
  /** Closes a question without doing anything. */
  keep: string;
  updates: {
    heading: string;
    text: string;
    yes: string;
    no: string;
    confirmed: string;
    stop: string;
    refused: string;
  };
  yourData: {
    heading: string;
    text: string;
    download: string;
    downloading: string;
    downloaded: string;
    confirmFirst: string;
  };
  erase: {
    button: string;
    title: string;
    text: string;
    /** `word`: what must be typed. */
    label: (word: string) => string;
    word: string;
    confirm: string;
    busy: string;
  };
  erased: { title: string; text: string; home: string };
}
