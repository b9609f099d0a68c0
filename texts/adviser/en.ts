import { PRODUCT_NAME } from '#domain/product.ts';
import type { AdviserTexts } from '#texts/adviser/texts.ts';

export const en: AdviserTexts = {
  welcome: `Hello! I am the automatic energy adviser of ${PRODUCT_NAME}, a program and not a person. I ask a few things about your home and answer your questions. First: is it a single-family house, a townhouse or an apartment?`,
  remarks: {
    greeting: ['Hello! Good to have you here.', 'Hi! Happy to help.'],
    howAreYou: ['Kind of you to ask. As a program I have no bad days. Shall we talk about your home?'],
    thanks: ['You’re welcome.', 'My pleasure.', 'Glad it helps.'],
    goodbye: [
      'Goodbye! Your answers stay in this tab, so you can go on later.',
      'See you! You can pick up here at any time.',
    ],
    robot: [
      'Yes, I am an automatic adviser, not a person. My answers come from a reviewed collection with sources. If you would rather talk to a person, tell me.',
      'Not human, no: a program that listens, looks things up and calculates. I will gladly tell you how to reach a person.',
    ],
    anger: [
      'I am sorry. Tell me what is wrong and I will try differently. If you like, I tell you how to reach a person.',
      'I see that this is annoying. We can skip a question, or I tell you how to reach a person.',
    ],
    offTopic: [
      'I have nothing reliable to say about that. I know about solar, heat pumps, charging and incentives.',
      'That is outside my field. With energy at home I am glad to help.',
    ],
    severalHomes: ['You mentioned more than one home. Let us take one at a time: which one first?'],
    changeOfMind: ['No problem, I will change it. What is right now?', 'Fine, let us forget that. How is it really?'],
    human: [
      'Gladly. Through “Connect with Installation Partners” a vetted contractor near you gets in touch; our own contact details are in the imprint. Until then I answer what I can.',
    ],
    why: [
      'It decides what pays off at your home and what it costs. You can skip any question.',
      'It lets me judge what suits your home. Just say “skip” if you would rather not tell.',
    ],
    wait: ['No problem, take your time.', 'No rush, I am happy to wait.'],
    agreed: ['Good, that stays as it is.', 'All right.'],
    interest: ['Gladly, I keep that in mind.', 'Good, I take that along.'],
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
    roofAge: [() => 'About how old is the roof covering?', () => 'When was the roof last redone?'],
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
      unsure: 'roof still open',
    },
    heatingSystem: {
      gas: 'gas heating',
      oil: 'oil heating',
      electric: 'electric heating',
      heat_pump: 'a heat pump',
      propane: 'propane heating',
      other: 'another heating system',
      unsure: 'heating still open',
    },
    evOwnership: { yes: 'an electric car', planning: 'an electric car planned', no: 'no electric car' },
    area: (area) => `${area} of living space`,
    annualCost: (money) => `${money} of energy costs a year`,
    annualUse: (kwh) => `${kwh} of use a year`,
    panel: (amperes) => `a panel of ${amperes}`,
    heatingAge: {
      new: 'the heating is new',
      under_5: 'the heating is under 5 years old',
      '5_10': 'the heating is 5 to 10 years old',
      '10_15': 'the heating is 10 to 15 years old',
      over_15: 'the heating is over 15 years old',
      unsure: 'age of the heating unknown',
    },
    roofAge: {
      new: 'the roof is new',
      under_5: 'the roof is under 5 years old',
      '5_10': 'the roof is 5 to 10 years old',
      '10_15': 'the roof is 10 to 15 years old',
      over_15: 'the roof is over 15 years old',
      unsure: 'age of the roof unknown',
    },
    owned: 'you own it',
    rented: 'you rent it',
    place: (place) => `in ${place}`,
  },
  noted: [(list) => `Got it: ${list}.`, (list) => `I note: ${list}.`, (list) => `Good, so ${list}.`],
  confirm: [
    (list) => `Got it: ${list}. Is that right?`,
    (list) => `I note: ${list}. Correct?`,
    (list) => `So ${list}, do I have that right?`,
  ],
  corrected: [(list) => `Thanks, I changed it: ${list}.`, (list) => `Fine, then it is: ${list}.`],
  withdrawn: 'All right, that is open again.',
  leftOpen: ['All right, we leave that open.', 'No problem, we skip that.'],
  misunderstoodOnce: 'I did not understand that. Could you put it differently?',
  misunderstoodTwice: 'I still do not get it, sorry. A short sentence helps me most.',
  misunderstoodOften: (choices) => `I am stuck here. Feel free to choose: ${choices}. Or we skip it.`,
  unknownTopic: 'I don’t know that, and I would rather not make something up. A contractor is the best one to ask.',
  nearestTopics: (titles) => `I am not sure what you mean. Is it about one of these: ${titles}?`,
  answerOfMarket: {
    de: 'This holds for Germany:',
    at: 'This holds for Austria:',
    ch: 'This holds for Switzerland:',
    us: 'This holds for the United States:',
  },
  complete: 'Consultation Complete!',
  completeNext: 'You can view your results or have the summary e-mailed. I still answer questions.',
  potentials: {
    solar: {
      high: 'Your roof suits solar very well.',
      medium: 'Solar is quite possible at your home.',
      low: 'From what you told me, solar looks less favorable.',
    },
    heatPump: {
      high: 'With your heating, changing to a heat pump is likely to pay off especially well.',
      medium: 'A heat pump is an option.',
      low: 'A heat pump does not suggest itself at the moment.',
    },
    evCharging: {
      high: 'With your electric car, a charger at home makes sense.',
      medium: 'A charger may make sense later.',
      low: 'You do not need a charger at the moment.',
    },
  },
  needMore: {
    solar: 'For solar I still need to know your roof.',
    heatPump: 'For a heat pump I still need to know your heating.',
    evCharging: 'For charging I still need to know whether you drive electric.',
  },
};
