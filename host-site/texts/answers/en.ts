import type { AnswersTexts } from '#host-site/texts/answers/texts.ts';

export const en: AnswersTexts = {
  index: {
    title: 'Answers with sources',
    description:
      'What our adviser knows about solar, heat pumps, charging and subsidies, to read for yourself: every figure with its source and date.',
  },
  pages: {
    answersSolar: {
      title: 'Solar and batteries',
      description:
        'Cost, yield, orientation, batteries and feed-in: what holds, where the figures come from and when they are from.',
    },
    answersHeatPump: {
      title: 'Heat pumps and heating',
      description: 'Old houses, radiators, noise, power use and heating law: what holds, with source and date.',
    },
    answersCharging: {
      title: 'Charging an electric car',
      description:
        'Charger, registration, apartment buildings, charging with your own power: what holds, with source and date.',
    },
    answersRules: {
      title: 'Costs, rules and how it works',
      description:
        'What it costs and saves, what holds for tenants, listed buildings and permits, and how advice, offers and guarantees work.',
    },
    subsidiesDe: {
      title: 'Subsidies in Germany',
      description:
        'Grants, loans and taxes for heating, solar, batteries and insulation in Germany: what holds, what has ended, what is announced.',
    },
    subsidiesAt: {
      title: 'Subsidies in Austria',
      description:
        'Grants and taxes for heating, solar, batteries and insulation in Austria: what holds, what has ended, what is announced.',
    },
    subsidiesCh: {
      title: 'Subsidies in Switzerland',
      description:
        'Payments and deductions for heating, solar and insulation in Switzerland: federal, cantonal and local.',
    },
    subsidiesUs: {
      title: 'Incentives in the United States',
      description: 'What remains after the federal credits ended: state programs, HEAR, HOMES and the utilities.',
    },
  },
  voice: 'These are the answers of our automatic adviser: where it says “I”, that is who speaks.',
  contents: 'On this page',
  holdsFor: (country) => `Where countries differ, this is what holds in this one: ${country}.`,
  others: 'For other countries:',
  onwards: {
    title: 'And in your home?',
    text: 'General figures rarely fit exactly. In five minutes and without an account we reckon with your place, your roof and your heating.',
    check: 'Start the 5-minute check',
    ask: 'Ask the adviser',
  },
};
