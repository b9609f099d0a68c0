import type { MediaSlot } from '#domain/questionnaire/answers.ts';

/** Step 3. */
interface StepPhotoTexts {
  label: string;
  slots: Record<MediaSlot, string>;
  privacy: string;
}

/** Photos and what stands around the results, in one language. What every widget says of photos, results and requests is in `shared`. */
export interface AssessmentTexts {
  photos: StepPhotoTexts;
  results: { intro: string; back: string; close: string };
  closed: { title: string; text: string; open: string };
}
