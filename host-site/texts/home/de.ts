import { CLAIMS_AS_OF, monthName } from '#domain/dated-texts.ts';
import type { LandingTexts } from '#host-site/texts/home/texts.ts';

export const de: LandingTexts = {
  solutions: {
    title: 'Lösungen für Ihre Energie',
    text: 'Drei schätzen wir für Ihr Zuhause ein, zwei gehören dazu. Unter welchen Bedingungen eine Aussage gilt, steht daneben.',
    learnMore: 'Mehr erfahren',
    learnMoreOf: (offer) => `(${offer})`,
    items: {
      solar: {
        title: 'Solarstrom',
        text: 'Strom vom eigenen Dach, gleich genutzt, gespeichert oder verkauft.',
        claim: '50 bis 90 % weniger gekaufter Strom',
        condition:
          'Das obere Ende braucht einen Speicher, ein großes Dach bei kleinem Verbrauch und Sonne in allen Monaten; die meisten erreichen etwa die Hälfte. Ihre eigene Spanne steht in der Berechnung.',
      },
      heatPump: {
        title: 'Wärmepumpe',
        text: 'Wärme aus Luft oder Erde, auch im Altbau, wenn die Vorlauftemperatur es zulässt.',
        claim: 'rund 3 kWh Wärme aus 1 kWh Strom',
        condition:
          'Mittel gemessener Luftwärmepumpen in bestehenden Häusern: 3,4 (Fraunhofer ISE). Ihre hängt an Vorlauftemperatur und Klima.',
      },
      evCharging: {
        title: 'Laden zu Hause',
        text: 'Ein Ladepunkt am Haus, gesteuert nach Dach und Anschluss.',
        claim: 'bis zu 6-mal schneller',
        condition: '11 kW gegen 1,8 kW an der Haushaltssteckdose. Die Grenze setzen Auto und Anschluss.',
      },
      battery: {
        title: 'Batteriespeicher',
        text: 'Hebt den Mittag für den Abend auf. Lohnt sich, wo Strom teuer ist und Einspeisen wenig bringt.',
        claim: 'keine Autarkie von 100 %',
        condition:
          'Mit 1 kWh Speicher je 1.000 kWh Jahresverbrauch sind etwa 54 % üblich. Lohnt sich der Speicher nicht, sagen wir es.',
      },
      thermostat: {
        title: 'Smarte Thermostate',
        text: 'Der günstigste erste Schritt, auch für Mieter: geheizt wird, wenn jemand da ist.',
        claim: 'spart einige Prozent',
        condition: 'Am meisten, wenn tagsüber niemand zu Hause ist, kaum etwas bei träger Fußbodenheizung.',
      },
    },
    average: {
      claim: 'im Mittel 30 % weniger Energiekosten',
      condition:
        'Unsere eigene Angabe für Projekte mit mehreren Maßnahmen, November 2026, Vorführdaten. Kein Versprechen für Ihr Zuhause: dafür ist die Berechnung da.',
    },
    access: 'Zur Einschätzung für mein Zuhause',
  },
  howItWorks: {
    title: 'So läuft es ab',
    text: 'Sechs Schritte. Nach dem ersten können Sie aufhören, und Sie haben Ihre Antwort.',
    steps: {
      consultation: {
        title: 'Kostenlose Beratung',
        text: 'Chat, Fragebogen oder Check: rund 5 Minuten, ohne Konto.',
      },
      recommendation: {
        title: 'Persönliche Empfehlung',
        text: 'Was zu Ihrem Zuhause passt, mit Spannen, Gründen und Quellen.',
      },
      referral: {
        title: 'Vermittlung an zertifizierte Fachbetriebe',
        text: 'Nur wenn Sie möchten, an höchstens drei, die vor Ihrer Zustimmung genannt werden.',
      },
      management: { title: 'Projektbegleitung', text: 'Sie sehen jeden Meilenstein und wer dafür zuständig ist.' },
      guarantee: {
        title: 'Garantie und Rechtsschutz',
        text: 'Spart das erste Jahr über 15 % weniger als berechnet, zahlt der Anbieter den Unterschied.',
      },
      aftercare: { title: 'Nachbetreuung', text: 'Wir bleiben Ihr Kontakt, wenn die Anlage läuft.' },
    },
    guarantee: {
      title: 'Garantie mit Rechtsschutz',
      text: 'Verfehlt die eingebaute Anlage die Ersparnis, die ihr verbindliches Angebot für das erste Jahr nennt, um mehr als 15 %, zahlt der Anbieter den Unterschied. Dazu kommt eine Zufriedenheitsgarantie von 5 Jahren.',
      insured: 'Versicherter Schutz',
      support: 'Dauerhafte Betreuung',
      terms: 'Was die Garantie umfasst',
    },
    timeline: { title: 'Von der Frage zur Anlage', text: 'Übliche Zeiten, sobald Sie Angebote angefragt haben.' },
  },
  partners: {
    title: 'Fachbetriebe',
    apply: 'Partner werden',
    text: 'Mehr als 25 Betriebe in Deutschland, Österreich, der Schweiz und sechs Staaten der USA.',
    demo: 'Vorführung: Diese Betriebe sind erfunden.',
    groups: { dach: 'Deutschland, Österreich, Schweiz', us: 'USA' },
    states: {
      Bavaria: 'Bayern',
      Vienna: 'Wien',
      Zurich: 'Zürich',
      OR: 'Oregon',
      CO: 'Colorado',
      MA: 'Massachusetts',
      TX: 'Texas',
      WA: 'Washington',
      CA: 'Kalifornien',
    },
    count: (companies) => `${companies} ${companies === 1 ? 'Betrieb' : 'Betriebe'}`,
    loading: 'Die Betriebe werden geladen',
    none: 'Zurzeit ist kein Betrieb verzeichnet. Die Einschätzung bekommen Sie trotzdem.',
    failed: 'Die Betriebe konnten nicht geladen werden.',
  },
  testimonials: {
    title: 'Was Kunden sagen',
    text: 'Drei Stimmen.',
    demo: 'Vorführung: Personen und Worte sind erfunden.',
    rating: (stars) => `${stars} von 5 Sternen`,
    items: [
      {
        quote:
          'Der Check hat gesagt, dass sich unser Norddach nicht lohnt. Das hat uns einen Termin erspart, und wir haben mit der Wärmepumpe begonnen.',
        author: 'Martina K.',
        location: 'Nürnberg',
      },
      {
        quote: 'Jede Zahl kam als Spanne mit Quelle. Das Angebot des Betriebs lag darin.',
        author: 'Daniel R.',
        location: 'Portland, OR',
      },
      {
        quote: 'Drei Angebote, jedes erklärt, und niemand hat angerufen, bevor wir zugestimmt hatten.',
        author: 'Sophie L.',
        location: 'Lausanne',
      },
    ],
  },
  closing: {
    title: 'Fünf Minuten, dann wissen Sie mehr',
    text: 'Kostenlos, ohne Konto, und Sie können jederzeit aufhören.',
    start: 'Kostenlose Einschätzung starten',
  },
  news: {
    title: 'Förderung: was sich geändert hat',
    text: 'Unsere Berechnungen zählen nur, was sich noch beantragen lässt.',
    asOf: `Stand ${monthName(CLAIMS_AS_OF, 'de')}`,
    items: {
      de: 'Deutschland: Für die Heizungsförderung (KfW 458) gelten seit 21. Juli 2026 neue Sätze; ab Februar 2027 sinken sie.',
      at: 'Österreich: Das Bundesgeld für Wärmepumpen ist ausgeschöpft; der letzte PV-Aufruf endete am 22. Oktober 2026.',
      ch: 'Schweiz: Die Einmalvergütung für Photovoltaik läuft weiter; was die Kantone geben, ist verschieden.',
      us: 'USA: Die Steuergutschriften des Bundes von 30 % für Solar und Wärmepumpe endeten am 31. Dezember 2025, die von bis zu 1.000 $ für Ladepunkte am 30. Juni 2026. Staaten und Versorger fördern weiter.',
    },
  },
};
