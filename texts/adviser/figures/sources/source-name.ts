import { PRODUCT_NAME } from '#domain/product.ts';

/** Names that are the same in every language. */
export const properSources = {
  ownTerms: PRODUCT_NAME,
  lifetimes: 'pv-magazine-usa.com, EnergySage',
  kitDe: 'Verbraucherzentrale NRW',
  heatingBillDe: '§ 556 BGB',
  heatingBillAt: '§§ 21, 24 HeizKG',
  pvPriceDe: 'handwerk.cloud',
  pvSystemPriceDe: 'regional-photovoltaik.de',
  batteryPriceDe: 'handwerk.cloud, regional-photovoltaik.de',
  heatPumpPriceDe: '42watt.de',
  gasPriceDe: 'BDEW, Gaspreisanalyse',
  feedInDe: 'Bundesnetzagentur, EEG-Fördersätze',
  eeg: 'EEG 2023',
  vatDe: '§ 12 Abs. 3 UStG',
  gridAgency: 'Bundesnetzagentur, § 14a EnWG',
  connectionRule: '§ 19 NAV',
  meteringLaw: '§ 29 MsbG',
  tariffLaw: '§ 41a EnWG',
  plugInDe: 'EEG 2023 § 8 Abs. 5a, Bonn-Netz',
  plugInNormDe: 'DIN VDE V 0126-95',
  sharingLaw: '§ 42c EnWG',
  noiseDe: 'TA Lärm, Nr. 6.1',
  heatingLawDe: 'Gebäudemodernisierungsgesetz, BGBl. 2026 I Nr. 226',
  tabula: 'TABULA/EPISCOPE',
  bafaCarbon: 'BAFA, Infoblatt CO2-Faktoren',
  fraunhofer: 'Fraunhofer ISE, Wärmepumpen im Bestand',
  boilerAt: 'umweltfoerderung.at',
  powerLawAt: 'ElWG',
  premiumAt: '§ 10 EAG',
  plugInAt: 'Wiener Netze, ElWG',
  elcom: 'ElCom',
  feedInCh: 'energiemonitor.ch',
  pvPriceCh: 'solarpeter.ch',
  plugInCh: 'VSE, ESTI',
  withdrawalDe: '§ 355 BGB',
  withdrawalAt: '§ 11 FAGG',
  withdrawalUs: '16 CFR 429 (FTC)',
  negativeLaw: '§§ 51, 100 EEG',
  splitUsual: 'Fachverband Gebäude-Klima (dpa)',
  splitNordic: 'Mitsubishi Electric, Hyper-Heating (H2i)',
  waterHeaterUs: 'Rewiring America',
  pickupBattery: 'Ford, F-150 Lightning',
  powerPriceUs: 'electricchoice.com (EIA)',
  pvPriceUs: 'EnergySage, pv-magazine-usa.com',
  pvPriceUsNow: 'nuwattenergy.com',
  irs: 'IRS FS-2025-05',
  hear: 'energyrebates.georgia.gov (HEAR)',
  homes: 'US Department of Energy (HOMES)',
  netMetering: 'solarsavingsmath.com',
  pvWatts: 'NREL PVWatts',
  nycHeat: 'New York City Administrative Code § 27-2029',
  doeSetback: 'US Department of Energy, Programmable Thermostats',
  heatingCostLaw: '§ 12 HeizkostenV',
  legionellaUs: 'CDC, US Department of Energy',
  tenantPriceDe: '§ 42a EnWG',
  incomeTaxDe: '§ 3 Nr. 72 EStG',
  dutyNi: '§ 32a NBauO',
  oldBoilerDe: '§ 73 GEG',
  caDeposit: 'California Business and Professions Code § 7159.5',
  worksRentDe: '§ 559 BGB',
  rentCapDe: '§ 559 BGB',
  noticeDe: '§ 555c BGB',
  irsAlimony: 'IRS Topic 452',
  voltageDropDe: 'DIN 18015-1',
} as const;

/** Names that each language has its own words for. */
type WordedSource =
  | 'ownRule'
  | 'ownEstimate'
  | 'ownModel'
  | 'batteryModel'
  | 'rentCh'
  | 'pvPriceAt'
  | 'powerPriceDe'
  | 'kfw'
  | 'kfwLoan'
  | 'chargerGrantDe'
  | 'bafa'
  | 'eegDraft'
  | 'provincesAt'
  | 'allowanceAt'
  | 'eagAt'
  | 'emsAt'
  | 'incomeTaxAt'
  | 'vatAt'
  | 'pronovo'
  | 'deductionCh'
  | 'neuchatel'
  | 'noiseCh'
  | 'withdrawalCh'
  | 'gridFeesAt'
  | 'uba'
  | 'runningModel'
  | 'hailNorm'
  | 'zillow'
  | 'soundRule'
  | 'feedCapCh'
  | 'spikesLaw'
  | 'legionellaDe'
  | 'btu'
  | 'chargeRule'
  | 'asbestosBanDe'
  | 'asbestosBanAt'
  | 'asbestosBanCh'
  | 'chargeNorm'
  | 'dutyBw'
  | 'dutyCh'
  | 'feedInFloorCh'
  | 'communityCh'
  | 'mukenCh'
  | 'behg'
  | 'carbonLawCh'
  | 'euTrading'
  | 'meterFeeDe'
  | 'threePhase'
  | 'splitPhase'
  | 'heatPlanLaw'
  | 'taxCreditDe'
  | 'craftDe'
  | 'stoveDe'
  | 'rentShareCh'
  | 'windCost'
  | 'vaudElectric'
  | 'doePool'
  | 'voltageDropUs'
  | 'businessCreditLaw'
  | 'fluorinatedLaw'
  | 'refrigerantCh'
  | 'epaPickup';

export type SourceName = keyof typeof properSources | WordedSource;
export type SourceWords = Record<WordedSource, string>;
