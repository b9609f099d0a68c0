import type { SumTexts } from '#texts/adviser/sums/texts.ts';

export const en: SumTexts = {
  kwh: (amount) => `${amount} kWh`,
  hours: (amount) => `${amount} hours`,
  years: (amount) => `${amount} years`,
  perKwp: (amount) => `${amount} per kW`,
  product: (size, each, total) => `The sum: ${size} times ${each} is ${total}.`,
  quote: (quote, size, each, usual) =>
    `The sum: ${quote} divided by ${size} is ${each}; usual is ${usual}, without a battery.`,
  support: ({ counted, shares, support, rest, cost }) =>
    `The sum: depending on the household, ${shares} of the ${counted} that count is ${support}; of ${cost} you pay ${rest}.`,
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
  fuel: (fuel, share) => `Of the energy in ${fuel} a boiler makes about ${share} heat.`,
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
  checkedRight: (whole, part, rest) =>
    `Your sum is right: ${whole} less ${part} is ${rest}; that does not say whether the amounts themselves hold.`,
  checkedWrong: (whole, part, rest, said) => `I get something else: ${whole} less ${part} is ${rest}, not ${said}.`,
  roof: {
    size: ({ area, each, kwp, watt, panels }) =>
      `The sum: ${area} divided by ${each} is about ${kwp}, edges and setbacks included; with panels of ${watt} that is about ${panels} panels.`,
    flat: 'On a flat roof that holds for low rows facing east and west; tilted toward the south, fewer fit.',
    yieldThere: (each, kwh, place) => `In ${place} they make about ${kwh} at ${each}.`,
    yieldUsual: (each, kwh) => `At ${each} that is about ${kwh} on a good south side.`,
    price: (each, cost) => `At ${each} they cost about ${cost}, without a battery.`,
    largePrice: (each, cost) =>
      `Our price of ${each} holds for the size of a house roof; reckoned with it, it would be ${cost}, but large systems cost less per kW.`,
  },
  perYear: (amount) => `${amount} a year`,
  squareFeet: (amount) => `${amount} sq ft`,
  revenue: ({ size, each, price, total }) =>
    `The sum: ${size} times ${each} times ${price} is about ${total} a year if all of it is sold at that price.`,
  battery: {
    bySize: 'Usable kWh count; a larger battery costs less per kWh than a small one.',
    quote: (quote, size, each, usual) => `The sum: ${quote} divided by ${size} is ${each}; we reckon with ${usual}.`,
  },
  charger: (power, price) =>
    `For charger and installation we reckon with ${price}, at ${power} too: our price does not tell powers apart. More power takes a thicker cable, though, and more room in the service.`,
  chargerConsent: (above) => `Above ${above} the grid operator must agree beforehand.`,
  tariffs: {
    mixed: ({ nightShare, night, dayShare, day, mean }) =>
      `The sum: ${nightShare} at ${night} and ${dayShare} at ${day} is ${mean} on average.`,
    total: (use, total) => `At ${use} that is ${total}.`,
    less: (flat, amount) => `Against ${flat} around the clock it is ${amount} less.`,
    more: (flat, amount) => `Against ${flat} around the clock it is ${amount} more.`,
    from: (flat, share) => `It gets cheaper than ${flat} around the clock from a night share of ${share} on.`,
    one: (use, price, total) => `${use} times ${price} is ${total}`,
    withFee: (use, price, fee, total) => `${use} times ${price} and twelve times ${fee} is ${total}`,
    both: (first, second) => `The sum: ${first}; ${second}.`,
    first: (amount) => `The first rate is ${amount} a year cheaper.`,
    second: (amount) => `The second rate is ${amount} a year cheaper.`,
    alike: 'Both cost the same.',
    sameAt: (use) => `They cost the same at ${use} a year.`,
  },
  grantParts: ({ base, baseMoney, speed, speedMoney, most, low, lowMoney, limit }) =>
    `${base} (${baseMoney}) is for every owner; with the speed bonus ${speed} (${speedMoney}) for those who live there and replace working oil, coal, gas-floor or night-storage heating or an old gas or wood boiler; ${most} takes the income bonus, and with a taxable household income up to ${limit} it is up to ${low} (${lowMoney}).`,
  grantOfVienna: ({ rate, cost, share, cap, rest }) =>
    `The sum for Vienna as an example: ${rate} of ${cost} is ${share}, at most ${cap} is paid; ${rest} is left. Other provinces pay differently, the federal government takes no applications now.`,
  grantOfState: ({ cost, full, income, half, incomeMost, rest }) =>
    `The sum: of ${cost} HEAR, where your state runs it, pays at most ${full} below ${income} of the area median income and at most ${half} up to ${incomeMost}; at least ${rest} is left to pay.`,
  fuels: {
    oil: (amount) => `${amount} of heating oil`,
    propane: (amount) => `${amount} of propane`,
    pellets: (amount) => `${amount} of pellets`,
  },
  tons: (amount) => `${amount} tons`,
  tonnes: (amount) => `${amount} metric tons`,
  fuelSaved: (difference) => `That is ${difference} a year.`,
  chargingLoss: (loss, energy, cost) =>
    `If ${energy} are to arrive in the battery, it costs ${cost} with ${loss} of charging loss.`,
  addedRight: (terms, total) => `Your sum is right: ${terms} = ${total}.`,
  addedWrong: (terms, total, said) => `I get something else: ${terms} = ${total}, not ${said}.`,
};
