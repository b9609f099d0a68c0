import { authorities } from '#texts/adviser/authorities/en.ts';
import { remarks } from '#texts/adviser/remarks/en.ts';
import type { AdviserTexts } from '#texts/adviser/texts.ts';

export const en: AdviserTexts = {
  remarks,
  afterMood: {
    grief: 'Ask what you want to know at your own pace.',
    weary: 'What would help you most right now?',
    fear: 'What exactly worries you?',
    anger: 'What should I clear up first?',
    mistrust: 'What would you like to know more about?',
    notAsked: 'Please ask it once more, best with the thing it is about.',
  },
  questions: {
    homeType: [
      () => 'Is it a single-family house, a townhouse or an apartment?',
      () => 'What kind of home is it: a detached house, a townhouse, a condo or a rented apartment?',
    ],
    homeSize: [
      ({ area }) => `How large is your home, roughly in ${area}?`,
      ({ area }) => `About how many ${area} of living space is it?`,
    ],
    roofType: [
      () => 'What is your roof like: sloped to the south, to the north, to east and west, or flat?',
      () => 'Which way does the roof face, or is it flat? “Not sure” is fine.',
    ],
    currentHeatingSystem: [
      () => 'How do you heat today: gas, oil, propane, electric, a heat pump or something else?',
      () => 'What heating system do you have at the moment?',
    ],
    hasEV: [() => 'Do you drive an electric car, or plan to?', () => 'Is there an electric car at home, now or soon?'],
    energyBill: [
      ({ currency }) =>
        `What do you pay for power and heating together, in ${currency} per month or year? A rough figure will do.`,
      ({ currency }) => `About how high are your energy bills, in ${currency} per month or year?`,
    ],
    place: [() => 'Which city or ZIP code do you live in?', () => 'Where is the house? City or ZIP code is enough.'],
    ownership: [() => 'Do you own the home, or rent it?', () => 'Are you an owner or a renter?'],
    heatingAge: [
      () => 'About how old is the heating system?',
      () => 'For how many years has the heating been running?',
    ],
  },
  explained: {
    homeType: 'I mean the kind of building: a detached house, a townhouse, a condo or a rented apartment.',
    homeSize: 'I mean the area you live in and heat. A guess is fine; the lease or deed has it too.',
    roofType:
      'The direction of the roof decides how much sun it gets. An online map usually shows it, and “not sure” is an answer too.',
    currentHeatingSystem:
      'I mean where your heat comes from, for example gas, oil, propane, electricity or a heat pump.',
    hasEV: 'It is about whether a car will be charged at your home: today, in the next years or not at all.',
    energyBill: 'I mean what you pay for power and heat together; the last bills show it.',
    place: 'Sun, winter cold, incentives and the contractors near you depend on the place.',
    ownership: 'Owners decide about roof and heating themselves, renters have other options.',
    heatingAge:
      'I mean how long the furnace, boiler or heat pump has been running; the nameplate often shows the year.',
  },
  facts: {
    homeType: {
      single_family: 'a single-family house',
      townhouse: 'a townhouse',
      condo: 'a condo',
      apartment: 'a rented apartment',
      mobile_home: 'a mobile home',
      other: 'another kind of home',
    },
    roofType: {
      sloped_south: 'a roof facing south',
      sloped_north: 'a roof facing north',
      sloped_east_west: 'a roof facing east and west',
      flat: 'a flat roof',
      multiple: 'several roof surfaces',
      unsure: 'roof details unknown',
    },
    heatingSystem: {
      gas: 'gas heating',
      oil: 'oil heating',
      electric: 'electric heating',
      heat_pump: 'a heat pump',
      propane: 'propane heating',
      other: 'another heating system',
      unsure: 'heating unknown',
    },
    evOwnership: { yes: 'an electric car', planning: 'an electric car planned', no: 'no electric car' },
    area: (area) => `${area} of living space`,
    annualCost: {
      all: (money) => `${money} of energy costs a year`,
      electricity: (money) => `${money} of electricity costs a year (heating not included)`,
      heating: (money) => `${money} of heating costs a year (electricity not included)`,
    },
    annualUse: (kwh) => `${kwh} of use a year`,
    panel: (amperes) => `a panel of ${amperes}`,
    solar: (details) => `a solar system (${details})`,
    heatingAge: {
      new: 'a new heating system',
      under_5: 'heating under 5 years old',
      '5_10': 'heating 5 to 10 years old',
      '10_15': 'heating 10 to 15 years old',
      over_15: 'heating over 15 years old',
      unsure: 'age of the heating unknown',
    },
    roofAge: {
      new: 'a new roof',
      under_5: 'a roof under 5 years old',
      '5_10': 'a roof 5 to 10 years old',
      '10_15': 'a roof 10 to 15 years old',
      over_15: 'a roof over 15 years old',
      unsure: 'age of the roof unknown',
    },
    age: {
      new: 'new',
      under_5: 'under 5 years old',
      '5_10': '5 to 10 years old',
      '10_15': '10 to 15 years old',
      over_15: 'over 15 years old',
      unsure: 'age unknown',
    },
    shading: { none: 'without shade', some: 'partly in shade', heavy: 'in shade' },
    shadedRoof: (shading) => `a roof ${shading}`,
    owned: 'your own property',
    rented: 'rented',
    home: 'a home',
    place: (home, place) => `${home} in ${place}`,
  },
  noted: [(list) => `Got it: ${list}.`, (list) => `Noted: ${list}.`, (list) => `Good, so ${list}.`],
  confirm: [
    (list) => `Got it: ${list}. Is that right?`,
    (list) => `Noted: ${list}. Correct?`,
    (list) => `So ${list}, do I have that right?`,
  ],
  corrected: [(list) => `Thanks, I changed it: ${list}.`, (list) => `Fine, then it is: ${list}.`],
  soFar: (list) => `So far I have: ${list}.`,
  withdrawn: 'All right, that is open again.',
  leftOpen: ['All right, we leave that open.', 'No problem, we skip that.'],
  whatAbout: 'What would you like me to tell you about that?',
  misunderstoodOnce: 'I did not understand that. Could you put it differently?',
  misunderstoodTwice: 'Sorry, I’m still not following. A short sentence helps me most.',
  misunderstoodOften: (choices) => `Which fits best: ${choices}? Or we skip it.`,
  unknownTopic: [
    (what) => `I have no sourced answer to ${what}, and I would rather not guess.`,
    (what) => `I have to pass on ${what}: my sources say nothing about it.`,
    (what) => `There is nothing I could back up to say about ${what}.`,
  ],
  thisQuestion: 'this question',
  authorities,
  askThere: (whom) => `The best one to ask is ${whom}.`,
  askFurther: (whom) => `For anything beyond that, the best one to ask is ${whom}.`,
  askElse: (whom) => `If not, the best one to ask is ${whom}.`,
  askGeneral: (whom) => `If it is about energy at home, the best one to ask is ${whom}.`,
  missing: {
    price: 'I have no sourced price for exactly that.',
    time: 'How long exactly that takes or lasts I don’t know.',
  },
  nearestTopics: [
    (titles, what) => `I am not sure what you mean by ${what}. Do you mean: ${titles}?`,
    (titles, what) => `How should I take ${what}? Is it about: ${titles}?`,
  ],
  offerNear: (titles) => `Close to it I know about: ${titles}. Shall I say something on that?`,
  understoodAs: (title) => `If I understand you right, this is about ${title}.`,
  orElse: (titles) => `If not: do you mean ${titles}?`,
  again: (kernel, nearby) => `The main point again: ${kernel}${nearby ? ` I can say more about: ${nearby}.` : ''}`,
  exhausted: [
    (nearby) => `I’m afraid that is all I know about it.${nearby ? ` Close to it: ${nearby}.` : ''}`,
    () =>
      'Sorry, I am going round in circles here. A person can help you better, also through the address in the Legal Notice.',
  ],
  offerPerson: [
    'If I am no help: with “Connect with Installation Partners” a person answers you.',
    'A person would listen better here: you reach one with “Connect with Installation Partners”, and us through the Legal Notice.',
  ],
  askedToo: (titles) => `You asked about more: ${titles}. I will gladly answer that next.`,
  notAnswered: (quotes) => `I have no sourced answer to: ${quotes}`,
  quote: (text) => `“${text}”`,
  countries: { de: 'Germany', at: 'Austria', ch: 'Switzerland', us: 'USA' },
  marketHeard: (now, before) =>
    `From now on I answer for: ${now}. If you did not mean that, write “${before}”. Your amounts stay as you said them.`,
  languageHeard: 'Happy to go on in English.',
  foreignLanguage: (named, ours) =>
    `I think this is ${named}. Sadly I only understand ${ours}; please write to me in one of these.`,
  completeNext: 'You can view your results or have the summary emailed. I still answer questions.',
  potentials: {
    solar: {
      high: 'Your roof suits solar very well.',
      medium: 'Solar is quite possible at your home.',
      low: 'In this first estimate your roof is less favorable for solar than one facing south.',
    },
    heatPump: {
      high: 'With your heating, changing to a heat pump is worth a close look.',
      medium: 'A heat pump is an option.',
      low: 'A heat pump does not suggest itself at the moment.',
    },
    evCharging: {
      high: 'With your electric car, a charger at home makes sense.',
      medium: 'A charger may make sense later.',
      low: 'You do not need a charger at the moment.',
    },
  },
  reckoned: {
    heatPump: {
      high: 'By our estimate for your home, a heat pump heats for less than your heating does today; when it has earned its price depends on quote and incentives.',
      medium:
        'By our estimate for your home, a heat pump is an option; whether it heats for less depends on your rates and on the design.',
      low: 'By our estimate for your home, a heat pump costs more to run at today’s prices than your heating.',
    },
    solarComesBackLate: 'Solar is possible on your roof, but by our estimate it earns its price back only late.',
  },
  shade: {
    some: 'The shade on the roof takes part of the yield; an installer works out how much before the quote.',
    heavy:
      'With that much shade on the roof, solar makes clearly less power; only an installer’s shade simulation tells whether it still pays.',
  },
  needMore: {
    solar: 'For solar I still need a few details about your roof.',
    heatPump: 'For a heat pump I still need a few details about your heating.',
    evCharging: 'For charging I still need to know whether you drive electric.',
  },
};
