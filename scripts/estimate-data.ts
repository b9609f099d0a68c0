import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Turns `domain/estimate/data/source` into the modules beside it. `node scripts/estimate-data.ts` writes them. */
const folder = join(import.meta.dirname, '../domain/estimate/data');
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, 'source', `${name}.json`), 'utf8')) as T;

interface Anchor {
  label: string;
  lat: number;
  lon: number;
  ghi: number[];
  dhi: number[];
  t: number[];
  gtz20_15: number;
  scop: { avg: Record<string, number> };
  scop_dhw: { avg: number };
  country: string;
  k_recent: number;
}

/** Countries whose places are near enough to count for a market. */
const climatesOf = { de: ['DE', 'AT', 'CH'], at: ['AT', 'DE', 'CH', 'IT'], ch: ['CH', 'DE', 'IT'], us: ['US'] };

/** A summit: nobody lives there, and its air would cool the towns below it. */
const SUMMITS = ['Fichtelberg'];

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

function climatePlace(it: Anchor) {
  const recent = (months: number[]) => months.map((month) => rounded(month * it.k_recent, 1));
  return {
    name: it.label,
    latitude: it.lat,
    longitude: it.lon,
    global: recent(it.ghi),
    diffuse: recent(it.dhi),
    temperature: it.t,
    degreeDays: it.gtz20_15,
    airPerformance: ['35', '45', '55', '65'].map((flow) => it.scop.avg[flow] ?? 0),
    hotWaterPerformance: it.scop_dhw.avg,
  };
}

function climateModules(): Record<string, string> {
  const { anchors } = read<{ anchors: Anchor[] }>('climate_pv_hp_anchors');
  const entries = Object.entries(climatesOf).map(([market, countries]) => {
    const near = anchors.filter(({ country, label }) => countries.includes(country) && !SUMMITS.includes(label));
    const rows = near.map((it) => JSON.stringify(climatePlace(it))).join(',\n');
    const type = "import type { ClimatePlace } from '#domain/estimate/climate/climate.ts';\n\n";
    return [`climate-${market}.ts`, `${type}export const climate: readonly ClimatePlace[] = [\n${rows},\n];\n`];
  });
  return Object.fromEntries(entries);
}

type GermanRow = [code: string, name: string, latitude: number, longitude: number];
type Town = [name: string, latitude: number, longitude: number, state?: string];

/** Mistakes of the source, found by comparing each row with its neighbours: a place in Luxembourg, a code of another town. */
const corrections: Record<string, { code?: string; at?: [number, number] }> = {
  'Annaberg-Buchholz': { at: [50.58, 13] },
  Sonneberg: { code: '96515' },
};

