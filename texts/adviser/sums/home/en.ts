import type { HomeSumTexts } from '#texts/adviser/sums/home/texts.ts';

export const en: HomeSumTexts = {
  heatingWith: { gas: 'gas', oil: 'oil', electric: 'electricity', propane: 'propane' },
  fuel: { gas: 'gas', oil: 'oil', electric: 'heating power', propane: 'propane' },
  basis: {
    bill: (bill) => `your bill of ${bill}`,
    rest: (bill) => `what usual household power leaves of your ${bill}`,
    area: (area) => `reckoned from ${area}`,
    fuel: (amount) => `for ${amount}`,
  },
  priceOf: (price, of) => `${price} for ${of}`,
  heatingCompared: (it) =>
    `Our estimate for your home, not a quote: heating with ${it.heating} costs about ${it.today} a year today (${it.basis}); the power for ${it.pump} about ${it.heatPump}, which is ${it.difference} a year. It rests on ${it.fuelPrice}, ${it.powerPrice} for power and ${it.seasonal} kWh of heat from one kWh of power in ${it.place}; from ${it.breakEven} on, the heat pump is cheaper.`,
  difference: {
    less: (amount) => `${amount} less`,
    more: (amount) => `${amount} more`,
    between: (more, less) => `anything from ${more} more to ${less} less`,
  },
  pump: { air: 'an air-source heat pump', ground: 'a ground-source heat pump' },
  pumpAlone: { air: 'an air-source heat pump', ground: 'a ground-source heat pump' },
  withGrant: (cost, grant, rest) => `${cost}, or ${rest} once the grants we count (${grant}) are taken off`,
  heatPumpPaidBack: (cost, paidBack) => `We reckon with ${cost}; payback of the heat pump: ${paidBack}.`,
  paidBack: {
    between: (years) => `about ${years} years`,
    notBefore: (years, most) => `about ${years} years at the earliest, and perhaps more than ${most}`,
    never: (most) => `more than ${most} years`,
  },
  heatPumpCost: ({ area, place, heat, pump, power, cost }) =>
    `Our estimate for your home, not a quote: ${area} in ${place} take about ${heat} of heat a year, so ${pump} of ${power}; installed, we reckon with ${cost}.`,
  assumedSize: (size) => `${size}, assumed because the size of your roof is not known,`,
  solar: (it) =>
    `Our estimate for your roof, not a quote: ${it.size} in ${it.place} make about ${it.yield} a year, cost ${it.cost} and save about ${it.saving} a year with upkeep taken off; payback: ${it.paidBack}. It rests on ${it.powerPrice} for power you no longer buy and ${it.exportPrice} for power you export.`,
  solarOfArea: (area, size, cost) =>
    `Our estimate for your roof, not a quote: ${size} fit on ${area}, and they cost ${cost} without a battery.`,
  leftOfBill: (bill, saving, left, place) =>
    `Our estimate for your home, not a quote: of the ${bill} a year for power, solar in ${place} takes off about ${saving} with upkeep counted, so about ${left} stay to be paid.`,
  covered: (share, place) =>
    `Our estimate for your home, not a quote: without a battery your roof in ${place} covers about ${share} of the household’s power; the rest stays on the bill, less what your exports earn.`,
  powerOfBill: (bill, price, use) => `${bill} a year divided by ${price} is about ${use} of use.`,
  systemSize: (use, each, place, size) =>
    `With your figures: ${use} divided by ${each} in ${place} is ${size}; that much makes in a year what you use.`,
  batterySize: (use, most) =>
    `With your figures: at ${use} of use a year, the rule of thumb leads to about ${most} of battery at most.`,
  yieldThere: (each, place) => `Our estimate for your roof in ${place}: ${each}.`,
  yieldOfSize: (size, each, place, total) =>
    `Our estimate for your roof in ${place}: ${size} times ${each} is about ${total} a year.`,
  measures: { solar: 'solar', evCharging: 'a charger' },
  together: (measures, cost) =>
    `Our estimate for your home, not a quote: ${measures} together cost ${cost}, without a battery.`,
  shade: (loss) => `For the shade on your roof, ${loss} of the yield is taken off in that.`,
  needed: {
    place: 'Tell me the city or ZIP code, and I will reckon it for your home.',
    heating: 'Tell me what you heat with, and I will reckon it for your home.',
    size: 'Tell me the size of the home, or what heating alone costs a year, and I will reckon it for your home.',
    heatingBill: 'Tell me what of your bill is for heating alone, and I will reckon it for your home.',
    roof: 'Tell me which way your roof faces, and I will reckon it for your home.',
    use: 'Tell me your yearly use in kWh or what you pay for power alone, and I will reckon it for your home.',
  },
};
