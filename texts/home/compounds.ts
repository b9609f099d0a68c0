/** Where words too long for half a phone may part. */
const compounds = [
  ['Einfamilien', 'haus'],
  ['Reihen', 'haus'],
  ['Eigentums', 'wohnung'],
  ['Miet', 'wohnung'],
  ['Wärme', 'pumpe'],
] as const;

/** A label in the parts that its long word has; one part where it has none. */
export function partsOfLabel(label: string): string[] {
  const compound = compounds.find((halves) => label.includes(halves.join('')));
  if (!compound) return [label];
  const seam = label.indexOf(compound.join('')) + compound[0].length;
  return [label.slice(0, seam), label.slice(seam)];
}
