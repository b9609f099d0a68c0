import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const en: TopicTexts<'subsidies', 'en'> = {
  subsidiesOverview: {
    title: 'rebates and incentives',
    questions: [
      'What rebates are available?',
      'Is there still a federal tax credit?',
      'What incentives can I get?',
      'Rebates in my state?',
    ],
    keywords:
      'rebate rebates incentive incentives tax credit credits subsidy subsidies federal state government program grants ira 25d 25c',
    answer: {
      us: say(
        'The federal home credits ({solarCredit} for solar and batteries, {efficiencyCredit} for heat pumps and insulation) ended on {creditsEnded}, the charger credit ({chargerCredit}) on {chargerCreditEnded}. What remains are state rebates, such as HEAR with up to {hearHousehold} per household by income and HOMES with {homesRebate} for large whole-home savings, and utility programs. They differ by address and often run out.',
      ),
    },
  },
  heatPumpSubsidy: {
    title: 'heat pump rebates',
    questions: ['Are there rebates for heat pumps?', 'How much do I get for a heat pump?', 'Do I qualify for HEAR?'],
    keywords:
      'heat pump rebate rebates hear heehra income tax credit 25c incentive furnace minisplit hvac subsidy money back state',
    answer: {
      us: say(
        'The federal credit {efficiencyCredit} ended on {creditsEnded}. Where your state runs HEAR, households below {hearFullIncome} of the area median income can get up to {hearHeatPump} for a heat pump, and those up to {hearIncome} half of the cost. Many utilities pay rebates besides. Apply before you sign: most programs need approval first.',
      ),
    },
  },
  solarSubsidy: {
    title: 'solar incentives',
    questions: [
      'Is there still a solar tax credit?',
      'Do I get 30% back for solar?',
      'Which state incentives exist for solar panels?',
    ],
    keywords:
      'solar tax credit itc 25d incentive incentives rebate rebates federal 30 percent srec panels state program',
    answer: {
      us: say(
        'The federal credit of {creditRate} for solar you own ({solarCredit}) ended on {creditsEnded}; do not count on it. Some states and utilities still pay rebates, performance payments or exempt solar from sales or property tax. Your ZIP code decides.',
      ),
    },
  },
  wallboxSubsidy: {
    title: 'charger rebates',
    questions: ['Is there a rebate for EV chargers?', 'Tax credit for home charging?'],
    keywords: 'charger ev charging rebate rebates tax credit 30c incentive utility level 2 installation',
    answer: {
      us: say(
        'The federal charger credit ({chargerCredit}) ended on {chargerCreditEnded}. Many utilities still give a rebate on the charger or cheaper night rates, some only for models on their list. Check before you buy.',
      ),
    },
  },
  batterySubsidy: {
    title: 'battery incentives',
    questions: ['Are there incentives for home batteries?', 'Rebate for battery storage?'],
    keywords: 'battery storage powerwall incentive incentives rebate rebates tax credit sgip virtual power plant',
    answer: {
      us: say(
        'The federal credit that covered batteries ({solarCredit}) ended on {creditsEnded}. Some states and utilities pay for storage or for using yours at peak times. Your address decides, and funds can be spent early in the year.',
      ),
    },
  },
  insulationSubsidy: {
    title: 'insulation and window rebates',
    questions: ['Is there money for insulation?', 'Rebates for new windows?'],
    keywords:
      'help paying insulation windows weatherization weatherize air sealing rebate attic doors envelope energy audit assistance',
    answer: {
      us: say(
        'The federal credit ({efficiencyCredit}) ended on {creditsEnded}. HEAR can pay up to {hearWeather} for insulation and air sealing where your state offers it, and low-income households can ask for the Weatherization Assistance Program. Many utilities subsidize an energy audit.',
      ),
    },
  },
  grantOrder: {
    title: 'applying for rebates',
    questions: [
      'When do I have to apply for the rebate?',
      'Can I apply after installation?',
      'How do I claim a rebate?',
    ],
    keywords:
      'apply application claim before after approval paperwork order sign contract preapproval reservation file',
    answer: say(
      'Most rebate programs want an approved reservation and a listed contractor before work begins; a few pay afterward on the invoice. Read the rules first, and do not sign on the strength of a rebate that is not confirmed in writing.',
    ),
  },
  solarTax: {
    title: 'taxes on solar',
    questions: ['Do I pay sales tax on solar panels?', 'Will my property taxes go up?'],
    keywords: 'sales tax property taxes income tax exempt exemption assessment taxable irs solar',
    answer: say(
      'It depends on the state: many exempt solar from sales tax, many from a higher property assessment. Bill credits for your own use are generally not treated as income, but ask a tax professional about your case; I cannot replace one.',
    ),
  },
};
