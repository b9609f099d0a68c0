import type { Words } from '#tests/chat-corpus/grammar/words.ts';

export const deWords: Words = {
  markets: ['de', 'de', 'at', 'ch'],
  areaUnit: 'm2',
  thousands: { de: '.', at: '.', ch: "'" },
  homeTypes: [
    {
      value: 'single_family',
      bare: ['freistehendes Haus', 'ein EFH', 'Einfamilienhaus'],
      full: [
        'wir bewohnen ein Einfamilienhaus',
        'unser Haus steht frei, ein Einfamilienhaus eben',
        'es handelt sich um ein freistehendes Einfamilienhaus',
      ],
    },
    {
      value: 'townhouse',
      bare: ['Reihenhaus', 'eine Doppelhaushälfte', 'Reiheneckhaus'],
      full: ['wir leben in einem Reihenhaus', 'unsere vier Wände sind eine Doppelhaushälfte'],
    },
    {
      value: 'condo',
      bare: ['eine eigene Wohnung, gekauft', 'Eigentumswohnung'],
      full: ['wir haben eine Eigentumswohnung gekauft', 'das ist eine Eigentumswohnung im zweiten Stock'],
    },
    {
      value: 'apartment',
      bare: ['Mietwohnung', 'eine gemietete Wohnung'],
      full: ['ich habe eine Mietwohnung', 'wir wohnen in einer Wohnung zur Miete'],
    },
    { value: 'mobile_home', bare: ['Mobilheim'], full: ['wir wohnen fest in einem Mobilheim'] },
  ],
  roofTypes: [
    {
      value: 'sloped_south',
      bare: ['Süden', 'gen Süden', 'nach Süden hin'],
      full: ['das Dach liegt auf der Südseite schräg', 'unser Schrägdach zeigt nach Süden', 'wir haben ein Süddach'],
    },
    {
      value: 'sloped_north',
      bare: ['Norden', 'gen Norden'],
      full: ['unser Dach fällt nach Norden ab', 'wir haben leider nur ein Norddach'],
    },
    {
      value: 'sloped_east_west',
      bare: ['Ost und West', 'Osten/Westen'],
      full: ['eine Dachseite liegt im Osten, die andere im Westen', 'unser Dach ist Ost-West ausgerichtet'],
    },
    {
      value: 'flat',
      bare: ['ganz flach', 'Flachdach'],
      full: ['oben drauf ist ein Flachdach', 'unser Dach ist flach'],
    },
    {
      value: 'unsure',
      bare: ['da habe ich keine Ahnung', 'weiß ich wirklich nicht'],
      full: ['wohin unser Dach zeigt, weiß ich nicht'],
    },
  ],
  heatingSystems: [
    {
      value: 'gas',
      bare: ['Erdgas', 'Gastherme', 'mit Gas'],
      full: ['wir heizen mit Erdgas', 'im Keller steht eine Gasheizung', 'bei uns arbeitet eine Gastherme'],
    },
    {
      value: 'oil',
      bare: ['Heizöl', 'Ölkessel'],
      full: ['wir verheizen Öl', 'im Keller brummt eine Ölheizung', 'wir heizen mit Öl'],
    },
    {
      value: 'electric',
      bare: ['Nachtspeicher', 'Stromheizung'],
      full: ['wir haben Nachtspeicheröfen', 'geheizt wird elektrisch'],
    },
    {
      value: 'heat_pump',
      bare: ['Wärmepumpe', 'Erdwärmepumpe'],
      full: ['eine Wärmepumpe heizt das Ganze', 'wir heizen mit einer Wärmepumpe'],
    },
    { value: 'propane', bare: ['Flüssiggas'], full: ['wir heizen mit Flüssiggas aus dem Tank'] },
    { value: 'other', bare: ['Pellets'], full: ['wir heizen mit Pellets'] },
    { value: 'other', bare: ['Fernwärme'], full: ['die Wärme kommt als Fernwärme ins Haus'] },
    { value: 'other', bare: ['Holz'], full: ['wir heizen mit Holz'] },
  ],
  evOwnerships: [
    {
      value: 'yes',
      bare: ['ja, haben wir', 'ja, einen Stromer'],
      full: ['ein Elektroauto fahren wir schon', 'wir haben bereits ein E-Auto'],
    },
    {
      value: 'planning',
      bare: ['noch nicht, ist aber geplant', 'demnächst'],
      full: ['ein Elektroauto ist geplant', 'wir wollen uns bald ein E-Auto zulegen'],
    },
    { value: 'no', bare: ['nein, keins', 'nö'], full: ['ein Elektroauto haben wir nicht', 'wir haben kein E-Auto'] },
  ],
  size: {
    bare: ['# qm', '# Quadratmeter', 'ca. #m²', 'so # m2'],
    full: ['die Wohnfläche beträgt # m²', 'wir haben # Quadratmeter Wohnfläche', 'gewohnt wird auf # qm'],
    correction: ['ich muss mich verbessern: # qm statt {wrong} qm', 'es sind # Quadratmeter, nicht {wrong}'],
  },
  monthlyBill: {
    bare: ['# im Monat', 'monatlich #'],
    full: ['für Energie zahlen wir # im Monat', 'unser Energieabschlag beträgt # pro Monat'],
    correction: ['die Energiekosten sind # im Monat, nicht {wrong}'],
  },
  yearlyBill: {
    bare: ['# im Jahr', 'jährlich #', 'etwa # pro Jahr'],
    full: ['die Energie kostet uns # im Jahr', 'unsere Jahresrechnung für Energie liegt bei #'],
    correction: ['die Energiekosten sind # im Jahr, nicht {wrong}'],
  },
  money: { de: ['# €', '# Euro', '#€'], at: ['# Euro', '€ #'], ch: ['# CHF', 'Fr. #', '# Franken'] },
  heatingCorrection: ['stimmt gar nicht, was ich gesagt habe: {new}', 'Korrektur, {new}'],
  greetings: [
    'Hallo zusammen',
    'Guten Tag!',
    'Moin',
    'Servus',
    'ich bräuchte mal eine Beratung',
    'Bin ich hier richtig für Energiefragen?',
  ],
  evasions: [
    'Muss ich das beantworten?',
    'Moment, da klingelt es.',
    'Wozu brauchen Sie das?',
    'hm',
    'Da muss ich erst suchen.',
  ],
  asides: [
    'Wie teuer ist das alles am Ende?',
    'Mein Cousin in Ulm hat 190 qm und Ölheizung.',
    'Danke schön!',
    'Das dauert mir zu lange hier.',
    'Gibt es Zuschüsse vom Staat?',
    'Morgen soll es regnen.',
    'Unsere Nachbarn fahren elektrisch.',
    'Im Jahr 2012 sind wir eingezogen.',
  ],
  fillers: ['', '', 'also ', 'naja, ', 'ich glaube, ', 'ehrlich gesagt: '],
  joiners: [', und ', '. Außerdem: ', '; ', ', ach ja, '],
};
