import type { PhotoType } from '#domain/strategy-check/answers.ts';
import type { PhotoSlot } from '#widgets/strategy-check/analysis/check-photos.ts';

/** Photos, results and the dialog that asks for the address. What every recommendation says is in `texts/strategy`. */
export interface AnalysisTexts {
  photos: { label: string; slots: Record<PhotoSlot, string>; privacy: string };
  photoType: { label: string; types: Record<PhotoType, string> };
  uploaded: { title: string; text: (type: string) => string };
  uploadFailed: { title: string; text: string };
  results: {
    title: string;
    intro: string;
    back: string;
    close: string;
    email: string;
  };
  /** Below reasons that a language model has worded. */
  byModel: string;
  noProviders: string;
  noResults: string;
  closed: { title: string; text: string; open: string };
  email: { title: string; intro: string; submit: string; cancel: string };
}
