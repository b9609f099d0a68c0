import { OWN } from '#domain/estimate/figure.ts';
import type { SourceWords } from '#texts/estimate/source-names/source-words.ts';

export const fr: SourceWords = {
  [OWN]: 'notre hypothèse',
  '10 CFR 430.32 (least 7.5) and ENERGY STAR 6.1': '10 CFR 430.32 (au moins 7,5) et ENERGY STAR 6.1',
  'middle is our assumption': 'la valeur moyenne est notre hypothèse',
  'Announced for the first quarter of 2027: base 15 %, and 15 % if made in the EU':
    'Annoncé pour le premier trimestre 2027 : base de 15 %, et 15 % si fabriqué dans l’UE',
  'no details published': 'aucun détail publié',
  'BDEW, household average, as told by stromvermittlung.de': 'BDEW, moyenne des ménages, selon stromvermittlung.de',
  'BEG EM guideline of 2023-12-21 and KfW leaflet 458 (haustec.de, wiki.indigud.de)':
    'Directive BEG EM du 21.12.2023 et notice KfW 458 (haustec.de, wiki.indigud.de)',
  'BEG EM guideline of 2026-07-17, no. 8.3-8.4, and KfW leaflet 458 (07/2026)':
    'Directive BEG EM du 17.7.2026, nos 8.3-8.4, et notice KfW 458 (07/2026)',
  'low: EEG 2027, cabinet draft of 2026-07-29 (BT-Drs. 21/7867): no lasting support below 25 kW, not law':
    'bas : EEG 2027, projet du gouvernement du 29.7.2026 (BT-Drs. 21/7867), plus de soutien durable sous 25 kW, pas encore une loi',
  'EEG 2027, cabinet draft of 2026-07-29 (BT-Drs. 21/7867): no lasting support below 25 kW, not law':
    'EEG 2027, projet du gouvernement du 29.7.2026 (BT-Drs. 21/7867) : plus de soutien durable sous 25 kW, pas encore une loi',
  'Bundesnetzagentur, section 14a EnWG, module 1': 'Bundesnetzagentur, art. 14a EnWG, module 1',
  'Das Gebäudeprogramm: amounts and conditions by canton':
    'Le Programme Bâtiments : montants et conditions selon le canton',
  'EAG-Investitionszuschuss, last call of 2026 (EAG-Abwicklungsstelle, foerderzentrum.at)':
    'Aide à l’investissement EAG, dernier appel de 2026 (EAG-Abwicklungsstelle, foerderzentrum.at)',
  'EIA, as told by electricchoice.com': 'EIA, selon electricchoice.com',
  'ElCom, median of profile H4': 'ElCom, médiane du profil H4',
  'ElCom, profile H4': 'ElCom, profil H4',
  'EnergySage median of 2024 (pv-magazine-usa)': 'EnergySage, médiane de 2024 (pv-magazine-usa)',
  'span: nuwattenergy.com 2026': 'fourchette : nuwattenergy.com 2026',
  'Federal deduction for energy measures, ends with the imputed rental value (Federal Council, 2026-04-01)':
    'Déduction fédérale pour mesures énergétiques, prend fin avec la valeur locative (Conseil fédéral, 1.4.2026)',
  'Federal programme for charging in apartment buildings': 'Programme fédéral pour la recharge en immeuble',
  closed: 'clos',
  'Fraunhofer ISE, WPsmart and WP-QS im Bestand: field against computed performance':
    'Fraunhofer ISE, WPsmart et WP-QS im Bestand : performance mesurée face à la performance calculée',
  'HEAR, state by state: all of the cost below 80 % of the area median income, half up to 150 %':
    'HEAR, État par État : tout le coût sous 80 % du revenu médian local, la moitié jusqu’à 150 %',
  'Interannual and model spread around Berlin, Potsdam, Chemnitz':
    'Écart des années et des modèles autour de Berlin, Potsdam, Chemnitz',
  'Interannual and model spread around Golden, Denver, Phoenix':
    'Écart des années et des modèles autour de Golden, Denver, Phoenix',
  'Interannual and model spread around Wien, Muehldorf, München':
    'Écart des années et des modèles autour de Vienne, Mühldorf, Munich',
  'Interannual and model spread around Zürich, Genève, Piemonte (Südschweiz-Proxy)':
    'Écart des années et des modèles autour de Zurich, Genève, Piémont (pour le sud de la Suisse)',
  'Kesseltausch: funds exhausted, no new registrations (umweltfoerderung.at, gugerell.gmbh, bauernzeitung.at)':
    'Kesseltausch : fonds épuisés, plus d’inscriptions (umweltfoerderung.at, gugerell.gmbh, bauernzeitung.at)',
  'Legal floor of about 6 Rp. below 30 kW': 'Minimum légal d’environ 6 ct. sous 30 kW',
  'one utility pays 8.2 (energiemonitor.ch)': 'un distributeur paie 8,2 (energiemonitor.ch)',
  'No VAT on photovoltaics up to 35 kW until 31 March 2025':
    'Pas de TVA sur le solaire jusqu’à 35 kW jusqu’au 31 mars 2025',
  'Own 15-minute simulation, calibrated to Weniger/HTW Berlin':
    'Simulation propre au pas de 15 minutes, calée sur Weniger/HTW Berlin',
  'PVGIS 5.3, default losses': 'PVGIS 5.3, pertes par défaut',
  'PVWatts 8: 14.08 % losses and an inverter of 96 %': 'PVWatts 8 : 14,08 % de pertes et un onduleur de 96 %',
  'Pronovo, small one-off payment, about 360 CHF/kW, at most 30 % of the cost':
    'Pronovo, petite rétribution unique, environ 360 CHF/kW, au plus 30 % du coût',
  'check the tariff calculator': 'à vérifier dans le calculateur',
  'Provinces: for instance Vienna, Carinthia and Styria 35 %, Vienna up to 8,000':
    'Länder : par exemple Vienne, Carinthie et Styrie 35 %, Vienne jusqu’à 8’000',
  'Rewiring America, api.rewiringamerica.org data (Apache-2.0)':
    'Rewiring America, données d’api.rewiringamerica.org (Apache-2.0)',
  'Sauber Heizen für Alle: no new registrations (herz-energie.at)':
    'Sauber Heizen für Alle : plus d’inscriptions (herz-energie.at)',
  'Scheme for battery and control, applied for after installation':
    'Aide pour batterie et pilotage, demandée après l’installation',
  'amounts open': 'montants à fixer',
  'TABULA/EPISCOPE, single-family stock of Germany (episcope.eu)':
    'TABULA/EPISCOPE, maisons individuelles d’Allemagne (episcope.eu)',
  'UBA, electricity mix of Germany': 'UBA, mix électrique de l’Allemagne',
  'to be confirmed at the source': 'à confirmer à la source',
  'with 20 % VAT': 'avec 20 % de TVA',
  'solarsavingsmath.com, net metering by state': 'solarsavingsmath.com, règles d’injection par État',
};
