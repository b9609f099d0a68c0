import type { Completed, WidgetKind } from '#widgets/shared/define-widget/completed.ts';

/** What a widget tells the page; every event bubbles and crosses shadow boundaries. */
export interface WidgetEvents {
  'wattnest-ready': Record<string, never>;
  'wattnest-start': { kind: WidgetKind };
  'wattnest-progress': { kind: WidgetKind; step: number; percent: number };
  'wattnest-complete': Completed;
  /** The contact dialog or the results were closed after partners were asked. Prevented, the widget leaves what follows to the page. */
  'wattnest-close': { kind: WidgetKind };
  'wattnest-lead': { leadId: string };
  /** `field`: the attribute or property that cannot be read, with the code `validation`. */
  'wattnest-error': { code: string; field?: string };
}

/** False when the page has prevented what would follow; only `wattnest-close` can be. */
export type Emit = <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => boolean;

export function emitterOf(host: EventTarget): Emit {
  return (name, detail) => {
    const cancelable = name === 'wattnest-close';
    return host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  };
}
