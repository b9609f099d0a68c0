const names =
  'Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,District of Columbia DC,Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY';

const states: readonly (readonly [name: string, code: string])[] = names
  .split(',')
  .map((it) => [it.slice(0, -3).toLowerCase(), it.slice(-2).toLowerCase()] as const)
  .sort(([a], [b]) => b.length - a.length);

/** Splits "denver co" and "denver colorado", folded, into town and state; a state alone has no town. */
export function splitState(text: string): { town: string; state: string } {
  for (const [name, code] of states) {
    const end = [name, code].find((it) => text === it || text.endsWith(` ${it}`));
    if (end) return { town: text.slice(0, text.length - end.length).trim(), state: code.toUpperCase() };
  }
  return { town: text, state: '' };
}
