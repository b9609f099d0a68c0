import type { SumTexts } from '#texts/adviser/sums/texts.ts';

export const fr: SumTexts = {
  kwh: (amount) => `${amount} kWh`,
  hours: (amount) => `${amount} heures`,
  years: (amount) => `${amount} ans`,
  perKwp: (amount) => `${amount} par kWc`,
  product: (size, each, total) => `Le calcul : ${size} fois ${each}, cela fait ${total}.`,
  quote: (quote, size, each, usual) =>
    `Le calcul : ${quote} divisés par ${size}, cela fait ${each} ; on cite ${usual}, sans batterie.`,
  support: ({ counted, shares, support, rest, cost }) =>
    `Le calcul : selon le ménage, ${shares} de ${counted} pris en compte, cela fait ${support} ; sur ${cost}, il vous reste ${rest} à payer.`,
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
  fuel: (fuel, share) => `De l’énergie de ${fuel}, une chaudière fait environ ${share} de chaleur.`,
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
  checkedRight: (whole, part, rest) =>
    `Votre calcul est juste : ${whole} moins ${part} font ${rest} ; cela ne dit pas si les montants eux-mêmes sont exacts.`,
  checkedWrong: (whole, part, rest, said) =>
    `Je trouve autre chose : ${whole} moins ${part} font ${rest}, pas ${said}.`,
  roof: {
    size: ({ area, each, kwp, watt, panels }) =>
      `Le calcul : ${area} divisés par ${each}, cela fait environ ${kwp}, bords et distances compris ; avec des panneaux de ${watt}, environ ${panels} panneaux.`,
    flat: 'Sur un toit plat, cela vaut pour des rangées basses est-ouest ; inclinées au sud, il en tient moins.',
    yieldThere: (each, kwh, place) => `À ${place}, ils donnent environ ${kwh}, à raison de ${each}.`,
    yieldUsual: (each, kwh) => `À raison de ${each}, cela fait environ ${kwh} sur un bon pan sud.`,
    price: (each, cost) => `À ${each}, ils coûtent environ ${cost}, sans batterie.`,
    largePrice: (each, cost) =>
      `Notre prix de ${each} vaut pour la taille d’un toit de villa ; il donnerait ${cost}, mais une grande installation coûte moins par kWc.`,
  },
  perYear: (amount) => `${amount} par an`,
  squareFeet: (amount) => `${amount} pieds carrés`,
  revenue: ({ size, each, price, total }) =>
    `Le calcul : ${size} fois ${each} fois ${price}, cela fait environ ${total} par an si tout est vendu à ce prix.`,
  battery: {
    bySize: 'Ce sont les kWh utilisables qui comptent ; une grande batterie coûte moins par kWh qu’une petite.',
    quote: (quote, size, each, usual) =>
      `Le calcul : ${quote} divisés par ${size}, cela fait ${each} ; nous comptons ${usual}.`,
  },
  charger: (power, price) =>
    `Pour l’appareil et la pose, nous comptons ${price}, à ${power} aussi : notre prix ne distingue pas les puissances. Plus de puissance demande toutefois un câble plus gros et plus de réserve au raccordement.`,
  chargerConsent: (above) => `Au-dessus de ${above}, le gestionnaire de réseau doit donner son accord d’abord.`,
  tariffs: {
    mixed: ({ nightShare, night, dayShare, day, mean }) =>
      `Le calcul : ${nightShare} à ${night} et ${dayShare} à ${day}, cela fait ${mean} en moyenne.`,
    total: (use, total) => `Pour ${use}, cela fait ${total}.`,
    less: (flat, amount) => `Par rapport à ${flat} à toute heure, c’est ${amount} de moins.`,
    more: (flat, amount) => `Par rapport à ${flat} à toute heure, c’est ${amount} de plus.`,
    from: (flat, share) => `Cela devient moins cher que ${flat} à toute heure à partir d’une part de nuit de ${share}.`,
    one: (use, price, total) => `${use} fois ${price} font ${total}`,
    withFee: (use, price, fee, total) => `${use} fois ${price} et douze fois ${fee} font ${total}`,
    both: (first, second) => `Le calcul : ${first} ; ${second}.`,
    first: (amount) => `Le premier tarif coûte ${amount} de moins par an.`,
    second: (amount) => `Le second tarif coûte ${amount} de moins par an.`,
    alike: 'Les deux coûtent autant.',
    sameAt: (use) => `Ils coûtent autant à ${use} par an.`,
  },
  grantParts: ({ base, baseMoney, speed, speedMoney, most, low, lowMoney, limit }) =>
    `${base} (${baseMoney}) sont pour tout propriétaire ; avec le bonus de rapidité ${speed} (${speedMoney}) pour qui habite là et remplace un chauffage au mazout, au charbon, au gaz d’étage ou à accumulation qui fonctionne, ou une vieille chaudière à gaz ou à bois ; ${most} demandent le bonus de revenu, et jusqu’à ${limit} de revenu imposable du ménage on va jusqu’à ${low} (${lowMoney}).`,
  grantOfVienna: ({ rate, cost, share, cap, rest }) =>
    `Le calcul pour Vienne comme exemple : ${rate} de ${cost} font ${share}, on verse au plus ${cap} ; il reste ${rest}. Les autres Länder paient autrement, l’État fédéral n’accepte aucune demande pour l’instant.`,
  grantOfState: ({ cost, full, income, half, incomeMost, rest }) =>
    `Le calcul : sur ${cost}, HEAR paie, si votre État le propose, au plus ${full} sous ${income} du revenu médian de la région et au plus ${half} jusqu’à ${incomeMost} ; il reste au moins ${rest} à payer.`,
  fuels: {
    oil: (amount) => `${amount} de mazout`,
    propane: (amount) => `${amount} de propane`,
    pellets: (amount) => `${amount} de pellets`,
  },
  tons: (amount) => `${amount} tonnes américaines`,
  tonnes: (amount) => `${amount} tonnes`,
  fuelSaved: (difference) => `C’est ${difference} par an.`,
  chargingLoss: (loss, energy, cost) =>
    `Pour que ${energy} arrivent dans la batterie, cela coûte ${cost} avec ${loss} de pertes de charge.`,
  addedRight: (terms, total) => `Votre calcul est juste : ${terms} = ${total}.`,
  addedWrong: (terms, total, said) => `Je trouve autre chose : ${terms} = ${total}, pas ${said}.`,
};
