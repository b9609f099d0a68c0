import type { HomeSumTexts } from '#texts/adviser/sums/home/texts.ts';

export const fr: HomeSumTexts = {
  heatingWith: { gas: 'au gaz', oil: 'au mazout', electric: 'à l’électricité', propane: 'au propane' },
  fuel: { gas: 'le gaz', oil: 'le mazout', electric: 'le courant de chauffage', propane: 'le propane' },
  basis: {
    bill: (bill) => `votre facture de ${bill}`,
    rest: (bill) => `ce que le courant domestique habituel laisse de vos ${bill}`,
    area: (area) => `calculé pour ${area}`,
    fuel: (amount) => `pour ${amount}`,
  },
  priceOf: (price, of) => `${price} pour ${of}`,
  heatingCompared: (it) =>
    `Notre estimation pour votre maison, pas une offre : chauffer ${it.heating} coûte aujourd’hui environ ${it.today} par an (${it.basis}), le courant d’une ${it.pump} environ ${it.heatPump}, soit ${it.difference} par an. Le calcul compte ${it.fuelPrice}, ${it.powerPrice} pour le courant et ${it.seasonal} kWh de chaleur par kWh de courant à ${it.place} ; à partir de ${it.breakEven}, la pompe à chaleur revient moins cher.`,
  difference: {
    less: (amount) => `${amount} de moins`,
    more: (amount) => `${amount} de plus`,
    between: (more, less) => `entre ${more} de plus et ${less} de moins`,
  },
  pump: { air: 'pompe à chaleur air-eau', ground: 'pompe à chaleur à sonde' },
  pumpAlone: { air: 'une pompe à chaleur air-eau', ground: 'une pompe à chaleur à sonde' },
  withGrant: (cost, grant, rest) => `${cost}, soit ${rest} après déduction des aides que nous comptons (${grant})`,
  heatPumpPaidBack: (cost, paidBack) => `Nous comptons ${cost} ; amortissement de la pompe à chaleur : ${paidBack}.`,
  paidBack: {
    between: (years) => `environ ${years} ans`,
    notBefore: (years, most) => `au plus tôt environ ${years} ans, peut-être plus de ${most}`,
    never: (most) => `plus de ${most} ans`,
  },
  heatPumpCost: ({ area, place, heat, pump, power, cost }) =>
    `Notre estimation pour votre maison, pas une offre : ${area} à ${place} demandent environ ${heat} de chaleur par an, donc une ${pump} de ${power} ; posée, nous comptons ${cost}.`,
  assumedSize: (size) => `${size} (hypothèse, faute de connaître la taille du toit)`,
  solar: (it) =>
    `Notre estimation pour votre toit, pas une offre : ${it.size} donnent à ${it.place} environ ${it.yield} par an, coûtent ${it.cost} et font économiser environ ${it.saving} par an, entretien déduit ; amortissement : ${it.paidBack}. Le calcul compte ${it.powerPrice} pour le courant que vous n’achetez plus et ${it.exportPrice} pour celui que vous injectez.`,
  solarOfArea: (area, size, cost) =>
    `Notre estimation pour votre toit, pas une offre : ${size} tiennent sur ${area} et coûtent ${cost} sans batterie.`,
  leftOfBill: (bill, saving, left, place) =>
    `Notre estimation pour votre maison, pas une offre : sur ${bill} d’électricité par an, le solaire à ${place} enlève environ ${saving}, entretien compté ; il reste environ ${left} à payer.`,
  covered: (share, place) =>
    `Notre estimation pour votre maison, pas une offre : sans batterie, votre toit à ${place} couvre environ ${share} du courant du ménage ; le reste demeure sur la facture, moins ce que rapporte l’injection.`,
  powerOfBill: (bill, price, use) => `${bill} par an divisés par ${price}, cela fait environ ${use} de consommation.`,
  systemSize: (use, each, place, size) =>
    `Avec vos chiffres : ${use} divisés par ${each} à ${place}, cela fait ${size} ; de quoi produire en un an ce que vous consommez.`,
  batterySize: (use, most) =>
    `Avec vos chiffres : pour ${use} de consommation par an, la règle empirique mène à environ ${most} de batterie au plus.`,
  yieldThere: (each, place) => `Notre estimation pour votre toit à ${place} : ${each}.`,
  yieldOfSize: (size, each, place, total) =>
    `Notre estimation pour votre toit à ${place} : ${size} fois ${each}, cela fait environ ${total} par an.`,
  measures: {
    solar: 'une installation solaire',
    evCharging: 'une borne de recharge',
  },
  together: (measures, cost) =>
    `Notre estimation pour votre maison, pas une offre : ${measures} coûtent ensemble ${cost}, sans batterie.`,
  shade: (loss) => `Pour l’ombre sur votre toit, ${loss} de la production en sont déduits.`,
  needed: {
    place: 'Dites-moi la localité ou le code postal, et je le calcule pour votre maison.',
    heating: 'Dites-moi comment vous chauffez, et je le calcule pour votre maison.',
    size: 'Dites-moi la surface habitable, ou ce que coûte le chauffage seul par an, et je le calcule pour votre maison.',
    heatingBill: 'Dites-moi quelle part de la facture revient au chauffage, et je le calcule pour votre maison.',
    roof: 'Dites-moi vers où votre toit est tourné, et je le calcule pour votre maison.',
    use: 'Dites-moi votre consommation annuelle en kWh, ou ce que coûte l’électricité seule, et je le calcule pour votre maison.',
  },
};
