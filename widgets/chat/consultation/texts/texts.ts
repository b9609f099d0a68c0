import type { MediaKind } from '#domain/media/media.ts';

/** The later part of the chat, in one language. Names and labels of facts come from `texts/home`, consent from `texts/consent`, what every form says from `shared/contact`, results from `shared/results`. */
export interface ConsultationTexts {
  email: {
    title: string;
    intro: string;
    guaranteeTitle: string;
    guarantor: string;
    /** Leads to the terms. */
    guaranteeTerms: string;
    cancel: string;
    submit: string;
    /** To who has asked for the mail. */
    wanted: { intro: string; submit: string };
  };
  facts: {
    title: string;
    intro: string;
    remove: string;
    removed: (name: string) => string;
    undo: string;
  };
  media: {
    caption: Record<MediaKind, (subject: string) => string>;
    reading: string;
    sending: string;
    subject: string;
    send: string;
    cancel: string;
    remove: string;
    failed: { title: string; text: string };
    label: string;
    privacy: string;
  };
  results: { intro: string; back: string; close: string };
  voice: {
    /** What recognisers call the language. */
    tag: string;
    /** While it listens; says who hears it. */
    listening: string;
    seconds: (count: number) => string;
    leaving: string;
    keep: string;
    /** Of the recogniser's code, or `unsupported`. */
    problem: (code: string) => { title: string; text: string };
  };
  /** Sent when nothing else is there to be summed up. */
  defaultSummary: string;
}
