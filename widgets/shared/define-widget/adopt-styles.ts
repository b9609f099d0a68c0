const sheets = new Map<string, CSSStyleSheet>();

/** The sheet of a CSS text, parsed once however many elements adopt it. */
export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** Parses style sheets before they are needed. */
export function prepareStyles(styles: readonly string[]): void {
  if (typeof CSSStyleSheet !== 'undefined') styles.forEach(sheetOf);
}

/** Adds the styles of a part that was loaded later to the shadow root around `place`. */
export function adoptStyles(place: Element, css: string): void {
  const root = place.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
