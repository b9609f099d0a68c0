import { CLAIMS_AS_OF, monthName } from '#domain/dated-texts.ts';
import type { LandingTexts } from '#host-site/texts/home/texts.ts';

export const en: LandingTexts = {
  solutions: {
    title: 'Energy solutions',
    text: 'Three that we assess for your home, and two that go with them. What a claim holds under stands beside it.',
    learnMore: 'Learn More',
    learnMoreOf: (offer) => `(${offer})`,
    items: {
      solar: {
        title: 'Solar panels',
        text: 'Power from your own roof, used at once, stored or sold.',
        claim: '50 to 90% less bought power',
        condition:
          'The upper end needs a battery, a large roof for a small use, and sun in all months; most homes reach about half. Your own range stands in the estimate.',
      },
      heatPump: {
        title: 'Heat pump',
        text: 'Heat from air or ground, in old houses too, if the flow temperature allows.',
        claim: 'about 3 kWh of heat from 1 kWh of power',
        condition:
          'Mean of measured air-source units in existing houses: 3.4 (Fraunhofer ISE). Yours depends on flow temperature and climate.',
      },
      evCharging: {
        title: 'EV charging',
        text: 'A charger at home, steered by your roof and your connection.',
        claim: 'up to 6 times faster',
        condition: '11 kW against 1.8 kW at a household socket. Your car and your connection set the limit.',
      },
      battery: {
        title: 'Battery storage',
        text: 'Keeps the noon for the evening. It pays where power is dear and exports earn little.',
        claim: 'no self-sufficiency of 100%',
        condition:
          'With 1 kWh of storage for each 1,000 kWh of yearly use about 54% is usual. We say so when a battery does not pay.',
      },
      thermostat: {
        title: 'Smart thermostat',
        text: 'The cheapest first step, for renters too: rooms are heated when somebody is there.',
        claim: 'saves a few per cent',
        condition: 'Most where the house stands empty by day, hardly any with slow underfloor heating.',
      },
    },
    average: {
      claim: '30% lower energy costs on average',
      condition:
        'Our own figure for projects of several measures, November 2026, demonstration data. No promise for your home: that is what the estimate is for.',
    },
    access: 'Access My Home Energy Assessment',
  },
  howItWorks: {
    title: 'How it works',
    text: 'Six steps. After the first you can stop, and you have your answer.',
    steps: {
      consultation: {
        title: 'Free expert consultation',
        text: 'Chat, questionnaire or check: about 5 minutes, without an account.',
      },
      recommendation: {
        title: 'Personal recommendation',
        text: 'What suits your home, with ranges, reasons and sources.',
      },
      referral: {
        title: 'Referral to certified installers',
        text: 'Only if you wish, to three companies at most, named before you agree.',
      },
      management: { title: 'Project management', text: 'You see each milestone and who is in charge of it.' },
      guarantee: {
        title: 'Guarantee and legal protection',
        text: 'If the first year saves over 15% less than projected, the provider pays the difference.',
      },
      aftercare: { title: 'Aftercare', text: 'We stay your contact once the system runs.' },
    },
    guarantee: {
      title: 'Legal protection guarantee',
      text: 'If the installed system misses the projected first-year savings of its binding quote by more than 15%, the provider covers the difference. A 5-year satisfaction guarantee comes on top.',
      insured: 'Insured protection',
      support: 'Ongoing support',
      terms: 'What the guarantee covers',
    },
    timeline: { title: 'From question to system', text: 'Usual times once you have asked for quotes.' },
  },
  partners: {
    title: 'Installation partners',
    apply: 'Become a partner',
    text: 'More than 25 companies in Germany, Austria, Switzerland and six US states.',
    demo: 'Demonstration: these companies are fictional.',
    groups: { dach: 'Germany, Austria, Switzerland', us: 'United States' },
    states: {
      Bavaria: 'Bavaria',
      Vienna: 'Vienna',
      Zurich: 'Zurich',
      OR: 'Oregon',
      CO: 'Colorado',
      MA: 'Massachusetts',
      TX: 'Texas',
      WA: 'Washington',
      CA: 'California',
    },
    count: (companies) => `${companies} ${companies === 1 ? 'company' : 'companies'}`,
    loading: 'The partners are loading',
    none: 'No partner is listed at the moment. You can do the assessment all the same.',
    failed: 'The partners could not be loaded.',
  },
  testimonials: {
    title: 'What customers say',
    text: 'Three voices.',
    demo: 'Demonstration: people and words are fictional.',
    rating: (stars) => `${stars} of 5 stars`,
    items: [
      {
        quote:
          'The check told us that our north roof is not worth it. That saved us an appointment, and we began with the heat pump.',
        author: 'Martina K.',
        location: 'Nuremberg',
      },
      {
        quote: 'Every figure came as a range with its source. The installer’s quote was inside it.',
        author: 'Daniel R.',
        location: 'Portland, OR',
      },
      {
        quote: 'Three quotes, each explained, and nobody called before we had agreed.',
        author: 'Sophie L.',
        location: 'Lausanne',
      },
    ],
  },
  closing: {
    title: 'Five minutes, then you know more',
    text: 'Free, without an account, and you can stop at any time.',
    start: 'Start Your Free Assessment',
  },
  news: {
    title: 'Subsidies: what has changed',
    text: 'Our estimates count only what can still be applied for.',
    asOf: `As of ${monthName(CLAIMS_AS_OF, 'en')}`,
    items: {
      de: 'Germany: the heat-pump grant (KfW 458) has had new rates since 21 July 2026; they fall from February 2027.',
      at: 'Austria: federal money for heat pumps is used up; the last PV call closed on 22 October 2026.',
      ch: 'Switzerland: the one-off payment for PV goes on; what cantons give differs.',
      us: 'United States: the federal tax credits of 30% for solar and heat pumps ended on 31 December 2025, the one of up to $1,000 for chargers on 30 June 2026. States and utilities still pay.',
    },
  },
};
