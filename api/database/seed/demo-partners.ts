import type { Solution } from '#domain/home/enumerations.ts';
import type { Market } from '#domain/place.ts';

interface PlaceFacts {
  state: string;
  city: string;
  country: Market;
  /** Leading digits of the place's postcodes. */
  postcodes: string[];
}

interface DemoPartner extends PlaceFacts {
  id: string;
  name: string;
  solutions: Solution[];
  brands: string[];
  speciality: string;
}

const places = {
  berlin: { state: 'Berlin', city: 'Berlin', country: 'de', postcodes: ['10', '12', '13', '140', '141'] },
  hamburg: { state: 'Hamburg', city: 'Hamburg', country: 'de', postcodes: ['20', '21', '22'] },
  bavaria: {
    state: 'Bavaria',
    city: 'München',
    country: 'de',
    postcodes: ['80', '81', '82', '83', '84', '85', '86', '87'],
  },
  franconia: {
    state: 'Bavaria',
    city: 'Nürnberg',
    country: 'de',
    postcodes: ['90', '91', '92', '93', '94', '95', '96', '97'],
  },
  vienna: { state: 'Vienna', city: 'Wien', country: 'at', postcodes: ['1'] },
  zurich: {
    state: 'Zurich',
    city: 'Zürich',
    country: 'ch',
    postcodes: ['80', '81', '83', '84', '86', '87', '88', '89'],
  },
  oregon: { state: 'OR', city: 'Portland', country: 'us', postcodes: ['97'] },
  colorado: { state: 'CO', city: 'Denver', country: 'us', postcodes: ['80', '81'] },
  massachusetts: { state: 'MA', city: 'Boston', country: 'us', postcodes: ['01', '02'] },
  texas: { state: 'TX', city: 'Austin', country: 'us', postcodes: ['75', '76', '77', '78', '79'] },
  washington: { state: 'WA', city: 'Seattle', country: 'us', postcodes: ['98', '99'] },
  california: { state: 'CA', city: 'Sacramento', country: 'us', postcodes: ['90', '91', '92', '93', '94', '95', '96'] },
} satisfies Record<string, PlaceFacts>;

const all: Solution[] = ['solar', 'heatPump', 'evCharging'];

type Row = [name: string, place: keyof typeof places, solutions: Solution[], brands: string[], speciality: string];

/** Fictional companies with fictional brands. */
const rows: Row[] = [
  ['Spreelicht Solar', 'berlin', ['solar', 'evCharging'], ['Heliova', 'Amperon'], 'PV on apartment and terraced roofs'],
  ['Havelwärme', 'berlin', ['heatPump'], ['Thermaro'], 'Heat pumps in existing buildings'],
  ['Kiezstrom Technik', 'berlin', all, ['Heliova', 'Thermaro', 'Amperon'], 'Everything from one company'],
  ['Alsterdach Energie', 'hamburg', ['solar', 'evCharging'], ['Norvolt', 'Amperon'], 'Roofs in windy places'],
  ['Elbwärme Systeme', 'hamburg', ['heatPump'], ['Nordtherm'], 'Replacing gas heating in terraced houses'],
  ['Hansehaus Technik', 'hamburg', all, ['Norvolt', 'Nordtherm'], 'Whole-house renovation'],
  ['Isarsonne', 'bavaria', ['solar', 'evCharging'], ['Heliova', 'Amperon'], 'PV with battery storage'],
  ['Alpenwärme', 'bavaria', ['heatPump'], ['Thermaro'], 'Ground-source heat pumps'],
  ['Frankendach', 'franconia', all, ['Heliova', 'Nordtherm'], 'Roof renovation together with PV'],
  ['Donausonne', 'vienna', ['solar', 'evCharging'], ['Solvara', 'Amperon'], 'PV on flat city roofs'],
  ['Wienerwald Wärme', 'vienna', ['heatPump'], ['Thermaro'], 'Heat pumps with radiators'],
  ['Praterstern Energie', 'vienna', all, ['Solvara', 'Thermaro'], 'Apartment buildings'],
  ['Limmatsolar', 'zurich', ['solar', 'evCharging'], ['Solvara', 'Voltalp'], 'Roof-integrated PV'],
  ['Seewärme Technik', 'zurich', ['heatPump'], ['Nordtherm'], 'Replacing oil heating'],
  ['Uetliberg Energie', 'zurich', all, ['Voltalp', 'Nordtherm'], 'Condominiums'],
  ['Rose City Sunworks', 'oregon', ['solar', 'evCharging'], ['Heliova'], 'Solar under tall trees'],
  ['Cascade Heat Pumps', 'oregon', ['heatPump'], ['Thermaro'], 'Ductless heat pumps'],
  ['Front Range Solar', 'colorado', ['solar', 'evCharging'], ['Heliova', 'Amperon'], 'Hail-rated panels'],
  ['Mile High Heat', 'colorado', ['heatPump', 'evCharging'], ['Thermaro', 'Amperon'], 'Cold-climate heat pumps'],
  ['Bay Colony Energy', 'massachusetts', all, ['Norvolt', 'Nordtherm'], 'Older wooden houses'],
  ['Harborlight Solar', 'massachusetts', ['solar'], ['Norvolt'], 'Slate and shingle roofs'],
  ['Lone Oak Solar', 'texas', ['solar', 'evCharging'], ['Heliova', 'Amperon'], 'Solar with backup power'],
  ['Hill Country Comfort', 'texas', ['heatPump'], ['Thermaro'], 'Heat pumps for hot summers'],
  ['Puget Electrify', 'washington', all, ['Voltalp', 'Nordtherm'], 'Leaving oil and propane'],
  ['Evergreen Rooftops', 'washington', ['solar', 'evCharging'], ['Voltalp'], 'Solar in cloudy places'],
  ['Golden Valley Solar', 'california', ['solar', 'evCharging'], ['Heliova', 'Amperon'], 'Solar with battery storage'],
  ['Delta Breeze Heating', 'california', ['heatPump', 'evCharging'], ['Thermaro'], 'Mobile homes'],
  ['Coastline Electrify', 'california', all, ['Heliova', 'Nordtherm'], 'Panel upgrades'],
];

/** Each seeded row keeps its id, so that seeding again changes nothing. */
export function seededId(kind: 'partner' | 'site', number: number): string {
  const group = kind === 'partner' ? '8001' : '8002';
  return `00000000-0000-4000-${group}-${String(number).padStart(12, '0')}`;
}

export const demoPartners: DemoPartner[] = rows.map(([name, place, solutions, brands, speciality], index) => ({
  id: seededId('partner', index + 1),
  name,
  ...places[place],
  solutions,
  brands,
  speciality,
}));
