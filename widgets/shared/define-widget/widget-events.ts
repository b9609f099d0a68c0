/** What a widget tells the page; every event bubbles and crosses shadow boundaries. */
export interface WidgetEvents {
  'wattnest-ready': Record<string, never>;
  'wattnest-start': { kind: string };
  'wattnest-progress': { kind: string; step: number; percent: number };
  'wattnest-complete': { kind: string; answers: unknown; result: unknown };
  'wattnest-lead': { leadId: string };
  'wattnest-error': { code: string };
}

export type Emit = <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => void;

export function emitterOf(host: EventTarget): Emit {
  return (name, detail) => {
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
}
