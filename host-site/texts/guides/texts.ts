interface Guide {
  title: string;
  description: string;
}

/** What frames the documentation, and the page of the look. */
export interface GuideTexts {
  docs: Guide & { contents: string; spoken?: string; api: string; openapi: string; design: string };
  design: Guide & {
    colours: { title: string; text: string; uses: Record<ColourName, string> };
    letters: { title: string; text: string; display: string; body: string; small: string };
    controls: { title: string; text: string; main: string; ghost: string; danger: string; off: string; field: string };
    potentials: { title: string; text: string };
    drawings: { title: string; text: string };
    words: { title: string; text: string };
  };
}

/** The tokens that the page shows, in their order. */
export const colourNames = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'edge',
  'accent',
  'accent-tint',
  'sun',
  'ember',
  'current',
  'high',
  'medium',
  'low',
  'danger',
  'focus',
] as const;
export type ColourName = (typeof colourNames)[number];
