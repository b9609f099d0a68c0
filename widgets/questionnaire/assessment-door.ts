import type { ReadableAtom } from 'nanostores';
import type { Answers } from '#domain/questionnaire/answers.ts';
import type { VisitMemory } from '#widgets/shared/api/visits.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';
import type { KeptInTab } from '#widgets/shared/estimate/estimate-door.ts';
import type { Mount } from '#widgets/shared/later/later-part.tsx';
import type { PhotoMemory } from '#widgets/shared/photos/photos-store.ts';

/** What the questions hand to the part that comes later: results, contact and calls. */
export interface AssessmentContext extends WidgetContext {
  $answers: ReadableAtom<Answers>;
  visitMemory: VisitMemory;
  /** Thumbnails of the photos, between reloads. */
  photoMemory: PhotoMemory;
  /** Of the detailed estimate. */
  estimateMemory: KeptInTab;
  /** Back to the questions, answers kept. */
  review(): void;
  /** Whether the visitor has asked for partners. */
  $isCompleted: ReadableAtom<boolean>;
  /** True the first time only. */
  complete(): boolean;
}

/** The later part, loaded when the visitor starts. It draws into an element of its own, so that it may bring its own runtime. */
export interface Assessment {
  openVisit(): void;
  mountPhotos: Mount;
  mountResults: Mount;
  reset(): void;
}

export type LoadAssessment = () => Promise<{ openAssessment(context: AssessmentContext): Assessment }>;
