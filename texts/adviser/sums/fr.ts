import type { SumTexts } from '#texts/adviser/sums/texts.ts';

export const fr: SumTexts = {
  kwh: (amount) => `${amount} kWh`,
  hours: (amount) => `${amount} heures`,
  years: (amount) => `${amount} ans`,
  perKwp: (amount) => `${amount} par kWc`,
  product: (size, each, total) => `Le calcul : ${size} fois ${each}, cela fait ${total}.`,
  quote: (quote, size, each, usual) =>
    `Le calcul : ${quote} divisés par ${size}, cela fait ${each} ; on cite ${usual}, sans batterie.`,
  quoteAlone: (quote, size, each) =>
    `Le calcul : ${quote} divisés par ${size}, cela fait ${each}. D’autres offres montreront si c’est avantageux.`,
  support: ({ counted, shares, support, rest, cost }) =>
    `Le calcul : ${shares} de ${counted} pris en compte, cela fait ${support} ; sur ${cost}, il vous reste ${rest} à payer.`,
  charging: (energy, power, time) =>
    `Le calcul : charger ${energy} à ${power} prend environ ${time}, pertes comprises.`,
  heating: (heat, seasonal, use) =>
    `Le calcul : ${heat} de chaleur divisés par ${seasonal}, cela fait environ ${use} d’électricité par an.`,
  heatingCost: (use, price, total) => `À ${price}, cela fait ${total} par an, au tarif ménager pour ${use}.`,
  comparedPrices: (it) =>
    `Le calcul : le combustible à ${it.fuel}, avec un rendement de ${it.share}, donne la chaleur à ${it.heat} ; le courant à ${it.power} divisé par ${it.seasonal} la donne à ${it.heatPump}. La pompe à chaleur revient moins cher à partir d’un coefficient annuel de ${it.breakEven}.`,
  litres: (amount) => `${amount} litres`,
  gallons: (amount) => `${amount} gallons`,
  km: (amount) => `${amount} km`,
  miles: (amount) => `${amount} miles`,
  fuel: (fuel, share) => `De l’énergie de ${fuel} de mazout, une ancienne chaudière fait environ ${share} de chaleur.`,
  drive: (way, use, price, cost) =>
    `Le calcul : ${way} demandent environ ${use} avec les pertes, à ${price} cela fait ${cost}.`,
  driveHours: ({ way, use, outlet, outletHours, charger, chargerHours }) =>
    `Le calcul : ${way} demandent environ ${use}, soit environ ${outletHours} à une prise de ${outlet} et ${chargerHours} à une borne de ${charger}.`,
  payback: (cost, saving, years) =>
    `Le calcul : ${cost} divisés par ${saving} par an, cela fait environ ${years}, sans intérêts et à prix égaux.`,
  shareOf: (share, whole, result) => `Le calcul : ${share} de ${whole} font ${result}.`,
  shareRight: (share, whole, result) => `Oui, le calcul est juste : ${share} de ${whole} font ${result}.`,
  shareWrong: (share, whole, result, said) =>
    `J’arrive à autre chose : ${share} de ${whole} font ${result}, pas ${said}.`,
  counted: {
    kwh: (amount) => `${amount} kWh`,
    kwp: (amount) => `${amount} kWc`,
    kw: (amount) => `${amount} kW`,
    watts: (amount) => `${amount} W`,
    litres: (amount) => `${amount} litres`,
    gallons: (amount) => `${amount} gallons`,
    km: (amount) => `${amount} km`,
    miles: (amount) => `${amount} miles`,
    m2: (amount) => `${amount} m²`,
    hours: (amount) => `${amount} heures`,
    days: (amount) => `${amount} jours`,
    months: (amount) => `${amount} mois`,
    years: (amount) => `${amount} ans`,
  },
  per: (amount, of) => `${amount} par ${of}`,
  sum: (terms, result) => `Le calcul : ${terms} = ${result}.`,
  about: (terms, result) => `Le calcul : ${terms} = environ ${result}.`,
  ofPeriod: { month: (result) => `${result} par mois`, year: (result) => `${result} par an` },
  atSamePrices: 'C’est à prix égaux.',
  sumRight: (terms, result) => `Oui, le calcul est juste : ${terms} = ${result}.`,
  sumWrong: (terms, result, said) => `J’arrive à autre chose : ${terms} = ${result}, pas ${said}.`,
  checkedRight: (whole, part, rest) => `Votre calcul est juste : ${whole} moins ${part} font ${rest}.`,
  checkedWrong: (whole, part, rest, said) =>
    `Je trouve autre chose : ${whole} moins ${part} font ${rest}, pas ${said}.`,
};
