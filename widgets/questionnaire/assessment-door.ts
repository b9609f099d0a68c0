import type { ReadableAtom } from 'nanostores';
import type { Answers } from '#domain/questionnaire/answers.ts';
import type { VisitMemory } from '#widgets/shared/api/visits.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/define-widget.ts';

/** What the questions hand to the part that comes later: results, contact and calls. */
export interface AssessmentContext extends WidgetContext {
  $answers: ReadableAtom<Answers>;
  visitMemory: VisitMemory;
  /** Back to the questions, answers kept. */
  review(): void;
  /** True the first time only. */
  complete(): boolean;
}

/** The later part, loaded when the visitor starts. It draws into an element of its own, so that it may bring its own runtime. */
export interface Assessment {
  openVisit(): void;
  mount(place: HTMLElement): () => void;
  reset(): void;
}

export type LoadAssessment = () => Promise<{ openAssessment(context: AssessmentContext): Assessment }>;
