import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const en: TopicTexts<'service'> = {
  timeline: {
    title: 'the timeline',
    question: 'How long does it take from inquiry to installation?',
    answer: say(
      'Our plan: a proposal within {proposalHours} hours; if you ask to be connected, a call of {callMinutes} minutes on days {callDays} and contractors matched on days {matchingDays}. The quote after a site visit follows in weeks {siteQuoteWeeks}, installation in weeks {installationWeeks}. Equipment, permits or the utility can make it longer. That is for homes; large systems, from about a hundred kilowatts, take several months, up to a year and more where the grid has to be strengthened.',
    ),
  },
  whatNext: {
    title: 'what happens next',
    question: 'What happens after I’ve answered your questions?',
    answer: say(
      'Once I know enough, you see your potential and can have the summary emailed. Then, if you like, we name up to three vetted contractors near you. Your details go to them only after you agree.',
    ),
  },
  whatFirst: {
    title: 'what to do first',
    question: 'Which home energy upgrade should I do first?',
    answer: say(
      'Usually in this order: seal and insulate where it is cheap, then size the heating for the smaller need, and add solar once the roof will last. A furnace near its end or a roof that is due anyway comes before that. Check rebates before you sign anything.',
    ),
  },
  accuracy: {
    title: 'how accurate this is',
    question: 'How accurate are your figures?',
    answer: say(
      'Prices and incentives come with their source and date. The potentials are a first estimate from a few answers, not a calculation for your home. Only a quote after a site visit is binding.',
    ),
  },
  aboutUs: {
    title: 'who we are',
    question: 'What is Wattnest?',
    answer: say(
      'Wattnest advises on solar, heat pumps, charging, batteries and thermostats and refers you to vetted contractors in Germany, Austria, Switzerland and the United States. We do not install ourselves. You pay us nothing and we do not sell your data; our money comes from the companies we work with. Who we are and how to reach us is in the Legal Notice.',
    ),
  },
  vetting: {
    title: 'how contractors are vetted',
    question: 'Are the contractors you suggest vetted?',
    answer: say(
      'We work with more than {partnerCount} vetted contractors and suggest up to three near you. Our staff check every company before it receives requests. Compare quotes and ask for references all the same.',
    ),
  },
  guarantee: {
    title: 'our guarantee',
    question: 'What if my system saves less than promised?',
    answer: say(
      'If the installed system misses the projected first-year savings of its binding quote by more than {guaranteeMargin}, the provider covers the difference. The typical figures of the assessment are no such promise. There is also a satisfaction guarantee of {satisfactionYears} years. The exact terms are in our terms of service and your contract.',
    ),
  },
  warranty: {
    title: 'equipment warranties',
    question: 'What should I look for in equipment warranties?',
    answer: say(
      'What the contractor owes you by law when work is faulty and what the maker promises freely are two things. For panels look at product and performance warranty, for batteries at years and cycles, and at the contractor’s workmanship. Ask who pays removal, travel and labor; that is where quotes differ.',
    ),
  },
  maintenance: {
    title: 'maintenance',
    question: 'How much maintenance do heat pumps and solar need?',
    answer: say(
      'Both need little maintenance: filters and a yearly look for the heat pump, an occasional check of wiring and mounts for solar. Rain cleans pitched panels well enough in most places. Regular service is often a condition of the warranty.',
    ),
  },
  insurance: {
    title: 'insurance',
    question: 'Does my home insurance cover solar and heat pumps?',
    answer: say(
      'Tell your building insurer about panels, battery and heat pump; they are often covered, sometimes at a higher premium. Check hail, storm, surges and theft of the outdoor unit. Liability, on a farm that of the farm, should include damage caused by the system. Poor workmanship and wear are as a rule not insured; for that the contractor answers.',
    ),
    toTenants: say(
      'When you rent, the building is the landlord’s to insure. Tell your own liability insurer about a balcony kit, battery or charger of yours, so that it pays if something falls or does damage, and your contents or renters insurer because of storm, theft and surges. Get both confirmed in writing, and fix panels the way the maker says.',
    ),
  },
  privacy: {
    title: 'privacy',
    question: 'What does Wattnest do with my data?',
    answer: say(
      'Your answers serve this consultation only. They go to contractors only after you agree, and only to those named. Anonymous consultations and their chat messages are deleted {anonymousDays} days after the last activity. If you gave an address, the link in our email lets you download or erase everything yourself.',
    ),
  },
  free: {
    title: 'the cost of this consultation',
    question: 'Is the Wattnest consultation free?',
    answer: say(
      'The consultation is free, without obligation. It takes about {consultationMinutes} minutes. You sign a contract only with a contractor, and only if you like the quote.',
    ),
  },
  carbon: {
    title: 'climate',
    question: 'What do heat pumps and solar do for the climate?',
    answer: {
      de: say(
        'Each kWh of gas releases {carbonGas} of {carbonDioxide} when burned, heating oil {carbonOil}. A heat pump causes only the emissions of its electricity, divided by its efficiency, so it gets cleaner with the grid. Panels make up for the energy of their production within a few years.',
      ),
      at: say(
        'Each kWh of gas releases {carbonGas} of {carbonDioxide} when burned, heating oil {carbonOil}. A heat pump causes only the emissions of its electricity, divided by its efficiency, so it gets cleaner with the grid. Panels make up for the energy of their production within a few years.',
      ),
      ch: say(
        'Each kWh of gas releases {carbonGas} of {carbonDioxide} when burned, heating oil {carbonOil}. A heat pump causes only the emissions of its electricity, divided by its efficiency, so it gets cleaner with the grid. Panels make up for the energy of their production within a few years.',
      ),
      us: say(
        'Each kWh of gas releases {carbonGasUs} of {carbonDioxide} when burned, heating oil {carbonOilUs}. A heat pump causes only the emissions of its electricity, divided by its efficiency, so it gets cleaner with the grid. Panels make up for the energy of their production within a few years.',
      ),
    },
  },
  independentAdvice: {
    title: 'independent advice',
    question: 'Where do I get independent energy advice?',
    answer: {
      de: say(
        'Independent advice comes from the consumer centers (Verbraucherzentrale) and from listed energy advisers (energie-effizienz-experten.de) who sell nothing. There are grants for a renovation roadmap. It goes well with our first estimate; you need not choose.',
      ),
      at: say(
        'Independent advice comes from the energy advice services of the provinces, often cheap or free, and from klimaaktiv. Some provincial grants even require a record of it. It goes well with our first estimate.',
      ),
      ch: say(
        'Independent advice comes from the energy advice services of canton and municipality and from SwissEnergy; a GEAK Plus shows variants with costs. Many cantons pay part of it. It goes well with our first estimate.',
      ),
      us: say(
        'Independent advice comes from your state energy office and from many utilities with a home energy audit, often at low cost. See that the auditor does not install. It goes well with our first estimate.',
      ),
    },
  },
  insolvency: {
    title: 'when the installer goes bankrupt',
    question: 'What if my installer goes bankrupt?',
    answer: say(
      'That is bitter but rarely the end: the maker’s warranty continues, and another company can take over and check the system. File open claims and deposits with the bankruptcy administrator, collect contract, bills, photos and logins of the system, and pay nothing more without work done. A consumer protection office or a lawyer advises; we can name a company too.',
    ),
  },
  prepayment: {
    title: 'deposits',
    question: 'Should I pay a contractor up front?',
    answer: say(
      'Pay by progress: a small deposit, a larger part after delivery and mounting, the rest only once it runs and has been accepted. Large sums up front are a warning sign, because in a bankruptcy the money is mostly lost. Otherwise ask for a bond or escrow, and never pay into an account other than the one in the contract.',
    ),
  },
  doorstepSale: {
    title: 'door-to-door sales and withdrawal',
    question: 'Can I cancel a contract I signed at the door?',
    answer: {
      de: say(
        'What you sign at your door, by phone or online you can usually withdraw from for {withdrawalDe} days without a reason; best in writing and with proof. If you were not told of the right, the time is longer. Never sign on the first visit, and do not let “today only” press you.',
      ),
      at: say(
        'What you sign at your door, by phone or online you can usually withdraw from for {withdrawalAt} days without a reason; best in writing and with proof. If you were not told of the right, the time is longer. Never sign on the first visit, and do not let “today only” press you.',
      ),
      ch: say(
        'What you sign at your door or by phone you can usually revoke for {withdrawalCh} days; best in writing and with proof. It does not hold for purchases online. Never sign on the first visit, and do not let “today only” press you.',
      ),
      us: say(
        'What you sign with a salesperson at home you can cancel under federal law for {withdrawalUs} business days, in some states longer; best in writing and with proof. Never sign on the first visit or on somebody’s tablet, and do not let “today only” press you.',
      ),
    },
  },
  compareQuotes: {
    title: 'comparing bids',
    question: 'How do I compare quotes from installers?',
    answer: say(
      'Compare the final price with everything in it: equipment by exact model, mounting, scaffolding, electrical work, permits and disposal. For solar divide by kW and by battery kWh; for a heat pump ask for the heat load and the seasonal efficiency. Mind warranties, payment plan, date, and what is missing. Two or three quotes are enough; the cheapest one with gaps often becomes the dearest.',
    ),
  },
  whoPaysUs: {
    title: 'who pays us',
    question: 'How does Wattnest make money?',
    answer: say(
      'Our money comes from the companies we work with; you pay us nothing, and we do not sell your data. My answers do not depend on it: I give prices and rules with their source, and where something does not pay I say so. Compare our companies with others all the same.',
    ),
  },
  person: {
    title: 'reaching a person',
    question: 'Can I talk to a real person?',
    answer: say(
      'With “Connect with Installation Partners” you say how and when to reach you; then a vetted company gets in touch, by email only if you want no calls. You reach us ourselves through the Legal Notice. I cannot put you through, being a program; until then I gladly answer what I know.',
    ),
  },
  faultySystem: {
    title: 'when a system does not work',
    question: 'My system does not work, what can I do?',
    answer: say(
      'That is annoying, and you have rights. Report the fault to the company in writing with photos and production data and set a deadline; speak to the maker and your building insurer at the same time. If nobody moves, an independent expert helps, then the licensing or arbitration board, consumer protection or a lawyer. Let nobody remove traces before that, except to prevent more damage.',
    ),
  },
  brands: {
    title: 'brands',
    question: 'Which brand is best for my system?',
    answer: say(
      'I recommend no brand; design, workmanship and a company that knows the unit and gets spare parts matter more than the name. Look at warranty, efficiency, noise, independent tests and how long the maker has been around. Ask each company why it offers this very unit.',
    ),
  },
  workDays: {
    title: 'how long the work in the house takes',
    question: 'How long does installing solar or a heat pump take?',
    answer: say(
      'Panels are mostly mounted in {solarWorkDays} days; scaffolding may stand a little longer, and the power is off only briefly. A heat pump mostly takes {heatPumpWorkDays} days, some of them without heat and hot water, so it is planned for mild weather or with a stand-in. A charger is often done in a day. You can stay in the house; ask beforehand about dust, noise and the days on which somebody must be there.',
    ),
  },
  ownHands: {
    title: 'doing it yourself',
    question: 'Which solar and heating work may I do myself?',
    answer: {
      de: say(
        'In Germany only a registered electrical company may make the fixed connection to the grid, and only certified people may work on the refrigerant circuit. The rest you may do: trenches, openings, taking out old stoves, by agreement even the panels; a balcony kit entirely. Agree on it beforehand with the company that signs off and is liable, and secure yourself on the roof. Grants and warranties often count your own work only in part.',
      ),
      at: say(
        'Only a licensed electrical company may connect to the grid, and only certified people may work on the refrigerant circuit. Trenches, openings, dismantling and by agreement even the panels you may do yourself. Agree on it beforehand with the company that signs off and is liable. Grants and warranties often ask for a professional firm.',
      ),
      ch: say(
        'Only holders of an installation license may make the fixed connection, and a safety certificate is due at the end; the refrigerant circuit takes a special permit. Trenches, openings, dismantling and by agreement even the panels you may do yourself. Agree on it beforehand with the company that signs off and is liable. Subsidies and warranties often ask for a professional firm.',
      ),
      us: say(
        'In many places homeowners may work on their own house, with a permit and an inspection; some states and cities require a licensed contractor. The refrigerant circuit takes an EPA certificate. Utilities, rebates and warranties often insist on a contractor: settle that before you buy anything.',
      ),
    },
  },
  radiation: {
    title: 'radiation and fields',
    question: 'Do solar, heat pumps and chargers give off radiation?',
    answer: say(
      'Inverter, heat pump and charger give off weak electric and magnetic fields like other appliances; they fall off quickly with distance and in living rooms are usually far below the limits. To be careful, do not mount the inverter or panel on a bedroom wall. With a pacemaker, ask your doctor and the maker about the distance. A hum is mostly sound carried by wall or floor, and can be damped.',
    ),
  },
};
