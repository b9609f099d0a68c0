import { OWN } from '#domain/estimate/figure.ts';
import type { Language } from '#domain/place.ts';

type Translated = Record<Exclude<Language, 'en'>, string> & { en?: string };

/** Parts of sources, as the engine tells them in English. What is not here is a proper name. */
const names: Record<string, Translated> = {
  [OWN]: { de: 'unsere Annahme', fr: 'notre hypothèse', en: 'our assumption' },
  '10 CFR 430.32 (least 7.5) and ENERGY STAR 6.1': {
    de: '10 CFR 430.32 (mindestens 7,5) und ENERGY STAR 6.1',
    fr: '10 CFR 430.32 (au moins 7,5) et ENERGY STAR 6.1',
  },
  'middle is our assumption': { de: 'die Mitte ist unsere Annahme', fr: 'la valeur moyenne est notre hypothèse' },
  'Announced for the first quarter of 2027: base 15 %, and 15 % if made in the EU': {
    de: 'Angekündigt für das erste Quartal 2027: Grundförderung 15 %, und 15 % für Geräte aus der EU',
    fr: 'Annoncé pour le premier trimestre 2027 : base de 15 %, et 15 % si fabriqué dans l’UE',
  },
  'no details published': { de: 'Einzelheiten sind nicht veröffentlicht', fr: 'aucun détail publié' },
  'BDEW, household average, as told by stromvermittlung.de': {
    de: 'BDEW, Haushaltsmittel, nach stromvermittlung.de',
    fr: 'BDEW, moyenne des ménages, selon stromvermittlung.de',
  },
  'BEG EM guideline of 2023-12-21 and KfW leaflet 458 (haustec.de, wiki.indigud.de)': {
    de: 'Richtlinie BEG EM vom 21.12.2023 und KfW-Merkblatt 458 (haustec.de, wiki.indigud.de)',
    fr: 'Directive BEG EM du 21.12.2023 et notice KfW 458 (haustec.de, wiki.indigud.de)',
  },
  'BEG EM guideline of 2026-07-17, no. 8.3-8.4, and KfW leaflet 458 (07/2026)': {
    de: 'Richtlinie BEG EM vom 17.7.2026, Nr. 8.3-8.4, und KfW-Merkblatt 458 (07/2026)',
    fr: 'Directive BEG EM du 17.7.2026, nos 8.3-8.4, et notice KfW 458 (07/2026)',
  },
  'low: EEG 2027, cabinet draft of 2026-07-29 (BT-Drs. 21/7867): no lasting support below 25 kW, not law': {
    de: 'unten: EEG 2027, Kabinettsentwurf vom 29.7.2026 (BT-Drs. 21/7867), keine dauerhafte Förderung unter 25 kW, noch kein Gesetz',
    fr: 'bas : EEG 2027, projet du gouvernement du 29.7.2026 (BT-Drs. 21/7867), plus de soutien durable sous 25 kW, pas encore une loi',
  },
  'EEG 2027, cabinet draft of 2026-07-29 (BT-Drs. 21/7867): no lasting support below 25 kW, not law': {
    de: 'EEG 2027, Kabinettsentwurf vom 29.7.2026 (BT-Drs. 21/7867): keine dauerhafte Förderung unter 25 kW, noch kein Gesetz',
    fr: 'EEG 2027, projet du gouvernement du 29.7.2026 (BT-Drs. 21/7867) : plus de soutien durable sous 25 kW, pas encore une loi',
  },
  'Bundesnetzagentur, section 14a EnWG, module 1': {
    de: 'Bundesnetzagentur, § 14a EnWG, Modul 1',
    fr: 'Bundesnetzagentur, art. 14a EnWG, module 1',
  },
  'Das Gebäudeprogramm: amounts and conditions by canton': {
    de: 'Das Gebäudeprogramm: Beträge und Bedingungen je Kanton',
    fr: 'Le Programme Bâtiments : montants et conditions selon le canton',
  },
  'EAG-Investitionszuschuss, last call of 2026 (EAG-Abwicklungsstelle, foerderzentrum.at)': {
    de: 'EAG-Investitionszuschuss, letzter Fördercall 2026 (EAG-Abwicklungsstelle, foerderzentrum.at)',
    fr: 'Aide à l’investissement EAG, dernier appel de 2026 (EAG-Abwicklungsstelle, foerderzentrum.at)',
  },
  'EIA, as told by electricchoice.com': { de: 'EIA, nach electricchoice.com', fr: 'EIA, selon electricchoice.com' },
  'ElCom, median of profile H4': { de: 'ElCom, Median des Profils H4', fr: 'ElCom, médiane du profil H4' },
  'ElCom, profile H4': { de: 'ElCom, Profil H4', fr: 'ElCom, profil H4' },
  'EnergySage median of 2024 (pv-magazine-usa)': {
    de: 'EnergySage, Median 2024 (pv-magazine-usa)',
    fr: 'EnergySage, médiane de 2024 (pv-magazine-usa)',
  },
  'span: nuwattenergy.com 2026': { de: 'Spanne: nuwattenergy.com 2026', fr: 'fourchette : nuwattenergy.com 2026' },
  'Federal deduction for energy measures, ends with the imputed rental value (Federal Council, 2026-04-01)': {
    de: 'Bundesabzug für Energiemaßnahmen, endet mit dem Eigenmietwert (Bundesrat, 1.4.2026)',
    fr: 'Déduction fédérale pour mesures énergétiques, prend fin avec la valeur locative (Conseil fédéral, 1.4.2026)',
  },
  'Federal programme for charging in apartment buildings': {
    de: 'Bundesprogramm für das Laden in Mehrfamilienhäusern',
    fr: 'Programme fédéral pour la recharge en immeuble',
  },
  closed: { de: 'geschlossen', fr: 'clos' },
  'Fraunhofer ISE, WPsmart and WP-QS im Bestand: field against computed performance': {
    de: 'Fraunhofer ISE, WPsmart und WP-QS im Bestand: gemessene gegen gerechnete Jahresarbeitszahl',
    fr: 'Fraunhofer ISE, WPsmart et WP-QS im Bestand : performance mesurée face à la performance calculée',
  },
  'HEAR, state by state: all of the cost below 80 % of the area median income, half up to 150 %': {
    de: 'HEAR, je Bundesstaat: alle Kosten unter 80 % des örtlichen Medianeinkommens, die Hälfte bis 150 %',
    fr: 'HEAR, État par État : tout le coût sous 80 % du revenu médian local, la moitié jusqu’à 150 %',
  },
  'Interannual and model spread around Berlin, Potsdam, Chemnitz': {
    de: 'Streuung der Jahre und Modelle um Berlin, Potsdam, Chemnitz',
    fr: 'Écart des années et des modèles autour de Berlin, Potsdam, Chemnitz',
  },
  'Interannual and model spread around Golden, Denver, Phoenix': {
    de: 'Streuung der Jahre und Modelle um Golden, Denver, Phoenix',
    fr: 'Écart des années et des modèles autour de Golden, Denver, Phoenix',
  },
  'Interannual and model spread around Wien, Muehldorf, München': {
    de: 'Streuung der Jahre und Modelle um Wien, Mühldorf, München',
    fr: 'Écart des années et des modèles autour de Vienne, Mühldorf, Munich',
  },
  'Interannual and model spread around Zürich, Genève, Piemonte (Südschweiz-Proxy)': {
    de: 'Streuung der Jahre und Modelle um Zürich, Genf, Piemont (für die Südschweiz)',
    fr: 'Écart des années et des modèles autour de Zurich, Genève, Piémont (pour le sud de la Suisse)',
  },
  'Kesseltausch: funds exhausted, no new registrations (umweltfoerderung.at, gugerell.gmbh, bauernzeitung.at)': {
    de: 'Kesseltausch: Mittel ausgeschöpft, keine neuen Registrierungen (umweltfoerderung.at, gugerell.gmbh, bauernzeitung.at)',
    fr: 'Kesseltausch : fonds épuisés, plus d’inscriptions (umweltfoerderung.at, gugerell.gmbh, bauernzeitung.at)',
  },
  'Legal floor of about 6 Rp. below 30 kW': {
    de: 'Gesetzliche Untergrenze von rund 6 Rp. unter 30 kW',
    fr: 'Minimum légal d’environ 6 ct. sous 30 kW',
  },
  'one utility pays 8.2 (energiemonitor.ch)': {
    de: 'ein Werk zahlt 8,2 (energiemonitor.ch)',
    fr: 'un distributeur paie 8,2 (energiemonitor.ch)',
  },
  'No VAT on photovoltaics up to 35 kW until 31 March 2025': {
    de: 'Keine Umsatzsteuer auf Photovoltaik bis 35 kW bis zum 31. März 2025',
    fr: 'Pas de TVA sur le solaire jusqu’à 35 kW jusqu’au 31 mars 2025',
  },
  'Own 15-minute simulation, calibrated to Weniger/HTW Berlin': {
    de: 'Eigene Simulation in 15 Minuten, abgeglichen mit Weniger/HTW Berlin',
    fr: 'Simulation propre au pas de 15 minutes, calée sur Weniger/HTW Berlin',
  },
  'PVGIS 5.3, default losses': { de: 'PVGIS 5.3, übliche Verluste', fr: 'PVGIS 5.3, pertes par défaut' },
  'PVWatts 8: 14.08 % losses and an inverter of 96 %': {
    de: 'PVWatts 8: 14,08 % Verluste und ein Wechselrichter mit 96 %',
    fr: 'PVWatts 8 : 14,08 % de pertes et un onduleur de 96 %',
  },
  'Pronovo, small one-off payment, about 360 CHF/kW, at most 30 % of the cost': {
    de: 'Pronovo, kleine Einmalvergütung, rund 360 CHF/kW, höchstens 30 % der Kosten',
    fr: 'Pronovo, petite rétribution unique, environ 360 CHF/kW, au plus 30 % du coût',
  },
  'check the tariff calculator': { de: 'im Tarifrechner prüfen', fr: 'à vérifier dans le calculateur' },
  'Provinces: for instance Vienna, Carinthia and Styria 35 %, Vienna up to 8,000': {
    de: 'Länder: zum Beispiel Wien, Kärnten und Steiermark 35 %, Wien bis 8.000',
    fr: 'Länder : par exemple Vienne, Carinthie et Styrie 35 %, Vienne jusqu’à 8’000',
  },
  'Rewiring America, api.rewiringamerica.org data (Apache-2.0)': {
    de: 'Rewiring America, Daten von api.rewiringamerica.org (Apache-2.0)',
    fr: 'Rewiring America, données d’api.rewiringamerica.org (Apache-2.0)',
  },
  'Sauber Heizen für Alle: no new registrations (herz-energie.at)': {
    de: 'Sauber Heizen für Alle: keine neuen Registrierungen (herz-energie.at)',
    fr: 'Sauber Heizen für Alle : plus d’inscriptions (herz-energie.at)',
  },
  'Scheme for battery and control, applied for after installation': {
    de: 'Förderung für Speicher und Steuerung, Antrag nach dem Einbau',
    fr: 'Aide pour batterie et pilotage, demandée après l’installation',
  },
  'amounts open': { de: 'Beträge offen', fr: 'montants à fixer' },
  'TABULA/EPISCOPE, single-family stock of Germany (episcope.eu)': {
    de: 'TABULA/EPISCOPE, deutsche Einfamilienhäuser (episcope.eu)',
    fr: 'TABULA/EPISCOPE, maisons individuelles d’Allemagne (episcope.eu)',
  },
  'UBA, electricity mix of Germany': { de: 'UBA, deutscher Strommix', fr: 'UBA, mix électrique de l’Allemagne' },
  'to be confirmed at the source': { de: 'an der Quelle zu bestätigen', fr: 'à confirmer à la source' },
  'with 20 % VAT': { de: 'mit 20 % Umsatzsteuer', fr: 'avec 20 % de TVA' },
  'solarsavingsmath.com, net metering by state': {
    de: 'solarsavingsmath.com, Einspeiseregeln je Bundesstaat',
    fr: 'solarsavingsmath.com, règles d’injection par État',
  },
};

/** A source of a figure as it is read in a language. */
export function sourceName(source: string, language: Language): string {
  return source
    .split('; ')
    .map((part) => names[part]?.[language] ?? part)
    .join('; ');
}
