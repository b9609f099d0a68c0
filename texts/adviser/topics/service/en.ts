import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const en: TopicTexts<'service'> = {
  timeline: {
    title: 'the timeline',
    questions: ['How long does it take?', 'When can it be installed?', 'How long is the installation?'],
    keywords:
      'long take will time timeline weeks schedule date duration wait waiting soon install installation finished process',
    answer: say(
      'Our plan: a proposal within {proposalHours} hours, a call of {callMinutes} minutes on days {callDays}, contractors matched on days {matchingDays}, a quote after a site visit in weeks {siteQuoteWeeks}, installation in weeks {installationWeeks}. Equipment, permits or the utility can make it longer.',
    ),
  },
  whatNext: {
    title: 'what happens next',
    questions: ['What happens next?', 'What are the next steps?', 'How do I get a quote?'],
    keywords: 'next step steps happens then quote quotes offer proposal after proceed forward contractors get',
    answer: say(
      'Once I know enough, you see your potential and can have the summary emailed. Then, if you like, we name up to three vetted contractors near you. Your details go to them only after you agree.',
    ),
  },
  whatFirst: {
    title: 'what to do first',
    questions: ['What should I do first?', 'Where do I start?', 'Which upgrade comes first?'],
    keywords: 'first start begin order priority sequence upgrade measure do which one',
    answer: say(
      'Usually in this order: seal and insulate where it is cheap, then size the heating for the smaller need, and add solar once the roof will last. A furnace near its end or a roof that is due anyway comes before that. Check rebates before you sign anything.',
    ),
  },
  accuracy: {
    title: 'how accurate this is',
    questions: ['How accurate is this?', 'How reliable are your numbers?', 'Where do the numbers come from?'],
    keywords: 'accurate accuracy reliable precise numbers figures trust sources source correct exact',
    answer: say(
      'Prices and incentives come with their source and date. The potentials are a first estimate from a few answers, not a calculation for your home. Only a quote after a site visit is binding.',
    ),
  },
  aboutUs: {
    title: 'who we are',
    questions: ['Who are you guys?', 'What is Wattnest?'],
    keywords: 'wattnest who company about business commission independent neutral legit scam behind',
    answer: say(
      'Wattnest advises on solar, heat pumps, charging, batteries and thermostats and refers you to vetted contractors in Germany, Austria, Switzerland and the United States. We do not install ourselves. You pay us nothing and we do not sell your data; our money comes from the companies we work with. Who we are and how to reach us is in the Legal Notice.',
    ),
  },
  vetting: {
    title: 'how contractors are vetted',
    questions: [
      'How do you vet contractors?',
      'Who will install it?',
      'Can I trust the installers?',
      'Which installers do you work with?',
      'How do I find someone trustworthy?',
    ],
    keywords:
      'trustworthy someone vet vetted vetting contractor contractors installer installers trust partners certified licensed quality reviews reliable',
    answer: say(
      'We work with more than {partnerCount} vetted contractors and suggest up to three near you. Our staff check every company before it receives requests. Compare quotes and ask for references all the same.',
    ),
  },
  guarantee: {
    title: 'our guarantee',
    questions: [
      'What if I don’t save as much as projected?',
      'What guarantee do you give?',
      'How does the satisfaction guarantee work?',
    ],
    keywords: 'guarantee guaranteed satisfaction projected shortfall promise protection legal 15 percent difference',
    answer: say(
      'If the installed system misses the projected first-year savings of its binding quote by more than {guaranteeMargin}, the provider covers the difference. The typical figures of the assessment are no such promise. There is also a satisfaction guarantee of {satisfactionYears} years. The exact terms are in our terms of service and your contract.',
    ),
  },
  warranty: {
    title: 'equipment warranties',
    questions: ['What warranty comes with the equipment?', 'Who fixes it when something breaks?'],
    keywords: 'warranty warranties manufacturer pays breaks broken defect repair repairs fix product workmanship',
    answer: say(
      'What the contractor owes you by law when work is faulty and what the maker promises freely are two things. For panels look at product and performance warranty, for batteries at years and cycles, and at the contractor’s workmanship. Ask who pays removal, travel and labor; that is where quotes differ.',
    ),
  },
  maintenance: {
    title: 'maintenance',
    questions: ['How much maintenance does a heat pump need?', 'Do I have to clean solar panels?'],
    keywords: 'maintenance maintain service clean cleaning filter filters inspect inspection upkeep wash yearly',
    answer: say(
      'Both need little maintenance: filters and a yearly look for the heat pump, an occasional check of wiring and mounts for solar. Rain cleans pitched panels well enough in most places. Regular service is often a condition of the warranty.',
    ),
  },
  insurance: {
    title: 'insurance',
    questions: ['Does homeowners insurance cover solar panels?', 'Will my insurance go up?'],
    keywords: 'insurance insure insured homeowners policy cover coverage premium deductible claim',
    answer: say(
      'Tell your building insurer about panels, battery and heat pump; they are often covered, sometimes at a higher premium. Check hail, storm, surges and theft of the outdoor unit. Liability should include damage caused by the system.',
    ),
  },
  privacy: {
    title: 'privacy',
    questions: ['What happens to my data?', 'Do you sell my information?', 'Can you delete my data?'],
    keywords: 'privacy data personal information sell share delete spam calls stored store email phone',
    answer: say(
      'Your answers serve this consultation only. They go to contractors only after you agree, and only to those named. Anonymous consultations and their chat messages are deleted {anonymousDays} days after the last activity. If you gave an address, the link in our email lets you download or erase everything yourself.',
    ),
  },
  free: {
    title: 'the cost of this consultation',
    questions: ['Is this free?', 'Is there any obligation?', 'Is there a catch?'],
    keywords: 'free charge consultation obligation obligated catch commit commitment cost fee fees advice',
    answer: say(
      'The consultation is free, without obligation. It takes about {consultationMinutes} minutes. You sign a contract only with a contractor, and only if you like the quote.',
    ),
  },
  carbon: {
    title: 'climate',
    questions: ['How much CO2 will I save?', 'Are heat pumps really good for the climate?', 'Is solar really green?'],
    keywords:
      'co2 carbon climate environment environmental emissions green footprint sustainable eco planet greenhouse',
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
    questions: ['Where do I get independent advice?', 'Who gives neutral advice?'],
    keywords: 'independent neutral unbiased auditor audit',
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
    questions: ['What if my installer goes out of business?', 'Is my system lost when the company is bankrupt?'],
    keywords: 'bankrupt bankruptcy insolvent defunct out-of-business',
    answer: say(
      'That is bitter but rarely the end: the maker’s warranty continues, and another company can take over and check the system. File open claims and deposits with the bankruptcy administrator, collect contract, bills, photos and logins of the system, and pay nothing more without work done. A consumer protection office or a lawyer advises; we can name a company too.',
    ),
  },
  prepayment: {
    title: 'deposits',
    questions: ['Do I have to pay up front?', 'How big a deposit is normal?'],
    keywords: 'deposit upfront down-payment prepay advance',
    answer: say(
      'Pay by progress: a small deposit, a larger part after delivery and mounting, the rest only once it runs and has been accepted. Large sums up front are a warning sign, because in a bankruptcy the money is mostly lost. Otherwise ask for a bond or escrow, and never pay into an account other than the one in the contract.',
    ),
  },
  doorstepSale: {
    title: 'door-to-door sales and withdrawal',
    questions: ['I signed at the door, can I cancel?', 'Is a pushy salesman allowed to hurry me?'],
    keywords: 'salesman doorstep cooling-off rescind door-to-door',
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
    questions: ['How do I compare bids?', 'What should I look for in an offer?'],
    keywords: 'compare comparing bids apples comparison',
    answer: say(
      'Compare the final price with everything in it: equipment by exact model, mounting, scaffolding, electrical work, permits and disposal. For solar divide by kW and by battery kWh; for a heat pump ask for the heat load and the seasonal efficiency. Mind warranties, payment plan, date, and what is missing. Two or three quotes are enough; the cheapest one with gaps often becomes the dearest.',
    ),
  },
  whoPaysUs: {
    title: 'who pays us',
    questions: ['How do you make money?', 'Who pays you?'],
    keywords: 'money commission funded bribed sponsored paid',
    answer: say(
      'Our money comes from the companies we work with; you pay us nothing, and we do not sell your data. My answers do not depend on it: I give prices and rules with their source, and where something does not pay I say so. Compare our companies with others all the same.',
    ),
  },
  person: {
    title: 'reaching a person',
    questions: ['Can I talk to a person?', 'Is there a phone number?'],
    keywords: 'phone hotline representative callback someone',
    answer: say(
      'With “Connect with Installation Partners” you say how and when to reach you; then a vetted company gets in touch, by email only if you want no calls. You reach us ourselves through the Legal Notice. I cannot put you through, being a program; until then I gladly answer what I know.',
    ),
  },
  faultySystem: {
    title: 'when a system does not work',
    questions: ['My new system has never worked right, who helps?', 'The installer botched it, who is liable?'],
    keywords: 'botched defective faulty shoddy complaint',
    answer: say(
      'That is annoying, and you have rights. Report the fault to the company in writing with photos and production data and set a deadline; speak to the maker and your building insurer at the same time. If nobody moves, an independent expert helps, then the licensing or arbitration board, consumer protection or a lawyer. Let nobody remove traces before that, except to prevent more damage.',
    ),
  },
  brands: {
    title: 'brands',
    questions: ['Which brand is best?', 'Which manufacturer do you recommend?'],
    keywords: 'brand brands manufacturer manufacturers maker',
    answer: say(
      'I recommend no brand; design, workmanship and a company that knows the unit and gets spare parts matter more than the name. Look at warranty, efficiency, noise, independent tests and how long the maker has been around. Ask each company why it offers this very unit.',
    ),
  },
};
