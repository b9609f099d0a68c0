import type { HeatingSystem, HomeType, RoofType } from '#domain/home/enumerations.ts';
import { type Drawing, drawn, questionMark } from '#widgets/shared/ui/drawing.tsx';
import { heatingDrawings } from '#widgets/shared/ui/heating-drawings.ts';

const window = 'M14 18h5v5h-5Z';

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
    unsure: questionMark,
  },
  currentHeatingSystem: heatingDrawings,
};

/** The small picture on an answer's card; undefined for questions whose answers have none. */
export function drawingOf(field: string, value: string) {
  const drawing = (drawings as Record<string, Record<string, Drawing>>)[field]?.[value];
  return drawing && drawn(drawing);
}
