import type { MediaSlot } from '#domain/questionnaire/answers.ts';
import type { PhotoRefusal } from '#widgets/questionnaire/assessment/photos/photo.ts';

/** Step 3. */
interface PhotoTexts {
  label: string;
  slots: Record<MediaSlot, string>;
  choose: string;
  drop: string;
  replace: string;
  remove: string;
  kinds: string;
  privacy: string;
  reading: string;
  added: (name: string) => string;
  onlyThumbnail: string;
  removed: (what: string) => string;
  undo: string;
  close: string;
  refusals: Record<PhotoRefusal, string>;
}

/** Photos and what stands around the results, in one language. What every widget's results say is in `shared/results`, the request's dialog in `shared/contact-dialog`. */
export interface AssessmentTexts {
  photos: PhotoTexts;
  results: { intro: string; back: string; close: string };
  closed: { title: string; text: string; open: string };
}
