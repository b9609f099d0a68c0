import type { Market } from '#domain/place.ts';
import type { ReadQuote } from '#domain/quote-check/quote.ts';

export interface WrittenOffer {
  name: string;
  market: Market;
  text: string;
  says: Partial<ReadQuote>;
}

/** Offers as installers write them; companies and people are made up. */
export const writtenOffers: readonly WrittenOffer[] = [
  {
    name: 'a German roof with battery, no tax',
    market: 'de',
    text: `Sonnwerk Musterstadt GmbH
Angebot Nr. 2026-1187 vom 12.11.2026
Pos  Bezeichnung                                   Menge   E-Preis     Gesamt
1    PV-Modul Aurora 440M, 440 Wp, Glas-Glas        24 Stk   98,00 €   2.352,00 €
2    Hybrid-Wechselrichter Kompakt WR10-3, 10 kW      1 Stk 1.890,00 € 1.890,00 €
3    Batteriespeicher Cube HV 9,6 kWh                 1 Stk 4.350,00 € 4.350,00 €
4    Montage, Unterkonstruktion, DC-Verkabelung              pauschal  4.200,00 €
5    Gerüst (Dachfläche Süd)                                 pauschal    980,00 €
6    AC-Anschluss, Zählerschrank ertüchtigen                 pauschal  1.650,00 €
7    Anmeldung beim Netzbetreiber und Marktstammdatenregister inkl.
Anlagenleistung: 10,56 kWp
Nettosumme                                                            15.422,00 €
MwSt. 0 % (§ 12 Abs. 3 UStG)                                               0,00 €
Gesamtbetrag brutto                                                   15.422,00 €
Produktgarantie Module 25 Jahre, Speicher 10 Jahre Garantie
Zahlbar: 30 % Anzahlung (4.626,60 €), Rest nach Inbetriebnahme.`,
    says: {
      price: 15_422,
      priceKind: 'gross',
      currency: 'EUR',
      kwp: 10.56,
      batteryKwh: 9.6,
      guaranteeYears: 10,
      included: ['scaffold', 'mounting', 'meterCabinet', 'registration'],
      excluded: [],
    },
  },
  {
    name: 'a German heat pump, net with tax beside it',
    market: 'de',
    text: `Heizungsbau Beispiel
Angebot über eine Luft/Wasser-Wärmepumpe
Wärmepumpe Borealis LW 105/8, R290, Heizleistung
9,8 kW (A-7/W35)
Pufferspeicher 100 l, Warmwasserspeicher 300 l
Demontage und Entsorgung des alten Ölkessels inkl. Tank
Hydraulischer Abgleich nach Verfahren B
Elektroarbeiten: Zählerschrank bauseits
Unterstützung beim KfW-Förderantrag (BzA)

Summe netto        28.655,46 EUR
zzgl. 19 % MwSt.    5.444,54 EUR
Gesamtpreis brutto 34.100,00 EUR
mögliche Förderung 55 %: 16.500,00 EUR
Garantie 5 Jahre auf die Wärmepumpe`,
    says: {
      price: 34_100,
      priceKind: 'gross',
      heatPumpKw: 9.8,
      heatPumpKind: 'air',
      guaranteeYears: 5,
      included: ['hydraulicBalancing', 'removal', 'subsidy'],
      excluded: ['meterCabinet'],
    },
  },
  {
    name: 'a German mail with a price in words around it',
    market: 'de',
    text: `Guten Tag Frau Probe,

wie besprochen biete ich Ihnen eine Photovoltaik-
anlage mit 8,2 kWp samt 7,7 kWh Speicher und einer Wallbox (11 kW) für
einen Festpreis von 21.900,- Euro inkl. MwSt. an.
Im Preis enthalten sind Montage und Anmeldung. Das Gerüst stellen Sie bitte bauseits.

Bei ca. 4.500 kWh Verbrauch und 7.900 kWh Jahresertrag sparen Sie rund 1.300 Euro pro Jahr.
Viele Grüße`,
    says: {
      price: 21_900,
      priceKind: 'gross',
      kwp: 8.2,
      batteryKwh: 7.7,
      chargerKw: 11,
      included: ['mounting', 'registration'],
      excluded: ['scaffold'],
    },
  },
  {
    name: 'a German PDF whose columns came apart',
    market: 'de',
    text: `ANGEBOT
Solaranlage
Leistung
Speicher
Netto
MwSt
Gesamtsumme
9.840 Wp
9,84 kWp
10,2 kWh
18.240,00 €
0,00 €
18.240,00 €
Im Angebot nicht enthalten:
- Gerüst
- Zählerschrank

Enthalten:
- Montage
- Netzanmeldung`,
    says: {
      price: 18_240,
      kwp: 9.84,
      included: ['mounting', 'registration'],
      excluded: ['scaffold', 'meterCabinet'],
    },
  },
  {
    name: 'an Austrian roof, net',
    market: 'at',
    text: `Sonnendach Wien e.U.
Angebot PV-Anlage 7,04 kWp, 16 Stück Module à 440 Wp, Wechselrichter 6 kW
Batterie 7,5 kWh
Gesamtpreis netto            14.900,00 €
zzgl. 20 % USt.               2.980,00 €
Gesamtbetrag inkl. 20 % USt. 17.880,00 €
Gerüst, Montage, Zählpunktanmeldung beim Netzbetreiber inklusive
EAG-Förderung: Förderantrag durch uns
15 Jahre Produktgarantie auf Module, 10 Jahre Garantie auf Wechselrichter`,
    says: {
      price: 17_880,
      priceKind: 'gross',
      kwp: 7.04,
      batteryKwh: 7.5,
      guaranteeYears: 10,
      included: ['scaffold', 'mounting', 'registration', 'subsidy'],
    },
  },
  {
    name: 'an Austrian brine heat pump, net alone',
    market: 'at',
    text: `Erdwärme Graz
Sole-Wasser-Wärmepumpe Terra SW 8, Heizleistung 7,9 kW
Tiefenbohrung 2 x 90 m, Erdsonden
Angebotssumme 36.400,00 € exkl. 20% USt.
Hydraulischer Abgleich, Einbau, Entsorgung der Altanlage
Nicht inkludiert: Elektroverteiler, Förderantrag`,
    says: {
      price: 36_400,
      priceKind: 'net',
      heatPumpKw: 7.9,
      heatPumpKind: 'ground',
      included: ['mounting', 'hydraulicBalancing', 'removal'],
      excluded: ['meterCabinet', 'subsidy'],
    },
  },
  {
    name: 'a Swiss roof in German',
    market: 'ch',
    text: `Dachstrom Muster AG, 8000 Zürich
Offerte PV-Anlage
Generatorleistung 12.3 kWp (28 Module Helios 440 Wp)
Wechselrichter 10 kW
Batteriespeicher 11.5 kWh
Gerüst und Absturzsicherung
Installationsanzeige, Pronovo-Anmeldung
Total exkl. MwSt. CHF 34'800.00
MwSt. 8.1 % CHF 2'818.80
Total inkl. MwSt. CHF 37'618.80
./. Einmalvergütung ca. CHF 4'200.00
Garantie: 12 Jahre auf Module`,
    says: {
      price: 37_618.8,
      priceKind: 'gross',
      currency: 'CHF',
      kwp: 12.3,
      batteryKwh: 11.5,
      guaranteeYears: 12,
      included: ['scaffold', 'registration', 'subsidy'],
    },
  },
  {
    name: 'a Swiss roof in French',
    market: 'ch',
    text: `Soleil du Léman Sàrl — Devis no 442
Installation photovoltaïque
Puissance installée : 9,6 kWc (24 panneaux de 400 W)
Onduleur triphasé 8 kW
Batterie de stockage 10 kWh
Échafaudage : à la charge du client
Pose et mise en service
Annonce au gestionnaire de réseau, demande Pronovo
Montant HT            CHF 27 300.00
TVA 8,1 %             CHF  2 211.30
Montant total TTC     CHF 29 511.30
Acompte de 40 % à la commande : CHF 11 804.50
Garantie 10 ans sur l'onduleur`,
    says: {
      price: 29_511.3,
      priceKind: 'gross',
      currency: 'CHF',
      kwp: 9.6,
      batteryKwh: 10,
      guaranteeYears: 10,
      included: ['mounting', 'registration', 'subsidy'],
      excluded: ['scaffold'],
    },
  },
  {
    name: 'a Swiss heat pump in French, before tax',
    market: 'ch',
    text: `Chauffage Exemple SA
Pompe à chaleur air-eau Boréal 12, puissance de chauffage 11,4 kW
Démontage et élimination de la chaudière à mazout
Équilibrage hydraulique de l’installation
Raccordement électrique, tableau électrique non compris
Subvention du Programme Bâtiments : dossier par nos soins
Prix forfaitaire de CHF 42’500.– hors TVA
Garantie : 5 ans pièces`,
    says: {
      price: 42_500,
      priceKind: 'net',
      heatPumpKw: 11.4,
      included: ['registration', 'hydraulicBalancing', 'removal', 'subsidy'],
      excluded: ['meterCabinet'],
    },
  },
  {
    name: 'an American roof',
    market: 'us',
    text: `Front Range Sample Solar LLC
PROPOSAL
System size: 8.2 kW DC
20 x 410W panels
String inverter 7.6 kW
Year 1 production 11,900 kWh
Permits and interconnection included
Labor and mounting included
Main panel upgrade not included
Contract price          $25,830.00
Estimated 25-year savings $61,400
Down payment            $2,000.00
Monthly payment         $189.00
25-year panel warranty, 10-year workmanship warranty`,
    says: {
      price: 25_830,
      currency: 'USD',
      kwp: 8.2,
      guaranteeYears: 10,
      included: ['mounting', 'registration'],
      excluded: ['meterCabinet'],
    },
  },
  {
    name: 'an American heat pump by tons, with a charger by amps',
    market: 'us',
    text: `Mile High Demo Heating
Cold-climate air-source heat pump, 3-ton, model ACX36HP
Air handler with 10 kW heat strip
Removal and disposal of existing furnace
Level 2 EV charger, 48 amp hardwired
City permit and inspection
Utility rebate paperwork handled by us
Total price: $19,750
Subtotal equipment: $12,300
10 year parts warranty
`,
    says: {
      price: 19_750,
      heatPumpKw: 10.55,
      heatPumpKind: 'air',
      chargerKw: 11.52,
      guaranteeYears: 10,
      included: ['registration', 'removal', 'subsidy'],
    },
  },
  {
    name: 'an English offer in Switzerland',
    market: 'ch',
    text: `Quotation for PV system
PV array 6.60 kWp, 15 modules
Battery storage 5.1 kWh
Scaffolding included
Grid registration included
Grand total CHF 24,350.00 incl. VAT
Warranty: 10 years`,
    says: {
      price: 24_350,
      priceKind: 'gross',
      currency: 'CHF',
      kwp: 6.6,
      batteryKwh: 5.1,
      guaranteeYears: 10,
      included: ['scaffold', 'registration'],
    },
  },
  {
    name: 'a wallbox alone',
    market: 'de',
    text: `Elektro Muster
1 Wallbox Lader E11, 11 kW, mit Zähler
Leitung 15 m, Unterverteilung anpassen, Anmeldung beim Netzbetreiber
Endbetrag inkl. 19 % MwSt.: 1.849,00 €`,
    says: { price: 1_849, priceKind: 'gross', chargerKw: 11, included: ['meterCabinet', 'registration'] },
  },
  {
    name: 'modules without a size of the whole',
    market: 'de',
    text: `Solarmodule: 22 x 435 Wp Vollschwarz
Angebotspreis: 13 900 €
inkl. MwSt. (0 %)
Lieferung und Montage`,
    says: { price: 13_900, priceKind: 'gross', kwp: 9.57, included: ['mounting'] },
  },
];
