/** Where words too long for half a phone may part. */
const seams = /(?<=Einfamilien|Reihen)(?=haus)|(?<=Eigentums|Miet)(?=wohnung)|(?<=Wärme)(?=pumpe)/;

/** A label in the parts that its long words have; one part where it has none. */
export function partsOfLabel(label: string): string[] {
  return label.split(seams);
}
