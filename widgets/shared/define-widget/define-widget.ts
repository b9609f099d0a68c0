import type { WidgetDefinition, WidgetStore } from '#widgets/shared/define-widget/widget.ts';
import { createWidgetClass } from '#widgets/shared/define-widget/widget-class.ts';

/** Registers the tag. Does nothing where there is no DOM and where the tag is taken already, by us or an older build. */
export function defineWidget<Store extends WidgetStore>(definition: WidgetDefinition<Store>): void {
  if (typeof HTMLElement === 'undefined' || customElements.get(definition.tag)) return;
  customElements.define(definition.tag, createWidgetClass(definition));
}
