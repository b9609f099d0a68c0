import type { SumTexts } from '#texts/adviser/sums/texts.ts';

export const en: SumTexts = {
  kwh: (amount) => `${amount} kWh`,
  hours: (amount) => `${amount} hours`,
  years: (amount) => `${amount} years`,
  perKwp: (amount) => `${amount} per kW`,
  product: (size, each, total) => `The sum: ${size} times ${each} is ${total}.`,
  quote: (quote, size, each, usual) =>
    `The sum: ${quote} divided by ${size} is ${each}; usual is ${usual}, without a battery.`,
  quoteAlone: (quote, size, each) =>
    `The sum: ${quote} divided by ${size} is ${each}. Whether that is good, other quotes will show.`,
  support: ({ counted, shares, support, rest, cost }) =>
    `The sum: ${shares} of the ${counted} that count is ${support}; of ${cost} you pay ${rest}.`,
  charging: (energy, power, time) => `The sum: charging ${energy} at ${power} takes about ${time}, losses included.`,
  heating: (heat, seasonal, use) =>
    `The sum: ${heat} of heat divided by ${seasonal} is about ${use} of electricity a year.`,
  heatingCost: (use, price, total) => `At ${price} that is ${total} a year, at the household rate for ${use}.`,
  comparedPrices: (it) =>
    `The sum: fuel at ${it.fuel} with a boiler of ${it.share} makes heat at ${it.heat}; power at ${it.power} divided by ${it.seasonal} makes it at ${it.heatPump}. The heat pump is cheaper from a seasonal efficiency of ${it.breakEven} on.`,
  litres: (amount) => `${amount} liters`,
  gallons: (amount) => `${amount} gallons`,
  km: (amount) => `${amount} km`,
  miles: (amount) => `${amount} miles`,
  fuel: (fuel, share) => `Of the energy in ${fuel} of heating oil an older boiler makes about ${share} heat.`,
  drive: (way, use, price, cost) =>
    `The sum: ${way} take about ${use} with charging losses, at ${price} that is ${cost}.`,
  driveHours: ({ way, use, outlet, outletHours, charger, chargerHours }) =>
    `The sum: ${way} take about ${use}, which is about ${outletHours} at an outlet with ${outlet} and ${chargerHours} at a charger with ${charger}.`,
  payback: (cost, saving, years) =>
    `The sum: ${cost} divided by ${saving} a year is about ${years}, without interest and at today’s prices.`,
  shareOf: (share, whole, result) => `The sum: ${share} of ${whole} is ${result}.`,
  shareRight: (share, whole, result) => `Yes, your sum is right: ${share} of ${whole} is ${result}.`,
  shareWrong: (share, whole, result, said) => `I get something else: ${share} of ${whole} is ${result}, not ${said}.`,
  counted: {
    kwh: (amount) => `${amount} kWh`,
    kwp: (amount) => `${amount} kWp`,
    kw: (amount) => `${amount} kW`,
    watts: (amount) => `${amount} W`,
    litres: (amount) => `${amount} liters`,
    gallons: (amount) => `${amount} gallons`,
    km: (amount) => `${amount} km`,
    miles: (amount) => `${amount} miles`,
    m2: (amount) => `${amount} m²`,
    hours: (amount) => `${amount} hours`,
    days: (amount) => `${amount} days`,
    months: (amount) => `${amount} months`,
    years: (amount) => `${amount} years`,
  },
  per: (amount, of) => `${amount} per ${of}`,
  sum: (terms, result) => `The sum: ${terms} = ${result}.`,
  about: (terms, result) => `The sum: ${terms} = about ${result}.`,
  ofPeriod: { month: (result) => `${result} a month`, year: (result) => `${result} a year` },
  atSamePrices: 'That is at the same prices throughout.',
  sumRight: (terms, result) => `Yes, your sum is right: ${terms} = ${result}.`,
  sumWrong: (terms, result, said) => `I get something else: ${terms} = ${result}, not ${said}.`,
  checkedRight: (whole, part, rest) => `Your sum is right: ${whole} less ${part} is ${rest}.`,
  checkedWrong: (whole, part, rest, said) => `I get something else: ${whole} less ${part} is ${rest}, not ${said}.`,
};
