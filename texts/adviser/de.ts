import { PRODUCT_NAME } from '#domain/product.ts';
import type { AdviserTexts } from '#texts/adviser/texts.ts';

export const de: AdviserTexts = {
  welcome: `Guten Tag! Ich bin der automatische Energieberater von ${PRODUCT_NAME}, ein Programm und kein Mensch. Ich frage ein paar Dinge zu Ihrem Zuhause und beantworte Ihre Fragen. Zuerst: Ist es ein Einfamilienhaus, ein Reihenhaus oder eine Wohnung?`,
  remarks: {
    greeting: ['Guten Tag! Schön, dass Sie da sind.', 'Hallo! Gern helfe ich Ihnen weiter.'],
    howAreYou: ['Danke der Nachfrage. Als Programm habe ich keine schlechten Tage. Sprechen wir über Ihr Zuhause?'],
    thanks: ['Gern geschehen.', 'Sehr gern.', 'Freut mich, wenn es hilft.'],
    goodbye: [
      'Auf Wiedersehen! Ihre Antworten bleiben in diesem Tab erhalten, Sie können später weitermachen.',
      'Bis bald! Sie können jederzeit hier weitermachen.',
    ],
    robot: [
      `Ja, ich bin ein automatischer Berater, kein Mensch. Meine Antworten stammen aus einer geprüften Sammlung mit Quellen. Wenn Sie mit einem Menschen sprechen möchten, sagen Sie es mir.`,
      'Ein Mensch bin ich nicht, sondern ein Programm, das zuhört, nachschlägt und rechnet. Wie Sie einen Menschen erreichen, sage ich Ihnen gern.',
    ],
    anger: [
      'Das tut mir leid. Sagen Sie mir, was nicht passt, dann versuche ich es anders. Auf Wunsch sage ich Ihnen, wie Sie einen Menschen erreichen.',
      'Ich verstehe, dass das ärgerlich ist. Wir können eine Frage überspringen, oder ich sage Ihnen, wie Sie einen Menschen erreichen.',
    ],
    offTopic: [
      'Dazu kann ich nichts Verlässliches sagen. Ich kenne mich mit Solarstrom, Wärmepumpen, Laden und Förderung aus.',
      'Das liegt außerhalb meines Gebiets. Zu Energie im Haus helfe ich gern.',
    ],
    severalHomes: [
      'Sie haben von mehr als einem Zuhause gesprochen. Nehmen wir eines nach dem anderen: Um welches soll es zuerst gehen?',
    ],
    changeOfMind: ['Kein Problem, das ändere ich. Was gilt jetzt?', 'Gut, dann vergessen wir das. Wie ist es richtig?'],
    human: [
      'Gern. Über „Mit Fachbetrieben verbinden“ meldet sich ein geprüfter Betrieb aus Ihrer Nähe; unsere eigenen Kontaktdaten stehen im Impressum. Bis dahin beantworte ich, was ich kann.',
    ],
    why: [
      'Danach richtet sich, was sich bei Ihnen lohnt und was es kostet. Sie können jede Frage überspringen.',
      'Damit schätze ich ein, was zu Ihrem Zuhause passt. Sagen Sie einfach „weiter“, wenn Sie es nicht angeben möchten.',
    ],
    wait: ['Kein Problem, lassen Sie sich Zeit.', 'In Ruhe, ich warte gern.'],
    agreed: ['Gut, dabei bleibt es.', 'Alles klar.'],
    interest: ['Gern, das behalte ich im Blick.', 'Gut, das nehme ich auf.'],
  },
  questions: {
    homeType: [
      () => 'Ist es ein Einfamilienhaus, ein Reihenhaus oder eine Wohnung?',
      () => 'Was für ein Zuhause ist es: freistehendes Haus, Reihenhaus, Eigentums- oder Mietwohnung?',
    ],
    homeSize: [
      ({ area }) => `Wie groß ist die Wohnfläche, ungefähr in ${area}?`,
      ({ area }) => `Wie viele ${area} bewohnen Sie etwa?`,
    ],
    roofType: [
      () => 'Wie ist Ihr Dach: schräg nach Süden, nach Norden, nach Ost und West, oder flach?',
      () => 'In welche Richtung zeigt das Dach, oder ist es ein Flachdach? „Weiß ich nicht“ ist auch in Ordnung.',
    ],
    currentHeatingSystem: [
      () => 'Womit heizen Sie heute: Gas, Öl, Strom, Wärmepumpe oder etwas anderem?',
      () => 'Welche Heizung haben Sie zurzeit?',
    ],
    hasEV: [
      () => 'Fahren Sie ein Elektroauto, oder planen Sie eines?',
      () => 'Gibt es bei Ihnen ein Elektroauto, heute oder bald?',
    ],
    energyBill: [
      ({ currency }) =>
        `Was zahlen Sie für Strom und Heizung zusammen, in ${currency} im Monat oder im Jahr? Grob reicht.`,
      ({ currency }) => `Wie hoch sind Ihre Energiekosten ungefähr, in ${currency} im Monat oder im Jahr?`,
    ],
    place: [
      () => 'In welchem Ort oder mit welcher Postleitzahl wohnen Sie?',
      () => 'Wo steht das Haus? Ort oder Postleitzahl genügt.',
    ],
    ownership: [() => 'Gehört Ihnen das Zuhause, oder wohnen Sie zur Miete?', () => 'Sind Sie Eigentümer oder Mieter?'],
    heatingAge: [() => 'Wie alt ist die Heizung ungefähr?', () => 'Seit wie vielen Jahren läuft die Heizung etwa?'],
    roofAge: [() => 'Wie alt ist die Dacheindeckung ungefähr?', () => 'Wann wurde das Dach zuletzt gedeckt?'],
  },
  facts: {
    homeType: {
      single_family: 'ein Einfamilienhaus',
      townhouse: 'ein Reihenhaus',
      condo: 'eine Eigentumswohnung',
      apartment: 'eine Mietwohnung',
      mobile_home: 'ein Mobilheim',
      other: 'ein anderes Zuhause',
    },
    roofType: {
      sloped_south: 'ein Süddach',
      sloped_north: 'ein Norddach',
      sloped_east_west: 'ein Dach nach Ost und West',
      flat: 'ein Flachdach',
      multiple: 'mehrere Dachflächen',
      unsure: 'Dach noch offen',
    },
    heatingSystem: {
      gas: 'eine Gasheizung',
      oil: 'eine Ölheizung',
      electric: 'eine Stromheizung',
      heat_pump: 'eine Wärmepumpe',
      propane: 'eine Flüssiggasheizung',
      other: 'eine andere Heizung',
      unsure: 'Heizung noch offen',
    },
    evOwnership: { yes: 'ein Elektroauto', planning: 'ein geplantes Elektroauto', no: 'kein Elektroauto' },
    area: (area) => `${area} Wohnfläche`,
    annualCost: (money) => `${money} Energiekosten im Jahr`,
    annualUse: (kwh) => `${kwh} Verbrauch im Jahr`,
    panel: (amperes) => `ein Anschluss mit ${amperes}`,
    heatingAge: {
      new: 'die Heizung ist neu',
      under_5: 'die Heizung ist unter 5 Jahre alt',
      '5_10': 'die Heizung ist 5 bis 10 Jahre alt',
      '10_15': 'die Heizung ist 10 bis 15 Jahre alt',
      over_15: 'die Heizung ist über 15 Jahre alt',
      unsure: 'Alter der Heizung unbekannt',
    },
    roofAge: {
      new: 'das Dach ist neu',
      under_5: 'das Dach ist unter 5 Jahre alt',
      '5_10': 'das Dach ist 5 bis 10 Jahre alt',
      '10_15': 'das Dach ist 10 bis 15 Jahre alt',
      over_15: 'das Dach ist über 15 Jahre alt',
      unsure: 'Alter des Dachs unbekannt',
    },
    owned: 'Sie sind Eigentümer',
    rented: 'Sie wohnen zur Miete',
    place: (place) => `in ${place}`,
  },
  noted: [(list) => `Verstanden: ${list}.`, (list) => `Ich notiere: ${list}.`, (list) => `Gut, also ${list}.`],
  confirm: [
    (list) => `Verstanden: ${list}. Stimmt das?`,
    (list) => `Ich notiere: ${list}. Richtig?`,
    (list) => `Also ${list}, habe ich das richtig?`,
  ],
  corrected: [(list) => `Danke, ich habe es geändert: ${list}.`, (list) => `Gut, dann gilt: ${list}.`],
  withdrawn: 'In Ordnung, diese Angabe ist wieder offen.',
  leftOpen: ['In Ordnung, das lassen wir offen.', 'Kein Problem, das überspringen wir.'],
  misunderstoodOnce: 'Das habe ich nicht verstanden. Können Sie es mit anderen Worten sagen?',
  misunderstoodTwice: 'Das verstehe ich leider noch nicht. Ein kurzer Satz hilft mir am meisten.',
  misunderstoodOften: (choices) =>
    `Ich komme so nicht weiter. Wählen Sie gern etwas davon: ${choices}. Oder wir überspringen das.`,
  unknownTopic: 'Das weiß ich nicht, und ich möchte nichts erfinden. Das klärt am besten ein Fachbetrieb.',
  nearestTopics: (titles) => `Ich bin nicht sicher, was Sie meinen. Geht es um eines davon: ${titles}?`,
  answerOfMarket: {
    de: 'Das gilt für Deutschland:',
    at: 'Das gilt für Österreich:',
    ch: 'Das gilt für die Schweiz:',
    us: 'Das gilt für die USA:',
  },
  complete: 'Beratung abgeschlossen!',
  completeNext:
    'Sie können sich die Ergebnisse ansehen oder die Zusammenfassung per E-Mail schicken lassen. Fragen beantworte ich weiterhin.',
  potentials: {
    solar: {
      high: 'Ihr Dach eignet sich sehr gut für Solarstrom.',
      medium: 'Solarstrom ist bei Ihnen gut möglich.',
      low: 'Für Solarstrom sieht es nach Ihren Angaben weniger günstig aus.',
    },
    heatPump: {
      high: 'Der Umstieg auf eine Wärmepumpe dürfte sich bei Ihrer Heizung besonders lohnen.',
      medium: 'Eine Wärmepumpe kommt in Frage.',
      low: 'Eine Wärmepumpe drängt sich zurzeit nicht auf.',
    },
    evCharging: {
      high: 'Mit Ihrem Elektroauto ist eine Ladestation zu Hause naheliegend.',
      medium: 'Eine Ladestation kann später sinnvoll werden.',
      low: 'Eine Ladestation brauchen Sie zurzeit nicht.',
    },
  },
  needMore: {
    solar: 'Zum Solarstrom fehlt mir noch Ihr Dach.',
    heatPump: 'Zur Wärmepumpe fehlt mir noch Ihre Heizung.',
    evCharging: 'Zum Laden fehlt mir noch, ob Sie elektrisch fahren.',
  },
};
