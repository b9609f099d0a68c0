import type { ReadableAtom } from 'nanostores';
import type { EstimateVerdict } from '#domain/estimate/verdict.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';
import type { Later } from '#widgets/shared/later/create-later.ts';
import type { Mount } from '#widgets/shared/later/later-part.tsx';

/** Something that the tab keeps between reloads, checked by who reads it. */
export interface KeptInTab {
  read(): unknown;
  write(value: unknown): void;
}

/** What a consultation hands to its detailed estimate. */
export interface EstimateContext extends Pick<WidgetContext, 'environment' | '$options' | 'emit'> {
  kind: 'questionnaire' | 'chat' | 'check';
  client: Pick<ApiClient, 'call' | 'submit'>;
  $home: ReadableAtom<HomeProfile>;
  /** What was answered and changed. */
  memory: KeptInTab;
  /** Undefined while there is no estimate. */
  tell(verdict: EstimateVerdict | undefined): void;
}

/** The detailed estimate of one element: engine, questions and pictures, loaded when first asked for. */
export interface EstimatePart {
  mount: Mount;
  reset(): void;
}

/** The estimate as the results know it before it is loaded. */
export interface EstimateDoor {
  $later: Later<EstimatePart>['$later'];
  $verdict: ReadableAtom<EstimateVerdict | undefined>;
  open(): void;
  reset(): void;
}