/** `Harzburg, Bad` is Bad Harzburg; of `Aalen, Württ.`, `Halle/Saale`, `Ebingen (Albstadt)` the first counts. */
function townName(name: string): string {
  const [town = name, rest] = name.replace('?', '-').split(/\s*[,/(]\s*| b\. | i\. /);
  return rest === 'Bad' ? `Bad ${town}` : town;
}

const line = (...cells: (string | number)[]) => cells.join('|');

function germanLines(): string[] {
  const { rows } = read<{ rows: GermanRow[] }>('de_plz_design_temp');
  const { de } = read<{ de: Town[] }>('places');
  const listed = rows.map(([code, name, latitude, longitude]) => {
    const { code: right = code, at = [latitude, longitude] } = corrections[name] ?? {};
    return line(townName(name), rounded(at[0], 1), rounded(at[1], 1), right.padStart(5, '0'));
  });
  const known = new Set(listed.map((it) => it.split('|')[0]));
  const more = de
    .filter(([name]) => !known.has(name))
    .map(([name, latitude, longitude]) => line(name, rounded(latitude, 1), rounded(longitude, 1)));
  return [...listed, ...more];
}

/** American areas name their state, Austrian and Swiss ones the town that stands for them. */
type Area = [code: string, ...(string | number)[]];

function areaLine(market: string, [code, ...rest]: Area): string {
  const [name, latitude, longitude, state] = market === 'us' ? ['', ...rest] : [...rest, ''];
  const at = [latitude, longitude].map((it) => rounded(Number(it), 1));
  return line(String(name), ...at, code, ...(state ? [String(state)] : []));
}

function townLines(market: 'at' | 'ch' | 'us'): string[] {
  const places = read<Record<string, Town[]>>('places');
  const towns = (places[market] ?? []).map(([name, latitude, longitude, state]) =>
    market === 'us'
      ? line(name, rounded(latitude, 1), rounded(longitude, 1), '', state ?? '')
      : line(name, rounded(latitude, 1), rounded(longitude, 1)),
  );
  const areas = (places[`${market}Areas`] ?? []) as unknown as Area[];
  const codes = areas.map((area) => areaLine(market, area));
  return [...towns, ...codes];
}

function placeModules(): Record<string, string> {
  const lines = { de: germanLines(), at: townLines('at'), ch: townLines('ch'), us: townLines('us') };
  const entries = Object.entries(lines).map(([market, rows]) => [
    `places-${market}.ts`,
    `/** Name, latitude, longitude, postcode or its beginning, state. */\nexport const places = \`\n${rows.join('\n')}\n\`;\n`,
  ]);
  return Object.fromEntries(entries);
}

interface SourceIncentive {
  id: string;
  st: string;
  items: string[];
  amt: { type: string; number: number; maximum?: number; unit?: string };
  own: string[];
  pm: string[];
  prog: string;
  at: string;
  s?: string;
  e?: string;
  li?: string;
  url: string;
}

/** What each item of the table is to us. */
const measureOf: Record<string, string> = {
  rooftop_solar_installation: 'solar',
  battery_storage_installation: 'battery',
  ducted_heat_pump: 'airHeatPump',
  ductless_heat_pump: 'airHeatPump',
  air_to_water_heat_pump: 'airHeatPump',
  other_heat_pump: 'airHeatPump',
  geothermal_heating_installation: 'groundHeatPump',
  electric_vehicle_charger: 'charger',
};

function localIncentive(it: SourceIncentive) {
  const things = [...new Set(it.items.flatMap((item) => measureOf[item] ?? []))];
  return {
    id: it.id,
    state: it.st,
    things,
    amount: { kind: it.amt.type, number: it.amt.number, most: it.amt.maximum, unit: it.amt.unit },
    owners: it.own.includes('homeowner'),
    renters: it.own.includes('renter'),
    isForAll: it.at === 'state' && it.li === undefined && !it.pm.some((pm) => /assistance|performance/.test(pm)),
    program: it.prog,
    from: it.s,
    to: it.e,
    url: it.url,
  };
}

function incentiveModule(): Record<string, string> {
  const { incentives } = read<{ incentives: SourceIncentive[] }>('us_incentives_ra_extract');
  const rows = incentives.map(localIncentive).filter(({ things }) => things.length > 0);
  const type = "import type { LocalIncentive } from '#domain/estimate/subsidies/local-incentive.ts';\n\n";
  const about =
    '/** Rewiring America, api.rewiringamerica.org data as of 2026-08-06, Apache-2.0 (source/us_incentives_ra_LICENSE.txt), reduced to what the estimate asks. */\n';
  const body = rows.map((it) => JSON.stringify(it)).join(',\n');
  return {
    'us-incentives.ts': `${type}${about}export const usIncentives: readonly LocalIncentive[] = [\n${body},\n];\n`,
  };
}

/** Every generated module by its name. */
export function generatedModules(): Record<string, string> {
  return { ...climateModules(), ...placeModules(), ...incentiveModule() };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [name, text] of Object.entries(generatedModules())) writeFileSync(join(folder, name), text);
