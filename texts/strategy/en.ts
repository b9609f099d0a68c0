import type { StrategyTexts } from '#texts/strategy/texts.ts';

export const en: StrategyTexts = {
  headline: (savings) => `Estimated savings: ${savings}`,
  setupHeading: 'Recommended setup',
  reasonsHeading: 'Why we recommend this',
  savingsHeading: 'Estimated savings',
  subsidiesHeading: 'Subsidies',
  providersHeading: 'Matched providers',
  setup: {
    heatPump: (powerKw) => `Air-source heat pump, about ${powerKw}`,
    solar: (kwp) => `About ${kwp}`,
    storage: (kwh) => `with about ${kwh} of battery storage`,
    noStorage: 'without battery storage',
    charger: (powerKw) => `${powerKw} wallbox`,
    loadBalancing: 'with load balancing',
    noLoadBalancing: 'without load balancing',
    brands: (names) => `Makes installed by your matched providers: ${names}`,
  },
  instead: {
    heatPump: { own: 'Not recommended for now', rent: 'A matter for your landlord' },
    solar: { own: 'Not recommended for now', rent: 'A balcony system instead' },
    evCharger: { own: 'Not needed without an electric car', rent: 'Not needed without an electric car' },
  },
  reasons: {
    'solar-yield': (figure) => `A roof like yours yields ${figure} of solar electricity per year at your place.`,
    'self-sufficiency': (figure) => `With it the roof covers ${figure} of your household’s electricity.`,
    'storage-not-worth-it': () => 'A battery would not pay back at today’s prices; it can be added later.',
    'solar-not-worth-it': () =>
      'As far as we know your roof, that pays back too late: we do not recommend solar panels.',
    'heat-pump-performance': (figure) =>
      `A heat pump makes ${figure} units of heat from one unit of electricity, over the whole year at your place.`,
    'heat-pump-electricity': (figure) => `For your heating it would use ${figure} of electricity per year.`,
    'heat-pump-not-worth-it': () =>
      'Against your heating of today that does not pay back: we do not recommend the change for now.',
    'keep-heat-pump': () =>
      'You heat with a heat pump already. Keep it: together with solar panels it runs cheaper still.',
    'car-use': (figure) => `An electric car charges ${figure} per year at home.`,
    'car-from-solar': (figure) => `Of that, ${figure} can come from your own roof.`,
    'no-car': () => 'Without an electric car you need no wallbox yet. An empty conduit keeps the way open.',
    investment: (figure) => `All of it together costs ${figure} before subsidies.`,
    payback: (figure) => `After subsidies it pays back in ${figure}.`,
    'no-payback': () => 'It does not pay back within 25 years on savings alone.',
    co2: (figure) => `It avoids ${figure} of CO2 per year.`,
    'renter-balcony': (figure) =>
      `A balcony system needs no roof of your own, moves with you, and yields ${figure} per year.`,
    'renter-landlord': () =>
      'Roof and heating are your landlord’s to change. A letter with these figures helps to begin.',
    'renter-wallbox': () =>
      'As a tenant you can ask for a wallbox at your parking space; in many places you have a right to it.',
    'renter-tariff': () => 'Changing the tariff costs nothing: compare electricity and heating prices once a year.',
    'renter-no-heat-pump': () =>
      'A new heating system is for the owner of the building to decide, so we plan none for you.',
  },
  savings: (amount) => `${amount} per year`,
  noSavings: 'None that we could promise',
  estimated:
    'Estimated from your answers and dated figures, not measured at your home. An installer looks closer before any offer.',
  subsidies: {
    counted: (name, amount, asOf) => `${name}: ${amount} counted, as of ${asOf}`,
    notCounted: (name, asOf) => `${name}: possible, not counted, as of ${asOf}`,
    until: (day) => `Applications until ${day}.`,
    less: (day, amount) => `From ${day} about ${amount} less.`,
    more: (day, amount) => `From ${day} about ${amount} more.`,
    ended: (name, day) => `${name}: ended on ${day}, not counted`,
    endedAtSomeTime: (name) => `${name}: ended, not counted`,
    announced: (name) => `${name}: announced, not counted`,
    local: (id) => `Local programme ${id}`,
    locals: (count) => `Local programmes in your state (${count})`,
    none: 'We know of no subsidy that counts for this setup today.',
  },
  units: {
    kWh: (figure) => `${figure} kWh`,
    kg: (figure) => `${figure} kg`,
    kW: (figure) => `${figure} kW`,
    kWp: (figure) => `${figure} kWp`,
    years: (figure) => `${figure} years`,
  },
};
