import type { CheckStep } from '#domain/strategy-check/steps.ts';
import type { PlaceProblem } from '#widgets/strategy-check/analysis-door.ts';

/** The questions' own texts; labels of heating and car come from `texts/home`, of ownership from here. */
export interface CheckTexts {
  title: string;
  intro: string;
  stepOf: (step: number, total: number) => string;
  questions: Record<Exclude<CheckStep, 'photos'>, string>;
  locationHint: string;
  roofHint: string;
  optional: string;
  ownership: { own: string; rent: string };
  photos: { title: string; hint: string; open: string; loading: string; failed: string };
  tryAgain: string;
  /** How many answers the analysis still needs. */
  stillOpen: (count: number) => string;
  previous: string;
  next: string;
  submit: string;
  analysing: {
    title: string;
    wait: string;
    blocks: { solar: Block; heating: Block; charging: Block };
  };
  failed: string;
  notification: { title: string; text: string };
  close: string;
  place: Record<PlaceProblem, string>;
  orContact: string;
}

interface Block {
  title: string;
  text: string;
}
