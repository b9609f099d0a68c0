import type { ReadableAtom } from 'nanostores';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { Environment } from '#widgets/shared/environment.ts';
import type { Later } from '#widgets/shared/later/create-later.ts';
import type { Mount } from '#widgets/shared/later/later-part.tsx';

/** What whoever takes photos hands to the part that opens the visit to a phone. */
export interface HandoffContext {
  environment: Environment;
  $options: ReadableAtom<WidgetOptions>;
  client: Pick<ApiClient, 'call' | 'submit'>;
  /** Shows what the phone has added, and takes away what it has removed; says how many pictures the visit has. */
  look(): Promise<number>;
}

/** The part itself, fetched when its button is pressed. */
export interface Handoff {
  open(): void;
  /** Its dialog. */
  mount: Mount;
  /** Lets no phone add anything any more. */
  end(): void;
}

/** What the button needs. */
export interface HandoffDoor {
  $later: Later<Handoff>['$later'];
  open(): void;
  reset(): void;
}
