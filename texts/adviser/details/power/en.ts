import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const feedInFullOrSurplus = say(
  'Using your own power and exporting only the surplus nearly always pays better, because power you buy usually costs more than power you sell brings. There is no separate higher rate for exporting everything here; where exports are credited in full, it makes no difference.',
);

const feedInCarryOver = say(
  'Summer surplus is not kept as power for winter: each kWh you export is paid for and thereby sold, and in winter you buy at the normal price. A meter that runs backward gets replaced. “Power cloud” contracts offset it only for a fee; check whether the fee is worth it.',
);

const feedInWhyLittle = say(
  'So little is usual today: you are paid about what power is worth wholesale, while the price you pay also holds grid, levies and taxes. And at noon there is plenty of solar, which pushes the price down. Earlier rates were higher because systems cost several times as much; today the benefit comes mainly from using the power yourself.',
);

const feedInLawHurry = say(
  'Don’t let anyone rush you: whether a new rule hits you is decided by the date of commissioning or of the grid application, which a signature this week often cannot reach anyway. Most of the benefit comes from the power you use yourself, and that stays. Compare two or three quotes and sign if it works out with low export payment too.',
);

const batteryWorthMoneyBack = say(
  'Work out the saving per kWh: what you pay minus what exports earn, times the kWh the battery really shifts in a year, about two hundred to two hundred and fifty full charges. Divide the price by that amount. If the result is longer than the usual warranty of {batteryWarranty} years, it is comfort rather than an investment.',
);

const smartMeterRefuse = say(
  'Refusing it altogether usually does not work: where the exchange is planned you have to put up with it. The radio signal is far weaker than a cell phone’s and on only for short moments. If you worry about health or data, ask in writing for the most sparing setting or transmission through the power line.',
);

const dynamicTariffRisk = say(
  'The risk is single expensive hours, mostly winter evenings without wind and sun; they hit you only for the power you use just then. If car and heat pump rest in those hours you notice little; if you heat electrically right through, more. A price cap and a short notice period limit it.',
);

const dynamicTariffHowWorks = say(
  'Tomorrow’s prices are fixed by early afternoon and appear in the supplier’s app; it is mostly cheap at night and at noon with much sun, expensive in the morning and evening. You need not watch: charger, heat pump or an energy manager find the hours themselves. You need a meter that reads every quarter hour.',
);

const dynamicTariffSavings = say(
  'The gain is the price gap times the kilowatt-hours you really shift: with a car or heat pump some thousands a year, with washer and dishwasher only a few hundred. As grid fees, levies and taxes stay the same, only part of the price swings, and even when the exchange price is negative you mostly still pay something. Without car or pump little is left.',
);

const controllableDevices = say(
  'Only large loads that can be shifted are controlled: heat pump, water heater, charger, air conditioner, sometimes the battery. Lights, stove, refrigerator and ordinary outlets stay untouched. Which of your devices are connected shows in the contract and by the small control box at the meter or on the device.',
);

const controllableHowLong = say(
  'Interventions usually last half an hour to two or three hours; fixed blocking times come up to three times a day, voluntary programs only on some peak days a year. Times and maximum number are in the tariff sheet or the program rules. Programs mostly announce themselves by app or text, fixed blocking times do not.',
);

const heatPumpTariffSecondMeterWorth = say(
  'Reckon: difference in unit prices times the heat pump’s yearly use, minus the second base fee and meter charge; spread any rebuilding over ten years. With a difference of a few cents it pays only from several thousand kWh. If the difference is smaller than the base fee or you have solar, stay with one meter.',
);

const heatPumpTariffBlockingHours = say(
  'For the cheaper rate the utility may mostly block the heat pump for some hours a day, often midday or evening, each about two hours at most. At home you hardly ever notice, because floor, walls and tank hold the heat; light houses without a buffer soonest. Ask about length, time and discount, then you can usually accept.',
);

const heatPumpTariffWithoutSecondMeter = say(
  'It often works without a second meter too: ask for a day-night rate, a time-of-use plan or a dynamic rate and shift the heat pump to cheap hours. Some utilities give the heat pump rate to the whole house if they may block or control the unit. A smart meter is usually enough for that.',
);

const gridFeesDifference = say(
  'Grid fees spread the cost of the lines over those who hang on them: where few people live far apart, much is being built or old equipment renewed, each pays more. They are rising because grids are being strengthened for solar power, heat pumps and cars. The difference to the next town comes from another grid operator, not from the supplier.',
);

const gridFeesLower = say(
  'Not by switching supplier, but by drawing less: every kilowatt-hour from your own roof or saved takes its grid fee with it. Beyond that it helps to move use to cheap grid hours where they exist, and to avoid high peaks. The fixed part stays as long as you are connected.',
);

const gridFeesFixedPart = say(
  'The fixed part pays for the connection and the meter, even without use, because the line stands ready at any time. It ends only when the connection is shut down or several meters are merged; the grid operator says what that costs. Whoever uses little therefore carries more per kilowatt-hour.',
);

const gridFeesHours = say(
  'Some grid operators have grid fees by time of day: lower at noon or at night, higher in the early evening. You need a meter that measures quarter hours and mostly have to choose the tariff yourself. It pays if you can shift car, water heater or heat pump; the grid operator’s price sheet gives the hours.',
);

const gridFeesLines = say(
  'The bill has three blocks: the energy (from the supplier), the grid (lines, meter, operation) and taxes, surcharges and levies. Only the first changes when you switch; the other two are the same with every supplier. The grid money goes to the local and the national grid operator, levies to town and state.',
);

const gridFeesComplain = say(
  'You can complain for free: first in writing to the grid operator, asking for the price sheet, then to the regulator. Check beforehand whether the amount on the bill matches the published price sheet; wrong meter data or rate groups are more common than tariffs that are too high. The level itself is checked by the regulator and holds for everyone, with no individual exceptions.',
);

const thermostatEmptyHouse = say(
  'In winter keep an empty house at ten to twelve degrees Celsius, bathroom and pipes in outside walls included, or have water and heating drained completely. Close the main valve either way. A heat pump with water in the outdoor unit must never be without power. The insurer mostly demands heating or draining and regular checks; a sensor that reports cold to your phone costs little.',
);

