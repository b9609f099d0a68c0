import type { SumTexts } from '#texts/adviser/sums/texts.ts';

export const de: SumTexts = {
  kwh: (amount) => `${amount} kWh`,
  hours: (amount) => `${amount} Stunden`,
  years: (amount) => `${amount} Jahre`,
  perKwp: (amount) => `${amount} je kWp`,
  product: (size, each, total) => `Gerechnet: ${size} mal ${each} sind ${total}.`,
  quote: (quote, size, each, usual) =>
    `Gerechnet: ${quote} geteilt durch ${size} sind ${each}; genannt werden ${usual}, ohne Speicher.`,
  quoteAlone: (quote, size, each) =>
    `Gerechnet: ${quote} geteilt durch ${size} sind ${each}. Ob das günstig ist, zeigen andere Angebote.`,
  support: ({ counted, shares, support, rest, cost }) =>
    `Gerechnet: ${shares} von ${counted}, die davon zählen, sind ${support}; von ${cost} bleiben Ihnen ${rest}.`,
  charging: (energy, power, time) =>
    `Gerechnet: ${energy} mit ${power} zu laden dauert rund ${time}, Ladeverluste dabei.`,
  heating: (heat, seasonal, use) =>
    `Gerechnet: ${heat} Wärme geteilt durch ${seasonal} sind rund ${use} Strom im Jahr.`,
  heatingCost: (use, price, total) => `Mal ${price} macht das ${total} im Jahr, mit Haushaltsstrom für ${use}.`,
  comparedPrices: (it) =>
    `Gerechnet: Brennstoff zu ${it.fuel} gibt in einem Kessel mit ${it.share} Wirkungsgrad Wärme zu ${it.heat}, Strom zu ${it.power} geteilt durch ${it.seasonal} Wärme zu ${it.heatPump}. Günstiger ist die Wärmepumpe ab einer Jahresarbeitszahl von ${it.breakEven}.`,
  litres: (amount) => `${amount} Liter`,
  gallons: (amount) => `${amount} Gallonen`,
  km: (amount) => `${amount} km`,
  miles: (amount) => `${amount} Meilen`,
  fuel: (fuel, share) => `Aus der Energie in ${fuel} Heizöl macht ein älterer Kessel zu etwa ${share} Wärme.`,
  drive: (way, use, price, cost) =>
    `Gerechnet: ${way} brauchen mit Ladeverlust etwa ${use}, zu ${price} sind das ${cost}.`,
  driveHours: ({ way, use, outlet, outletHours, charger, chargerHours }) =>
    `Gerechnet: ${way} brauchen etwa ${use}, das sind etwa ${outletHours} an einer Steckdose mit ${outlet} und ${chargerHours} an einer Ladestation mit ${charger}.`,
  payback: (cost, saving, years) =>
    `Gerechnet: ${cost} geteilt durch ${saving} im Jahr sind rund ${years}, ohne Zinsen und bei gleichen Preisen.`,
  shareOf: (share, whole, result) => `Gerechnet: ${share} von ${whole} sind ${result}.`,
  shareRight: (share, whole, result) => `Ja, richtig gerechnet: ${share} von ${whole} sind ${result}.`,
  shareWrong: (share, whole, result, said) => `Ich rechne anders: ${share} von ${whole} sind ${result}, nicht ${said}.`,
  counted: {
    kwh: (amount) => `${amount} kWh`,
    kwp: (amount) => `${amount} kWp`,
    kw: (amount) => `${amount} kW`,
    watts: (amount) => `${amount} W`,
    litres: (amount) => `${amount} Liter`,
    gallons: (amount) => `${amount} Gallonen`,
    km: (amount) => `${amount} km`,
    miles: (amount) => `${amount} Meilen`,
    m2: (amount) => `${amount} m²`,
    hours: (amount) => `${amount} Stunden`,
    days: (amount) => `${amount} Tage`,
    months: (amount) => `${amount} Monate`,
    years: (amount) => `${amount} Jahre`,
  },
  per: (amount, of) => `${amount} je ${of}`,
  sum: (terms, result) => `Gerechnet: ${terms} = ${result}.`,
  about: (terms, result) => `Gerechnet: ${terms} = rund ${result}.`,
  ofPeriod: { month: (result) => `${result} im Monat`, year: (result) => `${result} im Jahr` },
  atSamePrices: 'Das gilt bei gleichen Preisen.',
  sumRight: (terms, result) => `Ja, richtig gerechnet: ${terms} = ${result}.`,
  sumWrong: (terms, result, said) => `Ich rechne anders: ${terms} = ${result}, nicht ${said}.`,
  checkedRight: (whole, part, rest) => `Ihre Rechnung geht auf: ${whole} weniger ${part} sind ${rest}.`,
  checkedWrong: (whole, part, rest, said) => `Ich rechne anders: ${whole} weniger ${part} sind ${rest}, nicht ${said}.`,
};
