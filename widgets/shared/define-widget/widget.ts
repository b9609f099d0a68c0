import type { ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { IsPrefill, WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { Emit } from '#widgets/shared/define-widget/widget-events.ts';
import type { Environment } from '#widgets/shared/environment.ts';
import type { Mount } from '#widgets/shared/later/later-part.tsx';

/** What every widget's store can do, whatever it asks. */
export interface WidgetStore {
  start(): void;
  reset(): void;
  /** Takes up what ties it to the page, for as long as its element is there; the reply lets go. */
  attend?(): () => void;
}

/** What one element hands to its store. */
export interface WidgetContext {
  environment: Environment;
  $options: ReadableAtom<WidgetOptions>;
  emit: Emit;
  /** Tells two elements of one page apart, the same after a reload. */
  instance: string;
  /** Draws above the widget what its visitor must know whatever it shows; undefined takes it away. */
  show(notice: Mount | undefined): void;
}

export interface WidgetDefinition<Store extends WidgetStore> {
  tag: `wattnest-${string}`;
  /** Texts of the style sheets; each is parsed once for all elements. */
  styles: readonly string[];
  isPrefill: IsPrefill;
  createStore(context: WidgetContext): Store;
  View: ComponentType<{ store: Store; options: WidgetOptions }>;
}
