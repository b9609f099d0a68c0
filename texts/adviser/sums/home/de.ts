import type { HomeSumTexts } from '#texts/adviser/sums/home/texts.ts';

export const de: HomeSumTexts = {
  heatingWith: { gas: 'Gas', oil: 'Öl', electric: 'Strom', propane: 'Flüssiggas' },
  fuel: { gas: 'Gas', oil: 'Öl', electric: 'Heizstrom', propane: 'Flüssiggas' },
  basis: {
    bill: (bill) => `Ihre Rechnung von ${bill}`,
    rest: (bill) => `was der übliche Haushaltsstrom von Ihren ${bill} lässt`,
    area: (area) => `gerechnet für ${area}`,
    fuel: (amount) => `für ${amount}`,
  },
  priceOf: (price, of) => `${price} für ${of}`,
  heatingCompared: (it) =>
    `Unsere Schätzung für Ihr Haus, kein Angebot: Heizen mit ${it.heating} kostet heute etwa ${it.today} im Jahr (${it.basis}), der Strom einer ${it.pump} etwa ${it.heatPump}; das sind ${it.difference} im Jahr. Gerechnet mit ${it.fuelPrice}, ${it.powerPrice} für Strom und ${it.seasonal} kWh Wärme aus einer kWh Strom in ${it.place}; ab ${it.breakEven} ist die Wärmepumpe günstiger.`,
  difference: {
    less: (amount) => `${amount} weniger`,
    more: (amount) => `${amount} mehr`,
    between: (more, less) => `zwischen ${more} mehr und ${less} weniger`,
  },
  pump: { air: 'Luft-Wärmepumpe', ground: 'Erdwärmepumpe' },
  pumpAlone: { air: 'Luft-Wärmepumpe', ground: 'Erdwärmepumpe' },
  withGrant: (cost, grant, rest) => `${cost}, nach Abzug der Förderung, mit der wir rechnen (${grant}), also ${rest}`,
  heatPumpPaidBack: (cost, paidBack) => `Angesetzt sind ${cost}; Amortisation der Wärmepumpe: ${paidBack}.`,
  paidBack: {
    between: (years) => `etwa ${years} Jahre`,
    notBefore: (years, most) => `frühestens etwa ${years} Jahre, vielleicht mehr als ${most}`,
    never: (most) => `mehr als ${most} Jahre`,
  },
  heatPumpCost: ({ area, place, heat, pump, power, cost }) =>
    `Unsere Schätzung für Ihr Haus, kein Angebot: ${area} in ${place} brauchen etwa ${heat} Wärme im Jahr, also eine ${pump} mit ${power}; eingebaut rechnen wir mit ${cost}.`,
  assumedSize: (size) => `${size} (angenommen, weil die Größe des Dachs nicht bekannt ist)`,
  solar: (it) =>
    `Unsere Schätzung für Ihr Dach, kein Angebot: ${it.size} bringen in ${it.place} etwa ${it.yield} im Jahr, kosten ${it.cost} und sparen nach Abzug des Unterhalts etwa ${it.saving} im Jahr; Amortisation: ${it.paidBack}. Gerechnet mit ${it.powerPrice} für Strom, den Sie nicht kaufen, und ${it.exportPrice} für eingespeisten.`,
  solarOfArea: (area, size, cost) =>
    `Unsere Schätzung für Ihr Dach, kein Angebot: Auf ${area} passen ${size}; ohne Speicher kosten sie ${cost}.`,
  leftOfBill: (bill, saving, left, place) =>
    `Unsere Schätzung für Ihr Haus, kein Angebot: Von ${bill} Stromkosten im Jahr nimmt Solarstrom in ${place} etwa ${saving} weg, den Unterhalt eingerechnet; etwa ${left} bleiben zu zahlen.`,
  covered: (share, place) =>
    `Unsere Schätzung für Ihr Haus, kein Angebot: Ohne Speicher deckt Ihr Dach in ${place} etwa ${share} des Haushaltsstroms; der Rest bleibt auf der Rechnung, vermindert um das, was die Einspeisung bringt.`,
  powerOfBill: (bill, price, use) => `${bill} im Jahr geteilt durch ${price} sind etwa ${use} Verbrauch.`,
  systemSize: (use, each, place, size) =>
    `Mit Ihren Zahlen: ${use} geteilt durch ${each} in ${place} sind ${size}; so viel erzeugt im Jahr, was Sie verbrauchen.`,
  batterySize: (use, most) =>
    `Mit Ihren Zahlen: Bei ${use} Verbrauch im Jahr führt die Faustregel zu höchstens etwa ${most} Speicher.`,
  yieldThere: (each, place) => `Unsere Schätzung für Ihr Dach in ${place}: ${each}.`,
  yieldOfSize: (size, each, place, total) =>
    `Unsere Schätzung für Ihr Dach in ${place}: ${size} mal ${each} sind etwa ${total} im Jahr.`,
  measures: { solar: 'Solaranlage', evCharging: 'Ladestation' },
  together: (measures, cost) =>
    `Unsere Schätzung für Ihr Haus, kein Angebot: ${measures} kosten zusammen ${cost}, ohne Speicher.`,
  shade: (loss) => `Für den Schatten auf Ihrem Dach sind darin ${loss} des Ertrags abgezogen.`,
  needed: {
    place: 'Mit Ort oder Postleitzahl rechne ich es für Ihr Haus.',
    heating: 'Wenn Sie mir sagen, womit Sie heizen, rechne ich es für Ihr Haus.',
    size: 'Mit der Wohnfläche, oder mit dem, was das Heizen allein im Jahr kostet, rechne ich es für Ihr Haus.',
    heatingBill: 'Wenn Sie mir sagen, was davon allein das Heizen kostet, rechne ich es für Ihr Haus.',
    roof: 'Wenn Sie mir sagen, wohin Ihr Dach zeigt, rechne ich es für Ihr Haus.',
    use: 'Mit Ihrem Jahresverbrauch in kWh, oder mit dem, was der Strom allein kostet, rechne ich es für Ihr Haus.',
  },
};
