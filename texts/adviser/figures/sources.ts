import type { Language } from '#domain/place.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

const same = (name: string): Record<Language, string> => ({ de: name, en: name, fr: name });

/** Who says so, as an answer names it. */
export const sources = {
  ownTerms: same(PRODUCT_NAME),
  ownRule: {
    de: `Richtwert von ${PRODUCT_NAME}, nicht für Ihr Haus berechnet`,
    en: `${PRODUCT_NAME} rule of thumb, not calculated for your home`,
    fr: `valeur indicative de ${PRODUCT_NAME}, non calculée pour votre logement`,
  },
  ownModel: {
    de: `Rechenmodell von ${PRODUCT_NAME} mit Klimadaten (DWD, IWEC, Meteonorm, TMY)`,
    en: `${PRODUCT_NAME} estimate model with climate data (DWD, IWEC, Meteonorm, TMY)`,
    fr: `modèle de calcul de ${PRODUCT_NAME} avec données climatiques (DWD, IWEC, Meteonorm, TMY)`,
  },
  batteryModel: {
    de: `Simulation von ${PRODUCT_NAME}, abgeglichen mit Weniger/HTW Berlin`,
    en: `${PRODUCT_NAME} simulation, calibrated to Weniger/HTW Berlin`,
    fr: `simulation de ${PRODUCT_NAME}, calée sur Weniger/HTW Berlin`,
  },
  pvPriceDe: same('handwerk.cloud'),
  pvSystemPriceDe: same('regional-photovoltaik.de'),
  heatPumpPriceDe: same('42watt.de'),
  powerPriceDe: {
    de: 'BDEW, nach stromvermittlung.de',
    en: 'BDEW, as told by stromvermittlung.de',
    fr: 'BDEW, selon stromvermittlung.de',
  },
  gasPriceDe: same('BDEW, Gaspreisanalyse'),
  feedInDe: same('Bundesnetzagentur, EEG-Fördersätze'),
  eeg: same('EEG 2023'),
  vatDe: same('§ 12 Abs. 3 UStG'),
  kfw: {
    de: 'Richtlinie BEG EM vom 17. Juli 2026 und KfW-Merkblatt 458',
    en: 'BEG EM guideline of 17 July 2026 and KfW leaflet 458',
    fr: 'directive BEG EM du 17 juillet 2026 et notice KfW 458',
  },
  kfwLoan: { de: 'KfW-Merkblätter 358 und 359', en: 'KfW leaflets 358 and 359', fr: 'notices KfW 358 et 359' },
  chargerGrantDe: {
    de: 'Bundesprogramm zum Laden im Mehrfamilienhaus',
    en: 'German programme for charging in apartment buildings',
    fr: 'programme allemand de recharge en immeuble',
  },
  bafa: {
    de: 'Richtlinie BEG EM vom 17. Juli 2026 (BAFA)',
    en: 'BEG EM guideline of 17 July 2026 (BAFA)',
    fr: 'directive BEG EM du 17 juillet 2026 (BAFA)',
  },
  gridAgency: same('Bundesnetzagentur, § 14a EnWG'),
  connectionRule: same('§ 19 NAV'),
  meteringLaw: same('§ 29 MsbG'),
  tariffLaw: same('§ 41a EnWG'),
  plugInDe: same('EEG 2023 § 8 Abs. 5a, Bonn-Netz'),
  plugInNormDe: same('DIN VDE V 0126-95'),
  sharingLaw: same('§ 42c EnWG'),
  noiseDe: same('TA Lärm, Nr. 6.1'),
  heatingLawDe: same('Gebäudemodernisierungsgesetz, BGBl. 2026 I Nr. 226'),
  eegDraft: {
    de: 'Entwurf zum EEG, BT-Drs. 21/7867',
    en: 'draft of the EEG, BT-Drs. 21/7867',
    fr: 'projet de loi EEG, BT-Drs. 21/7867',
  },
  tabula: same('TABULA/EPISCOPE'),
  bafaCarbon: same('BAFA, Infoblatt CO2-Faktoren'),
  fraunhofer: same('Fraunhofer ISE, Wärmepumpen im Bestand'),
  boilerAt: same('umweltfoerderung.at'),
  provincesAt: {
    de: 'Förderungen der Länder Wien, Kärnten und Steiermark',
    en: 'grants of Vienna, Carinthia and Styria',
    fr: 'subventions de Vienne, de la Carinthie et de la Styrie',
  },
  allowanceAt: {
    de: 'Öko-Sonderausgabenpauschale, § 18 EStG 1988',
    en: 'section 18 EStG 1988 (Austria)',
    fr: '§ 18 EStG 1988 (Autriche)',
  },
  eagAt: { de: 'EAG-Abwicklungsstelle', en: 'EAG settlement agency (Austria)', fr: 'EAG-Abwicklungsstelle (Autriche)' },
  emsAt: {
    de: 'Bundesförderung für Energiemanagementsysteme (Österreich)',
    en: 'Austrian federal grant for energy management systems',
    fr: 'aide fédérale autrichienne aux systèmes de gestion de l’énergie',
  },
  incomeTaxAt: { de: '§ 3 EStG 1988', en: 'section 3 EStG 1988 (Austria)', fr: '§ 3 EStG 1988 (Autriche)' },
  powerLawAt: same('ElWG'),
  vatAt: { de: '§ 28 UStG 1994', en: 'section 28 UStG 1994 (Austria)', fr: '§ 28 UStG 1994 (Autriche)' },
  plugInAt: same('Wiener Netze, ElWG'),
  elcom: same('ElCom'),
  feedInCh: same('energiemonitor.ch'),
  pvPriceCh: same('solarpeter.ch'),
  pronovo: {
    de: 'Pronovo, etwa CHF 360 je kW',
    en: 'Pronovo, about CHF 360 per kW',
    fr: 'Pronovo, environ CHF 360 par kW',
  },
  deductionCh: {
    de: 'Beschluss des Bundesrats',
    en: 'decision of the Swiss Federal Council',
    fr: 'décision du Conseil fédéral',
  },
  neuchatel: { de: 'Energiegesetz Neuenburg', en: 'energy act of Neuchâtel', fr: 'loi sur l’énergie de Neuchâtel' },
  plugInCh: same('VSE, ESTI'),
  noiseCh: { de: 'Lärmschutz-Verordnung, Anhang 6', en: 'Swiss noise ordinance, annex 6', fr: 'OPB, annexe 6' },
  powerPriceUs: same('electricchoice.com (EIA)'),
  pvPriceUs: same('EnergySage, pv-magazine-usa.com'),
  pvPriceUsNow: same('nuwattenergy.com'),
  irs: same('IRS FS-2025-05'),
  hear: same('energyrebates.georgia.gov (HEAR)'),
  homes: same('US Department of Energy (HOMES)'),
  netMetering: same('solarsavingsmath.com'),
  pvWatts: same('NREL PVWatts'),
} satisfies Record<string, Record<Language, string>>;

export type SourceName = keyof typeof sources;
