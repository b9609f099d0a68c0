import type { MediaSlot } from '#domain/questionnaire/answers.ts';
import type { PhotoRefusal } from '#widgets/questionnaire/assessment/photos/photo.ts';

/** Step 3. */
export interface PhotoTexts {
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

/** Photos, results and contact, in one language. Labels come from `texts/home`, consent from `texts/consent`, what every form says from `shared/contact`, failures from `texts/failures`. */
export interface AssessmentTexts {
  photos: PhotoTexts;
  title: string;
  intro: string;
  change: string;
  close: string;
  closed: { title: string; text: string; open: string };
  costFactors: { title: string; intro: string };
  tabs: { label: string; costs: string; packages: string };
  typical: string;
  includes: string;
  nextSteps: {
    title: string;
    /** `partner`: the company on whose page this is; it alone gets the request. */
    items: (partner: string | undefined) => readonly [string, string, string, string];
  };
  connect: string;
  contact: {
    title: string;
    intro: string;
    optional: string;
    labels: { place: string; phone: string };
    errors: { place: string; phone: string };
    submit: string;
    processing: string;
    partnersByPlace: string;
    matching: string;
    noMatch: string;
  };
  sent: {
    title: string;
    sent: (email: string) => string;
    confirm: (email: string) => string;
    unsent: (email: string) => string;
    joined: (email: string) => string;
    partners: (names: string) => string;
    noPartners: string;
    done: string;
  };
}
