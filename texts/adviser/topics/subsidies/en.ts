import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const en: TopicTexts<'subsidies'> = {
  subsidiesOverview: {
    title: 'rebates and incentives',
    question: 'What grants are there for heating, solar and insulation?',
    answer: {
      de: say(
        'KfW pays {kfwBase} to {kfwCap} of a new heating system ({kfwGrant}), up to {kfwCapLow} on a small income; BAFA pays {bafaBase} for insulation and windows. Solar up to {vatDeKwp} is free of VAT. The heating grant changed on {kfwReform}, and the next change is announced for {kfwAnnounced}; what counts is the rule on the day you apply.',
      ),
      at: say(
        'Federal money for replacing boilers is used up and new registrations are not taken (checked on {boilerShut}); for heat pumps the provinces remain. The last call for solar ended on {eagEnded}; a new scheme for batteries and control is announced, its amounts are not known yet. Ask your municipality too.',
      ),
      ch: say(
        'Solar gets a one-off federal payment through Pronovo, about {pvChGrant} for {pvGrantKwp}. Heat pumps and insulation are supported by the cantons in the Buildings Programme, each in its own way. Municipality and utility often add something.',
      ),
      us: say(
        'The federal home credits ({solarCredit} for solar and batteries, {efficiencyCredit} for heat pumps and insulation) ended on {creditsEnded}, the charger credit ({chargerCredit}) on {chargerCreditEnded}. What remains are state rebates, such as HEAR with up to {hearHousehold} per household by income and HOMES with {homesRebate} for large whole-home savings, and utility programs. They differ by address and often run out.',
      ),
    },
  },
  heatPumpSubsidy: {
    title: 'heat pump rebates',
    question: 'What rebates are there for heat pumps?',
    answer: {
      de: say(
        'KfW ({kfwGrant}) gives a base of {kfwBase}, and until {kfwSpeedTo} another {kfwSpeed} for owner-occupied homes with a working oil, coal, gas-floor or night-storage heating, or a gas or biomass boiler of {kfwOldBoilerYears} years or more; then that bonus falls every half year. Who lives in the home gets {kfwIncomeLow} more with a taxable household income up to {kfwIncomeLowLimit}, {kfwIncome} up to {kfwIncomeLimit} and {kfwIncomeHigh} up to {kfwIncomeHighLimit}. All together it is at most {kfwCap}, in the lowest income band {kfwCapLow}, of {kfwCost} for the first home. The bonus for natural refrigerants and ground heat was dropped on {kfwReform}. For {kfwAnnounced} a smaller base with a supplement for equipment from the EU is announced; check with KfW before you sign.',
      ),
      at: say(
        'The federal government takes no new registrations for replacing boilers or for “Sauber Heizen für Alle”; the money is used up (checked on {boilerShut}). The provinces still pay, for example Vienna {viennaRate} up to {viennaCap}, Carinthia and Styria {southernRate}. Whether you can deduct {allowanceAt} for {allowanceYears} years without a federal grant, your tax office will tell. Get the province’s commitment before you order.',
      ),
      ch: say(
        'In the Buildings Programme the cantons support replacing oil, gas or electric heating by a heat pump; amounts and conditions differ from canton to canton. The application must be in before work starts. Your amount is on dasgebaeudeprogramm.ch or with your canton’s energy office.',
      ),
      us: say(
        'The federal credit {efficiencyCredit} ended on {creditsEnded}. Where your state runs HEAR, households below {hearFullIncome} of the area median income can get up to {hearHeatPump} for a heat pump, and those up to {hearIncome} half of the cost. Many utilities pay rebates besides. Apply before you sign: most programs need approval first.',
      ),
    },
  },
  solarSubsidy: {
    title: 'solar incentives',
    question: 'What incentives are there for solar panels?',
    answer: {
      de: say(
        'There is no federal grant for solar, but {vatDeRate} VAT up to {vatDeKwp}, the loan {kfwSolar} and a fixed feed-in payment for systems that go online until {feedInTo}; what holds afterward is still open. Some states and cities give grants of their own, often only while funds last.',
      ),
      at: say(
        'The last call under the EAG ended on {eagEnded}; it gave {eagSmall} up to {eagSmallKwp} and {eagBattery} for batteries. A new scheme for batteries and control is announced, its amounts are not known yet: do not count on any of it. Some provinces pay something besides.',
      ),
      ch: say(
        'The federal government pays a one-off amount through Pronovo, about {pvChGrant} for {pvGrantKwp}. Pronovo’s calculator shows the exact amount; you apply once the system runs. Some cantons and municipalities add something.',
      ),
      us: say(
        'The federal credit of {creditRate} for solar you own ({solarCredit}) ended on {creditsEnded}; do not count on it. Some states and utilities still pay rebates, performance payments or exempt solar from sales or property tax; your ZIP code decides. Churches, other tax-exempt owners and businesses can still use the business credit ({businessCredit}) if building began by {businessCreditBegun} or the system goes into service by the end of {businessCreditTo}; the tax-exempt get it paid out.',
      ),
    },
  },
  wallboxSubsidy: {
    title: 'charger rebates',
    question: 'Is there a rebate for EV chargers?',
    answer: {
      de: say(
        'There is no federal grant for a charger at a single-family home at present. The program for apartment buildings ({chargerGrant} per space) ran from {chargerGrantFrom} to {chargerGrantTo} and is closed. Ask your city and your power supplier; a few of them pay something.',
      ),
      at: say(
        'Grants for private chargers change from year to year and are often used up quickly. Whether one is open now is on umweltfoerderung.at; some provinces support shared installations.',
      ),
      ch: say(
        'The federal government pays nothing for a single private charger. Some cantons, municipalities and utilities do, above all for the basic installation in apartment buildings. Ask your municipality before you order.',
      ),
      us: say(
        'The federal charger credit ({chargerCredit}) ended on {chargerCreditEnded}. Many utilities still give a rebate on the charger or cheaper night rates, some only for models on their list. Check before you buy.',
      ),
    },
  },
  batterySubsidy: {
    title: 'battery incentives',
    question: 'Are there incentives for home batteries?',
    answer: {
      de: say(
        'There is no federal grant for home batteries. As with the solar system itself, {vatDeRate} VAT applies as a rule, also to a battery added later; have it confirmed in the quote. The loan {kfwSolar} is possible. Some cities and states support batteries for a time.',
      ),
      at: say(
        'The last call under the EAG gave {eagBattery} for batteries, together with a solar system, and ended on {eagEnded}. A new scheme for batteries and control is announced, its amounts are not known yet. For an energy management system the federal government pays {emsRate}, at most {emsCap}, until {emsTo}.',
      ),
      ch: say(
        'The federal government pays nothing for batteries. A few cantons and municipalities do; ask your energy office.',
      ),
      us: say(
        'The federal credit that covered batteries ({solarCredit}) ended on {creditsEnded}. Some states and utilities pay for storage or for using yours at peak times. Your address decides, and funds can be spent early in the year.',
      ),
    },
  },
  insulationSubsidy: {
    title: 'insulation and window rebates',
    question: 'What rebates are there for insulation?',
    answer: {
      de: say(
        'BAFA pays {bafaBase} for insulation, windows and doors. A renovation roadmap doubles the eligible cost of {bafaCost} for the first home, and only the part above that gets {bafaPlan} more, so for smaller jobs the bonus usually brings nothing. A certified energy expert has to be involved, and you apply before work starts.',
      ),
      at: say(
        'The federal government and the provinces support insulation from time to time; amounts and deadlines change. What is open now is on umweltfoerderung.at; your province’s energy advice service helps with the application.',
      ),
      ch: say(
        'In the Buildings Programme the cantons support insulating roof, walls and floor, mostly per square meter. A GEAK Plus report is often required, and you apply before work starts.',
      ),
      us: say(
        'The federal credit ({efficiencyCredit}) ended on {creditsEnded}. HEAR can pay up to {hearWeather} for insulation and air sealing where your state offers it, and low-income households can ask for the Weatherization Assistance Program. Many utilities subsidize an energy audit.',
      ),
    },
  },
  grantOrder: {
    title: 'applying for rebates',
    question: 'When do I apply for a heating or solar grant?',
    answer: {
      de: say(
        'With KfW you first sign a contract that takes effect only with the grant, then apply, then work begins. The installer or an expert gives you the confirmation you need for the application. Whoever signs without that clause or starts earlier loses the grant.',
      ),
      at: say(
        'The federal government takes no registrations for replacing boilers at present (checked on {boilerShut}). With the provinces it is mostly: apply first, then order. The solar grant was applied for before commissioning; the last call ended on {eagEnded}. Keep the report and the invoices.',
      ),
      ch: say(
        'In the Buildings Programme the application always comes before work starts. For the one-off payment for solar it is the other way round: you apply to Pronovo once the system runs.',
      ),
      us: say(
        'Most rebate programs want an approved reservation and a listed contractor before work begins; a few pay afterward on the invoice. Read the rules first, and do not sign on the strength of a rebate that is not confirmed in writing.',
      ),
    },
  },
  solarTax: {
    title: 'taxes on solar',
    question: 'What taxes apply to solar panels?',
    answer: {
      de: say(
        'For systems up to {vatDeKwp} on homes {vatDeRate} VAT applies, battery and installation included. Income tax is not due on such systems either, as a rule. In special cases ask a tax adviser; I cannot replace one.',
      ),
      at: say(
        'The exemption has run out: since {vatAtSince}, {vatAtRate} VAT applies to solar again. Income from up to {taxFreeAtUse} kWh fed in per year is free of income tax for small systems; whether yours is one, a tax adviser will tell.',
      ),
      ch: say(
        'On an existing house the system can usually be deducted from income tax, at federal level only until {deductionChTo}: then the deduction ends together with the imputed rental value, and cantons can keep theirs for a time. So timing can be worth a lot of money. The payment for power fed in is income in some cantons. Ask your tax office; I cannot replace it.',
      ),
      us: say(
        'It depends on the state: many exempt solar from sales tax, many from a higher property assessment. Bill credits for your own use are generally not treated as income. Ask a tax professional about your case; I cannot replace one.',
      ),
    },
  },
  renovationTax: {
    title: 'tax relief for heating and renovation',
    question: 'Can I deduct new heating or renovation from my taxes?',
    answer: {
      de: say(
        'Who lives in their own, older house can take heating replacement, insulation and windows off their tax over three years (section {taxCreditLaw}). That works only instead of a grant from KfW or BAFA for the same measure, and you need the installer’s certificate. It is worth it above all when the grant would be small or work began without an application. Whether you pay enough tax for it, a tax adviser will tell.',
      ),
      at: say(
        'For replacing the heating and for renovation there is a flat allowance among special expenses: {allowanceAt} for {allowanceYears} years. It is tied to a federal grant; whether you get it without one, the tax office will tell.',
      ),
      ch: say(
        'Energy work on an existing house can usually be deducted from income, at federal level only until {deductionChTo}: then the deduction ends together with the imputed rental value, and cantons can keep theirs for a time. So if you want to renovate anyway, ask your tax office or accountant whether to build before that. Subsidies you receive come off the deduction.',
      ),
      us: say(
        'The federal credits for work on your own home ended on {creditsEnded}. What is left of an earlier solar credit ({solarCredit}) that your tax did not use up can be carried forward to later years; with {efficiencyCredit} it could not. A few states have credits of their own. Ask a tax professional; I cannot replace one.',
      ),
    },
  },
  grantTiming: {
    title: 'applying now or waiting',
    question: 'Should I apply for an energy grant now or wait?',
    answer: {
      de: say(
        'With heating much speaks for applying soon: the speed bonus is {kfwSpeed} only until {kfwSpeedTo} and {kfwSpeedNext} after that, and the eligible cost of {kfwCost} for the first home falls by {kfwCostFall} each half year. For {kfwAnnounced} a new base rate is announced besides, which has not been decided yet. Still, sign nothing under pressure: the contract needs the condition that the grant comes.',
      ),
      at: say(
        'There is nothing to apply for from the federal government for boilers at present (checked on {boilerShut}), and whether a new program comes is open. Waiting pays only while your heating runs safely; provincial grants can run out too. For batteries and control a new scheme is announced, its amounts are not known yet.',
      ),
      ch: say(
        'The cantons set the amounts of the Buildings Programme, often from year to year, and what comes afterward is not decided everywhere. The federal tax deduction ends on {deductionChTo}; if you want to renovate anyway, plan with that. Get the commitment before work starts, then today’s rate holds.',
      ),
      us: say(
        'The federal credits ended on {creditsEnded}; I would not wait for them to come back. Programs such as HEAR run while your state has money and can close from one day to the next. Reserve early, and begin only with the approval.',
      ),
    },
  },
  lowIncome: {
    title: 'help on a small income',
    question: 'What energy help is there on a low income?',
    answer: {
      de: say(
        'Who lives in the house gets an income bonus from KfW on top of the base of {kfwBase}: {kfwIncomeLow} up to {kfwIncomeLowLimit} of taxable household income, {kfwIncome} up to {kfwIncomeLimit}, {kfwIncomeHigh} up to {kfwIncomeHighLimit}. What counts is the mean of the second and third year before, and {kfwChildRelief} less with a minor child. All together it is at most {kfwCapLow} in the lowest band, otherwise {kfwCap}, of {kfwCost}. A small pension is often below that; your tax assessment shows the figure.',
      ),
      at: say(
        '“Sauber Heizen für Alle”, the program for small incomes, takes no new registrations (checked on {boilerShut}). Ask the energy advice service and the social office of your province: some provinces give more to households with little money or help with energy bills.',
      ),
      ch: say(
        'I know of no federal contribution for small incomes; what the cantons pay mostly depends on the building, not on your pay. A few cantons and municipalities have loans or hardship rules, so ask the energy office. Tax deductions help little on a small pension, a fixed contribution helps more.',
      ),
      us: say(
        'A small income gets the most: HEAR pays households below {hearFullIncome} of the area median income up to {hearHeatPump} for a heat pump and up to {hearHousehold} in all, where your state takes part. The Weatherization Assistance Program insulates eligible homes for free, and LIHEAP helps with high bills. Ask your state energy office.',
      ),
    },
  },
  localGrants: {
    title: 'state and local grants',
    question: 'Are there energy grants from my state, canton or city?',
    answer: {
      de: say(
        'Many states, cities and municipal utilities add something for a time, for example for batteries, solar or a connection to a heat grid. The money is often gone quickly, and they want the application before you order. You may usually combine them with KfW as long as the total stays below the upper limit. Ask your municipality and the consumer advice centre.',
      ),
      at: say(
        'Since the federal money ended, the provinces carry the support: for heat pumps Vienna gives {viennaRate} up to {viennaCap}, Carinthia and Styria {southernRate}. The other provinces have rules of their own, which often want advice and an application before you order. Your province’s energy advice service knows the state of things, and some municipalities add something.',
      ),
      ch: say(
        'Heat pump and insulation are supported by your canton in the Buildings Programme, solar besides Pronovo by some cantons and municipalities; I do not keep the amounts of single cantons. Utilities pay too, for chargers for example. Your address decides: energiefranken.ch lists what holds where, and the canton’s energy office answers questions.',
      ),
      us: say(
        'State, utility and city decide: HEAR and HOMES are handed out by the states, HOMES with {homesRebate} for large whole-home savings. Utilities add rebates, and in some states solar earns tradable certificates (SRECs). I do not keep the amounts of single states and utilities: the DSIRE database lists programs by ZIP code.',
      ),
    },
  },
  grantPayout: {
    title: 'when the grant is paid',
    question: 'When do I get the grant money?',
    answer: {
      de: say(
        'Mostly you advance the money: KfW pays the grant only once the system runs and you have handed in invoices and proof; checking them can take some weeks. It comes to your account, not to the installer. The supplementary loan ({kfwLoan}), a bank or a late last instalment in the contract bridges the time.',
      ),
      at: say(
        'The provinces mostly pay after installation and on paid invoices, so you advance the money. How long checking takes, the funding office of your province tells you. A bank or a late last instalment in the contract bridges the time.',
      ),
      ch: say(
        'The money comes after the work: in the Buildings Programme after the completion notice with invoices, from Pronovo after the start and a check of the application, which can take months. So you advance it; some companies subtract it right away if you assign it to them. Otherwise a larger mortgage or a loan bridges the time.',
      ),
      us: say(
        'That depends on the program: HEAR is mostly taken off the contractor’s price at once, utility rebates often come weeks after the work as a check or bill credit, on the paid invoice. Ask which it is before you sign, and have the price given with and without the rebate. A short loan can bridge the time.',
      ),
    },
  },
};
