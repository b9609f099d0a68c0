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
  results: { intro: string; back: string; close: string };
  voice: {
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
