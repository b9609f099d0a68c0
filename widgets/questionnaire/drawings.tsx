import type { HeatingSystem, HomeType, RoofType } from '#domain/home/enumerations.ts';

/** Two paths in a field of 32: what is filled with a hue, and what is drawn over it in one stroke width. */
type Drawing = readonly [fill: string, line: string, hue: 'sun' | 'ember' | 'current'];

const window = 'M14 18h5v5h-5Z';
const question = 'M12 12a4 4 0 1 1 6 3.500q-2 1.2-2 3.500m0 4v.1';

const drawings: {
  homeType: Partial<Record<HomeType, Drawing>>;
  roofType: Record<RoofType, Drawing>;
  currentHeatingSystem: Record<HeatingSystem, Drawing>;
} = {
  homeType: {
    single_family: [window, 'M3 16 16 5l13 11M7 13v14h18V13', 'sun'],
    townhouse: ['M7 17h4v4H7Zm14 0h4v4h-4Z', 'M2 27V13l7-6 7 6 7-6 7 6v14ZM16 13v14', 'sun'],
    condo: ['M11 8h4v4h-4Zm6 7h4v4h-4Z', 'M7 27V4h18v23Zm7 0v-5h4v5', 'sun'],
    apartment: ['M7 13h18v6H7Z', 'M7 27V4h18v23ZM7 12h18M7 20h18', 'sun'],
    mobile_home: ['M8 13h6v5H8Z', 'M3 23V9h23l3 5v9ZM19 23v-9h5v9M9 23a2.5 2.5 0 1 0 5 0', 'sun'],
    other: ['', 'M3 16 16 5l13 11M7 13v14h18V13M11 20h.1m5-.1h.1m4.9 0h.1', 'sun'],
  },
  roofType: {
    sloped_south: ['M26 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM2 26 12 13h16L20 26Z', 'M2 26 12 13h16L20 26Z', 'sun'],
    sloped_north: ['M2 26 12 13h16L20 26Z', 'M2 26 12 13h16L20 26ZM20 7l4-3 4 3', 'current'],
    sloped_east_west: ['M16 7 4 13v13l12-6Z', 'M16 7 4 13v13l12-6 12 6V13ZM16 7v13', 'sun'],
    flat: ['M4 11h24v5H4Z', 'M4 11h24v5H4ZM7 16v11h18V16', 'sun'],
    multiple: ['M18 26h12l-5-9h-9Z', 'M2 26 10 12l8 14ZM18 26h12l-5-9H13', 'sun'],
    unsure: ['', question, 'sun'],
  },
  currentHeatingSystem: {
    gas: ['M16 17q5 4 3 8-3 3-6 0-2-4 3-8Z', 'M16 4q9 8 8 15-1 8-8 8t-8-8q0-4 4-7 0 3 2 4 3-5 2-12Z', 'current'],
    oil: ['M9 16h14v8H9Z', 'M8 7h16v20H8ZM8 13h16M13 7V4h6v3', 'ember'],
    electric: ['M18 3 8 18h7l-2 11 11-16h-7Z', 'M18 3 8 18h7l-2 11 11-16h-7Z', 'sun'],
    heat_pump: [
      'M13 10a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
      'M3 6h26v20H3Zm10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm11 1v10',
      'ember',
    ],
    propane: ['M9 16h14v6H9Z', 'M9 12q0-4 7-4t7 4v13q0 2-2 2H11q-2 0-2-2ZM12 8V4h8v4', 'ember'],
    other: ['M12 9h8v8h-8Z', 'M8 4h16v22H8ZM12 9h8v8h-8Zm0 13h8M11 26v3m10-3v3', 'ember'],
    unsure: ['', question, 'sun'],
  },
};

/** The small picture on an answer's card; undefined for questions whose answers have none. */
export function drawingOf(field: string, value: string) {
  const [fill, line, hue] = (drawings as Record<string, Record<string, readonly string[]>>)[field]?.[value] ?? [];
  if (line === undefined) return undefined;
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={fill} className={hue} />
      <path d={line} />
    </svg>
  );
}
