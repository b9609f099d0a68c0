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
  bdew: same('BDEW'),
  feedInDe: same('1komma5.com, aroundhome.de'),
  eeg: same('EEG 2023'),
  vatDe: same('§ 12 Abs. 3 UStG'),
  kfw: same('haustec.de, 42watt.de (KfW 458)'),
  kfwLoan: same('KfW 358'),
  bafa: same('BAFA, BEG Einzelmaßnahmen'),
  gridAgency: same('Bundesnetzagentur, § 14a EnWG'),
  connectionRule: same('§ 19 NAV'),
  meteringLaw: same('§ 29 MsbG'),
  tariffLaw: same('§ 41a EnWG'),
  plugInDe: same('EEG 2023 § 8 Abs. 5a, Bonn-Netz'),
  noiseDe: same('TA Lärm, Nr. 6.1'),
  heatingLawDe: same('tag24.de'),
  eegDraft: { de: 'Presseberichte zum EEG-Entwurf', en: 'press on the EEG draft', fr: 'presse sur le projet EEG' },
  tabula: same('TABULA/EPISCOPE'),
  bafaCarbon: same('BAFA, Infoblatt CO2-Faktoren'),
  fraunhofer: same('Fraunhofer ISE, Wärmepumpen im Bestand'),
  boilerAt: same('gugerell.gmbh, buildingtimes.at (Kesseltausch)'),
  cleanHeatingAt: same('herz-energie.at (Sauber Heizen)'),
  eagAt: same('bmwet.gv.at, haselsdorf-tobelbad.gv.at (EAG)'),
  vatAt: { de: 'Steuersatz Österreich', en: 'Austrian tax rate', fr: 'taux autrichien' },
  plugInAt: same('Wiener Netze, § 7 ElWOG'),
  elcom: same('ElCom'),
  feedInCh: same('energiemonitor.ch'),
  pvPriceCh: same('solarpeter.ch'),
  plugInCh: same('VSE, ESTI'),
  noiseCh: { de: 'Lärmschutz-Verordnung, Anhang 6', en: 'Swiss noise ordinance, annex 6', fr: 'OPB, annexe 6' },
  powerPriceUs: same('electricchoice.com (EIA)'),
  pvPriceUs: same('EnergySage, pv-magazine-usa.com'),
  pvPriceUsNow: same('nuwattenergy.com'),
  irs: same('IRS FS-2025-05'),
  hear: same('watt-wallet.com, energyrebates.georgia.gov (HEAR)'),
  netMetering: same('solarsavingsmath.com'),
  pvWatts: same('NREL PVWatts'),
} satisfies Record<string, Record<Language, string>>;

export type SourceName = keyof typeof sources;
