import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

const hired = say(
  'Hire models take the upfront cost and often the maintenance off you, but usually cost more than buying over the whole term. Check the term, the total cost, how to get out and what happens when you sell the house. Compare it with a loan.',
);

export const en: TopicTexts<'money'> = {
  costsOverview: {
    title: 'costs at a glance',
    question: 'What do solar, a heat pump and a charger each cost?',
    answer: {
      de: say(
        'For solar of {pvSystemKwp}, one market overview gives {pvSystemPrice}; an air-to-water heat pump is {airHeatPumpPrice} before the grant. For a charger our estimate reckons with {wallboxEur}. Only a quote after a site visit tells what it costs at your home.',
      ),
      at: say(
        'For solar of {pvAtKwp} our estimate reckons with {pvAtPrice}, for an installed air-source heat pump with {airHeatPumpAt} and for a charger with {wallboxAt}, all before grants. Those are assumptions of ours, not statistics; the house and the company matter a lot. Only a quote after a site visit is binding.',
      ),
      ch: say(
        'For solar of {pvChKwp}, one market overview gives {pvChPrice} before the subsidy. For an installed air-to-water heat pump our estimate reckons with {airHeatPumpCh} and for a charger with {wallboxChf}; those are assumptions of ours, not statistics. Only a quote after a site visit is binding.',
      ),
      us: say(
        'Solar was quoted at a median of {pvUsPrice}, with a range of {pvUsRange} this year. For an installed air-source heat pump our estimate reckons with {airHeatPumpUs} and for a charger with {wallboxUsd}; those are assumptions of ours, not statistics. Only a quote after a site visit tells what it costs at your home.',
      ),
    },
  },
  solarCost: {
    title: 'the price of solar',
    question: 'What does a solar system cost?',
    answer: {
      de: say(
        'Small systems around {pvSmallKwp} cost {pvSmallPrice}, larger ones around {pvTenKwp} come down to {pvTenPrice}, without a battery. For {pvSystemKwp} with a battery, one market overview gives {pvSystemWithBattery}. Scaffolding, meter cabinet and the state of the roof matter; only a quote after a site visit is binding.',
      ),
      at: say(
        'For {pvAtKwp} without a battery our estimate reckons with {pvAtPrice}. That is an assumption of ours, not an Austrian statistic: German prices plus {vatAtRate} VAT. The price per kilowatt falls with size; scaffolding, meter cabinet and a battery matter too. Comparing two or three quotes is the safest way.',
      ),
      ch: say(
        'For a system of {pvChKwp}, one market overview gives {pvChPrice} before the one-off payment. Roof, scaffolding and electrical work matter too; only a quote after a site visit is binding.',
      ),
      us: say(
        'The median quote was {pvUsPrice}, and one overview of this year gives {pvUsRange}, before any state or utility incentive. Roof, wiring and a battery move the price. There is no federal tax credit to subtract any more.',
      ),
    },
  },
  heatPumpCost: {
    title: 'the price of a heat pump',
    question: 'What does a heat pump cost installed?',
    answer: {
      de: say(
        'An air-to-water heat pump costs {airHeatPumpPrice} installed as a rule, one with ground heat {groundHeatPumpPrice}, each before the grant. The packages in your results use lower, typical figures; plan with the quotes. Much depends on the grant, so do ask me about it.',
      ),
      at: say(
        'For an installed air-source heat pump our estimate reckons with {airHeatPumpAt}, for ground heat with a borehole or a collector with {groundHeatPumpAt}. Those are assumptions of ours, not statistics; the packages in your results use lower, typical figures, so plan with quotes. Subtract the grant only once it has been promised to you.',
      ),
      ch: say(
        'For an installed air-to-water heat pump our estimate reckons with {airHeatPumpCh}, for one with a ground loop with {groundHeatPumpCh}; the ground loop is cheaper to run. Those are assumptions of ours, not statistics; the packages in your results use lower, typical figures. Get two or three quotes and subtract what your canton pays.',
      ),
      us: say(
        'For an installed air-source heat pump our estimate reckons with {airHeatPumpUs}, for a geothermal one with {groundHeatPumpUs}. Those are assumptions of ours, not statistics, and the packages in your results use lower figures; ducts, cold climate and panel work push the price up. Ask for quotes that list equipment, ducts and electrical work separately. Then see which state or utility rebate you can subtract.',
      ),
    },
  },
  wallboxCost: {
    title: 'the price of a home charger',
    question: 'What does a home EV charger cost installed?',
    answer: {
      de: say(
        'For charger and installation our estimate reckons with {wallboxEur}; that is an assumption of ours. It gets expensive when the cable is long or the meter cabinet has to be replaced. A photo of your electrical panel helps the installer to quote.',
      ),
      at: say(
        'For charger and installation our estimate reckons with {wallboxAt}; that is an assumption of ours. The length of the cable and the state of the meter cabinet decide.',
      ),
      ch: say(
        'For charger and installation our estimate reckons with {wallboxChf}; that is an assumption of ours. The length of the cable and the electrical panel decide. In a shared garage the basic installation with load management comes on top, and it costs clearly more.',
      ),
      us: say(
        'For charger and installation our estimate reckons with {wallboxUsd}; that is an assumption of ours. A long cable run or a full panel makes it more. A photo of your electrical panel helps the electrician to quote.',
      ),
    },
  },
  batteryCost: {
    title: 'the price of a battery',
    question: 'What does a home battery cost?',
    answer: {
      de: say(
        'A battery usually costs {batteryPerKwhDe}, so {batteryDe} for ten kWh. For {pvSystemKwp}, one market overview gives {pvSystemPrice} without a battery and {pvSystemWithBattery} with one. What the battery adds depends on size, brand and backup. Always have it shown as a separate line in the quote.',
      ),
      at: say(
        'For a battery of ten kWh our estimate reckons with {batteryAt}; that is an assumption of ours, not a statistic. Have the battery shown as a separate line in the quote, then you see whether it pays for you. The last grant gave {eagBattery}; that call ended on {eagEnded}.',
      ),
      ch: say(
        'For a battery of ten kWh our estimate reckons with {batteryCh}; that is an assumption of ours, not a statistic. Have the battery shown as a separate line in the quote, then you see whether it pays for you.',
      ),
      us: say(
        'For a battery of ten kWh our estimate reckons with {batteryUs}; that is an assumption of ours, not a statistic. Ask for the battery as a separate line in the quote: then you see what backup and self-use are worth to you. Some utilities pay for letting them use it at peak times.',
      ),
    },
  },
  runningCost: {
    title: 'running a heat pump',
    question: 'What does the power for a heat pump cost?',
    answer: {
      de: say(
        'In measured existing homes air-source units turned one unit of electricity into {fieldAir} units of heat on average. Household power costs {powerPriceDe} on average, gas cost {gasPriceDe} the year before; heat-pump tariffs are usually below household power. So whether you save depends above all on the water temperature and your tariff.',
      ),
      at: say(
        'In measured existing homes air-source units turned one unit of electricity into {fieldAir} units of heat on average. Divide your power price by that number and compare it with the price of your fuel. A low water temperature lowers the cost most.',
      ),
      ch: say(
        'In measured existing homes air-source units turned one unit of electricity into {fieldAir} units of heat on average. The median household pays {powerPriceCh}. Divide your tariff by that number and compare it with the price of your fuel.',
      ),
      us: say(
        'In measured existing homes in Germany air-source units turned one unit of electricity into {fieldAir} units of heat on average; in cold American winters it is less. Power costs {powerPriceUs} on average, with large differences between states. Against propane, oil or electric resistance you usually save; against cheap gas it depends.',
      ),
    },
  },
  payback: {
    title: 'payback time',
    question: 'How long until solar or a heat pump pays for itself?',
    answer: say(
      'As a rule of thumb we use {solarPayback} years for solar. For a heat pump it depends so much on rebates, rates and the fuel it replaces that I name no number; without rebates it can take much longer. The years in the packages are typical as well, not calculated for your home. Do the sums with a quote.',
    ),
  },
  savings: {
    title: 'savings',
    question: 'How much do I save with solar or a new heating system?',
    answer: say(
      'That depends on your use, roof, heating and on future prices, so I promise no number. Homes with high daytime use, or heated with oil, propane or electric resistance, usually save most. The amounts in the packages are typical figures; what you save takes a quote based on your own use.',
    ),
    toTenants: say(
      'When you rent, you save with what is in your hands: rate plan, thermostats, tight windows and, where allowed, plug-in solar. There it counts what is used in the same moment: those kWh times your power price are the saving a year. What a new heating system or a solar roof saves reaches you only through service charges or shared solar. I promise no fixed number.',
    ),
  },
  financing: {
    title: 'loans and financing',
    question: 'How can I finance solar or a heat pump?',
    answer: {
      de: say(
        'For a new heating system there is a supplementary loan of up to {kfwLoanMax} per home: {kfwLoan} with a lower rate up to {kfwLoanIncome} of household income, {kfwLoanOther} above it. It needs the commitment for the grant, at most {kfwCommitmentMonths} months old, and therefore a signed contract with a condition; you apply before work starts. For solar and batteries there is {kfwSolar}, before you order. Both go through your bank; there is no age limit, it checks pension or income and security.',
      ),
      at: say(
        'Many banks offer renovation or green loans, some provinces loans through their housing support. Compare the effective rate, and ask the energy advice service of your province first. With a pension, too, the bank checks income and security.',
      ),
      ch: say(
        'Some banks give cheaper mortgages for energy renovations. Work on an existing house can usually be deducted from income tax, at federal level only until {deductionChTo}; ask your tax office or accountant. After retirement the bank checks whether your pension carries it; a small increase often still works. We do not arrange loans.',
      ),
      us: say(
        'Home equity loans, solar loans and credit unions are the usual ways; some states and utilities offer on-bill or low-interest programs. Compare the total paid, and watch for dealer fees hidden in a low rate. A lender may look at your income but not turn you down for your age. We do not arrange loans.',
      ),
    },
  },
  leasing: {
    title: 'leases and PPAs',
    question: 'Should I lease or buy a solar system?',
    answer: {
      de: hired,
      at: hired,
      ch: hired,
      us: say(
        'A lease or PPA needs little money up front but usually costs more over its life than buying. Read the escalator, the term and who repairs; when you sell, the buyer has to take over the contract or you buy it out. The company may still claim a business credit ({businessCredit}) that you cannot; ask how much of it lowers your price.',
      ),
    },
  },
  propertyValue: {
    title: 'home value',
    question: 'Do energy upgrades raise the value of my home?',
    answer: say(
      'Owned systems with low bills tend to help a sale, but nobody can honestly promise a fixed premium. Leased systems can complicate it. Keep invoices, permits and warranties for the buyer.',
    ),
  },
  fuelPrices: {
    title: 'future prices of gas, oil and power',
    question: 'What will gas, oil and power cost in the future?',
    answer: {
      de: say(
        'Nobody knows what gas, oil and power will cost in ten or twenty years, so I give no forecast. The direction is clear for fossil fuels: they carry a price on {carbonDioxide}, and the cost of the gas grid falls on fewer customers. Part of your power you can fix with a system of your own. Work through quotes with steady prices and with rising ones.',
      ),
      at: say(
        'Nobody knows what gas, oil and power will cost in ten or twenty years, so I give no forecast. Fossil fuels carry a price on {carbonDioxide}, and the cost of the gas grid falls on fewer customers. Part of your power you can fix with a system of your own. Work through quotes with steady prices and with rising ones.',
      ),
      ch: say(
        'Nobody knows what gas, oil and power will cost in ten or twenty years, so I give no forecast. Heating oil and gas carry a levy on {carbonDioxide}, and your utility sets power tariffs anew each year. Part of that you can fix with a system of your own. Work through quotes with steady prices and with rising ones.',
      ),
      us: say(
        'Nobody knows what gas, oil and power will cost in ten or twenty years, so I give no forecast. Oil and propane swing with the world market, power and natural gas with your utility’s rates. Work through quotes with steady prices and with rising ones, and distrust anybody who sells steep increases as certain.',
      ),
    },
  },
  highBill: {
    title: 'a high bill',
    question: 'What can I do about a high energy bill?',
    answer: say(
      'First see where it goes: the bill, the meter today and in a week, then the big users: heating, hot water, air conditioning, old pumps and refrigerators. What helps at once is a cheaper rate plan where you can choose, a slightly lower room temperature, tight windows and a heating system that is set right. If you heat directly with electricity, that is mostly the reason: one kWh of power gives only one kWh of heat, with an air-source heat pump {fieldAir} on average in measured homes. After that come insulation, solar and a new heating system. If the bill itself looks wrong, ask in writing for a check; a consumer office helps.',
    ),
  },
  atMyAge: {
    title: 'whether it pays at your age',
    question: 'Is solar or new heating still worth it at my age?',
    answer: say(
      'It can pay later in life too, but it need not. A new heating system makes sense when the old one is about to fail or the bill hurts; solar usually takes {solarPayback} years to pay for itself, after that house and heirs have the benefit. If all runs well and you want no building site, waiting with a plan for the emergency is a good answer too. Ask about help on a small pension, and let nobody press you.',
    ),
  },
  zeroBill: {
    title: 'whether the bill goes to zero',
    question: 'Will my power bill be zero with solar?',
    answer: {
      de: say(
        'The bill hardly ever goes away entirely. Without a battery, solar covers about {selfSufficiencyAlone} of the need in our example home, with a fitting one about {selfSufficiencyBattery}; at night and in winter you keep buying, and the base charge stays. Whoever promises zero should work it out month by month with your use and put it into the contract.',
      ),
      at: say(
        'The bill hardly ever goes away entirely. Without a battery, solar covers about {selfSufficiencyAlone} of the need in our example home, with a fitting one about {selfSufficiencyBattery}; at night and in winter you keep buying, and the base charge stays. Whoever promises zero should work it out month by month with your use and put it into the contract.',
      ),
      ch: say(
        'The bill hardly ever goes away entirely. Without a battery, solar covers about {selfSufficiencyAlone} of the need in our example home, with a fitting one about {selfSufficiencyBattery}; at night and in winter you keep buying, and the base charge stays. Whoever promises zero should work it out month by month with your use and put it into the contract.',
      ),
      us: say(
        'The bill hardly ever goes away entirely: at night and on dull days you buy power, and the fixed charge stays. With full net metering, credits can nearly balance the rest over a year; with reduced export rates they cannot, and your utility tells you which rule applies. Whoever promises zero should work it out month by month with your use and put it into the contract.',
      ),
    },
  },
};