export const en: DetailTexts<'power'> = {
  selfConsumption: {
    timing: {
      question: 'With solar, should I run my appliances at noon?',
      answer: say(
        'Running appliances at noon helps, but only so far: washer and dishwasher together usually shift just a few percent of your use. Start them one after the other rather than at once, so the panels can carry them; a timer or delayed start is enough. The big loads do far more: move hot water, the car, the pool pump, air conditioning or the heat pump to the hours around midday.',
      ),
    },
    raise: {
      question: 'How do I use more of my own solar power?',
      answer: say(
        'Self-use rises most when the big loads follow the surplus: heat water at noon, charge the car by day on surplus, let the heat pump or air conditioning work a bit more at midday, run the pool pump then. An energy manager switches this by itself, and east-west panels spread the output over the day. After that a battery helps; just don’t use more merely to lift the figure.',
      ),
    },
    offGrid: {
      question: 'Can I go off the grid with solar?',
      answer: say(
        'Cutting an ordinary home off the grid is technically possible but almost never pays: in winter the sun is missing for weeks, and no affordable battery carries summer over. You would need several times the panels plus a generator or the like, and some places require a connection. It makes more sense to live nearly without buying from spring to fall and keep the connection; true off-grid suits cabins with little use.',
      ),
    },
    myFigure: {
      question: 'What’s normal for solar self-use and self-sufficiency?',
      answer: say(
        'Self-consumption is the share of your output you use yourself; self-sufficiency the share of your needs the roof covers. Without a battery about {selfSufficiencyAlone} is normal for both, with one about {selfSufficiencyBattery}; a big roof gives low self-consumption and high self-sufficiency, a small one the reverse. Eighty or ninety percent usually holds only in summer or is advertising. The inverter app shows both if a meter sits at the main connection.',
      ),
    },
    stillBuying: {
      question: 'Why do I still buy power with solar on the roof?',
      answer: say(
        'You still buy because making and using power do not happen at the same time: at night, in the morning and evening and in winter the roof gives little, at noon too much. Even in sunshine it falls short for a moment when stove and washer run together or a cloud passes. You are doing nothing wrong; cut the standby load at night and shift what you can to the day.',
      ),
    },
    atHome: {
      question: 'Do I use more solar power if I’m home all day?',
      answer: say(
        'People who are home by day use more themselves, but less than you might think: retirement, a home office or children usually add five to ten percentage points, because cooking and desk work take little power. If you are out all day, timers for hot water, laundry and the car make up for it. For a small household a smaller system is better used in proportion.',
      ),
    },
    winterShare: {
      question: 'How much of my power does solar cover in winter?',
      answer: say(
        'In winter the roof covers far less: in northern places November to January bring only about a tenth of the year’s output, usually enough for ten to twenty percent of the need, less with a heat pump. From April to September eighty to over ninety percent is common with a battery. Steep or vertical south-facing panels raise the winter share somewhat, and in the sunny South the gap is much smaller.',
      ),
    },
    pool: {
      question: 'How do I run my pool cheaply with solar?',
      answer: say(
        'At a pool the circulation pump uses most, often several kilowatt-hours a day; a variable-speed one that runs slowly and around midday saves the most. A salt cell draws about as much as a few lamps and only runs with the pump, so you need not worry about it. Heat the pool at midday too; where exports are credited at the full price, shifting gains nothing.',
      ),
    },
  },
  feedIn: {
    fixedHowLong: {
      question: 'How long is my solar export rate guaranteed?',
      answer: {
        de: say(
          'What counts is the day the system goes live, not the day you order: that day’s rate stays the same for {feedInYears} years, plus the rest of the last calendar year. It does not fall for you if the law changes later, and it passes to a buyer of the house. For systems connected after {feedInTo} the rule is not settled yet.',
        ),
        at: say(
          'New systems have no rate secured for years: the purchase price follows the market and keeps changing. Some power traders offer a fixed price for a set term; the term and the notice period stand in the purchase contract.',
        ),
        ch: say(
          'The rate is not fixed for years: the utility adjusts it every year or every quarter, mostly along the market price. Below {feedInFloorChKw}, only the legal floor of {feedInFloorCh} is safe; to be careful, reckon with a value close to it.',
        ),
        us: say(
          'Your utility’s tariff says it: where full net metering applies, existing customers often keep their terms for a set number of years, but that is guaranteed only if the tariff states it. Usually the date of the complete interconnection application decides. Get the term and the cutoff date in writing.',
        ),
      },
    },
    fullOrSurplus: {
      question: 'Should I use my solar power or export all of it?',
      answer: {
        de: say(
          'Using your own power and selling the surplus nearly always pays better, because each kWh you use saves about {powerPriceDe}, while full feed-in brings only {fullFeedInDe}. Full feed-in fits where hardly any power is used in the house. You can switch from year to year if you tell the grid operator before the first of December of the year before.',
        ),
        at: feedInFullOrSurplus,
        ch: say(
          'Selling only the surplus nearly always pays better, because power you use yourself saves about {powerPriceCh}. Feeding in everything fits where hardly anyone uses power, such as on a barn: Pronovo then pays a higher one-time grant, and you give up using the power yourself.',
        ),
        us: feedInFullOrSurplus,
      },
    },
    payout: {
      question: 'Who pays me for exported solar power, and how?',
      answer: {
        de: say(
          'Your grid operator pays, not your power supplier: usually monthly installments to your account and one settlement a year by the meter, without you writing an invoice. If the credit note is wrong or missing, check start date, size and meter reading and object in writing. If that does not help, the Clearingstelle EEG mediates.',
        ),
        at: say(
          'Whoever buys your power by contract pays, so OeMAG or a trader, by the grid operator’s readings and as a credit to your account. Without a purchase contract the surplus flows unpaid. If a statement is wrong, compare it with the grid portal and object in writing; E-Control’s arbitration board helps for free.',
        ),
        ch: say(
          'Your utility pays, usually as a credit on the power bill or a transfer each quarter or year; you write no invoice. The statement often lists energy and guarantee of origin separately; not every utility pays for the latter, and you have to assign it to them. If something is missing, ask the utility for the tariff sheet.',
        ),
        us: say(
          'Usually no check comes but a credit on your power bill; you send no invoice. What is left after twelve months some utilities pay out at a small rate, others keep. Exported kWh and credit stand on the bill; if they look wrong, ask the utility first, then your state’s utility commission.',
        ),
      },
    },
    carryOver: {
      question: 'Does my summer solar surplus count for the winter?',
      answer: {
        de: feedInCarryOver,
        at: feedInCarryOver,
        ch: feedInCarryOver,
        us: say(
          'Under net metering, credits usually roll over from month to month, so your July helps in December. Once a year the account is settled: what is left then is mostly paid at a small rate or lost. Under reduced export rates a dollar amount carries over, not the kWh.',
        ),
      },
    },
    otherBuyer: {
      question: 'Can I choose who buys my surplus solar power?',
      answer: {
        de: say(
          'You can sell through a direct marketer instead of at the fixed rate; it is compulsory only from a hundred kW. For a single house the base fee and metering mostly eat up the extra, and the price swings with the exchange. Your power supplier plays no part, and you cannot choose the grid operator.',
        ),
        at: say(
          'You are free to choose the buyer: OeMAG, your power supplier or another trader; the grid operator stays the same. Compare price, term and whether you must also buy your power there on e-control.at. In an energy community you sell to neighbors, often at a better price.',
        ),
        ch: say(
          'The local utility has to take your power, but you may sell it to another buyer; then that contract applies and no floor. For small systems little is left after fees. Often better: supply neighbors through a self-consumption group (ZEV) or a local electricity community (LEG).',
        ),
        us: say(
          'Mostly only your utility can credit the surplus; there is no other buyer. It is different in states with a free retail market, such as most of Texas: there you pick a retailer with a solar buyback plan. Compare the buyback price, its cap and the price you pay together.',
        ),
      },
    },
    whyLittle: {
      question: 'Why do I get so little for exported solar power?',
      answer: {
        de: feedInWhyLittle,
        at: feedInWhyLittle,
        ch: say(
          'That is usual today: each utility sets its own rate, mostly along the market price, which is low at noon in summer. The price you pay, in contrast, also holds grid and levies. For systems below {feedInFloorChKw} the rate must not fall below {feedInFloorCh}; pvtarif.ch shows whether yours is right.',
        ),
        us: feedInWhyLittle,
      },
    },
    perYear: {
      question: 'How much do my solar exports earn in a year?',
      answer: {
        de: say(
          'Multiply exported kWh by the rate: each thousand kWh at {feedInDe} is about seventy-seven euros. Without a battery, a good two thirds of a single house’s power is exported; with {feedInKwp} and some nine thousand kWh a year that is about five hundred euros. What you use yourself brings more.',
        ),
        at: say(
          'Multiply exported kWh by your purchase price: each cent brings ten euros per thousand kWh. Without a battery, a good two thirds of a single house’s power is exported; the monitoring or the grid statement shows your amount.',
        ),
        ch: say(
          'Multiply exported kWh by the rate: each thousand kWh is sixty francs at {feedInFloorCh} and eighty-two at {feedInExampleCh}. Without a battery, a good two thirds of a single house’s power is exported, so it mostly comes to a few hundred francs a year.',
        ),
        us: say(
          'Multiply exported kWh by your rate. Under full net metering each kWh is worth what you pay, on national average {powerPriceUs}; at rates like California’s a thousand kWh bring only fifty to eighty dollars. It will not make a living: it cuts the bill, it is no income.',
        ),
      },
    },
  },
  feedInLaw: {
    existing: {
      question: 'Do new rules affect the solar system I already have?',
      answer: {
        de: say(
          'Systems that already run keep their rate: it holds for {feedInYears} years from commissioning, and a retroactive cut has not been passed and is not in the draft either. The draft of {eegDraftDate} concerns only systems connected after it takes effect. Whoever takes over the house takes over the rate as well.',
        ),
        at: say(
          'In Austria a fixed rate for many years is promised only in old green-power contracts, and these last until their end. Otherwise your purchase contract holds: the price follows the market or can be changed with notice, and you may switch buyer. The grid rules of the ElWG mainly hit new and substantially changed systems.',
        ),
        ch: say(
          'In Switzerland only systems in the old KEV scheme have a promised rate, and it lasts to the end of the term. All others get what the grid operator pays, which can keep changing, but for systems below {feedInFloorChKw} not below the legal minimum of {feedInFloorCh}. A one-off payment you have received is not taken back.',
        ),
        us: say(
          'Most states let existing customers stay on their old rules for many years, often ten to twenty from interconnection; after that the new tariff holds. Fixed charges are often not protected, and enlarging the system a lot can end the legacy status. How long yours lasts and whether it passes to a buyer is in your utility’s tariff sheet.',
        ),
      },
    },
    newSystem: {
      question: 'What export rate can a new solar system count on?',
      answer: {
        de: say(
          'It hits you only if the draft of {eegDraftDate} becomes law and your system is connected after that: new ones below {eegDraftKwp} would then get no lasting fixed payment. The day of commissioning counts, not the order; until {feedInTo} the rate is {feedInDe}. After that calculate cautiously without it, and get the connection date in writing.',
        ),
        at: say(
          'New systems in Austria have no feed-in rate fixed by law anyway; the price comes from your purchase contract. For new ones the ElWG brings the cap above {peakLimitAtKw} and a new sharing of grid costs. Count on the power you use yourself, and have grid access confirmed in writing before you buy.',
        ),
        ch: say(
          'For new systems the electricity act already holds: the payment follows the market price of the quarter, with a minimum of {feedInFloorCh} for systems below {feedInFloorChKw}, and the grid operator may cap the feed-in peak. In return, sharing in ZEV, vZEV and local electricity communities is possible. Count above all on the power you use yourself.',
        ),
        us: say(
          'Usually the rules of the day your interconnection application is complete hold for you, not those of the day you sign. Where a state moves from net metering to net billing, exported power is worth much less; in California it is {exportCalifornia}. Ask the utility for the cutoff date and how long the terms last, and count on using the power yourself.',
        ),
      },
    },
    hurry: {
      question: 'Should I hurry to get solar before the rules change?',
      answer: {
        de: feedInLawHurry,
        at: feedInLawHurry,
        ch: say(
          'Don’t let anyone rush you: most of the benefit comes from the power you use yourself, and that stays under any rule. We know of no date after which all would be lost; the payment keeps changing anyway. Compare two or three quotes and sign if it works out with a low payment too.',
        ),
        us: feedInLawHurry,
      },
    },
    cap: {
      question: 'Can my solar exports to the grid be limited?',
      answer: {
        de: say(
          'New systems without a control box may feed in only {feedInLimit} of their panel power until smart meter and control are fitted and tested; whoever was connected before {spikesLawSince} is not affected. Only the midday peak into the grid is cut, not what you use or store. Usually that costs only a few percent of the yield, less with east-west roofs or a battery.',
        ),
        at: say(
          'New systems above {peakLimitAtKw} may feed in at most {peakLimitAt} of their panel power. Only the midday peak into the grid is cut, not what you use or store yourself; usually that costs only a few percent of the yield. The grid operator may shut you off completely only if the safety of the grid demands it.',
        ),
        ch: say(
          'For new systems, and when an inverter is replaced, the grid operator may limit feed-in to {feedCapCh} of the panel power, without compensation up to {feedCapLossCh} of the yearly production. Only the peak into the grid is cut, not what you use or store. Usually only one or two percent is lost, less with east-west roofs or a battery.',
        ),
        us: say(
          'There is no nationwide cap, but some utilities limit export power when you connect or require a shutdown in emergencies. Only what goes into the grid is affected, not what you use or store yourself. Whether a limit holds for you is in the interconnection agreement.',
        ),
      },
    },
    negativePrices: {
      question: 'What do negative power prices mean for my solar exports?',
      answer: {
        de: say(
          'Systems connected since {spikesLawSince} get no payment for times with a negative exchange price; for small ones this starts only after the year in which the smart meter is fitted. The lost time is added at the end of the {feedInYears} years. Older systems are exempt, except large ones: from {negativeLarge}, connected since {negativeLargeSince}, and from {negativeEarlier}, connected since {negativeEarlierSince}, lose the payment when the price is negative for a few hours in a row, how many depends on their year. Power you use yourself is never affected.',
        ),
        at: say(
          'In Austria your purchase contract decides: with a monthly or fixed price you hardly notice single negative hours, with an hourly exchange tariff you then get nothing or even pay. Ask the buyer for the rule on negative prices. Whoever charges, stores or heats water at noon is hardly affected.',
        ),
        ch: say(
          'As long as the payment follows the quarterly mean, single hours with negative prices do not hit you directly; they only lower the average, and systems below {feedInFloorChKw} get {feedInFloorCh} at least. If your grid operator pays by the hour, read its rule. Using the power at noon yourself helps in any case.',
        ),
        us: say(
          'Most utilities give households fixed credits, so negative wholesale prices play no part. Where exports are paid by the hour or at market price, the credit can go toward zero at noon. Look in the tariff sheet whether exports are valued at a fixed rate or by time; a battery or use at noon protects you.',
        ),
      },
    },
  },
  batteryWorth: {
    moneyBack: {
      question: 'How do I work out if a battery pays for itself?',
      answer: {
        de: say(
          'Work out the saving per kWh: {powerPriceDe} power price minus {feedInDe} feed-in rate, times the kWh the battery really shifts in a year, about two hundred to two hundred and fifty full charges. Divide the price by that amount. If the result is longer than the warranty of {batteryWarranty} years, it is comfort rather than an investment.',
        ),
        at: batteryWorthMoneyBack,
        ch: say(
          'Work out the saving per kWh: your power price, on average {powerPriceCh}, minus your export rate, for example {feedInExampleCh}, times the kWh the battery really shifts in a year, about two hundred to two hundred and fifty full charges. Divide the price by that amount. If the result is longer than the warranty of {batteryWarranty} years, it is comfort rather than an investment.',
        ),
        us: batteryWorthMoneyBack,
      },
    },
    smallUse: {
      question: 'Is a battery worth it if I use little power?',
      answer: say(
        'With low use, or if most of it happens by day anyway, a battery rarely pays: it is hardly emptied and shifts too few kWh to earn its price. As a measure take about {batteryRule} kWh of battery per {batteryUse} kWh of yearly use, rather less. Those who use a lot in the evening and at night gain the most.',
      ),
    },
    winterEmpty: {
      question: 'What good is a solar battery in winter?',
      answer: say(
        'In winter the battery mostly stays empty, because the panels deliver hardly more than the house uses at that moment; with a heat pump even more so. It is useful mainly from March to October. In December and January it helps only if you have a rate with changing prices and charge it cheaply at night.',
      ),
    },
    later: {
      question: 'Should I buy a solar battery now or add one later?',
      answer: say(
        'You can start without a battery and add it later: prices have been falling for years, and after one year you know your surplus exactly. For that choose a hybrid inverter now, or have space and cable prepared. Buying at once makes sense if a grant for it is open to you now or if your exports earn next to nothing.',
      ),
    },
    oldSystem: {
      question: 'Should I add a battery to my old solar system?',
      answer: say(
        'An old system can almost always take a battery with its own inverter on the AC side, whatever the make of the panels or inverter. It makes sense if you may use the surplus yourself and get little for exports. As long as a high old rate or full retail credit still runs, exporting earns more than storing.',
      ),
    },
    insteadOf: {
      question: 'Should I get more solar panels instead of a battery?',
      answer: say(
        'More panels usually give more per dollar than a battery as long as there is roof left: they deliver in winter too and last twice as long. A water heater or an electric car that charges at noon also soaks up surplus more cheaply than a battery. A “cloud” or virtual battery is no storage at all but a power rate with a monthly fee, so do the sums.',
      ),
    },
    gridRates: {
      question: 'Which electricity rates make a battery worthwhile?',
      answer: say(
        'Your rate decides: with prices that swing widely by time of day, a battery saves by charging cheap and discharging at the expensive hours, even without panels. After about a tenth of losses the gap should still cover the cost per charge. If your exports are credited at the full retail price, it brings nothing financially, only power in an outage.',
      ),
    },
    eco: {
      question: 'Is a home battery good for the environment?',
      answer: say(
        'For the environment a battery is usually a small plus: making it is offset after some years of use, but good solar does not need one, since surplus also replaces fossil power in the grid. The iron phosphate batteries common today contain neither cobalt nor nickel. A small one that is well used beats a large one standing half full.',
      ),
    },
  },
  batterySize: {
    outage: {
      question: 'What size battery do I need for power outages?',
      answer: say(
        'Add up what has to run: watts times hours, divided by a thousand, plus about a fifth in reserve. Fridge, lights and router need two to three kWh a day, a freezer about one, a well pump or a small AC several times that; so ten kWh of storage carries the essentials for roughly one to two days, longer with sun. Check the power in kW too, as motors draw a lot at start, and that backup is in the quote.',
      ),
    },
    tooBig: {
      question: 'When is a home battery too big?',
      answer: say(
        'Once the storage no longer empties overnight, each further kWh brings almost nothing: in summer it stays full, in winter empty. The limit is usually near your normal use between sunset and morning; for two people without AC that is often only four to six kWh. Too big hardly harms the battery, but you pay for space you do not use.',
      ),
    },
    emptyEvening: {
      question: 'Is my home battery too small if it’s empty by evening?',
      answer: say(
        'Storage that is empty in the evening is not necessarily too small: it replaced the most expensive part, and the last kWh of a bigger battery pay worst. Doubling pays only if it is full by noon nearly all year and much still goes to the grid. Moving laundry, car and hot water into the day often helps more; many systems can be extended with modules later.',
      ),
    },
    usable: {
      question: 'Which home battery capacity counts, usable or total?',
      answer: say(
        'Go by the usable capacity, because a rest always stays in to protect the cells; it is usually five to fifteen percent below the number in the brochure. Compare the price per usable kWh too. Power counts besides: for a stove, heat pump or backup it should be about five kW or more, for lights and a fridge two to three are enough.',
      ),
    },
    nightUse: {
      question: 'What size home battery gets me through the night?',
      answer: say(
        'The meter tells it best: for two weeks read it at sunset and in the morning and take the average difference, rounded up to the next size. You need no more reserve, because single nights of high use do not justify a bigger battery. If the solar capacity is lower, the smaller value counts.',
      ),
    },
    heatPumpCar: {
      question: 'Do a heat pump and an EV call for a bigger home battery?',
      answer: say(
        'Do not count heat pump and car when sizing storage: in winter the surplus to fill it is missing, and a car swallows more in one night than it holds. Size it by household use and rather charge car and hot water directly from the sun. An AC or pool pump running on summer evenings may be counted.',
      ),
    },
    farm: {
      question: 'How big a battery does a farm or business need?',
      answer: say(
        'For a farm, business or apartment building the rule of thumb does not hold; what counts is your quarter-hour values: how much is used in hours without sun and how high the peaks are. Usually a fraction of the daily use pays, on dairy farms often the amount of the milking before sunrise. Give a planner the load data from the utility and have two sizes worked out.',
      ),
    },
  },
  batteryLifetime: {
    years: {
      question: 'When will I have to replace my home battery?',
      answer: say(
        'Reckon with {batteryYears} years depending on use, with today’s lithium iron phosphate storage rather at the upper end: a household needs some two hundred to two hundred and fifty full charges a year, and the cells last several thousand. Unlike a phone it isn’t dead after that, it just stores less. Over the life of the panels you therefore mostly need one replacement; put it into your sums.',
      ),
    },
    fading: {
      question: 'How fast does a home battery lose capacity?',
      answer: say(
        'A loss of one to three percent a year is usual, somewhat more at the start; after ten years mostly seven to eight tenths are left. If the usable capacity falls clearly faster, first check whether the maker has throttled it by an update or whether a recalibration (one full charge, one full discharge) helps. If it is below the warranted value, report it to the maker with a measurement log.',
      ),
    },
    heatCold: {
      question: 'Do heat and cold harm a home battery?',
      answer: say(
        'It lives longest in a cool and dry place, between about ten and twenty-five Celsius (fifty and seventy-seven Fahrenheit), such as a basement or utility room. Constant heat above thirty-five Celsius (ninety-five Fahrenheit) can cost years; in a hot garage it belongs on a shaded inside wall or needs a liquid-cooled unit. Frost hardly harms it at rest, but below freezing it charges slowly or not at all without a heater. Keep to the range in the data sheet, otherwise the warranty is gone.',
      ),
    },
    warrantyTerms: {
      question: 'When does the warranty on a home battery end?',
      answer: say(
        'The warranty ends with whatever comes first: the years (often {batteryWarranty}), the charge cycles, or the energy passed through in MWh. Divide the MWh by the size of the battery and you have the full charges; a household needs some two hundred to two hundred and fifty a year, so the years mostly run out first. After that it just keeps working. Also ask whether labor and shipping are included and whether it must stay online.',
      ),
    },
    care: {
      question: 'How do I make my home battery last longer?',
      answer: say(
        'With lithium iron phosphate you need do little, the electronics limit charging and discharging. It helps not to leave it completely full or empty for weeks, to keep ten to twenty percent in winter, and to charge it fully every few weeks so that the display stays right. A second cycle a day with a dynamic plan wears it somewhat faster; that pays only if the price difference is worth more than the wear.',
      ),
    },
    types: {
      question: 'Which type of home battery lasts longest?',
      answer: say(
        'Lithium iron phosphate (LFP), which is in almost all new home batteries, lasts longest today. Older lithium cells with nickel age somewhat faster; lead is often finished after five to eight years. Salt water and sodium stand cold and deep discharge well but are rare, and some makers have quit. Used car batteries are cheap, but without warranty and fire certification I would not put them in a house.',
      ),
    },
    repair: {
      question: 'Can a failed home battery be repaired?',
      answer: say(
        'With many units of stackable modules a failed module can be replaced as long as the maker still supplies a matching one; single cells are exchanged only by the maker for safety. After some years a new module often no longer fits the aged ones, and then a whole unit is the better answer. The inverter mostly stays if it is approved for the new battery, and the seller or maker takes old units back.',
      ),
    },
  },
  backup: {
    why: {
      question: 'Why does solar shut off when the grid is down?',
      answer: say(
        'An ordinary inverter shuts off within a fraction of a second when the grid fails, so that no power runs into the line crews are working on, and because it needs the grid as its pacemaker. That is why it is dark even in full sun, and it is no defect. Only an inverter that separates the home from the grid and forms a grid of its own keeps supplying. The others switch on again after a short check once the grid is back.',
      ),
    },
    needed: {
      question: 'What do I need for backup power from solar?',
      answer: say(
        'You need three things: a hybrid inverter with backup function, a battery that fits it, and a transfer switch that separates the home from the grid. If the sun is to recharge during the outage, the system must be able to do that without the grid too, and to start again once the battery was empty (black start). Decide which circuits should run, such as fridge, lights, internet, pump, and have an outage demonstrated at handover.',
      ),
    },
    howLong: {
      question: 'How long can a battery run my home in an outage?',
      answer: say(
        'With a full battery fridge, lights and internet usually run for a day; in summer the sun recharges and it goes on like that for days. In winter the yield is often too small for that, and stove, dryer or car charger empty the battery in a few hours. Do the sum: usable kilowatt-hours divided by the power that runs all the time.',
      ),
    },
    heating: {
      question: 'Will my heating run during a power outage?',
      answer: say(
        'A heat pump can run in an outage if inverter and battery are strong enough for its start; in winter it empties the battery quickly, though. Gas, oil and pellet furnaces need only a little power for fan, pump and controls, which a small backup can do. A well-insulated home stays warm for a day, and a wood stove is the simplest reserve.',
      ),
    },
    cost: {
      question: 'How much extra does solar backup power cost?',
      answer: say(
        'A simple emergency outlet costs little, switching over some circuits clearly more, and the whole home most, as panel, battery and inverter have to be large enough. It can be added later if the maker provides for it in your inverter; otherwise that has to be replaced. Ask for it as a separate line in the quote.',
      ),
    },
    generator: {
      question: 'Should I get a generator or a battery for outages?',
      answer: say(
        'A generator is the cheapest reserve for rare, short outages, but it needs fuel, upkeep and tolerance for noise and never belongs in the house, garage or shed, only outdoors far from windows (carbon monoxide). It may feed the house only through a proper transfer switch. A solar battery with backup takes over by itself, is quiet and useful every day, one without shuts off with the grid; an EV or a portable power station runs single devices.',
      ),
    },
    types: {
      question: 'What kinds of solar backup power are there?',
      answer: say(
        'An emergency outlet is just one socket at the inverter, into which you plug devices yourself; real backup supplies some circuits or the whole home and mostly switches over by itself, on some systems only by hand. That takes milliseconds to a few seconds depending on the device, so computers, alarms or medical devices need an uninterruptible supply (UPS) of their own. With oxygen or a nursing bed never rely on the solar system alone.',
      ),
    },
  },
  smartMeter: {
    cost: {
      question: 'What does a smart meter cost?',
      answer: {
        de: say(
          'The law caps the price: {meterBasic} for a plain digital meter, {meterOptional} for a smart metering system at low use, {meterFeeSmall} from {smartMeterUse} kWh on and {meterFeeControl} with a controllable heat pump, wallbox or small solar system. A control box adds {meterBox}. Where it is compulsory, installation is included; at your own wish, about {meterWish} once and up to {meterOptional} are added.',
        ),
        at: say(
          'The change to a smart meter costs nothing extra; it is paid through the metering fee that is on the power bill anyway and limited by the regulator. If there is a new item besides, ask the grid operator what it is for, and if need be the arbitration board of E-Control. Only a rebuild of the meter box is on you.',
        ),
        ch: say(
          'The meter itself costs nothing to install; you pay a metering tariff, which has recently become a separate item on the power bill and used to be part of the grid fee. The grid operator sets it and ElCom watches over it; it is in the tariff sheet. Only a rebuild of the meter box is paid by the owner.',
        ),
        us: say(
          'The meter belongs to the utility, and the swap is usually free or part of the interconnection fee; you pay a monthly base charge anyway. Whoever opts out of the smart meter pays a surcharge in many states. Only work on the meter socket or the panel gets expensive.',
        ),
      },
    },
    refuse: {
      question: 'Can I refuse a smart meter?',
      answer: {
        de: say(
          'You cannot refuse it: you have to put up with a digital meter and, where it is compulsory, with the communicating system, as a tenant too. All you may choose is another metering operator. The radio signal is far weaker than a cell phone’s, and the data are encrypted.',
        ),
        at: say(
          'You cannot refuse the exchange itself, but you can object to detailed recording (opt-out); with exports, an energy community or a dynamic tariff that is mostly not possible. Since the ElWG quarter-hour values are the normal case, so ask the grid operator in writing what it still measures without them. Most devices send through the power line, not by radio.',
        ),
        ch: smartMeterRefuse,
        us: say(
          'Your state decides: in many you may keep the old or a non-communicating meter for a one-time and a monthly fee. With solar or a time-of-use rate that is usually not possible. Look for “smart meter opt-out” at your utility.',
        ),
      },
    },
    privacy: {
      question: 'What data does a smart meter send about me?',
      answer: say(
        'Only readings and consumption values are sent, encrypted and usually every quarter-hour, not which appliance is running. The curve could show when you use much or little, so only the grid operator and supplier may see it, for billing and the grid. You can look at your own values and ask who receives them.',
      ),
    },
    whoWhen: {
      question: 'Who swaps my electric meter, and when?',
      answer: say(
        'The meter is changed by the operator of your grid or metering point, or by the utility, not by the installer; he registers the system, and the appointment usually comes within weeks, sometimes only after months. It takes half an hour to an hour, the power is off briefly, and someone has to give access. If it drags on, send a written reminder and ask whether the system may already run on the old meter.',
      ),
    },
    reading: {
      question: 'How do I read my smart meter?',
      answer: say(
        'The two lines that matter are power drawn (usually an arrow toward the house) and power exported (arrow toward the grid); a button, or a flashlight on the sensor, moves through the values. Detailed values are in the operator’s customer portal, or live through the port on the device, which often has to be unlocked with a code. If the inverter app differs, the certified meter counts; a few percent are normal.',
      ),
    },
    disconnect: {
      question: 'Can my power be cut off through the smart meter?',
      answer: say(
        'Technically many new meters have a switch; legally everything stays as before: power may be cut only after a reminder and a warning with a deadline, and usually not where it would be disproportionate. If you are behind, contact the supplier at once and agree on installments. Controlling a heat pump or charger is something else: it dims only these devices for a short while.',
      ),
    },
    board: {
      question: 'What if a smart meter doesn’t fit my old meter box?',
      answer: say(
        'If the new meter does not fit the old box, the house has to be upgraded, and the owner pays for that, not the tenant. Often an adapter is enough; with wooden boards and screw fuses a new meter panel is usually due, which is safer anyway. Have an electrician look at it before you order solar or a heat pump, and put it in the quote.',
      ),
    },
  },
  dynamicTariff: {
    risk: {
      question: 'How risky is a time-of-use or dynamic power rate?',
      answer: {
        de: dynamicTariffRisk,
        at: dynamicTariffRisk,
        ch: dynamicTariffRisk,
        us: say(
          'With ordinary time-of-use plans the risk is small, because the hourly prices are fixed; only early evening gets expensive. True wholesale plans are different: in the Texas freeze they turned into bills of thousands, and such plans for households have been restricted there since. Take one only with a cap and if you can shut off during spikes.',
        ),
      },
    },
    howWorks: {
      question: 'When is power cheapest on a time-of-use or dynamic rate?',
      answer: {
        de: dynamicTariffHowWorks,
        at: dynamicTariffHowWorks,
        ch: dynamicTariffHowWorks,
        us: say(
          'Your utility sets the expensive hours in its rate sheet, mostly late afternoon to evening; it is cheap at night and in many places at noon. You need not watch: program car, water heater, dryer and dishwasher once for the cheap hours and pre-cool the house a little before the peak. You mostly have the meter for it already.',
        ),
      },
    },
    savings: {
      question: 'How much does a time-of-use or dynamic rate save?',
      answer: {
        de: dynamicTariffSavings,
        at: dynamicTariffSavings,
        ch: dynamicTariffSavings,
        us: say(
          'The gain is the price gap between the hours times the kilowatt-hours you really shift: with an EV some thousands a year, with dryer and dishwasher only a few hundred. Use your hourly data from the customer portal to see whether the costly evening hours eat up the advantage. It is no myth, but without a car it is small.',
        ),
      },
    },
    noShift: {
      question: 'Is a time-of-use rate worth it without an EV or heat pump?',
      answer: say(
        'Without a car, heat pump or battery a time-varying rate brings little, because cooking, lights and TV fall into the costly evening hours. A cheap flat rate is then the calmer and mostly cheaper choice. If you are home by day and move laundry, dishwasher and water heater to the cheap hours, you can try it with a short notice period.',
      ),
    },
    battery: {
      question: 'Should I charge my home battery with cheap grid power?',
      answer: say(
        'Charging the battery cheaply from the grid at night or noon pays only if the gap to the evening price is larger than losses and wear, so not every day. Your inverter must allow grid charging, and in summer room should be left for the sun. With the car it is simpler: it charges directly in the cheap hours.',
      ),
    },
    offered: {
      question: 'Where can I get a time-of-use or dynamic power rate?',
      answer: {
        de: say(
          'Your supplier must offer a dynamic tariff, the small municipal utility too; if it says otherwise, point to the law or simply switch. You are free to choose your supplier. Compare base fee, surcharge per kilowatt-hour, notice period and meter cost; the exchange price is the same for all.',
        ),
        at: say(
          'You choose your supplier freely; in E-Control’s tariff calculator you can filter tariffs that follow the exchange. Compare base fee, surcharge per kilowatt-hour and notice period. It takes quarter-hour values; the grid operator says whether yours are already running.',
        ),
        ch: say(
          'As a household you get only your utility’s tariffs and cannot switch to another or a foreign supplier. If it offers an optional tariff with time bands or quarter-hour prices, you may mostly change to it and back once a year. If the old day-night tariff goes, set water heater and charger to the new cheap hours, today often noon.',
        ),
        us: say(
          'Your utility decides which plans exist; only in states with retail choice, such as Texas, do you pick the supplier too. Ask for a time-of-use plan, an EV plan and a flat one; many let you switch back in the first year with bill protection. With “free nights” mind the daytime price.',
        ),
      },
    },
  },
  controllable: {
    switchOff: {
      question: 'Can the utility shut off my heat pump?',
      answer: {
        de: say(
          'The grid operator may not switch it off, only throttle it to {controlledFrom} in an emergency; large heat pumps above {controlledBigFrom} keep {controlledBigShare} of their power. That is enough for basic warmth, and lights, stove and the rest of the home are never touched. So it is for devices that went into operation since {controlledSince}; older ones with a discount keep their old blocking hours until {controlledOldTo}, older ones without an agreement are not controlled.',
        ),
        at: say(
          'The grid operator may interrupt your devices only if you chose an interruptible connection, and then at agreed times, mostly one to two hours at a stretch. The house and the hot water tank bridge that. Exports from your solar system are another matter: those may be limited when the grid is full.',
        ),
        ch: say(
          'The utility may block the heat pump if the connection contract or tariff says so, mostly for one to two hours at noon or in the evening. The house and tank usually bridge that without getting cold. It is not shut off for good, and the utility must tell you the blocking times.',
        ),
        us: say(
          'That happens only if you enrolled in a program: then the utility shifts the thermostat a few degrees or cycles the AC or charger for a short time, mostly on a few hot afternoons. You can usually override at the device or in the app. Without enrollment it may not reach into your devices.',
        ),
      },
    },
    reward: {
      question: 'What do I get for letting the utility control my devices?',
      answer: {
        de: say(
          'You pay lower grid fees: module one brings a flat {controlledFlat} without its own meter and mostly suits a charger; module two cuts the grid’s unit price by {controlledShare}, but needs its own meter and pays with high use, so for the heat pump. Module three, only on top of the first, makes the grid cheaper at night. State your choice to the grid operator when registering; devices from before {controlledSince} get it if you register them of your own accord.',
        ),
        at: say(
          'In return you pay a lower grid fee on the interruptible meter. It pays if the device uses many kWh, since the meter and wiring cost extra. Set the saving per kWh times the yearly use against that cost; the grid operator tells you the rate.',
        ),
        ch: say(
          'You get a cheaper tariff or a discount on the grid fee for it; how much is in your utility’s tariff sheet. Whoever leaves flexibility to the utility is entitled to be paid for it. With your own solar system do the sums: if it is blocked at noon when the roof delivers, giving up the discount may bring more.',
        ),
        us: say(
          'You mostly get a sign-up bonus and an amount per season or per kW delivered, most for home batteries, less for thermostats and chargers. How much is on your utility’s program page. Also read how many events a year are allowed and whether you are bound for a term.',
        ),
      },
    },
    devices: {
      question: 'Which devices can the utility control?',
      answer: {
        de: say(
          'Affected are chargers, heat pumps with their backup heater, air conditioners and batteries newly connected since {controlledSince} with more than {controlledFrom} each; several heat pumps or air conditioners count together. Older devices without an agreement are spared. The minimum power holds per device, with an energy manager as a joint, somewhat smaller figure that you split yourself. Stove and outlets never count.',
        ),
        at: controllableDevices,
        ch: controllableDevices,
        us: controllableDevices,
      },
    },
    refuse: {
      question: 'Can I refuse to let the utility control my devices?',
      answer: {
        de: say(
          'For devices above {controlledFrom} that went into operation since {controlledSince} you cannot decline ({controlLaw}); older ones without an agreement may stay as they are. In return the grid operator may no longer refuse your connection because the grid is full. If you do not want to be controlled, stay below that power, for example with a charger permanently limited, but then you get no discount either.',
        ),
        at: say(
          'You need not: an interruptible tariff is voluntary, and without it you simply pay the normal grid fee. You can switch back through the grid operator, though changing the meter may cost something. Do read the connection contract in case yours was approved only with a limit.',
        ),
        ch: say(
          'You can usually decline: write to the utility that you do not want the control; only when the grid is in danger may it still step in. You then lose the discount, and a change at the meter may be due. If blocking is in your connection contract, ask about the notice period and cost of changing it.',
        ),
        us: say(
          'You can decline or leave again: the programs are voluntary, and a call to the utility or a click in the app is usually enough. Check whether you must repay a bonus; some charger or thermostat rebates come with a minimum term. The utility removes a box on the AC on request. As a tenant, ask who enrolled.',
        ),
      },
    },
    howLong: {
      question: 'How often and how long does the utility limit my devices?',
      answer: {
        de: say(
          'Throttling lasts only while the local grid is really overloaded, mostly minutes to a few hours; where measuring is still missing, at most two hours a day are allowed. In practice it has been very rare so far. You get no notice, but the grid operator must publish the interventions online and expand the grid where they pile up.',
        ),
        at: controllableHowLong,
        ch: controllableHowLong,
        us: controllableHowLong,
      },
    },
    controlBox: {
      question: 'How does the utility’s signal reach my devices?',
      answer: say(
        'The signal comes through a small control device: a smart meter with a control box, a ripple receiver on the power line, a switch or antenna box on the AC or water heater, or simply the internet link of your thermostat, charger or battery. The grid operator or utility installs it, your electrician runs any cable. It can only limit or switch the device, it does not watch what you do at home.',
      ),
    },
    carReady: {
      question: 'Will my EV be ready if the utility slows my charger?',
      answer: say(
        'The car will still be ready: even cut back to around four kilowatts it gains some forty to fifty kilometers (twenty-five to thirty miles) in two hours, and over a whole night that is enough for any ordinary drive. Afterward it continues at full power. Set your departure time and start early enough before a long trip.',
      ),
    },
    homeBattery: {
      question: 'Should I let the utility use my home battery?',
      answer: say(
        'For batteries some utilities and aggregators run programs, also called virtual power plants, that draw power from your battery at peak times and pay for it; a reserve, often a fifth, stays yours, and before storms it is usually charged first. The extra cycles are few and hardly wear the battery. Check the pay, the reserve, the term, what happens when you sell the house, and whether the maker’s warranty allows it.',
      ),
    },
  },
  thermostat: {
    nightSetback: {
      question: 'Should I turn the heat down at night?',
      answer: say(
        'With gas, oil or electric baseboards a night setback of several degrees saves energy, most of all in a drafty house. A heat pump runs better steadily or one or two degrees Celsius (two to four Fahrenheit) lower at most: after a deep setback it catches up with hotter water or backup heat and loses the gain. Setting it back does no harm, it just seldom pays.',
      ),
    },
    savedAmount: {
      question: 'How much does a smart thermostat save?',
      answer: say(
        'A few percent of heating is realistic, with irregular hours and gas or oil up to about {setbackSaving}: each degree Celsius less in the room saves roughly {degreeSaving}. If you are home all day, already turn it down yourself or heat with a heat pump, expect little. Claims of a quarter hold for people who used to heat flat out.',
      ),
    },
    fitting: {
      question: 'Which smart thermostat fits my heating?',
      answer: say(
        'Most wall thermostats can be replaced, but smart ones usually want a C-wire; if it is missing, an adapter kit or a spare wire in the cable helps. Line-voltage baseboards need a special model, and communicating systems or mini-splits keep their maker’s control better. Smart radiator heads fit most valves with adapters. The maker’s compatibility check tells you in minutes, by a photo of the old wires.',
      ),
    },
    tenants: {
      question: 'Can I install a smart thermostat as a renter?',
      answer: say(
        'Renters may as a rule swap radiator heads themselves as long as the radiator stays closed; keep the old ones and put them back when you move out. A wall thermostat or anything on the system needs the landlord’s consent, so ask in writing first. You pay for it unless something else is agreed; some utilities give the device away or discount it.',
      ),
    },
    remote: {
      question: 'Can I control my heat and AC from my phone?',
      answer: say(
        'Heat and AC can be run by app from anywhere once the control and the house are online; for remote places there are models with their own cell connection. If the internet drops, the system keeps its last program and the buttons still work. In winter leave an empty house at ten to thirteen Celsius (fifty to fifty-five Fahrenheit), in humid heat around thirty (eighty-five) rather than off, and bring it back up or down some hours to a day before you arrive.',
      ),
    },
    oneBox: {
      question: 'Do I need a home energy manager?',
      answer: say(
        'An energy manager runs car, battery, water heater and heat pump when there is spare solar; across brands that is done by manager boxes, by the inverter’s own system or by open software such as Home Assistant or evcc. It pays with a car or a heat pump; with panels alone, or panels and a battery, the built-in control is enough. One is sufficient: check its device list for your exact models before buying.',
      ),
    },
    floorHeating: {
      question: 'Do smart thermostats help with floor heating?',
      answer: say(
        'With floor heating or a heat pump, smart room controls do little: the floor reacts only after hours, and valves that keep closing make the unit short-cycle. Open valves and a low heating curve work better; single rooms such as bedroom or bath may be trimmed by their flow. Remote sensors help even out rooms only where each has its own valve, damper or unit.',
      ),
    },
    emptyHouse: {
      question: 'How warm should I keep an empty house in winter?',
      answer: {
        de: thermostatEmptyHouse,
        at: thermostatEmptyHouse,
        ch: thermostatEmptyHouse,
        us: say(
          'In winter keep an empty house at fifty to fifty-five degrees Fahrenheit, or have pipes, water heater and heating drained completely (winterized). Close the main valve either way and open cabinet doors in front of pipes. The insurer mostly demands heat or draining and regular checks; a sensor that reports cold to your phone costs little.',
        ),
      },
    },
  },
  heatPumpTariff: {
    secondMeterWorth: {
      question: 'Is a second meter for the heat pump worth it?',
      answer: {
        de: say(
          'The second meter usually pays only from about four to five thousand kWh of heating power a year, and only if the meter cabinet has room. Reckon: difference in unit prices times yearly use, minus the second base fee and meter charge, minus the {controlledFlat} you give up for it. If the cabinet needs costly rebuilding or the house is frugal, stay with one meter.',
        ),
        at: heatPumpTariffSecondMeterWorth,
        ch: heatPumpTariffSecondMeterWorth,
        us: heatPumpTariffSecondMeterWorth,
      },
    },
    withSolar: {
      question: 'One meter or two for solar and a heat pump?',
      answer: say(
        'With solar a shared meter is mostly better, because only then may your solar power run the heat pump; that counts in spring, fall and for summer hot water, little in deep winter. Cascade metering with two meters allows both but costs more and pays only at high use. Have both set-ups calculated with your numbers; an electrician can take an existing second meter out of service.',
      ),
    },
    blockingHours: {
      question: 'Does a heat pump rate come with blocked hours?',
      answer: {
        de: say(
          'New units are no longer switched off but only throttled, rarely and briefly, when the grid is tight; a minimum of {controlledFrom} remains. Older contracts still have blocking hours, mostly up to three times a day for two hours. At home you hardly ever notice, because floor, walls and tank hold the heat.',
        ),
        at: heatPumpTariffBlockingHours,
        ch: heatPumpTariffBlockingHours,
        us: say(
          'Such blocking is rare in the US; some utilities pay a bonus if they may throttle the heat pump briefly at peak load, and you can mostly opt out. With time-of-use rates power costs more in the evening but nothing is blocked. Check length and opt-out in the program terms.',
        ),
      },
    },
    howToGet: {
      question: 'How do I get a heat pump power rate?',
      answer: {
        de: say(
          'The installer registers the grid discount with the grid operator; the heat pump contract you sign yourself with a supplier of your choice, it does not come by itself. Behind an existing second meter you may switch freely too; a comparison site with “Wärmestrom” shows suppliers. If you are on default supply there, a switch mostly saves at once; give meter number and use.',
        ),
        at: say(
          'Ask your grid operator for the interruptible grid rate and have the electrician register it; it does not come by itself. You choose the power supplier freely, also for the heat pump’s own meter; the tariff calculator on e-control.at compares. You need the metering point number and yearly use.',
        ),
        ch: say(
          'You request the rate from your utility; mostly the installer registers it along with the unit, it does not come by itself. Swiss households cannot change supplier, but they can change the product at their own utility. Whether there is a heat pump rate and what it requires stands in the tariff sheet or on strompreis.elcom.admin.ch.',
        ),
        us: say(
          'Call your utility and ask for the electric heating rate, a winter discount and time-of-use plans; mostly you are not switched by itself. Often the invoice or a photo of the heat pump is proof enough. Some of these rates are closed to new customers. The discount is rarely retroactive, so apply right after installation.',
        ),
      },
    },
    withoutSecondMeter: {
      question: 'Can I get a heat pump rate without a second meter?',
      answer: {
        de: say(
          'Without a second meter you still get a discount: the flat deduction of {controlledFlat} (module one), if the heat pump is registered as controllable; one from before {controlledSince} you may register of your own accord. The {controlledShare} lower grid price (module two) requires a meter of its own; there two small levies also fall away on request. With a smart meter you can add a time-variable grid fee (module three) to the flat deduction.',
        ),
        at: heatPumpTariffWithoutSecondMeter,
        ch: heatPumpTariffWithoutSecondMeter,
        us: heatPumpTariffWithoutSecondMeter,
      },
    },
    oldContract: {
      question: 'Should I keep my old electric heating rate?',
      answer: say(
        'Do not hastily give up an old double or heating rate, because it is often no longer offered; after replacing the unit, however, it continues only if supplier and grid operator agree. Ask in writing before installation. If it has been canceled or is hardly cheaper than normal power, change supplier where you can, or put everything on one meter.',
      ),
    },
    otherLoads: {
      question: 'What may run on the heat pump’s own meter?',
      answer: say(
        'Behind the heat pump meter usually belong only the heating unit with its backup element and controls; whether a charger or water heater may join is for the grid operator to say, often it works for controllable devices together. If one heat pump serves several homes, a meter of its own makes sense because costs can then be billed cleanly. A tenant who pays for the power chooses the contract.',
      ),
    },
  },
  gridFees: {
    difference: {
      question: 'Why are my grid fees higher than elsewhere?',
      answer: {
        de: say(
          'Grid fees spread the cost of the lines over those who hang on them: where few people live far apart or much wind and solar power is connected, they were higher. Since {windCostSince} the extra costs of the wind regions are shared nationwide, so fees fell in the north and east and rose slightly elsewhere. The difference to the next town comes from another grid operator.',
        ),
        at: gridFeesDifference,
        ch: gridFeesDifference,
        us: gridFeesDifference,
      },
    },
    lower: {
      question: 'How can I lower my grid fees?',
      answer: {
        de: say(
          'Not by switching supplier, but with a controllable wallbox, heat pump or battery: that brings a flat {controlledFlat} or, with a meter of its own, {controlledShare} off the grid’s unit price ({controlLaw}). With the flat rate you can also choose grid fees by time of day. And every kilowatt-hour from your own roof saves its grid fee entirely.',
        ),
        at: gridFeesLower,
        ch: gridFeesLower,
        us: gridFeesLower,
      },
    },
    fixedPart: {
      question: 'What is the fixed part of my grid fees for?',
      answer: {
        de: gridFeesFixedPart,
        at: gridFeesFixedPart,
        ch: gridFeesFixedPart,
        us: say(
          'The fixed part (customer charge or base services charge) pays for meter, billing and connection, even without use; another supplier changes nothing about it. Some rates add a demand charge by the highest hour of the month: there it helps not to run big appliances at once. Several services can often be merged.',
        ),
      },
    },
    solarOwners: {
      question: 'Do I pay grid fees on my own solar power?',
      answer: say(
        'Power you use directly from your own roof costs no grid fee; for every kilowatt-hour you buy and for the fixed part you pay like everyone. A battery that stores only your own solar power pays nothing extra; if it charges from the grid, the fee falls due on charging. Because solar homes contribute less, higher fixed parts and charges for exporting are being discussed or, in places, introduced; ask how things stand before you buy.',
      ),
    },
    hours: {
      question: 'At what hours are grid fees lower?',
      answer: {
        de: say(
          'Since {controlledTimedSince} every grid operator has to offer grid fees by time of day, but only to households with a controllable wallbox, heat pump or battery and a smart meter, on top of the flat rate. There are three steps over the day, mostly cheapest at night. You order it through your electricity supplier; the hours are in the grid operator’s price sheet.',
        ),
        at: say(
          'In the summer half-year the grid’s unit price is {sunDiscountAt} lower from {sunHourFrom} to {sunHourTo} o’clock. Your smart meter has to deliver quarter-hour values for that; the grid operator says whether it does already. Put car, water heater and washing machine into these hours.',
        ),
        ch: gridFeesHours,
        us: gridFeesHours,
      },
    },
    lines: {
      question: 'Which parts make up my power bill?',
      answer: {
        de: gridFeesLines,
        at: gridFeesLines,
        ch: say(
          'The bill has three blocks: energy, grid use (local lines plus Swissgrid’s tariffs for transmission, system services and the power reserve) and levies such as the federal grid surcharge and local fees. Households cannot switch utility, so not the grid either. ElCom’s price comparison shows all tariffs of your commune.',
        ),
        us: say(
          'The bill has the power itself (supply or generation), delivery (lines, meter, fixed part) and surcharges called riders, for storm damage, efficiency programs or grid upgrades. Another supplier changes only the first part. Riders are approved by the state commission for a set time; the utility’s tariff book says how long.',
        ),
      },
    },
    complain: {
      question: 'Can I challenge my grid fees?',
      answer: {
        de: gridFeesComplain,
        at: gridFeesComplain,
        ch: say(
          'ElCom checks tariffs: first ask your utility in writing for the reasons, then you can write to ElCom, without a lawyer. It compares the tariffs and can lower them, which then holds for all customers of that utility. Whether yours stands out you see beforehand in ElCom’s price comparison.',
        ),
        us: gridFeesComplain,
      },
    },
  },
};
