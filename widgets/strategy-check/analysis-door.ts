import type { ReadableAtom } from 'nanostores';
import type { CheckDraft } from '#domain/strategy-check/answers.ts';
import type { VisitMemory } from '#widgets/shared/api/visits.ts';
import type { CompletedBy } from '#widgets/shared/define-widget/completed.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';
import type { KeptInTab } from '#widgets/shared/estimate/estimate-door.ts';
import type { Mount } from '#widgets/shared/later/later-part.tsx';

/** What the questions hand to the part that comes later: photos, calls, results, contact. */
export interface AnalysisContext extends WidgetContext {
  $answers: ReadableAtom<CheckDraft>;
  visitMemory: VisitMemory;
  photoMemory: KeptInTab;
  consentMemory: KeptInTab;
  /** The server's answer, between reloads. */
  replyMemory: KeptInTab;
  /** Of the detailed estimate. */
  estimateMemory: KeptInTab;
  /** Back to the questions, answers kept. */
  startOver(): void;
  /** The address that the stepped form asks for was given, or not. */
  emailGiven(): void;
  emailRefused(): void;
}

/** Why a place was not taken. */
export type PlaceProblem = 'unknown-place' | 'other-country';

export type Outcome =
  | ({ status: 'done' } & Pick<CompletedBy<'check'>, 'answers' | 'result'>)
  | { status: 'refused'; problem: PlaceProblem }
  | { status: 'failed'; code: string };

/** The later part, loaded when the visitor starts. It draws into elements of its own, so that it may bring its own runtime. */
export interface Analysis {
  openVisit(): void;
  /** Whether the tab knows an address. */
  knowsEmail(): boolean;
  /** Asks the server, and keeps what it answers. Never rejects. */
  analyse(): Promise<Outcome>;
  mountPhotos: Mount;
  mountResults: Mount;
  /** The dialog that asks for the address. */
  mountEmail: Mount;
  reset(): void;
}

export type LoadAnalysis = () => Promise<{ openAnalysis(context: AnalysisContext): Analysis }>;
