import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const warrantyWhoPays = say(
  'As long as the statutory period runs, the company you bought from is the one to turn to: it must put things right, whatever the maker says. After that only the maker’s voluntary warranty counts, mostly for the part alone. Report the defect to the company in writing with date and photo, and don’t let them send you back and forth.',
);

const insuranceTellInsurer = say(
  'Tell the building insurer about panels, battery, charger or heat pump before the installation if you can, at the latest when they run. State what is installed where, its value including labor and who installs it, and have the cover confirmed in writing. If you forgot, report it now; until then the insurer may pay less on a claim.',
);

const insuranceWeatherDamage = say(
  'Storm, hail, lightning, fire and snow load on fixed panels are as a rule paid by the building (homeowners) insurance if the system has been reported; for surges, floods, animal bites and theft check whether they are included. After damage take photos, throw nothing away, report at once, and have an electrician certify the condition. The deductible is yours.',
);

const insuranceExtraPolicy = say(
  'For an ordinary home roof, inclusion in the building policy plus liability is mostly enough. A separate solar (all-risk) policy pays only if theft, operating errors, animal bites, short circuits or lost yield matter to you and your policy excludes them, for instance with large systems. First read what is already covered so that you don’t pay twice.',
);

const carbonSaved = say(
  'Multiply your use by {carbonGas} per kilowatt-hour of gas or {carbonOil} of heating oil; a liter of oil or cubic meter of gas holds about ten kilowatt-hours. Twenty thousand kilowatt-hours make a good four metric tons of {carbonDioxide} a year with gas and a good five with oil. A heat pump saves half to nearly all of it, depending on power mix and seasonal performance.',
);

const carbonCoalPower = say(
  'Even on ordinary grid power a heat pump is usually better for the climate than gas, because it makes three to four units of heat from one of electricity; so its power may be three times as dirty per kilowatt-hour as gas. In winter and with much coal the advantage shrinks, with every year of cleaner power it grows. A gas boiler stays as dirty as on day one.',
);

const independentAdviceCost = say(
  'A talk at a public office is often free, a home visit costs little, and a thorough report by an independent energy consultant or engineer costs several hundred to over a thousand. For thorough reports there is often a subsidy. Ask beforehand for the fixed price and what the report contains.',
);

const independentAdviceCheckOffer = say(
  'Independent offices usually check a quote or contract at short notice, by phone, video or from the papers; sign only afterward. Send all pages with your consumption and photos, and ask specifically about size, price and missing items. If two experts contradict each other, have both state their assumptions in writing.',
);

const prepaymentHowMuch = say(
  'Common is about ten to thirty percent with the order, a larger part after delivery and installation, and at least ten percent only after acceptance. Fifty percent or more before the start is too much; everything upfront is a clear warning sign. Thirds are acceptable if the second is due after installation and not already on delivery.',
);

const prepaymentSchedule = say(
  'A good plan: ten to twenty percent with the order, about thirty on delivery to your property, forty after installation is complete, at least ten after commissioning and acceptance. Tie each installment in the contract to a step you can check, such as “after all panels are mounted”. Small firms have to finance material; meet them halfway on delivery, not on ordering.',
);

const doorstepSaleHow = say(
  'One sentence is enough: “I withdraw from the contract of (date) for (system)”, with name, address and signature, to the company named in the contract. E-mail is valid in Germany and Austria; for proof send a registered letter as well. You need no reason; if you signed a loan along with it, write to the bank too.',
);

const doorstepSaleStarted = say(
  'Ordered material, work begun or a ticked waiver as a rule do not take the right from you within the time. You mostly owe no planning or cancellation fee on a timely withdrawal, and a lawyer’s threat does not change that. Withdraw in writing, pay nothing and ask a consumer office.',
);

const brandsTests = say(
  'There are hardly any reliable failure statistics by brand. What helps are tested values: for heat pumps efficiency and sound power from test institutes and lists (Keymark, EHPA), for batteries the storage inspection of HTW Berlin, for panels laboratory tests, plus the consumer magazines of your country. Compare the values of the exact models in your quotes, not the brands.',
);

const ownHandsPanels = say(
  'Carrying up and fitting hooks, rails and panels is usually yours to do, if an electrical firm knows beforehand, checks it and connects it to the grid. What matters is fall protection, a scaffold and the mounting instructions; you may click together matching factory plugs, but open wires and the meter cabinet are for the electrician. Get the split of work confirmed in writing.',
);

const ownHandsRefrigerant = say(
  'Only a certified firm may join the refrigerant lines of a split unit, even if it is precharged or has quick couplings; selling such units requires proof of that. You can prepare the stand, bracket and wall opening. In a monobloc heat pump the refrigerant circuit is closed at the factory; water, power and settings remain, and for these makers and grants call for a professional firm.',
);

const ownHandsGrants = say(
  'As a rule no grant pays for your own hours; at most the material counts, and only if a professional firm or energy adviser confirms proper work. That is the usual way for insulation too. Ask the grant office before you apply and buy, because the confirmation can hardly be had afterwards; for heat pumps the warranty often also depends on a firm fitting it.',
);

const radiationRadio = say(
  'Smart meter, inverter and charger transmit, if at all, only briefly and more weakly than a phone at your ear; a cell tower nearby is usually stronger in your home and below the limit too. Wi-Fi on the inverter can often be turned off and a network cable used. The digital meter you can mostly not refuse, but ask for transmission by cable.',
);

const ownHandsWaterHeater = say(
  'Placing it, laying the condensate drain, running the air ducts and plugging in a unit with a plug is yours to do. Connecting it to the drinking water with its safety valve is for a licensed plumbing firm, as water suppliers mostly demand, and so is gas or a hardwired tank for its trade. Ask a firm for a price for the connection only.',
);

const insuranceBatteryFire = say(
  'House or barn is paid by the building insurance (in Switzerland mostly the cantonal one), your things by the contents insurance, animals and stores only by a farm contents policy, if the system was reported and properly built. They recover the money from the maker or installer if a fault was the cause; without blame, though, the maker is liable only for things in private use, not for a farm’s barn and animals. For the neighbor your liability insurance pays if you did something wrong. Keep the test report, invoice and remains until it is settled.',
);

