import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const en: TopicTexts<'solar'> = {
  solarWorth: {
    title: 'whether solar is worth it',
    question: 'Is solar worth it for me?',
    answer: say(
      'Solar usually pays off where the roof has little shade, will last, and you use a good share of the power yourself. South is best, east and west are close; a pure north roof is rarely worth it. Tell me about your roof and bill and I will estimate your potential.',
    ),
    toTenants: say(
      'When you rent, the roof is the landlord’s decision. Plug-in solar, where it is allowed, mostly pays when the balcony has some hours of sun and something runs by day; then it has paid for itself within some years. Without a sunny balcony there are tenant power, an energy community or a share in community solar.',
    ),
  },
  solarYield: {
    title: 'how much power solar makes',
    question: 'How much electricity does a solar system make a year?',
    answer: {
      de: say(
        'With a good south pitch we reckon with {yieldDe} depending on the place, less in the north, more in the south. That holds without shade in the first year; single years differ noticeably.',
      ),
      at: say(
        'For Vienna we reckon with {yieldVienna} at a good south pitch; in the Alps horizon and snow decide. That holds without shade in the first year.',
      ),
      ch: say(
        'Between Zurich and Geneva we reckon with {yieldCh} at a good south pitch; fog, horizon and snow change that. It holds without shade in the first year.',
      ),
      us: say(
        'For example {yieldDenver} in Denver and {yieldSeattle} in Seattle, at a low south tilt without shade. Single years differ noticeably. An installer calculates it for your place.',
      ),
    },
  },
  orientation: {
    title: 'roof direction and pitch',
    question: 'Does my roof have to face south for solar?',
    answer: {
      ...sameInEurope(
        say(
          'East and west roofs work too. At {modelTilt} degrees an east or west roof makes {eastWestShare} of a south one and a north roof {northShare}, depending on the place. East and west deliver in the morning and evening, when people are home. A flatter roof forgives more.',
        ),
      ),
      us: say(
        'East and west roofs work too. At {modelTilt} degrees an east or west roof makes {eastWestShareUs} of a south one and a north roof {northShareUs}, depending on the place. East and west deliver in the morning and evening, when people are home. A flatter roof forgives more.',
      ),
    },
  },
  flatRoof: {
    title: 'solar on a flat roof',
    question: 'Can solar go on a flat roof?',
    answer: say(
      'Load and membrane are checked first. If the roof can carry them, panels usually lie in low rows facing east and west, weighted rather than bolted, and each makes {flatShare} of a good south roof. A roof due for renewal comes before the panels.',
    ),
  },
  roofAge: {
    title: 'old roofs',
    question: 'Can I put solar on an old roof?',
    answer: {
      de: say(
        'Panels stay for decades, so the roof below should too. From about {roofOldYears} years on we look closer and put {roofReplacementEur} for a new roof into the quick estimate; it can be much more. A roofer on site tells whether yours still has time.',
      ),
      at: say(
        'Panels stay for decades, so the roof below should too. From about {roofOldYears} years on we look closer and put {roofReplacementEur} for a new roof into the quick estimate; it can be much more. A roofer on site tells whether yours still has time.',
      ),
      ch: say(
        'Panels stay for decades, so the roof below should too. From about {roofOldYears} years on we look closer and put {roofReplacementChf} for a new roof into the quick estimate; it can be much more. A roofer on site tells whether yours still has time.',
      ),
      us: say(
        'Panels stay for decades, so the roof below should too. From about {roofOldYears} years on we look closer and put {roofReplacementUsd} for a new roof into the quick estimate; it can be much more. A roofer on site tells whether yours still has time.',
      ),
    },
  },
  asbestos: {
    title: 'asbestos roofs',
    question: 'Can I put solar on an asbestos roof?',
    answer: say(
      'Panels must not go onto asbestos material: drilling and cutting release fibers. A licensed abatement company has to remove it first. Do not take samples yourself; a lab or inspector can.',
    ),
  },
  shade: {
    title: 'shade',
    question: 'How much does shade hurt a solar system?',
    answer: say(
      'Shade early or late costs little, shade at noon a lot. Good design leaves such areas free or separates them; microinverters and optimizers help single panels but do not replace sun. The installer simulates shade before quoting.',
    ),
  },
  snow: {
    title: 'snow and winter sun',
    question: 'Do solar panels work in winter?',
    answer: say(
      'Winter and cloudy days bring less, not nothing; most of the year’s power comes from spring to fall. Snow usually slides off a pitched roof; do not climb up to clear it. Local snow load belongs in the design.',
    ),
  },
  hail: {
    title: 'hail and storms',
    question: 'Can solar panels survive hail?',
    answer: say(
      'Panels are tested with hailstones and stand ordinary hail; extreme hail can break them. In hail or hurricane country ask for the impact rating and the wind design, and tell your insurer about the system.',
    ),
  },
  fireSafety: {
    title: 'fire safety',
    question: 'Can a solar system catch fire?',
    answer: say(
      'Fires are rare and mostly trace back to bad connectors or workmanship, so have it installed by licensed people. Firefighters put out such houses by fixed rules. A battery belongs in a dry, cool place away from escape routes; lithium iron phosphate cells are considered particularly stable.',
    ),
  },
  systemSize: {
    title: 'system size',
    question: 'How big should my solar system be?',
    answer: say(
      'It usually pays to use the suitable roof well, because each further panel costs less than the first. A heat pump and an electric car raise the need later. An installer gets to a number from your roof and yearly use.',
    ),
  },
  solarLifetime: {
    title: 'how long panels last',
    question: 'How long do solar panels last?',
    answer: say(
      'Panels mostly last {panelYears} years or longer; we calculate with {degradation} less output per year. The inverter mostly lasts {inverterYears} years, so it is replaced once, which belongs in the sums; a warranty of {inverterWarranty} years on it is usual. Great heat ages both somewhat faster. Read whether the warranty also pays for labor.',
    ),
  },
  recycling: {
    title: 'recycling',
    question: 'Can solar panels be recycled?',
    answer: {
      de: say(
        'Panels are mostly glass, aluminum and silicon and can largely be recycled. Makers have to take them back; households bring them to the municipal recycling yard or the installer. Batteries are taken back and recycled too.',
      ),
      at: say(
        'Panels are mostly glass, aluminum and silicon and can largely be recycled. Makers have to take them back; households bring them to the municipal collection point or the installer. Batteries are taken back and recycled too.',
      ),
      ch: say(
        'Panels are mostly glass, aluminum and silicon and can largely be recycled. In Switzerland their return is organized and paid for in advance when you buy. Batteries are taken back and recycled too.',
      ),
      us: say(
        'Panels are mostly glass, aluminum and silicon and can largely be recycled, but take-back differs by state. Ask the installer who takes them at the end. Battery makers generally take back their units.',
      ),
    },
  },
  balcony: {
    title: 'plug-in and balcony solar',
    question: 'Can I have plug-in solar on my balcony?',
    answer: {
      de: say(
        'Up to {plugInDeWatt} at the inverter and {plugInDeModules} of panels are allowed; you only register the kit in the national register (Marktstammdatenregister), yourself, online and free. It takes no electrician: under the standard an ordinary socket will do up to {plugInDeSocket} of panels. Ask the landlord or owners’ association first; they may refuse only for a good reason ({tenantLaw}), such as a listed building or an unsafe fixing; not liking its looks is as a rule none. Silence is no consent: set a deadline in writing.',
      ),
      at: say(
        'Up to {plugInAtWatt} are allowed; you notify your grid operator before you switch it on. As a renter or in a condo, get consent first.',
      ),
      ch: say(
        'Up to {plugInChWatt} per meter are allowed; you notify your grid operator before you switch it on. As a renter, ask the owner first.',
      ),
      us: say(
        'Plug-in solar is legal in a few states and still needs utility approval in most others; rules are changing quickly. Ask your utility before you buy. Renters can also look at community solar.',
      ),
    },
  },
  solarDuty: {
    title: 'solar mandates',
    question: 'Are solar panels mandatory where I live?',
    answer: {
      de: say(
        'Each German state sets its own solar duty: some require solar on new buildings, some also when the roof is fully renewed, some not at all. Small, shaded or unsuitable roofs are exempt. The building office tells you what holds for you.',
      ),
      at: say(
        'A solar duty is in the building codes of the Austrian provinces and mainly covers new and large buildings. Existing single-family homes are mostly not affected. The municipality tells you.',
      ),
      ch: say(
        'The Swiss federation requires solar on large new buildings, many cantons ask for a share of own power on every new one, some also when a roof is renewed. Existing homes without such work are mostly not affected. The energy office of your canton tells you.',
      ),
      us: say(
        'There is no federal duty. California and some cities require solar on new homes; existing homes are generally not affected. Your building department knows what holds for you.',
      ),
    },
  },
  solarAfterSupport: {
    title: 'old systems after their support',
    question: 'What happens to my solar panels when support ends?',
    answer: {
      de: say(
        'After {feedInYears} years the fixed payment ends, but the system may keep running and feeding in; you then get the market value minus a fee. Switching to self-use usually pays. Have the inverter, connectors and mounts checked first.',
      ),
      at: say(
        'When the old support tariff ends, the system may keep feeding in; OeMAG or a trader then pays the market price. Switching to self-use usually pays. Have the inverter, connectors and mounts checked first.',
      ),
      ch: say(
        'When the old federal feed-in payment ends, the system may keep running; your utility then pays its own rate. Switching to self-use usually pays. Have the inverter, connectors and mounts checked first.',
      ),
      us: say(
        'When your old export contract ends, the rates for new customers usually apply; the system may keep running. Self-use and perhaps a battery then matter more. Ask the utility in time, and have the inverter, connectors and mounts checked.',
      ),
    },
  },
  balconyYield: {
    title: 'yield and price of balcony solar',
    question: 'Does balcony solar pay off?',
    answer: {
      de: say(
        'The German consumer center reckoned with {kitPriceDe} for a kit with {plugInDeWatt} at the inverter and about {kitUseDe} kWh a year that are used in the same moment; kits have rather become cheaper since. Times your power price, that is the saving a year; the price divided by it gives the years to pay it off. Upright on a south railing a panel makes {verticalShare} of what it would on a good south roof, in shade little. Whoever uses little power by day saves less; a battery usually makes the years longer.',
      ),
      at: say(
        'Upright on a south railing a panel makes {verticalShare} of what it would on a good south roof, depending on the place, tilted more, in shade little. You save only what is used in the same moment, such as by fridge and router. Divide the price of the kit by the kWh saved times your power price to see the years; a battery usually makes them longer.',
      ),
      ch: say(
        'Upright on a south railing a panel makes {verticalShare} of what it would on a good south roof, depending on the place, tilted more, in shade little. You save only what is used in the same moment, such as by fridge and router. Divide the price of the kit by the kWh saved times your power price to see the years; a battery usually makes them longer.',
      ),
      us: say(
        'Upright on a south railing a panel makes {verticalShareUs} of what it would on a good south roof, depending on the place, tilted more, in shade little. You save only what is used in the same moment, such as by fridge and router. Divide the price of the kit by the kWh saved times your power price to see the years; a battery usually makes them longer.',
      ),
    },
  },
  farmRoof: {
    title: 'farm roofs and agrivoltaics',
    question: 'What matters with solar on a large farm roof?',
    answer: {
      de: say(
        'As a rule of thumb one kW needs {roofPerKwp} m² of roof; large roofs get cheaper per kW, but the payment per kWh is lower, and above a certain size you have to market the power yourself. What the farm uses by day pays most. Check structure, asbestos and grid connection first; solar on fields has rules of its own. Allow several months, up to a year and more where the grid has to be strengthened.',
      ),
      at: say(
        'As a rule of thumb one kW needs {roofPerKwp} m² of roof; large roofs get cheaper per kW. New systems above {peakLimitAtKw} may feed in only {peakLimitAt} of their panel power, so what the farm uses by day pays most. The last call for grants ended on {eagEnded}; the market premium for new systems above {premiumAtKwp} is awarded by tender. Check structure, asbestos and grid connection first, solar on fields has rules of its own. Allow several months, up to a year and more where the grid has to be strengthened.',
      ),
      ch: say(
        'As a rule of thumb one kW needs {roofPerKwp} m² of roof; large roofs get cheaper per kW, and Pronovo supports them too. What the farm uses by day pays most. Check structure, asbestos and grid connection first; outside building zones and on fields other rules hold. Allow several months, up to a year and more where the grid has to be strengthened.',
      ),
      us: say(
        'As a rule of thumb one kW needs {roofPerKwUs} square feet of roof; large roofs get cheaper per watt. For farms the agriculture department has a program of its own (REAP), whose rounds open and close. Check structure, asbestos and grid connection first. Allow several months, up to a year and more where the grid has to be strengthened.',
      ),
    },
  },
  expandSolar: {
    title: 'extending a system',
    question: 'Can I add panels to my solar system?',
    answer: say(
      'An existing system can usually be extended, most easily with an inverter of its own for the new panels. For the new part the rates and rules of its own start usually hold, for the old one those it had. New panels have to suit string and inverter; tell the grid operator, and ask about the warranty.',
    ),
  },
  solarTiles: {
    title: 'solar tiles and in-roof panels',
    question: 'Should I choose solar tiles or regular solar panels?',
    answer: say(
      'Solar tiles, shingles and in-roof panels replace the roof covering rather than lie on top of it. They usually cost clearly more per kW, fewer firms install them, and without air behind them they run warmer and yield a little less. They make most sense when the roof is due anyway or a heritage office turns down panels on top. I have no reliable average prices: compare with a new roof plus ordinary panels, and get tightness and spare parts in writing.',
    ),
  },
};
