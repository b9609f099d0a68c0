import type { Solution } from '#domain/home/enumerations.ts';
import type { KeptWords } from '#domain/kept-words.ts';
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
  brands: Partial<Record<Solution, string[]>>;
  speciality: KeptWords;
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

/** What each make is for. */
const brandSolutions = {
  Heliova: 'solar',
  Norvolt: 'solar',
  Solvara: 'solar',
  Voltalp: 'solar',
  Thermaro: 'heatPump',
  Nordtherm: 'heatPump',
  Amperon: 'evCharging',
} as const satisfies Record<string, Solution>;
type Brand = keyof typeof brandSolutions;

const all: Solution[] = ['solar', 'heatPump', 'evCharging'];

type Row = [name: string, place: keyof typeof places, solutions: Solution[], brands: Brand[], speciality: KeptWords];

/** Fictional companies with fictional brands. */
const rows: Row[] = [
  [
    'Spreelicht Solar',
    'berlin',
    ['solar', 'evCharging'],
    ['Heliova', 'Amperon'],
    {
      en: 'PV on apartment and terraced roofs',
      de: 'Solar auf Mehrfamilien- und Reihenhäusern',
      fr: 'Le solaire sur immeubles et maisons en rangée',
    },
  ],
  [
    'Havelwärme',
    'berlin',
    ['heatPump'],
    ['Thermaro'],
    { en: 'Heat pumps in existing buildings', de: 'Wärmepumpen im Bestand', fr: 'Pompes à chaleur dans l’ancien' },
  ],
  [
    'Kiezstrom Technik',
    'berlin',
    all,
    ['Heliova', 'Thermaro', 'Amperon'],
    { en: 'Everything from one company', de: 'Alles aus einer Hand', fr: 'Tout par une seule entreprise' },
  ],
  [
    'Alsterdach Energie',
    'hamburg',
    ['solar', 'evCharging'],
    ['Norvolt', 'Amperon'],
    { en: 'Roofs in windy places', de: 'Dächer in windigen Lagen', fr: 'Toits exposés au vent' },
  ],
  [
    'Elbwärme Systeme',
    'hamburg',
    ['heatPump'],
    ['Nordtherm'],
    {
      en: 'Replacing gas heating in terraced houses',
      de: 'Ersatz von Gasheizungen in Reihenhäusern',
      fr: 'Remplacement du gaz en maison en rangée',
    },
  ],
  [
    'Hansehaus Technik',
    'hamburg',
    all,
    ['Norvolt', 'Nordtherm'],
    { en: 'Whole-house renovation', de: 'Sanierung des ganzen Hauses', fr: 'Rénovation complète' },
  ],
  [
    'Isarsonne',
    'bavaria',
    ['solar', 'evCharging'],
    ['Heliova', 'Amperon'],
    { en: 'PV with battery storage', de: 'Solar mit Batteriespeicher', fr: 'Le solaire avec batterie' },
  ],
  [
    'Alpenwärme',
    'bavaria',
    ['heatPump'],
    ['Thermaro'],
    { en: 'Ground-source heat pumps', de: 'Erdwärmepumpen', fr: 'Pompes à chaleur géothermiques' },
  ],
  [
    'Frankendach',
    'franconia',
    all,
    ['Heliova', 'Nordtherm'],
    {
      en: 'Roof renovation together with PV',
      de: 'Dachsanierung zusammen mit Solar',
      fr: 'Réfection du toit avec le solaire',
    },
  ],
  [
    'Donausonne',
    'vienna',
    ['solar', 'evCharging'],
    ['Solvara', 'Amperon'],
    { en: 'PV on flat city roofs', de: 'Solar auf flachen Stadtdächern', fr: 'Le solaire sur toits plats en ville' },
  ],
  [
    'Wienerwald Wärme',
    'vienna',
    ['heatPump'],
    ['Thermaro'],
    { en: 'Heat pumps with radiators', de: 'Wärmepumpen mit Heizkörpern', fr: 'Pompes à chaleur avec radiateurs' },
  ],
  [
    'Praterstern Energie',
    'vienna',
    all,
    ['Solvara', 'Thermaro'],
    { en: 'Apartment buildings', de: 'Mehrfamilienhäuser', fr: 'Immeubles' },
  ],
  [
    'Limmatsolar',
    'zurich',
    ['solar', 'evCharging'],
    ['Solvara', 'Voltalp'],
    { en: 'Roof-integrated PV', de: 'Ins Dach integriertes Solar', fr: 'Le solaire intégré au toit' },
  ],
  [
    'Seewärme Technik',
    'zurich',
    ['heatPump'],
    ['Nordtherm'],
    { en: 'Replacing oil heating', de: 'Ersatz von Ölheizungen', fr: 'Remplacement du mazout' },
  ],
  [
    'Uetliberg Energie',
    'zurich',
    all,
    ['Voltalp', 'Nordtherm'],
    { en: 'Condominiums', de: 'Stockwerkeigentum', fr: 'Propriété par étages' },
  ],
  [
    'Rose City Sunworks',
    'oregon',
    ['solar', 'evCharging'],
    ['Heliova'],
    { en: 'Solar under tall trees', de: 'Solar unter hohen Bäumen', fr: 'Le solaire sous de grands arbres' },
  ],
  [
    'Cascade Heat Pumps',
    'oregon',
    ['heatPump'],
    ['Thermaro'],
    { en: 'Ductless heat pumps', de: 'Wärmepumpen ohne Luftkanäle', fr: 'Pompes à chaleur sans gaines' },
  ],
  [
    'Front Range Solar',
    'colorado',
    ['solar', 'evCharging'],
    ['Heliova', 'Amperon'],
    { en: 'Hail-rated panels', de: 'Hagelfeste Module', fr: 'Panneaux résistants à la grêle' },
  ],
  [
    'Mile High Heat',
    'colorado',
    ['heatPump', 'evCharging'],
    ['Thermaro', 'Amperon'],
    { en: 'Cold-climate heat pumps', de: 'Wärmepumpen für kalte Winter', fr: 'Pompes à chaleur pour grands froids' },
  ],
  [
    'Bay Colony Energy',
    'massachusetts',
    all,
    ['Norvolt', 'Nordtherm'],
    { en: 'Older wooden houses', de: 'Ältere Holzhäuser', fr: 'Anciennes maisons en bois' },
  ],
  [
    'Harborlight Solar',
    'massachusetts',
    ['solar'],
    ['Norvolt'],
    { en: 'Slate and shingle roofs', de: 'Schiefer- und Schindeldächer', fr: 'Toits en ardoise et bardeaux' },
  ],
  [
    'Lone Oak Solar',
    'texas',
    ['solar', 'evCharging'],
    ['Heliova', 'Amperon'],
    { en: 'Solar with backup power', de: 'Solar mit Notstrom', fr: 'Le solaire avec secours' },
  ],
  [
    'Hill Country Comfort',
    'texas',
    ['heatPump'],
    ['Thermaro'],
    { en: 'Heat pumps for hot summers', de: 'Wärmepumpen für heiße Sommer', fr: 'Pompes à chaleur pour étés chauds' },
  ],
  [
    'Puget Electrify',
    'washington',
    all,
    ['Voltalp', 'Nordtherm'],
    { en: 'Leaving oil and propane', de: 'Weg von Öl und Flüssiggas', fr: 'Sortir du mazout et du propane' },
  ],
  [
    'Evergreen Rooftops',
    'washington',
    ['solar', 'evCharging'],
    ['Voltalp'],
    { en: 'Solar in cloudy places', de: 'Solar in wolkigen Gegenden', fr: 'Le solaire par temps couvert' },
  ],
  [
    'Golden Valley Solar',
    'california',
    ['solar', 'evCharging'],
    ['Heliova', 'Amperon'],
    { en: 'Solar with battery storage', de: 'Solar mit Batteriespeicher', fr: 'Le solaire avec batterie' },
  ],
  [
    'Delta Breeze Heating',
    'california',
    ['heatPump', 'evCharging'],
    ['Thermaro'],
    { en: 'Mobile homes', de: 'Mobilheime', fr: 'Maisons mobiles' },
  ],
  [
    'Coastline Electrify',
    'california',
    all,
    ['Heliova', 'Nordtherm'],
    { en: 'Panel upgrades', de: 'Erneuerung des Sicherungskastens', fr: 'Mise à niveau du tableau' },
  ],
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
  brands: { ...Object.groupBy(brands, (brand) => brandSolutions[brand]) },
  speciality,
}));