export const en: DetailTexts<'service'> = {
  timeline: {
    howSoon: {
      question: 'When will somebody call, and when do I get the quote?',
      answer: say(
        'By our plan you have a proposal within {proposalHours} hours of the questionnaire, and if you ask to be connected, the call follows on days {callDays}; the contractor usually comes to look in the second or third week. The written quote follows soon after the visit, in weeks {siteQuoteWeeks}. If nobody calls for ten days after a visit, ask; more than two or three weeks is no good sign.',
      ),
    },
    byDate: {
      question: 'Can the installation be done by the date I want?',
      answer: say(
        'Our plan puts installation in weeks {installationWeeks}; to be safe count two to three months from today, longer with grant approvals, drilling, grid work or a large system on a farm or business; whoever begins in the fall is mostly done in the new year. If your date is closer, plan a stopgap, such as keeping the old heat running or renting a unit. Have the date written into the contract, with consequences if it is missed.',
      ),
    },
    onSite: {
      question: 'How many days will the installers be at my home?',
      answer: say(
        'On site a solar system takes {solarWorkDays} days, a heat pump {heatPumpWorkDays} days; a charger or battery is set in half a day to a day. Scaffolding, a base, new radiators or drilling come on top. You are mostly without heat for one to three days.',
      ),
    },
    delays: {
      question: 'Why do installations so often get delayed?',
      answer: say(
        'Most often it is held up by grant approvals, the utility’s approval and meter, permits, full order books and single missing parts. Much runs in parallel if the contractor files with the utility and for the grant right after your yes; but do not order before grant approval if the program forbids it. Ask for a delivery date and calendar week instead of “soon”.',
      ),
    },
    stillWaiting: {
      question: 'What can I do if my installer keeps postponing?',
      answer: say(
        'Two to three months between signing and installation are still usual, six and more only with good reason. Ask in writing for the delivery date, set a deadline of two weeks and pay nothing further until then. If that passes too, you can as a rule withdraw from the contract and claim your deposit.',
      ),
    },
    bestSeason: {
      question: 'What’s the best season to put in heating or solar?',
      answer: say(
        'For new heating, begin in winter or spring, so that it runs before the next fall; solar goes up all year except with snow, ice or storm on the roof. In winter contractors are often free sooner, in spring they are fullest. A heat pump can be installed in winter too, with a stopgap for one to three days.',
      ),
    },
    withDrilling: {
      question: 'How much longer does a heat pump with drilling take?',
      answer: say(
        'With a borehole count about two to four months more than for an air-source unit: the permit takes weeks to months, and drillers have waiting lists. Drilling itself takes two to four days, then the yard has to be restored. Have the site checked early, because in water protection areas it is often forbidden.',
      ),
    },
  },
  whatNext: {
    willSomeoneCall: {
      question: 'Will anyone call or visit me after the consultation?',
      answer: say(
        'Nobody calls or turns up on their own. Only if you choose “Connect with Installation Partners” and agree does a call follow, by our plan on days {callDays}, and a vetted company gets in touch in the way and at the time you state, by email only if you like. A visit follows later, only by arrangement with the company, if you want a binding quote.',
      ),
    },
    summary: {
      question: 'Can I save my consultation and continue later?',
      answer: say(
        'As soon as your potential is shown you can have the summary sent to your email address, and print it or pass it on from there. The link in the email takes you back to everything and lets you download or erase your data yourself. Without an address the consultation is deleted {anonymousDays} days after the last activity.',
      ),
    },
    companies: {
      question: 'How do I get a quote from a company through you?',
      answer: say(
        'If you like we name up to three vetted companies near you, and you decide which ones to talk to. The binding quote comes from the company after a site visit, and you sign a contract only with it. If you like none of them, it ends there at no cost, and you can ask companies of your own at any time.',
      ),
    },
    binding: {
      question: 'Does the consultation with you commit me to anything?',
      answer: say(
        'You have ordered nothing and signed nothing with this conversation; it is free and without obligation. Your details stay here until you expressly agree that we pass them to the companies named. There is a contract only when you like a quote and sign with the company.',
      ),
    },
    howLong: {
      question: 'What are the steps of a project with Wattnest?',
      answer: say(
        'Our plan: the result within {proposalHours} hours; if you ask to be connected, a call of {callMinutes} minutes on days {callDays} and companies on days {matchingDays}. The quote after the site visit follows in weeks {siteQuoteWeeks}, the installation in weeks {installationWeeks}. Delivery, permits or the utility can make it longer. It does not hold for large systems, from about a hundred kilowatts: count on several months, up to a year and more where the grid has to be strengthened.',
      ),
    },
    missing: {
      question: 'What do you still need from me to show my result?',
      answer: say(
        'I ask for whatever is still missing here in the chat; as soon as I know enough your potential appears by itself, with the buttons for the summary and the companies below it. You need no account. If nothing happens, reload the page or write to me what you see; you correct a wrong detail simply by telling me.',
      ),
    },
  },
  whatFirst: {
    roofFirst: {
      question: 'Should a new roof come before solar and heating?',
      answer: say(
        'If the roof is due within about ten years or leaks, it comes before solar, best with insulation and under the same scaffold; taking panels off later is expensive. Heating that may fail any day still goes first, because it cannot wait. If both still last, the order of roof and heating is free, and incentive deadlines decide.',
      ),
    },
    insulateOrHeat: {
      question: 'Should I insulate before replacing the heating?',
      answer: say(
        'The cheap things first: attic, basement ceiling and drafts bring a lot for little and can be done before any heating. But you need not wait with the heating for expensive windows or walls; have the heat pump sized for the state the house will be in over the next years. Modern units modulate far down, so insulating later does no harm.',
      ),
    },
    solarOrHeatPump: {
      question: 'Should I get solar or a heat pump first?',
      answer: say(
        'Either order works; what matters is what is urgent: if the heating is old or an incentive is running out, it comes first. If it still runs well and the roof is sound, start with solar, because it saves power at once. Size it so that heat pump and car can join later, and leave space in the electrical panel.',
      ),
    },
    carAndCharger: {
      question: 'Should I get an EV charger or solar first?',
      answer: say(
        'You may put the charger first at any time, as soon as the car comes; choose one that later works with solar and load management. If the electrical panel is old or full, it comes before everything else, because charger, heat pump and solar all need it. If there is digging or paving anyway, lay conduit now.',
      ),
    },
    adviceOrQuotes: {
      question: 'Should I get energy advice or quotes first?',
      answer: say(
        'Start with independent energy advice or an audit if several jobs are due or tradespeople contradict each other; it ranks the steps, runs the numbers and knows the incentives. If it is only one clear thing such as the heating, you can get two or three quotes right away. Every firm finds its own trade most urgent. Sign nothing before incentives are settled.',
      ),
    },
    onlyOneThing: {
      question: 'What should I upgrade first on a small budget?',
      answer: say(
        'If the money is enough for only one thing, take what would otherwise soon fail or do damage, so a leaky roof or dying heating. If nothing is urgent, the cheap things with big effect come first: insulate attic and basement ceiling, seal drafts, tune the heating, thermostats. After that solar mostly pays soonest, because it saves at once and blocks no other work.',
      ),
    },
    allAtOnce: {
      question: 'Should I do all upgrades at once or step by step?',
      answer: say(
        'In steps is mostly smarter: you spread costs, use incentives more than once and get to know the house. Together belongs what needs the same scaffold, the same open walls or the same trench, so roof with insulation and solar, facade with windows. If walls or floors are open now, put in wiring, conduit and heating surfaces for later; that costs little.',
      ),
    },
  },
  accuracy: {
    sources: {
      question: 'Where do your figures come from?',
      answer: say(
        'The numbers come from laws, guidelines and leaflets, from authorities and associations, market surveys and our own estimate model; each shows where it is from and its date. You may quote them with that source; for a paper, better cite the source itself. Where it says “Wattnest rule of thumb”, it is our own guide value and not an official figure.',
      ),
    },
    upToDate: {
      question: 'How up to date is your information?',
      answer: say(
        'Every figure carries its date; incentive rates and laws are the latest known when the texts were written, and expiring values are stored with their deadline. Between two revisions something may still change, above all with states, cantons and utilities. So before you sign, check the rate on the website of whoever pays it.',
      ),
    },
    margin: {
      question: 'How far off can your estimate be?',
      answer: say(
        'For solar yield reckon with at least ten percent up or down, for cost and heating with clearly more; that is why I give ranges instead of one sum. Shading, roof condition, real use and the electrics shift the result most. It gets closer with your yearly bill, and reliable only with the quote after the visit. It can miss in either direction.',
      ),
    },
    forMyHouse: {
      question: 'Is your estimate worked out for my own home?',
      answer: say(
        'The assessment and potential use your answers and your region’s climate, filled up with typical values for homes like yours; nobody has seen the roof, no satellite either. What I say in this chat holds generally for your country. Odd roofs, half-heated buildings or special locations are met less well; then change your answers or wait for the quote.',
      ),
    },
    invented: {
      question: 'Do you make up your answers?',
      answer: say(
        'I make nothing up: I am not a language model but pick the fitting one from prepared texts backed by sources; that is why the answer comes so fast. I can still be wrong if I misunderstand your question or a rule has changed. If an answer looks odd, ask differently or check the source named.',
      ),
    },
    bindingLiable: {
      question: 'Are your figures binding?',
      answer: say(
        'None of it is binding, and for a decision or the bank it serves only as first guidance; how far we are liable is in the terms of service. Binding is only the quote after the site visit. If the system misses the first-year savings promised there by more than {guaranteeMargin}, the provider makes up the difference; details are in the terms.',
      ),
    },
    differs: {
      question: 'Why do your figures differ from other estimates?',
      answer: say(
        'Differences mostly come from assumptions: every calculator picks power price, price increases, own use and system size differently, and some paint it rosy to sell. With me too, one changed answer shifts the result. So compare assumptions instead of the bottom line; if someone uses high price increases, take the more cautious number.',
      ),
    },
  },
  aboutUs: {
    bot: {
      question: 'Are you an AI like ChatGPT?',
      answer: say(
        'I am the automatic adviser: a program with rules and a collection of texts written in advance, with sources, neither a person nor a language model like ChatGPT. So I make nothing up, but I may miss your meaning at times. On some sites an AI answers in my place; then the chat says so. To talk to people use “Connect with Installation Partners” or the details in the Legal Notice.',
      ),
    },
    seller: {
      question: 'Is Wattnest trying to sell me something?',
      answer: say(
        'I sell you nothing: Wattnest has no equipment of its own, the consultation costs you nothing, and you need not choose any of the companies suggested. Our money comes from the companies we work with. Your details go only to the companies named, and only once you agree, so your number is not passed around.',
      ),
    },
    installers: {
      question: 'Does Wattnest install the systems itself?',
      answer: say(
        'We do not install ourselves: Wattnest estimates your potential and, if you like, names up to three vetted contractors near you. The contractor visits, makes the binding quote and does the work; your contract and warranty are with that company. You may also take a company of your own.',
      ),
    },
    legalNotice: {
      question: 'Where do I find Wattnest’s company details?',
      answer: say(
        'Company name, seat, legal form, the people responsible and contact details are in the Legal Notice, linked at the bottom of the page; on a phone scroll all the way down. There you find what you need to check a register, fill in a form or write a letter. As a program I know no more about founding date or staff.',
      ),
    },
    belonging: {
      question: 'Is Wattnest part of the government or a utility?',
      answer: say(
        'Wattnest is a private advice and referral service and not part of a government, town or consumer center; we supply no power and sell no brand. We have nothing to do with sales reps at your door and visit nobody unannounced. Who owns us is in the Legal Notice.',
      ),
    },
    where: {
      question: 'Which countries does Wattnest work in?',
      answer: say(
        'We work in Germany, Austria, Switzerland and the United States, in English, German and French. I can advise in every region of these countries; whether there is a vetted company near you shows when you give your ZIP code. In other countries such as Britain, France or Canada we cannot refer you, and other rules apply there.',
      ),
    },
    topics: {
      question: 'What topics does Wattnest advise on?',
      answer: say(
        'I advise on solar panels, batteries, plug-in solar, heat pumps, units that heat and cool, charging, heating controls, incentives and rules around the home, for owners and renters. I do not cover plumbing, lawsuits, selling insurance or large commercial buildings; a small practice or a farm is mostly fine.',
      ),
    },
  },
  vetting: {
    criteria: {
      question: 'How do you vet the contractors?',
      answer: say(
        'Every company applies with its register number or license and has to prove at least its liability insurance; certificates and a register extract may come on top. Our staff read the papers and decide, and only then does it get requests; nobody can simply sign up. We do not inspect building sites, so references near you still matter.',
      ),
    },
    trust: {
      question: 'Can I trust the contractors you name?',
      answer: say(
        'We cannot guarantee a company’s work; the contract is between you and it, and it is liable for defects. Our check keeps out unregistered and uninsured firms; for the rest compare two quotes, call references, pay a small deposit and then by progress. If something goes wrong, tell us; we take complaints and can suspend a company.',
      ),
    },
    bankrupt: {
      question: 'Do you check if a contractor is financially sound?',
      answer: say(
        'We do not check balance sheets, so we cannot rule out a bankruptcy either. You can protect yourself: look up in the business register how long the company has existed, pay a small deposit at most, pay by delivery and progress, and choose equipment that other firms service too. Solid ones mostly have their own crew and several years in the area.',
      ),
    },
    nearby: {
      question: 'Do you have vetted contractors near me?',
      answer: say(
        'We suggest up to three companies whose area covers your ZIP or postal code and who install your technology; you see their town and specialty first. There are a good {partnerCount} in four countries, so not every area has one; then we tell you. You choose who gets your request and can ask for another one.',
      ),
    },
    apply: {
      question: 'How does a contractor get on your list?',
      answer: say(
        'Companies apply on our partner page: facts on the firm, register number or license and service area, then the documents, at least proof of liability insurance. The check usually takes up to five working days. Your own tradesman is welcome to do so; you can also hire him without us and use our figures to compare.',
      ),
    },
  },
  guarantee: {
    claim: {
      question: 'Who do I turn to if promised savings fall short?',
      answer: say(
        'The difference is paid by the company that installs the system and with which you have the contract; it is the guarantor, not Wattnest. After the first year write to that company with the quote, meter readings and bills, say by how much the promised savings were missed, and set a deadline. If it does not react, contact Wattnest through the Legal Notice. Whether it is paid in cash or otherwise is in your contract.',
      ),
    },
    whatCounts: {
      question: 'When does the savings guarantee pay out?',
      answer: say(
        'Only the savings in the company’s binding quote count, not the estimate here in the chat or on the page. It is covered if they are missed by more than {guaranteeMargin} in the first year; a smaller shortfall brings nothing. So see to it that the figure and how it was worked out stand in the quote.',
      ),
    },
    reasons: {
      question: 'Do weather and usage affect the savings guarantee?',
      answer: say(
        'Whether bad weather, higher use or an empty house lowers your claim is a matter of the terms in the contract; usually the comparison is with an average year and the use you stated. Before signing get in writing how it is worked out, and report big changes such as a new car or more residents. Note meter readings from day one.',
      ),
    },
    afterYearOne: {
      question: 'Does the savings guarantee only cover the first year?',
      answer: say(
        'The compensation concerns the first year’s savings; after that the company’s workmanship warranty, the makers’ warranties and the {satisfactionYears}-year satisfaction guarantee apply. Whether it passes to a buyer when you sell, or is secured if the company fails, is a matter of the contract; ask before you sign.',
      ),
    },
    satisfaction: {
      question: 'How does the satisfaction guarantee work?',
      answer: say(
        'The satisfaction guarantee runs for {satisfactionYears} years and complements the savings promise: if you are unhappy with the system or the work, write to the company and, through the Legal Notice, to Wattnest. What exactly is done, repair or compensation, and which deadlines apply is in the terms of service and the contract; I do not promise you simple money back.',
      ),
    },
    inWriting: {
      question: 'Where do I find the terms of the savings guarantee?',
      answer: say(
        'The promise is in our terms of service, linked at the bottom of the page; it becomes dependable for you once it also stands in the contract with the company. Have the expected savings, the limit of {guaranteeMargin}, the method and the deadline written there. If the company does not know the promise, sign only once it is added, and let us know.',
      ),
    },
    scope: {
      question: 'Does the savings guarantee apply in my case?',
      answer: say(
        'What it takes is a binding quote with promised savings from a company we named; whether solar, heat pump or something else is not the point. For a farm, business, vacation home or rental the savings are harder to measure. There, have it confirmed in the contract before signing that the promise applies.',
      ),
    },
  },
  warranty: {
    whoPays: {
      question: 'Who handles a defect, the installer or the maker?',
      answer: {
        de: warrantyWhoPays,
        at: warrantyWhoPays,
        ch: warrantyWhoPays,
        us: say(
          'For installation faults the contractor is liable under its workmanship warranty, for the failed unit the maker under the product warranty. Report the damage to both in writing; mostly the contractor files the claim with the maker. If they send you back and forth, your state’s licensing board or consumer protection office helps.',
        ),
      },
    },
    legalPeriod: {
      question: 'How long is the installer liable for defects?',
      answer: {
        de: say(
          'By law companies are as a rule liable for defects for five years from acceptance if the system was firmly built into the building, and two years if you only bought a device. In the first year after a purchase the fault is presumed to have been there from the start. Complain in writing before the period ends and set a deadline; a maker’s warranty only comes on top.',
        ),
        at: say(
          'The statutory warranty lasts two years for movable things and three for immovable ones, to which firmly built-in systems mostly belong, from handover. In the first year the fault is presumed to have been there from the start. The company is responsible, not the maker; report the defect in writing.',
        ),
        ch: say(
          'Under the Code of Obligations it is two years for devices and five years for parts built firmly into a building that make it defective; if the SIA standard is agreed, you may complain about visible defects at any time for two years, hidden ones up to five. When in doubt give notice at once by registered mail; only recent building contracts leave you sixty days, and they may not exclude repair of a building’s defects.',
        ),
        us: say(
          'There is no nationwide period: for the work the contract holds (often one to ten years of workmanship), plus implied warranties and limitation periods of your state. Ask for at least several years on labor and on roof leaks in writing. Report faults at once and with photos.',
        ),
      },
    },
    labor: {
      question: 'Does the maker’s warranty cover labor and travel too?',
      answer: say(
        'A maker’s warranty mostly includes only the part; you pay for removal, travel, crane and labor unless it expressly says otherwise, and for the lost yield too. As long as the installer is liable by law or contract, taking out and putting in is at its cost. Before you buy, look for “full warranty” or “including labor and travel”.',
      ),
    },
    twentyFive: {
      question: 'What is a 25 year solar panel warranty really worth?',
      answer: say(
        '“Twenty-five years” is mostly the performance warranty: it promises that a panel still has around four fifths to nine tenths of its output at the end, and makes up only the missing rest. The product warranty is worth more, because it covers cloudy glass, cracks without cause or failed junction boxes, often for twelve to thirty years. Inverters mostly have only {inverterWarranty}, batteries around {batteryWarranty} years with a limit on throughput.',
      ),
    },
    void: {
      question: 'How can I lose the manufacturer’s warranty?',
      answer: say(
        'A maker’s warranty is lost above all through work without a qualified firm, a location against the manual, missed service where it is required, and missing registration for extended periods. Keep the invoice, serial numbers and service records; the invoice replaces a lost certificate. If you missed registering, ask: many makers are lenient, and the basic warranty remains.',
      ),
    },
    companyGone: {
      question: 'Is the warranty lost if the firm closes or I sell the house?',
      answer: say(
        'If the company is gone, the maker’s warranty goes on: turn with invoice and serial number directly to the maker or its distributor; another company does the fitting at your cost. Lost are claims about the workmanship and promises only the installer made. When a house is sold or inherited, warranties mostly pass on if you report the change; if the maker itself is gone, only the seller is left.',
      ),
    },
    extension: {
      question: 'Is an extended warranty on the equipment worth it?',
      answer: say(
        'An extension pays for expensive parts with a medium life, that is inverter or compressor, if it includes labor and travel and costs less than about a third of the part. For panels and chargers it brings little. Usual are two to five years for heat pumps, up to ten on the compressor, two to five for chargers, {batteryWarranty} for batteries; compare what is included, not only the years.',
      ),
    },
  },
  maintenance: {
    washing: {
      question: 'Do I have to clean my solar panels?',
      answer: say(
        'On a pitched roof rain is usually enough; the loss from normal dust is a few percent and less than a cleaning costs. Washing pays on flat roofs, with farm dust, heavy bird droppings, lichen or long drought. Then use soft water and a soft brush or garden hose from the ground while the panels are cool, no pressure washer and no detergent; only a secured professional belongs on the roof.',
      ),
    },
    contract: {
      question: 'Do I need a service contract for my system?',
      answer: say(
        'A service contract is not required by law. It pays if the warranty demands yearly service or you do not want to think about it; otherwise single visits are enough. A visit is one to two hours of work plus travel: it should cost more than a few hundred a year only if repairs or parts are included. Compare two offers and read the term and how to cancel.',
      ),
    },
    yearly: {
      question: 'What is checked regularly on heat pumps and solar?',
      answer: say(
        'On a heat pump, once a year one checks filters and strainer, water pressure, fins and drain, error messages and settings; depending on the amount of refrigerant a leak test is added. For solar a check of wiring and fixings every few years is enough, plus a look at the yield in the app. Charger and battery usually need only updates and an occasional look.',
      ),
    },
    yourself: {
      question: 'What maintenance can I do on my system myself?',
      answer: say(
        'You may do everything on the outside yourself: leaves and lint off the outdoor unit, fins with a gentle hose while it is switched off, filters washed, water pressure read, yield and error messages checked. Refrigerant, wiring and work on the roof are for a professional, refrigerant with a certificate. Clean air filters every one to three months depending on dust.',
      ),
    },
    animals: {
      question: 'How do I keep animals away from my solar panels?',
      answer: say(
        'Against pigeons, squirrels or martens a mesh around the panels helps, clipped on and not drilled; first a specialist removes nests and droppings and checks cables for bites. During breeding a nest usually may not be removed. On a green roof keep plants low and mow before they shade the panels.',
      ),
    },
    skipped: {
      question: 'Is it bad to skip a maintenance visit for my system?',
      answer: say(
        'A skipped service breaks nothing at once, but it can cost you the manufacturer’s warranty and raise consumption, for example through clogged filters. Your rights under the law do not hang on a service booklet. Check whether the warranty demands yearly service with proof, catch up on the visit and keep the report.',
      ),
    },
    brine: {
      question: 'Does a geothermal heat pump need fluid and pressure checks?',
      answer: say(
        'The fluid in the ground loop usually lasts many years and is not changed regularly; pressure, frost and corrosion protection are checked, ideally every few years. If the pressure keeps falling, the specialist looks for a leak instead of just topping up. In the heating circuit you can read the water pressure yourself and top up as the manual says.',
      ),
    },
  },
  insurance: {
    tellInsurer: {
      question: 'Do I have to tell my insurer about solar or a heat pump?',
      answer: {
        de: insuranceTellInsurer,
        at: insuranceTellInsurer,
        ch: say(
          'Please do report it: in most cantons a fixed solar system or heat pump raises the building’s value and must be reported to the cantonal building insurance; in Geneva, Uri, Schwyz, Ticino, Appenzell Innerrhoden, Valais and Obwalden it is a private insurer. State value, place and installer and have the cover confirmed in writing. If you forgot, you can report it later.',
        ),
        us: insuranceTellInsurer,
      },
      toTenants: say(
        'For the building that is the landlord’s job. Tell your own liability and contents (renters) insurer about a balcony kit, battery or charger of yours in a short e-mail, and have the cover confirmed.',
      ),
    },
    premium: {
      question: 'Will solar panels raise my insurance premium?',
      answer: say(
        'Mostly the premium rises only a little or not at all: a small roof system is often included, otherwise the premium grows with the insured value or there is a surcharge. Ask for the amount in writing before you buy and compare it with a second insurer; a marked rise is more likely with a battery indoors, in a flood zone or in wildfire country.',
      ),
    },
    weatherDamage: {
      question: 'Which damage to solar panels does insurance pay for?',
      answer: {
        de: insuranceWeatherDamage,
        at: insuranceWeatherDamage,
        ch: insuranceWeatherDamage,
        us: say(
          'Wind, hail, lightning and fire on fixed panels are as a rule paid by your homeowners policy if the system is in the dwelling limit; flood and earthquake need policies of their own. In storm and hail regions a higher deductible often applies. Faulty workmanship itself is usually excluded and the contractor’s to put right; water damage that follows from it inside may be covered if it came suddenly. Take photos, throw nothing away and report at once.',
        ),
      },
    },
    liability: {
      question: 'Who is liable if my solar panel falls down?',
      answer: say(
        'If a panel falls or blows onto the neighbor’s car, the owner of the system is the first to answer; their personal or homeowners liability insurance, on a farm the farm liability insurance, pays if the system is covered, and fends off unjustified claims. If the installation was at fault, the installer’s liability insurance answers. Have your liability insurer confirm that the system is included.',
      ),
    },
    extraPolicy: {
      question: 'Do I need a separate solar insurance policy?',
      answer: {
        de: insuranceExtraPolicy,
        at: insuranceExtraPolicy,
        ch: say(
          'For an ordinary home roof, the building insurance plus liability is mostly enough. A separate solar policy (technical insurance) pays only if theft, operating errors, animal bites, short circuits or lost yield matter to you, because the cantonal insurance covers only fire and natural hazards. First read what is already covered so that you don’t pay twice.',
        ),
        us: insuranceExtraPolicy,
      },
    },
    cancelRisk: {
      question: 'What if an insurer refuses or drops my solar system?',
      answer: say(
        'Almost every professionally installed system can be insured; refusal or cancellation happens mainly if it was not reported, is self-built or undocumented, or stands in a high-risk area. Have the invoice, the inspection or permit sign-off, the battery’s certificate and photos ready. A request for an inspection report is usual, and after a refusal ask an independent broker or agent for other companies.',
      ),
    },
    batteryFire: {
      question: 'Who pays if a home battery sets the house on fire?',
      answer: {
        de: insuranceBatteryFire,
        at: insuranceBatteryFire,
        ch: insuranceBatteryFire,
        us: say(
          'Your house and things are as a rule paid by the homeowners policy, a barn and animals only by a farm policy that names them, if the system was permitted, properly built and reported; it recovers the money from the maker or installer if a fault was the cause. For the neighbor your liability coverage pays if you were negligent. If a lease company owns the system, it answers for the device first. Keep the permit, invoice and remains until it is settled.',
        ),
      },
    },
  },
  privacy: {
    calls: {
      question: 'Do you sell my data or pass it on?',
      answer: say(
        'Nothing is sold, and without your consent nobody gets your name or number. Only when you ask for quotes yourself do your answers and contact go to the companies named above the consent, three at most, and to nobody else. You can leave the phone number out.',
      ),
    },
    retention: {
      question: 'How long do you keep my chat and my details?',
      answer: say(
        'What you write here is deleted after {anonymousDays} days without further activity if you give no address. If you request something by email and do not confirm it, the same period holds; once confirmed it stays until three years after your last request, unless you erase it sooner.',
      ),
    },
    readers: {
      question: 'Who can read what I write in this chat?',
      answer: say(
        'The conversation stays between you and us: no landlord, employer, utility or authority learns of it from us. To check quality our staff see at most single answers drawn at random, without names and addresses. I am not an AI; where one answers in my place, the chat says so, and its vendor gets the message without your name and may not store it. We see only what you enter here, not your email or other pages.',
      ),
    },
    erase: {
      question: 'How can I see or delete my data?',
      answer: say(
        'If you gave an address, the link in our email opens a page where you can see everything, download it, withdraw a request or erase it all. Without an address you need do nothing: the conversation disappears by itself {anonymousDays} days after the last activity. Companies that already have your request are then told by us to delete it as well; from further emails you unsubscribe with one click.',
      ),
    },
    anonymous: {
      question: 'Can I get advice without giving my name or address?',
      answer: say(
        'You can get the whole consultation without a name, an email or a street. We need the ZIP or postal code for the sun, the climate, the incentives and the companies where you live. An address is needed only if you want the summary by email or quotes from companies.',
      ),
    },
    safety: {
      question: 'How do you protect my data?',
      answer: say(
        'The consultation uses no cookies and no ad tracking, and photos are stored anew without place and device data. The connection is encrypted; whoever processes data for us is bound by contract, and email delivery may run through the US. We never need bank details, passwords or ID, so please do not type them in.',
      ),
    },
  },
  free: {
    later: {
      question: 'Will I get a bill from Wattnest later?',
      answer: say(
        'No bill comes from us later either: chat, assessment, emailed summary, call and the naming of contractors cost you nothing, and we ask for no credit card. Money moves only when you yourself sign a contract with a contractor. If you turn down all quotes, you pay us nothing.',
      ),
    },
    catch: {
      question: 'What’s the catch with your free advice?',
      answer: say(
        'The catch is in the open: our money comes from the companies we work with, not from you, and we do not sell your data. This is no sales talk; where something does not pay I say so. Compare our companies with others all the same.',
      ),
    },
    binding: {
      question: 'Does your consultation commit me to anything?',
      answer: say(
        'You commit to nothing here: asking, answering and clicking on is no contract, and you can stop at any time. You may turn down a contractor’s quote too. A contract comes about only with your signature at the contractor.',
      ),
    },
    time: {
      question: 'How long does your consultation take?',
      answer: say(
        'Count on about {consultationMinutes} minutes for the questions; you can also ask a single question and leave. If you go on, there is a call of about {callMinutes} minutes if you like. Nothing is paid by the minute, it is free.',
      ),
    },
    visit: {
      question: 'Do a contractor’s visit and quote cost anything?',
      answer: say(
        'The quote of the contractors we name is without obligation; when you arrange the date ask whether the site visit is free as well, which is usual. Only separate services such as an energy certificate, a load calculation or an on-site energy audit may cost something. Have that told you in writing beforehand.',
      ),
    },
  },
  carbon: {
    saved: {
      question: 'How much CO2 does a heat pump save?',
      answer: {
        de: carbonSaved,
        at: carbonSaved,
        ch: carbonSaved,
        us: say(
          'Burning a therm of gas releases just under twelve pounds of {carbonDioxide}, a gallon of heating oil a good twenty-two. So six hundred gallons are between six and seven short tons a year, a thousand therms just under six. A heat pump saves half to nearly all of it, depending on power mix and seasonal performance.',
        ),
      },
    },
    coalPower: {
      question: 'Is a heat pump clean despite coal power in the grid?',
      answer: {
        de: carbonCoalPower,
        at: carbonCoalPower,
        ch: say(
          'In winter part of Swiss power is imported, some of it from gas and coal; still a heat pump causes clearly less than oil or gas, because it makes three to four units of heat from one of electricity. With hydro and nuclear in the domestic grid, only a small rest remains over the year. An oil boiler stays as dirty as on day one.',
        ),
        us: carbonCoalPower,
      },
    },
    panels: {
      question: 'How soon do solar panels make up for their manufacture?',
      answer: say(
        'Panels make back the energy used to produce them within about one to two years, even if they come from China; after that they deliver for decades. Counted in {carbonDioxide} it takes about one to three years, depending on the power they replace. Converted, a few tens of grams of {carbonDioxide} per kilowatt-hour remain, a fraction of coal or gas. Panels made with power from clean grids do better, transport hardly counts.',
      ),
    },
    solarSaves: {
      question: 'How much CO2 does a solar system save?',
      answer: say(
        'Every kilowatt-hour of solar displaces grid power, usually some hundred grams of {carbonDioxide} where gas and coal are in the mix; ten kilowatts on the roof so save roughly three to five metric tons a year. In places with much hydropower it is less, in coal regions more. The {carbonDioxide} of production is thus saved after about one to three years, the energy for it made back after one to two.',
      ),
    },
    wood: {
      question: 'Is heating with wood cleaner than a heat pump?',
      answer: say(
        'Wood is climate-neutral only in the long run and if it regrows: burning it releases even more {carbonDioxide} per kilowatt-hour than gas, and the tree takes decades to bind it again. Local residue wood is acceptable, trees felled for it less so, and fine dust comes on top. A heat pump on ordinary power is usually the cleaner choice, wood a good reserve.',
      ),
    },
    carAndBattery: {
      question: 'Do electric cars and home batteries help the climate?',
      answer: say(
        'Because of its battery an electric car starts with a burden of a few tons, usually makes it up on ordinary grid power after two to four years of driving and is then clearly ahead of diesel and gasoline; with solar power it is faster. A home battery saves little itself, as it only shifts power; but its burden is small too, and it can be recycled. Driving an old, sound car very little is often the cleanest.',
      ),
    },
    bestLever: {
      question: 'What cuts the most CO2 at home?',
      answer: say(
        'In most homes the heating is the biggest lever, above all with oil and gas: replacing it often saves several tons of {carbonDioxide} a year. Next come a car driven a lot and flights, then insulation and solar. Insulation and new heating complement each other; replacing a working boiler early pays for the climate, as the new unit has saved its own production after a winter or two.',
      ),
    },
    otherDoubts: {
      question: 'Is a heat pump really green, all things counted?',
      answer: say(
        'Counting everything, production, refrigerant, power and disposal, a heat pump does clearly better over its life than oil and gas; losing all of today’s refrigerant would weigh in, natural ones such as {propane} hardly. With gas, methane leaks come on top of the exhaust, and biogas or “offset” gas change only part of it. Green power on the bill helps if it pays for new plants.',
      ),
    },
  },
  independentAdvice: {
    cost: {
      question: 'What does independent energy advice cost?',
      answer: {
        de: independentAdviceCost,
        at: independentAdviceCost,
        ch: independentAdviceCost,
        us: say(
          'A utility’s home visit is often free or cheap, an independent auditor with a blower-door test usually costs a few hundred dollars, an engineer more. The federal credit for it ended on {creditsEnded}; some utilities and states refund part of it. Ask beforehand for the fixed price and what the report contains.',
        ),
      },
    },
    whatHappens: {
      question: 'What does an energy adviser do, and do I need one?',
      answer: say(
        'The consultant looks at the shell, heating, roof and bills, often in one to three hours, and then writes a report with steps, costs, savings and subsidies in a sensible order. For an old or complicated house that almost always pays; for one clear step a short talk is enough. Have the last three years’ consumption, plans and the year built at hand.',
      ),
    },
    recognize: {
      question: 'How do I know an energy adviser is independent?',
      answer: say(
        'Independent is whoever installs nothing, gets no commission and is paid only by you or a public office; get that in writing. Warning signs are a quote in the same pocket, a single brand, or an adviser sent by a bank, utility or contractor. A chimney sweep or architect can advise well too if certified and selling nothing.',
      ),
    },
    checkOffer: {
      question: 'Who can check my quote neutrally before I sign?',
      answer: {
        de: say(
          'The consumer center and consultants from the list check quotes for solar and heat pumps, often by phone or video within days; sign only afterward. Send all pages with your consumption and photos, and ask specifically about size, price and missing items. If two experts contradict each other, have both state their assumptions in writing.',
        ),
        at: independentAdviceCheckOffer,
        ch: say(
          'SwissEnergy checks solar quotes free of charge with its Solar-Offerte-Check, and for heating the energy advice of canton or commune helps; sign only afterward. Send all pages with your consumption and photos. If two experts contradict each other, have both state their assumptions in writing.',
        ),
        us: independentAdviceCheckOffer,
      },
    },
    coOwnership: {
      question: 'Who gives a condo association neutral energy advice?',
      answer: say(
        'For an association, an independent energy planner pays who works out options with costs per apartment and presents them at the meeting; there is often a subsidy for it. Have two offers obtained and the order decided, separate from any firm that will build later. For a larger building count on a few thousand.',
      ),
    },
  },
  insolvency: {
    moneyBack: {
      question: 'Do I get my money back from a bankrupt installer?',
      answer: {
        de: say(
          'Money paid without work is mostly lost for the larger part: still file it in writing and free of charge with the insolvency administrator, with contract and proof of payment, within the deadline of the letter. In the end a few percent after years are usual. Your chances are better with a surety, a card payment or a loan tied to the purchase; ask the bank at once.',
        ),
        at: say(
          'Money paid without work is mostly lost for the larger part: file your claim with the insolvency court within the deadline in the Ediktsdatei; it costs a small fee, and a creditors’ association helps. In the end a small quota after years is usual. Ask the bank at once whether a card payment or a tied loan brings something back.',
        ),
        ch: say(
          'Money paid without work is mostly lost for the larger part: file your claim free of charge with the bankruptcy office, with contract and proof of payment, within the deadline in the official gazette (mostly one month). In the end there is often nothing or a few percent after years. A bank seldom recalls a finished transfer, a card payment more often.',
        ),
        us: say(
          'Money paid without work is mostly lost for the larger part: file a proof of claim with the bankruptcy court within the deadline of the letter; consumer deposits have priority up to a limit. More often comes from your credit card company, the seller’s lender, the contractor’s bond or your state’s recovery fund. Ask the licensing board.',
        ),
      },
    },
    warrantyLeft: {
      question: 'What is the warranty worth if my installer is bankrupt?',
      answer: say(
        'The maker’s warranty on panels, inverter or heat pump continues and is claimed from the maker directly, with serial number and invoice; the installer’s workmanship warranty is practically worthless. If the maker itself is bankrupt, its promise mostly ends too, but the unit keeps running, and sometimes a buyer takes over service and app. A new company under another name is as a rule not liable.',
      ),
    },
    finish: {
      question: 'Who finishes my system if the installer is bankrupt?',
      answer: say(
        'Another company can finish it or take over service, but it first checks what is there, for a fee: mounting, wiring, protection, papers, permit and utility filing. Ask the trustee in writing whether the contract will still be performed, with a deadline, before you hire anew. Photograph the state of work and have the roof secured; we can name a company.',
      ),
    },
    access: {
      question: 'How do I get my system’s logins if the installer is gone?',
      answer: say(
        'As the owner you are entitled to your logins: the maker of inverter, battery or heating moves the system to your account with serial number and proof of ownership, mostly within days. A new contractor can then ask for the installer password too. The system as a rule keeps running even if portal or app are down.',
      ),
    },
    payRest: {
      question: 'Do I still have to pay a bankrupt installer?',
      answer: say(
        'Pay nothing more for work not done, even if the trustee writes; for finished, faultless parts the rest may be claimed, and you set defects off against it. Keep paying a bank loan at first and report the failure to the lender, because with seller-arranged loans your claims may hold there too. With a lease a new owner mostly steps in: pay once it has proven its right.',
      ),
    },
    materials: {
      question: 'Who owns the equipment if the installer is bankrupt?',
      answer: say(
        'What is built in, or handed over to you and paid, is as a rule yours; paid goods in the company’s warehouse mostly only if they are clearly set aside for you. Claim them in writing from the trustee with invoice and serial numbers and fetch nothing on your own. Delivered but unpaid goods and the scaffold may be reclaimed by the supplier; have it prove its right.',
      ),
    },
    prevent: {
      question: 'How do I protect myself if my installer might go bust?',
      answer: say(
        'Protect yourself beforehand: a small deposit, payments by progress, goods paid on delivery, a surety or bonded contractor for larger sums, and all logins in your name from the start. Warning signs are demands for cash, new advance payments, constant excuses and laid-off staff; then pay only against work done. Whether proceedings are open shows in the official or court register.',
      ),
    },
  },
  prepayment: {
    howMuch: {
      question: 'How big a deposit is normal for an installation?',
      answer: {
        de: prepaymentHowMuch,
        at: prepaymentHowMuch,
        ch: prepaymentHowMuch,
        us: say(
          'Common is at most about ten percent at signing, then payments as work progresses and the rest after inspection and approval. Some states cap it by law, California at {caDepositShare} or {caDeposit}, whichever is less. Half before the start is too much; ask your state’s contractor license board for the limit.',
        ),
      },
    },
    protect: {
      question: 'How do I protect my deposit to a contractor?',
      answer: say(
        'A deposit becomes safer with a bond or guarantee from the contractor’s bank or insurer, an escrow account, or an installment due only once the equipment is on your property and yours. A bond costs the contractor something, and asking for it is not rude. If he offers no security, pay that much less upfront, by transfer against an invoice or by credit card.',
      ),
    },
    alreadyPaid: {
      question: 'How do I get my deposit back from a contractor?',
      answer: say(
        'Write to the company at once with a firm deadline, name contract, amount and date, and pay nothing more. Once the deadline has passed you can usually withdraw from the contract and demand the money; with a card or seller loan the bank or lender helps too. If the firm is bankrupt, file your claim in the proceedings; often only a small part comes back.',
      ),
    },
    rush: {
      question: 'Should I pay everything up front to get a discount?',
      answer: say(
        'Do not take a discount for paying everything upfront: a few percent do not outweigh the risk of losing it all, and your leverage over defects is gone. A price valid only until tomorrow is sales pressure; a serious company gives you time. Offer prompt payment after each finished step for a discount instead.',
      ),
    },
    account: {
      question: 'Is it safe to pay a deposit in cash or to another account?',
      answer: say(
        'Pay only to the account that is in the contract and in the company’s name. A new bank account by email or phone is often fraud: call the company on its known number before you transfer. Refuse foreign accounts, cash without a receipt or payment apps meant for friends; if the money has already gone, call your bank at once.',
      ),
    },
    holdBack: {
      question: 'How much may I hold back until the work is accepted?',
      answer: say(
        'Hold back at least ten percent until acceptance, ideally as written in the contract. If there are defects or something is missing, keep an amount that clearly covers the repair (in Germany usually twice its cost) and pay the rest on time. Do not pay the final installment early out of sympathy, and list open points in the handover report.',
      ),
    },
    schedule: {
      question: 'What is a good payment schedule for an installation?',
      answer: {
        de: prepaymentSchedule,
        at: prepaymentSchedule,
        ch: prepaymentSchedule,
        us: say(
          'A good plan: at most ten percent at signing, the larger part after delivery and completed installation, at least ten percent after the passed inspection and the utility’s permission to operate. Tie each installment in the contract to a step you can check, such as “after all panels are mounted”. With each larger payment, ask for a lien waiver.',
        ),
      },
    },
  },
  doorstepSale: {
    how: {
      question: 'How do I cancel a doorstep contract in writing?',
      answer: {
        de: doorstepSaleHow,
        at: doorstepSaleHow,
        ch: say(
          'One sentence is enough: “I revoke the contract of (date) for (system)”, with name, address and signature, to the company named in the contract. Send it by registered mail, the postmark counts; an e-mail on top does no harm but is harder to prove. You need no reason.',
        ),
        us: say(
          'Sign and date the “Notice of Cancellation” form you had to be given, or write one sentence with the date and the contract. Send it by certified mail to the address in the contract before midnight of the last day, the postmark counts; e-mail a copy and keep everything. A phone call is not enough.',
        ),
      },
    },
    deadline: {
      question: 'How many days do I have to cancel a doorstep contract?',
      answer: {
        de: say(
          'You have {withdrawalDe} days: from signing for work with installation, from delivery for goods alone; it is enough to send the withdrawal on the last day. If you were not properly told, the time is longer by a year. After that only contesting for deception or terminating against compensation is left; a consumer advice center checks it.',
        ),
        at: say(
          'You have {withdrawalAt} days: from signing for work with installation, from delivery for goods alone; it is enough to send the withdrawal on the last day. If you were not properly told, the time is longer by a year. After that the Chamber of Labor or VKI help in cases of error and deception.',
        ),
        ch: say(
          'You have {withdrawalCh} days, and they start only once you have agreed and were told in writing of the right and the address; a postmark on the last day is enough. Without that information the time has not started at all. After that only error or deception helps; ask the consumer protection body.',
        ),
        us: say(
          'Under federal law you have until midnight of business day {withdrawalUs} after signing; Saturdays count, Sundays and federal holidays do not. If you were not given the cancellation form, the time in many cases has not started, and some states give more days, above all to seniors. If it is over, ask your attorney general or a consumer lawyer about deception.',
        ),
      },
    },
    pressure: {
      question: 'What if a salesman at my door pressures me?',
      answer: say(
        'Sign nothing, and let nobody in whom you did not invite: a “today only” discount is a means of pressure, and a good offer still stands next week. Towns and agencies do not sell at the door; if someone claims to come from them or your utility, call there, and hand over no power bill. Report brazen firms to consumer protection, in the US to the attorney general and the state license board.',
      ),
    },
    started: {
      question: 'Can I still cancel the contract if work has begun?',
      answer: {
        de: say(
          'Ordered material or work begun does not take the right from you within the time; only if you expressly asked for an immediate start and were informed do you pay for work already done. Planning or cancellation fees may not be charged on a withdrawal. Pay nothing and ask a consumer advice center, even if they threaten with a lawyer.',
        ),
        at: doorstepSaleStarted,
        ch: doorstepSaleStarted,
        us: doorstepSaleStarted,
      },
    },
    elsewhere: {
      question: 'Can I cancel a purchase made by phone or at a fair?',
      answer: {
        de: say(
          'On the phone and online the right applies just as well, and you can withdraw a “yes” on the phone. At a trade fair or in a shop it mostly does not, as the stand counts as business premises; it is different when you are surprised in the street, in a mall or on a sales outing. If unsure, ask a consumer advice center.',
        ),
        at: say(
          'On the phone and online the right applies just as well, and a “yes” on the phone does not bind you for good. At a trade fair or in a shop it mostly does not; it is different when you are surprised in the street, in a mall or on a sales outing. The Chamber of Labor checks it free of charge.',
        ),
        ch: say(
          'On the phone, at the door, at work, in the street or on a sales outing you can revoke. At a market or fair stand, in a shop and online there is no legal right; only what the firm grants by itself applies. If you asked the salesperson to come, it does not apply either.',
        ),
        us: say(
          'The federal rule also covers places the seller uses only for a time, such as a home show, fair or hotel, but not a permanent store or sales made only by phone or online. There your state’s law and the contract count. A spoken “yes” on the porch is not yet a solar contract; get everything in writing.',
        ),
      },
    },
    relative: {
      question: 'How do I help a relative who signed at the door?',
      answer: say(
        'Whoever signed can withdraw; help to write the letter together today and send it by registered mail. If the person was not legally capable because of illness, the contract may not be valid at all, and a doctor’s note helps. Nobody needs to be ashamed, these salespeople are trained; bring in a consumer advice office.',
      ),
    },
    review: {
      question: 'Who can review a contract I have already signed?',
      answer: {
        de: say(
          'The consumer advice center (Verbraucherzentrale) reviews a signed contract neutrally and for little money, often within days; for large sums or a lawsuit a consumer lawyer helps, almost free on a low income with an advice voucher from the local court. Bring every page, the loan contract and a note of who promised what. If a deadline still runs, withdraw first and have it reviewed then; being deceived is no disgrace.',
        ),
        at: say(
          'The Chamber of Labor and VKI review a signed contract neutrally, often free and quickly; for large sums a lawyer helps, and first advice is often free. Bring every page, the loan contract and a note of who promised what. If a deadline still runs, withdraw first and have it reviewed then; being deceived is no disgrace.',
        ),
        ch: say(
          'Consumer protection (Konsumentenschutz, FRC in the west, ACSI in Ticino) reviews a signed contract neutrally; for the technical side there is the energy advice, for the law the free legal information of the canton or bar, and for older people Pro Senectute. Bring every page and a note of who promised what. If a deadline still runs, revoke first; being deceived is no disgrace.',
        ),
        us: say(
          'Legal aid, or legal help for seniors, which the Eldercare Locator or {helpline} finds for you, reads a signed contract free of charge; otherwise a consumer lawyer does for a small fee. Have the contract, loan papers, messages and the salesperson’s name at hand. If the deadline still runs, cancel in writing today and have it reviewed afterward; being deceived is no disgrace.',
        ),
      },
    },
    noRight: {
      question: 'Can I get out of a contract without a right to cancel?',
      answer: {
        de: say(
          'Without a right of withdrawal three ways remain: negotiate in writing to end it and ask for the real cost. A contract for work you may always terminate until it is finished; the firm keeps its pay less what it saves ({worksLaw}), which does not hold for a purchase with mounting. If you were deceived, contesting comes into question; pay nothing more before the consumer advice center has read the contract.',
        ),
        at: say(
          'Without a right of withdrawal three ways remain: negotiate in writing to end it and ask for the real cost. A contract for work you can call off, then the firm is owed its pay less what it saves; that does not hold for a plain purchase. In case of error or deception the Chamber of Labor helps; pay nothing more before it has read the contract.',
        ),
        ch: say(
          'Without a right to revoke, only the contract or the firm’s goodwill counts: write by registered mail, ask for the real cost and offer a settlement. From a contract for work you can withdraw before completion but pay for work done and full compensation; that does not hold for a plain purchase. In case of deception consumer protection helps; make no further deposit before.',
        ),
        us: say(
          'If the deadline is over or does not apply, the contract counts: look for its cancellation clause and ask in writing for the real cost. If the form or required statements were missing or you were lied to, it may be open to attack under your state’s law. Call the lender and the attorney general before anything is built; pay no further deposit until somebody has read it.',
        ),
      },
    },
    report: {
      question: 'Where can I report a shady salesperson?',
      answer: {
        de: say(
          'Report unfair sellers to the consumer advice center, which can issue warnings and sue, and unlawful sales calls to the Bundesnetzagentur. In case of fraud, a forged signature or threats go to the police, which also works online. Write down name, company, date, promises and witnesses; a report does not bring your money back, that takes a withdrawal or a lawyer.',
        ),
        at: say(
          'Report unfair sellers to the Chamber of Labor or VKI, which can sue, and unlawful sales calls to the telecom authority. In case of fraud, a forged signature or threats go to the police. Write down name, company, date, promises and witnesses; a report does not bring your money back, that takes a withdrawal or a lawyer.',
        ),
        ch: say(
          'Report unfair sellers and sales calls to SECO, which can sue, and to consumer protection. In case of fraud, a forged signature or threats file a complaint with your canton’s police. Write down name, company, date, promises and witnesses; a report does not bring your money back, that takes a revocation or a lawyer.',
        ),
        us: say(
          'Complain free of charge to the contractors’ license board (in California CSLB), your state’s attorney general and the FTC, and about the loan to the CFPB. The board can punish and in some places make up damage from a bond or fund. With a forged signature or a deceived senior also go to the police and Adult Protective Services; write down name, date, promises and witnesses.',
        ),
      },
    },
  },
  compareQuotes: {
    whyDifferent: {
      question: 'Why are the prices in my quotes so different?',
      answer: say(
        'Large differences usually come from offers that are not the same: another size, scaffolding, electrical work, tank or furnace disposal, storage, warranty, and the firm’s margin and workload besides. Make a list of all items and have each company fill the gaps with a price; after that the gap often shrinks a lot. If it stays, ask both for the reason.',
      ),
    },
    cheapest: {
      question: 'Should I take the cheapest quote?',
      answer: say(
        'The cheapest is not automatically bad, but check what is missing: scaffolding, electrical work, disposal, permits, commissioning, workmanship warranty. Ask in writing whether the price is fixed and what extras cost; a quote a fifth below the others almost always has a reason. The dearest is not surely the best either; scope, sizing and who comes afterward decide.',
      ),
    },
    priceOk: {
      question: 'Is the price in my quote fair?',
      answer: {
        de: say(
          'Divide the price by the size: a solar system around {pvTenKwp} costs about {pvTenPrice} without storage, a small one around {pvSmallKwp} {pvSmallPrice}; an air heat pump with installation is mostly at {airHeatPumpPrice}. If your quote is clearly above that, have storage, scaffolding, meter cabinet and roof work named one by one. If it is below, usually something is missing.',
        ),
        at: say(
          'For comparison, our estimate reckons with {pvAtPrice} for {pvAtKwp} of solar without a battery, {batteryAt} for a battery of ten kWh and {airHeatPumpAt} for an installed air-source heat pump; those are assumptions of ours, not statistics, and roof, wiring and scaffolding make a big difference. Compare two or three quotes from your area and have panels, storage, scaffolding, meter cabinet and installation named separately. Your province’s energy advice tells you whether the price is in the usual range.',
        ),
        ch: say(
          'For comparison: a solar system of {pvChKwp} costs about {pvChPrice} without battery before subsidies; for a battery of ten kWh our estimate reckons with {batteryCh}, for an installed air-to-water heat pump with {airHeatPumpCh}, both assumptions of ours. Divide your price by the size and have battery, scaffolding, panel and installation named separately. SwissEnergy’s quote check is free for solar; for heat pumps the energy advice office helps.',
        ),
        us: say(
          'Divide the cash price by the watts: {pvUsRange} is usual without storage; above that there should be a reason, such as a difficult roof or a new panel. For a battery of ten kWh our estimate reckons with {batteryUs}, for an installed air-source heat pump with {airHeatPumpUs}, both assumptions of ours. Financed prices often contain dealer fees, so compare cash prices only.',
        ),
      },
    },
    mustHave: {
      question: 'What must a good quote include?',
      answer: say(
        'A complete quote names: exact models and quantities, output, scaffolding, installation, electrical work and meter or panel, pipes or base, removal and disposal, permits, commissioning, handover, warranties, date, payment plan and a fixed final price. For a heat pump add heat load, flow temperature, seasonal efficiency and noise. Often missing are panel upgrades, groundwork, tank disposal and finishing; have a lump sum without items broken down.',
      ),
    },
    howMany: {
      question: 'How many quotes should I get?',
      answer: say(
        'Two or three comparable quotes are enough; a fourth pays only if the others are far apart or something important stays open. Give everyone the same information, then they can be laid side by side. More quotes mainly cost time and delay the date and the rebates.',
      ),
    },
    negotiate: {
      question: 'Can I negotiate a contractor’s quote?',
      answer: say(
        'Negotiating is common and not rude: say openly that you have another offer, name scope and sum, but better not hand over the other firm’s paper. Often, instead of a discount, more is possible, such as a longer warranty, scaffolding, panel work or better installments. Expect a few percent; whoever drops a lot at once asked too much before.',
      ),
    },
    validity: {
      question: 'How long is a quote valid?',
      answer: say(
        'A quote holds as long as it says; two to eight weeks is usual, and “subject to change” means the firm does not bind itself. Do not let a short deadline push you: ask in writing for an extension, most grant it. After it has run out the price may rise, then compare anew.',
      ),
    },
    sideBySide: {
      question: 'How do I put quotes side by side in a table?',
      answer: say(
        'Make a table with one column per firm and convert to the same size: price per kW or watt, per kWh of storage or per unit of heat output, plus model, warranty on equipment and labor, date, payment plan and distance. Put in what is missing with a price, take out service contracts and loans, and use the same assumptions for the yields. After that sizing, warranty and trust count more than a few percent of price.',
      ),
    },
    warrantyYears: {
      question: 'Is a pricier quote with a longer warranty worth it?',
      answer: say(
        'Divide the extra price by the extra years: two thousand more for eight years longer is two hundred and fifty a year. That is worth it if the equipment is the same, the warranty includes labor and travel, and the firm will probably last that long; on mere parts the maker gives its warranty anyway. Otherwise take the cheaper quote and ask there for more years; often that costs little.',
      ),
    },
  },
  whoPaysUs: {
    priceHigher: {
      question: 'Do I pay more if the contractor comes through Wattnest?',
      answer: say(
        'You pay us nothing yourself; our money comes from the installer, who, as with any referral, may build it into his prices. Whether you pay more shows in the final price: get a second quote directly from a company that does not come through us. Feel free to ask our partner whether a referral fee is in your price.',
      ),
    },
    neutral: {
      question: 'Are your answers really neutral?',
      answer: say(
        'We are not free of interest, since we live from projects; but you do not have to rely on that. My answers are fixed texts, the same for everyone, with sources, and know neither an installer nor an amount; they also say when something does not pay. Check what matters with an office that refers nobody, such as consumer advice or your region’s or state’s energy office.',
      ),
    },
    amount: {
      question: 'How much commission does Wattnest get?',
      answer: say(
        'It is a referral that the installer pays for; I cannot name you an amount or percentage, because that is not among what I have. Ask us through the Legal Notice, or the partner before you sign; it is a fair question. For my answers it makes no difference whether you choose solar, a heat pump or nothing.',
      ),
    },
    ranking: {
      question: 'Can companies buy a spot with Wattnest?',
      answer: say(
        'Nobody can buy a place in my answers: they name no brands for money and contain no paid links. What is suggested are partner companies from your area, so not the whole market. So add at least one quote from outside and compare price, warranty and date.',
      ),
    },
    owners: {
      question: 'Is Wattnest sponsored by anyone?',
      answer: say(
        'Wattnest is a private service, belongs to neither state nor utility and sells no equipment or power of its own; it is paid by the companies it works with. Manufacturers, oil or power companies and banks play no part in my answers. Who owns us is in the Legal Notice.',
      ),
    },
    noPurchase: {
      question: 'What do I owe Wattnest if I buy nothing?',
      answer: say(
        'If you buy nothing it costs you nothing, and we do not sell your data; what is paid for is referring people to installers. You can have everything explained without giving a name or address, and find an installer yourself. You are under no obligation.',
      ),
    },
  },
  person: {
    callMe: {
      question: 'Can someone call me back?',
      answer: say(
        'You can be called: choose “Connect with Installation Partners” and give your number, day and time, then a person from the vetted company gets in touch. They know the time you asked for and your details as far as you agreed. I cannot put you through right now.',
      ),
    },
    phoneNumber: {
      question: 'Does Wattnest have a phone number or email address?',
      answer: say(
        'Wattnest’s contact details are in the Legal Notice at the bottom of the page; there is no call center reading along here. For questions about your house a contractor is the better person, reached through “Connect with Installation Partners”. If you don’t like typing, let somebody fill it in for you and ask for a call.',
      ),
    },
    writtenOnly: {
      question: 'Can a contractor contact me by email only?',
      answer: say(
        'In writing only is fine: in “Connect with Installation Partners” choose email and give no phone number, then the company gets in touch that way only. Say why in the note, for example that you cannot hear or work nights. That also suits you if you sleep by day or live in another time zone.',
      ),
    },
    complaint: {
      question: 'Where can I complain about Wattnest or a contractor?',
      answer: say(
        'Wattnest takes complaints through the contact details in the Legal Notice: write what it is about, ideally with the date, the company’s name and a picture of the chat. I am a program and cannot pass anything on. If a company did not call or show up, write that there too and ask for another.',
      ),
    },
    visit: {
      question: 'Do you have an office, or does someone come to me?',
      answer: say(
        'I cannot promise you an office to drop by or home visits by Wattnest; the contractor comes to the house at a time you arrange, which is needed for a binding quote anyway. Request it through “Connect with Installation Partners”, where you can also ask for a video call. A neutral person on site is an energy adviser or auditor.',
      ),
    },
    isThisHuman: {
      question: 'Is a person or a program answering me here?',
      answer: say(
        'A program answers here, not a person: I am the automatic adviser, not a language model; I recognize the topic and give texts on it that were written beforehand, with sources. On some sites an AI answers in my place; then the chat says so. There are people at Wattnest and at the contractors; you reach them through “Connect with Installation Partners”. If your case is tangled, put it in your own words in the note there, so the expert knows at once.',
      ),
    },
    otherLanguage: {
      question: 'Which languages do you and the contractors speak?',
      answer: say(
        'Here in the chat it works in English, German and French. Which languages the contractor’s people speak is best asked right away: write in the note of “Connect with Installation Partners” which language you would like. A relative who joins the call often helps too.',
      ),
    },
  },
  faultySystem: {
    firstLook: {
      question: 'What do I check first when my system stops working?',
      answer: say(
        'First note the message or error code with a photo, then check the harmless things: breaker and ground-fault switch, the unit’s internet, and whether the switch at inverter or heater is on; the manual explains the code. If only the app shows nothing, the display on the unit counts. An isolation fault, a burnt smell or breakers that keep tripping mean switch off at once and call an electrician.',
      ),
    },
    payOn: {
      question: 'May I withhold payment for a faulty system?',
      answer: say(
        'Open bills for faulty work you may mostly hold back in part, in proportion to the repair, once you have reported the defect in writing. Do not simply stop loan payments, which hurts your credit: report the fault to the lender too, because with a loan arranged by the seller your claims against the company often hold against the lender as well. Have a lawyer or consumer office check it first.',
      ),
    },
    deadline: {
      question: 'How do I give the installer a deadline for a repair?',
      answer: say(
        'In writing, by certified letter or confirmed email: describe the fault, ask for repair and name a date, mostly two weeks, with no heat in winter two to three days. Report every defect as soon as you see it, because waiting can cost rights. When the date has passed, announce what you will do next.',
      ),
    },
    expert: {
      question: 'Who can give an expert report on a faulty system?',
      answer: {
        de: say(
          'An independent expert is found in the directories of the Handwerkskammer or IHK (“publicly appointed expert” for photovoltaics or heating); TÜV and the consumer center name some too. You pay first, and if the defect is proven mostly the company does. If a dispute looms, a court evidence procedure secures the state of things.',
        ),
        at: say(
          'Court-certified experts stand in the judiciary’s list (sdgliste.justiz.gv.at), sorted by field. You pay first, and if the defect is proven mostly the company does. For smaller cases arbitration by the Economic Chamber or consumer protection helps first.',
        ),
        ch: say(
          'Neutral experts are named by Swissolar for solar, by the heat pump association (FWS) for heat pumps, and for wiring by an independent inspection body or ESTI. You pay first, and if the defect is proven mostly the company does. An expert both sides appoint and accept ends a dispute fastest.',
        ),
        us: say(
          'Ask another licensed electrician or HVAC contractor, a solar service company or a licensed engineer (PE) for a written report; the city’s building inspector comes for safety faults too. You pay first. A complaint to your state’s contractor licensing board is free, and up to a limit small claims court works without a lawyer.',
        ),
      },
    },
    anotherFirm: {
      question: 'Can I have another company fix the installer’s defects?',
      answer: say(
        'First the deadline, then the other company: once a fair written deadline has passed or repairs failed several times, you may as a rule bring in someone else and claim the cost; in an emergency to prevent damage, at once. Whoever hires without a deadline is often left with the bill. Returning it for a refund comes only with a serious defect nobody cures.',
      ),
    },
    whoAnswers: {
      question: 'Who is liable for a botched installation?',
      answer: say(
        'Your contract partner answers, that is the company that sold and installed it, even if the unit itself is at fault; its quarrel with the maker is its own. This covers roof damage, wrong wiring and poor design too, and a signed acceptance does not take hidden defects from you. If the company is gone, the maker’s warranty and insurance remain; after buying a house, transferable warranties pass to you.',
      ),
    },
    lowOutput: {
      question: 'When does a system’s low output count as a defect?',
      answer: say(
        'It is a defect when the system stays clearly below what was promised: compare a full year with the contract and with neighbors, because weather alone seldom makes more than ten percent. With a heat pump it counts whether rooms get warm and how often it starts; constant cycling or thick ice is not normal. Lost yield is paid only where the company is at fault or guaranteed output, so collect monthly figures.',
      ),
    },
  },
  brands: {
    tests: {
      question: 'Where do I find reliable tests of equipment?',
      answer: {
        de: brandsTests,
        at: brandsTests,
        ch: brandsTests,
        us: say(
          'There are hardly any reliable failure statistics by brand. What helps are tested values of the exact models: for heat pumps the AHRI number and NEEP’s cold-climate list, for panels the reliability scorecard by Kiwa PVEL, plus Consumer Reports. Ask two or three contractors which units they repair least often.',
        ),
      },
    },
    criteria: {
      question: 'Is a well known brand worth paying more for?',
      answer: say(
        'Compare five things on paper: efficiency over the year, noise, length and content of the warranty, spare parts and service near you, and how many of these units your company has installed. If two units are equal in these, take the better company, not the better-known name; paying more for the name alone isn’t worth it.',
      ),
    },
    chinese: {
      question: 'Are Chinese solar panels and inverters any good?',
      answer: say(
        'Most panels and many cells come from China today, also under European or American names, and good factories there build good equipment; the origin alone says little about quality. More important is who stands here for warranty and spare parts. With inverters and batteries that can be accessed remotely, data security is a fair question: ask for a supplier with servers in Europe or the US and whether the unit also runs without the internet.',
      ),
    },
    local: {
      question: 'Is equipment made in Europe or the US better?',
      answer: say(
        'Heat pumps, chargers and inverters are built in good variety in Europe and also in the US, panels only in small numbers and mostly with cells from Asia. The advantage is the short way to service and parts rather than the technology. Ask for the factory in the data sheet, because a domestic name doesn’t mean domestic production; don’t count on a bonus for local products before it is decided.',
      ),
    },
    oneBrand: {
      question: 'Is it bad if my installer offers only one brand?',
      answer: say(
        'That a company installs only one or two brands is common and often good: it knows the unit, is trained on it and gets parts quickly. Get a second quote with another brand all the same, and ask both for their reasons. If it swaps the agreed brand afterwards, you need agree only if values and warranty are at least as good.',
      ),
    },
    makerGone: {
      question: 'Should I buy equipment from a maker that has quit?',
      answer: say(
        'I would buy leftover stock and units from a maker that has quit only at a clear discount: the manufacturer’s warranty is then worth little, and a replacement of the same size gets hard to find. With panels the risk is small, because they rarely fail; with inverter, battery and heat pump, parts and updates count, so a living maker matters more. Ask who stands in for the maker.',
      ),
    },
  },
  workDays: {
    noHeat: {
      question: 'How long is the heat off during a heat pump swap?',
      answer: say(
        'In a changeover to a heat pump, the heat is usually off for one to three days and hot water about as long, because the old unit stays in use until the switch. A well-insulated house cools by only a few degrees in that time; in winter the installer brings electric heaters or, where hot water runs through radiators, a mobile boiler. Have the quote say how many days it will be and what you get meanwhile.',
      ),
    },
    powerOff: {
      question: 'How long is the power off during an installation?',
      answer: say(
        'The power is usually off for only one to a few hours when solar, a charger or a heat pump is connected; a new panel or meter cabinet can take a whole day. If you depend on equipment such as oxygen or dialysis, say so beforehand: then a fixed time slot is agreed and backup power or a line from a neighbor set up. Fridge and freezer get through it closed.',
      ),
    },
    beHome: {
      question: 'Do I have to be home while solar or heating is installed?',
      answer: say(
        'As a rule you can stay in the house, also with children, older people or pets; a hotel is rarely needed. Someone has to be there at the start, when the power is shut off, and for the handover at the end; in between a key or a neighbor is enough. The roof crew often works without you; agree on rooms that stay locked.',
      ),
    },
    dirtNoise: {
      question: 'How dirty and noisy is installation work in the house?',
      answer: say(
        'Loud and dusty it is usually only for a few hours, when walls are drilled, old units taken apart or the base is set; the rest is ordinary daytime work. Clear the paths and the boiler room and cover what is delicate; sheets and dust extraction are the crew’s job. Ask the day before when they will drill, and have the quote say they leave it broom-clean.',
      ),
    },
    scaffold: {
      question: 'How long does the scaffolding for solar stay up?',
      answer: say(
        'Scaffolding is usually put up a day or two before the panels and stays one to two weeks until roof and cables are done. If it stands longer, it is often the scaffolder or the electrician; what an extension costs and who pays belongs in the contract. On a sidewalk or the neighbor’s land it needs permission first.',
      ),
    },
    borehole: {
      question: 'How long does drilling for geothermal heat take?',
      answer: say(
        'Drilling for ground heat usually takes one to three days per borehole, about a week with setup and removal, and is as loud as construction machinery during the day. The yard suffers along the rig’s path and at the hole from mud; then trenches to the house are filled, and the lawn needs a season. Agree in writing on access, protection of trees and restoration.',
      ),
    },
    overrun: {
      question: 'What if the installation takes longer than planned?',
      answer: say(
        'A few extra days are common, because roofers, electricians and the utility come one after another; weeks without heat or word are not. Write to the company with a short deadline, ask for a new date and, in the cold, a substitute heater at its expense. Pay the next installment only once the agreed part is finished.',
      ),
    },
  },
  ownHands: {
    panels: {
      question: 'Can I mount the solar panels on my roof myself?',
      answer: {
        de: ownHandsPanels,
        at: ownHandsPanels,
        ch: ownHandsPanels,
        us: say(
          'In many places you may put panels on the house you live in yourself, if the building department issues an owner permit and inspects the work. Ask there whether the electrical part is included and helpers are allowed, and ask the utility whether it connects a system without a licensed contractor.',
        ),
      },
    },
    wiring: {
      question: 'Can I wire my own charger or inverter?',
      answer: {
        de: say(
          'Only a firm listed in a grid operator’s register of installers may connect a wallbox, inverter or battery; training, an entry in the crafts register or a foreign qualification alone is not enough. If you are from the trade, you can apply for the listing or work under a listed firm. Switching a tripped device back on as the manual says is fine, opening it is not.',
        ),
        at: say(
          'Only a firm with a trade license for electrical engineering may connect a wallbox, inverter or battery and confirm it to the grid operator; having learned the trade is not enough. Conduits, slots and the bracket you can prepare by agreement.',
        ),
        ch: say(
          'Only the holder of an ESTI installation license may connect a wallbox, inverter or battery; an apprenticeship alone usually is not enough. Conduits, slots and the bracket you can prepare by agreement. At the end an authorized person must issue the safety certificate.',
        ),
        us: say(
          'On the house you live in, many states let owners do electrical work too, with a permit and an inspection; some places insist on a licensed electrician. The owner exemption usually does not cover friends and relatives. Have an electrician set wire size and breaker for long runs, because a mistake often shows only under hours of load.',
        ),
      },
    },
    refrigerant: {
      question: 'Can I install a heat pump myself?',
      answer: {
        de: ownHandsRefrigerant,
        at: ownHandsRefrigerant,
        ch: ownHandsRefrigerant,
        us: say(
          'Split kits with precharged lines are made for owners to fit, as long as you do not open the refrigerant circuit; the electrical hookup usually takes a permit. Once lines must be cut, evacuated or topped up, federal law asks for an EPA certificate. Read the warranty first: many makers pay only if a contractor did the startup.',
        ),
      },
    },
    grants: {
      question: 'Do I get a grant or rebate if I do the work myself?',
      answer: {
        de: ownHandsGrants,
        at: ownHandsGrants,
        ch: ownHandsGrants,
        us: say(
          'Most rebates for heat pumps and equipment require a participating contractor and an invoice; doing it yourself brings no money there. For insulation and air sealing some utilities pay part of the material even for your own work. Ask your program before you buy, and check whether the warranty requires a contractor.',
        ),
      },
    },
    prepWork: {
      question: 'What prep work can I do before the installers come?',
      answer: say(
        'Preparatory work is yours to do: trenches and conduits, a base to the maker’s drawing, openings, insulating the basement ceiling or attic, clearing and hauling. Take out old boilers and radiators only after the firm has cut off gas, power and water and drained the oil; oil tanks and suspected asbestos are for specialists. Agree on dimensions and timing with the firm first.',
      ),
    },
    whoConnects: {
      question: 'Who connects panels or a heat pump I bought online?',
      answer: say(
        'Find the firm for connection and sign-off before you buy or mount anything: it must check another’s work, register it with the grid operator and be liable, and many refuse. Nobody can force them. Your best chances are self-build cooperatives, kit dealers with a partner firm and small electrical firms, if everything is photographed and accessible; a signature without a check is worth nothing.',
      ),
    },
    saved: {
      question: 'How much do I save by doing some of the work myself?',
      answer: say(
        'You mainly save the labor you do yourself, so a part, rarely half: equipment, electrician, registration and often the scaffold remain. Earthworks, openings and dismantling bring the most; with panels it pays only if you know roofs. Have the quote split into items and ask for a price without those you take on.',
      ),
    },
    homeBattery: {
      question: 'Can I build my own home battery from cells?',
      answer: say(
        'I advise against a battery built from cells on the house wiring: without a test mark and declaration of conformity hardly any firm will connect it, the grid operator can refuse it, and after a fire insurance cover is often missing. If one is running, switch it off and ask a professional and the insurer. A finished, tested battery now often costs little more.',
      ),
    },
    waterHeater: {
      question: 'Can I install a heat pump water heater myself?',
      answer: {
        de: say(
          'Placing it, laying the condensate drain, running the air ducts and plugging it in is yours to do. Connecting it to the drinking water with its safety valve is for a firm listed with the water supplier ({waterLaw}), and an old gas heater or a hardwired tank is for professionals too. Mistakes there mean a burst pipe, scalding or trouble with the insurance; ask a firm for a price for the connection only.',
        ),
        at: ownHandsWaterHeater,
        ch: ownHandsWaterHeater,
        us: say(
          'In many places the owner may swap it in the home they live in, with a plumbing and an electrical permit and an inspection. The gas line has to be capped and leak-tested and a {chargerUs} circuit run, which I would leave to licensed people. Do not forget relief valve, expansion tank and condensate drain. Ask first whether the rebate requires a contractor.',
        ),
      },
    },
  },
  radiation: {
    distance: {
      question: 'How far from the bed should an inverter or charger be?',
      answer: say(
        'After one or two meters (three to six feet) hardly more is left of the field of an inverter, battery or charger than of the rest of the household; without sun the inverter is idle at night anyway. Put it on a basement, garage or hallway wall rather than behind a headboard. If it is on a bedroom wall already, moving the bed a little is usually enough.',
      ),
    },
    pacemaker: {
      question: 'Are solar and a charger safe with a pacemaker?',
      answer: say(
        'With a pacemaker or defibrillator you may live in a home with solar, heat pump and charger; modern devices are well shielded against such fields. Keep your chest about an arm’s length from the inverter, the charging cable and the running charger, and open no housing. The exact distance is on the card or with the maker of the implant.',
      ),
    },
    evidence: {
      question: 'Is there proof that electrosmog from solar is harmful?',
      answer: say(
        'Radiation protection agencies see no health risk in solar, heat pump, charger and smart meter: in living rooms the fields are far below the limits, much like those of a stove or hair dryer. There is no proof of cancer, headaches or sleep trouble caused by them. Read for yourself at the German BfS, the Swiss FOPH or the WHO.',
      ),
    },
    measure: {
      question: 'How can I have the fields of solar and chargers measured?',
      answer: say(
        'It can be measured with calibrated devices by a test lab, an engineering firm or in some places the environment office or utility; cheap meters from the internet often show nonsense. Right at the housing a few microtesla are normal, near the bed mostly hardly more than without the system. You need no costly shielding, stones or filters.',
      ),
    },
    radio: {
      question: 'Are radio signals from smart meters and inverters harmful?',
      answer: {
        de: radiationRadio,
        at: radiationRadio,
        ch: radiationRadio,
        us: say(
          'Smart meter, inverter and charger transmit, if at all, only briefly and more weakly than a phone at your ear; a cell tower nearby is usually stronger in your home and below the limit too. Wi-Fi on the inverter can often be turned off and a network cable used. Many utilities swap the transmitting meter on request for a fee.',
        ),
      },
    },
    hum: {
      question: 'Can infrasound and hum from a heat pump make me ill?',
      answer: say(
        'Infrasound from heat pumps is far below the level at which effects are known; what people feel is mostly low sound or vibration carried by wall and floor. That is to be taken seriously and can be solved: rubber feet, flexible lines, another place, quiet mode at night. If complaints last, see a doctor too.',
      ),
    },
  },
};
