import { folded } from '#domain/estimate/places/folded.ts';

export interface KnownPlace {
  name: string;
  latitude: number;
  longitude: number;
  /** A postcode or its beginning; empty for what is known by name alone. */
  postcode: string;
  /** United States: two letters. */
  state: string;
}

export interface PlaceTable {
  byName: ReadonlyMap<string, readonly KnownPlace[]>;
  byPostcode: readonly KnownPlace[];
}

function placeOfLine(line: string): KnownPlace {
  const [name = '', latitude, longitude, postcode = '', state = ''] = line.split('|');
  return { name, latitude: Number(latitude), longitude: Number(longitude), postcode, state };
}

/** "Klagenfurt am Wörthersee" is asked for as Klagenfurt too. */
const namesOf = (name: string) => [folded(name), folded(name.replace(/ (am|an der|im|ob der|bei|in) .*$/, ''))];

/** Reads a generated table: one place a line, more important ones first. `aliases` are other names by the name in the table. */
export function placeTable(lines: string, aliases: Readonly<Record<string, readonly string[]>> = {}): PlaceTable {
  const byName = new Map<string, KnownPlace[]>();
  const places = lines.trim().split('\n').map(placeOfLine);
  for (const place of places.filter(({ name }) => name !== '')) {
    const names = new Set([...namesOf(place.name), ...(aliases[place.name] ?? []).map(folded)]);
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), place]);
  }
  return { byName, byPostcode: places.filter(({ postcode }) => postcode !== '') };
}
