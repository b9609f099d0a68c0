import type { StrategyTexts } from '#texts/strategy/texts.ts';

export const de: StrategyTexts = {
  headline: (savings) => `Geschätzte Ersparnis: ${savings}`,
  setupHeading: 'Empfohlene Ausstattung',
  reasonsHeading: 'Warum wir das empfehlen',
  savingsHeading: 'Geschätzte Ersparnis',
  subsidiesHeading: 'Förderung',
  providersHeading: 'Passende Anbieter',
  setup: {
    heatPump: (powerKw) => `Luft-Wärmepumpe, etwa ${powerKw}`,
    solar: (kwp) => `Etwa ${kwp}`,
    storage: (kwh) => `mit etwa ${kwh} Batteriespeicher`,
    noStorage: 'ohne Batteriespeicher',
    charger: (powerKw) => `Wallbox mit ${powerKw}`,
    loadBalancing: 'mit Lastmanagement',
    noLoadBalancing: 'ohne Lastmanagement',
    brands: (names) => `Marken Ihrer passenden Anbieter: ${names}`,
  },
  instead: {
    heatPump: { own: 'Zurzeit nicht empfohlen', rent: 'Sache Ihres Vermieters' },
    solar: { own: 'Zurzeit nicht empfohlen', rent: 'Stattdessen ein Balkonkraftwerk' },
    evCharger: { own: 'Ohne Elektroauto nicht nötig', rent: 'Ohne Elektroauto nicht nötig' },
  },
  reasons: {
    'solar-yield': (figure) => `Ein Dach wie Ihres bringt an Ihrem Ort im Jahr ${figure} Solarstrom.`,
    'self-sufficiency': (figure) => `Damit deckt das Dach ${figure} Ihres Haushaltsstroms.`,
    'storage-not-worth-it': () =>
      'Ein Batteriespeicher rechnet sich zu heutigen Preisen nicht; er lässt sich später ergänzen.',
    'solar-not-worth-it': () =>
      'Soweit wir Ihr Dach kennen, rechnet sich das zu spät: Wir empfehlen keine Solaranlage.',
    'heat-pump-performance': (figure) =>
      `Eine Wärmepumpe macht an Ihrem Ort übers Jahr aus einem Teil Strom ${figure} Teile Wärme.`,
    'heat-pump-electricity': (figure) => `Für Ihre Heizung bräuchte sie im Jahr ${figure} Strom.`,
    'heat-pump-not-worth-it': () =>
      'Gegen Ihre heutige Heizung rechnet sich das nicht: Wir empfehlen den Wechsel zurzeit nicht.',
    'keep-heat-pump': () =>
      'Sie heizen schon mit einer Wärmepumpe. Behalten Sie sie: Mit Solarstrom läuft sie noch günstiger.',
    'car-use': (figure) => `Ein Elektroauto lädt zu Hause im Jahr ${figure}.`,
    'car-from-solar': (figure) => `Davon können ${figure} vom eigenen Dach kommen.`,
    'no-car': () => 'Ohne Elektroauto brauchen Sie noch keine Wallbox. Ein Leerrohr hält den Weg offen.',
    investment: (figure) => `Zusammen kostet alles ${figure} vor Förderung.`,
    payback: (figure) => `Nach Abzug der Förderung rechnet es sich in ${figure}.`,
    'no-payback': () => 'Allein durch die Ersparnis rechnet es sich in 25 Jahren nicht.',
    co2: (figure) => `Es vermeidet ${figure} CO2 im Jahr.`,
    'renter-balcony': (figure) =>
      `Ein Balkonkraftwerk braucht kein eigenes Dach, zieht mit Ihnen um und bringt ${figure} im Jahr.`,
    'renter-landlord': () =>
      'Dach und Heizung sind Sache Ihres Vermieters. Ein Brief mit diesen Zahlen hilft, den Anfang zu machen.',
    'renter-wallbox': () =>
      'Auch als Mieter können Sie eine Wallbox am Stellplatz verlangen; vielerorts haben Sie ein Recht darauf.',
    'renter-tariff': () => 'Ein Tarifwechsel kostet nichts: Vergleichen Sie einmal im Jahr Strom- und Heizpreise.',
    'renter-no-heat-pump': () =>
      'Über eine neue Heizung entscheidet, wem das Haus gehört. Darum planen wir für Sie keine.',
  },
  savings: (amount) => `${amount} pro Jahr`,
  noSavings: 'Keine, die wir versprechen könnten',
  estimated:
    'Geschätzt aus Ihren Antworten und datierten Zahlen, nicht bei Ihnen gemessen. Vor jedem Angebot sieht ein Fachbetrieb genauer hin.',
  subsidies: {
    counted: (name, amount, asOf) => `${name}: ${amount} eingerechnet, Stand ${asOf}`,
    notCounted: (name, asOf) => `${name}: möglich, nicht eingerechnet, Stand ${asOf}`,
    until: (day) => `Anträge bis ${day}.`,
    less: (day, amount) => `Ab ${day} etwa ${amount} weniger.`,
    more: (day, amount) => `Ab ${day} etwa ${amount} mehr.`,
    ended: (name, day) => `${name}: am ${day} ausgelaufen, nicht eingerechnet`,
    endedAtSomeTime: (name) => `${name}: ausgelaufen, nicht eingerechnet`,
    announced: (name) => `${name}: angekündigt, nicht eingerechnet`,
    local: (id) => `Örtliches Programm ${id}`,
    locals: (count) => `Örtliche Programme in Ihrem Staat (${count})`,
    none: 'Wir kennen keine Förderung, die heute für diese Ausstattung zählt.',
  },
  units: {
    kWh: (figure) => `${figure} kWh`,
    kg: (figure) => `${figure} kg`,
    kW: (figure) => `${figure} kW`,
    kWp: (figure) => `${figure} kWp`,
    years: (figure) => `${figure} Jahren`,
  },
};
