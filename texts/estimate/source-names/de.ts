import { OWN } from '#domain/estimate/figure.ts';
import type { SourceWords } from '#texts/estimate/source-names/source-words.ts';

export const de: SourceWords = {
  [OWN]: 'unsere Annahme',
  '10 CFR 430.32 (least 7.5) and ENERGY STAR 6.1': '10 CFR 430.32 (mindestens 7,5) und ENERGY STAR 6.1',
  'middle is our assumption': 'die Mitte ist unsere Annahme',
  'Announced for the first quarter of 2027: base 15 %, and 15 % if made in the EU':
    'Angekündigt für das erste Quartal 2027: Grundförderung 15 %, und 15 % für Geräte aus der EU',
  'no details published': 'Einzelheiten sind nicht veröffentlicht',
  'BDEW, household average, as told by stromvermittlung.de': 'BDEW, Haushaltsmittel, nach stromvermittlung.de',
  'BEG EM guideline of 2023-12-21 and KfW leaflet 458 (haustec.de, wiki.indigud.de)':
    'Richtlinie BEG EM vom 21.12.2023 und KfW-Merkblatt 458 (haustec.de, wiki.indigud.de)',
  'BEG EM guideline of 2026-07-17, no. 8.3-8.4, and KfW leaflet 458 (07/2026)':
    'Richtlinie BEG EM vom 17.7.2026, Nr. 8.3-8.4, und KfW-Merkblatt 458 (07/2026)',
  'low: EEG 2027, cabinet draft of 2026-07-29 (BT-Drs. 21/7867): no lasting support below 25 kW, not law':
    'unten: EEG 2027, Kabinettsentwurf vom 29.7.2026 (BT-Drs. 21/7867), keine dauerhafte Förderung unter 25 kW, noch kein Gesetz',
  'EEG 2027, cabinet draft of 2026-07-29 (BT-Drs. 21/7867): no lasting support below 25 kW, not law':
    'EEG 2027, Kabinettsentwurf vom 29.7.2026 (BT-Drs. 21/7867): keine dauerhafte Förderung unter 25 kW, noch kein Gesetz',
  'Bundesnetzagentur, section 14a EnWG, module 1': 'Bundesnetzagentur, § 14a EnWG, Modul 1',
  'Das Gebäudeprogramm: amounts and conditions by canton': 'Das Gebäudeprogramm: Beträge und Bedingungen je Kanton',
  'EAG-Investitionszuschuss, last call of 2026 (EAG-Abwicklungsstelle, foerderzentrum.at)':
    'EAG-Investitionszuschuss, letzter Fördercall 2026 (EAG-Abwicklungsstelle, foerderzentrum.at)',
  'EIA, as told by electricchoice.com': 'EIA, nach electricchoice.com',
  'ElCom, median of profile H4': 'ElCom, Median des Profils H4',
  'ElCom, profile H4': 'ElCom, Profil H4',
  'EnergySage median of 2024 (pv-magazine-usa)': 'EnergySage, Median 2024 (pv-magazine-usa)',
  'span: nuwattenergy.com 2026': 'Spanne: nuwattenergy.com 2026',
  'Federal deduction for energy measures, ends with the imputed rental value (Federal Council, 2026-04-01)':
    'Bundesabzug für Energiemaßnahmen, endet mit dem Eigenmietwert (Bundesrat, 1.4.2026)',
  'Federal programme for charging in apartment buildings': 'Bundesprogramm für das Laden in Mehrfamilienhäusern',
  closed: 'geschlossen',
  'Fraunhofer ISE, WPsmart and WP-QS im Bestand: field against computed performance':
    'Fraunhofer ISE, WPsmart und WP-QS im Bestand: gemessene gegen gerechnete Jahresarbeitszahl',
  'HEAR, state by state: all of the cost below 80 % of the area median income, half up to 150 %':
    'HEAR, je Bundesstaat: alle Kosten unter 80 % des örtlichen Medianeinkommens, die Hälfte bis 150 %',
  'Interannual and model spread around Berlin, Potsdam, Chemnitz':
    'Streuung der Jahre und Modelle um Berlin, Potsdam, Chemnitz',
  'Interannual and model spread around Golden, Denver, Phoenix':
    'Streuung der Jahre und Modelle um Golden, Denver, Phoenix',
  'Interannual and model spread around Wien, Muehldorf, München':
    'Streuung der Jahre und Modelle um Wien, Mühldorf, München',
  'Interannual and model spread around Zürich, Genève, Piemonte (Südschweiz-Proxy)':
    'Streuung der Jahre und Modelle um Zürich, Genf, Piemont (für die Südschweiz)',
  'Kesseltausch: funds exhausted, no new registrations (umweltfoerderung.at, gugerell.gmbh, bauernzeitung.at)':
    'Kesseltausch: Mittel ausgeschöpft, keine neuen Registrierungen (umweltfoerderung.at, gugerell.gmbh, bauernzeitung.at)',
  'Legal floor of about 6 Rp. below 30 kW': 'Gesetzliche Untergrenze von rund 6 Rp. unter 30 kW',
  'one utility pays 8.2 (energiemonitor.ch)': 'ein Werk zahlt 8,2 (energiemonitor.ch)',
  'No VAT on photovoltaics up to 35 kW until 31 March 2025':
    'Keine Umsatzsteuer auf Photovoltaik bis 35 kW bis zum 31. März 2025',
  'Own 15-minute simulation, calibrated to Weniger/HTW Berlin':
    'Eigene Simulation in 15 Minuten, abgeglichen mit Weniger/HTW Berlin',
  'PVGIS 5.3, default losses': 'PVGIS 5.3, übliche Verluste',
  'PVWatts 8: 14.08 % losses and an inverter of 96 %': 'PVWatts 8: 14,08 % Verluste und ein Wechselrichter mit 96 %',
  'Pronovo, small one-off payment, about 360 CHF/kW, at most 30 % of the cost':
    'Pronovo, kleine Einmalvergütung, rund 360 CHF/kW, höchstens 30 % der Kosten',
  'check the tariff calculator': 'im Tarifrechner prüfen',
  'Provinces: for instance Vienna, Carinthia and Styria 35 %, Vienna up to 8,000':
    'Länder: zum Beispiel Wien, Kärnten und Steiermark 35 %, Wien bis 8.000',
  'Rewiring America, api.rewiringamerica.org data (Apache-2.0)':
    'Rewiring America, Daten von api.rewiringamerica.org (Apache-2.0)',
  'Sauber Heizen für Alle: no new registrations (herz-energie.at)':
    'Sauber Heizen für Alle: keine neuen Registrierungen (herz-energie.at)',
  'Scheme for battery and control, applied for after installation':
    'Förderung für Speicher und Steuerung, Antrag nach dem Einbau',
  'amounts open': 'Beträge offen',
  'TABULA/EPISCOPE, single-family stock of Germany (episcope.eu)':
    'TABULA/EPISCOPE, deutsche Einfamilienhäuser (episcope.eu)',
  'UBA, electricity mix of Germany': 'UBA, deutscher Strommix',
  'to be confirmed at the source': 'an der Quelle zu bestätigen',
  'with 20 % VAT': 'mit 20 % Umsatzsteuer',
  'solarsavingsmath.com, net metering by state': 'solarsavingsmath.com, Einspeiseregeln je Bundesstaat',
};
