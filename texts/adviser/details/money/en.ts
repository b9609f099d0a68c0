import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const costsOverviewBiggest = say(
  'The largest item is almost always the heating with its extra work, then solar with a battery; charger and thermostats are small. Surprises mostly lie in electrical work, meter cabinet, scaffolding and old radiators. Per money spent, insulating the attic floor often saves most on heating.',
);

const runningCostConvert = say(
  'Reckon with about two and a half kilowatt-hours of electricity per liter of heating oil and a quarter kilowatt-hour per kilowatt-hour of gas, times your power price. A thousand liters of oil become some two and a half thousand kilowatt-hours. Floor heating makes it less, very hot radiators more.',
);

const savingsSolarSaves = say(
  'A fitting solar system covers about {selfSufficiencyAlone} of your power use directly, about {selfSufficiencyBattery} with a battery; that part of the bill goes, at your price per kWh. On top comes what your utility pays or credits for exports, which with full net metering can wipe out most of the rest, minus a little upkeep. Being home by day puts you above, never being home below.',
);

const financingAge = say(
  'Mostly yes, for there is no legal age limit for loans. The bank checks whether the pension carries the payments and what the house is worth as security; a small amount on a nearly paid-off house usually works at seventy or eighty too. If one bank says no, ask a second one, choose a shorter term or take a child on as co-borrower.',
);

const financingNoSavings = say(
  'It works without savings too if your income carries the payments: borrow the full amount, take off the rebates, and start with one part, such as the heating. Ask your town, state or utility about programs for small incomes. With debts or poor credit, debt counseling or a co-borrower helps; we advise against expensive loans with no credit check.',
);

const financingRate = say(
  'We cannot name a fixed rate; it changes all the time and depends on term, security and credit. Cheapest is usually money secured by the house or a public program, then a home improvement loan, and dearest are seller installments or a credit card. Get two or three offers and compare the APR and the total paid.',
);

const financingGrantAndLoan = say(
  'Loan and rebate can usually be combined: the rebate lowers the sum, the loan covers the rest or the time until it is paid. Apply for the rebate first and tell the bank when it comes, so you can use it to pay the loan down. Together they must not exceed the costs.',
);

const financingPensionMoney = say(
  'Savings yes, retirement money only with care: keep an emergency fund of some months of expenses. Cashing in retirement savings early often costs tax or subsidies and is missing later. A building-society balance (Bausparen) may go into the house, which can be good value with a low loan rate. Money from family is fine if repayment and interest are put in writing.',
);

const fuelPricesGasNetwork = say(
  'The risk is real: the cost of the gas network stays almost the same even when customers leave, so each who remains pays more, and some networks are shut down altogether. When that reaches your street, the municipality’s heat plan and the network operator tell; a shutdown is announced years ahead. Do not buy a gas boiler today that would have to run another twenty years.',
);

const fuelPricesElectricity = say(
  'With electricity, forces pull both ways: grid expansion and new users such as data centers, cars and heat pumps push the price up, plenty of sun and wind push it down in many hours. I would plan neither a big drop nor an explosion. Against rising rates help your own solar, time-of-use rates and an efficient heat pump, because it uses less power than it gives heat.',
);

const highBillNormal = say(
  'As a rough yardstick for household power without heating and hot water: about one thousand five hundred kilowatt-hours a year for one person, some eight hundred more for each other, a bit more in a house. Compare kilowatt-hours, not amounts, because prices change. An electric water heater, electric heating, a heat pump, pool, sauna or car easily doubles the use.',
);

const highBillCantPay = say(
  'Contact the supplier at once and ask in writing for installments before the deadline; almost all agree to something. Keep paying the current amount and do not ignore reminders, because a shut-off must be announced first. Debt advice, social services and consumer advice help for free, even when a shut-off is looming.',
);

const zeroBillWhatRemains = say(
  'What remains is the base or connection charge, metering and the power you buy at night and in winter, with grid costs, levies and taxes on it. Depending on use and system that is usually a third to two thirds of the old bill; payment for exported power is taken off it or paid separately. The base charge can be lowered only by changing the rate.',
);

const zeroBillCancelContract = say(
  'You do not cancel the power contract: as long as the house is on the grid you need a supplier for night and winter, otherwise you land in default supply, usually dearer. The meter stays too, because it measures what you draw and export. What pays is a rate with a small base charge, as you buy less.',
);

const financingSellWithLoan = say(
  'The loan is tied to you, not to the house: when you sell, you pay it back from the proceeds or, if it is not in the land register, simply keep paying. If the house secures it, the bank releases the register only once the rest is paid and may charge for a fixed rate ended early. Ask for the payoff sum before you list; once it is paid, the system goes to the buyer free of debt.',
);

const leasingBuyingHouse = say(
  'As a buyer you need not take over the lease; without your signature it binds the seller, unless a right on the roof stands in the land register. Before the notary get the contract, remaining term, yearly increase and buyout sum. Then you can ask the seller to buy it out or lower the price by the remaining payments; the purchase contract must say who pays from when.',
);

const leasingDeath = say(
  'The contract and its payments belong to the estate and pass to the heirs; whoever does not inherit owes nothing, not even as a child. Heirs can decline, in Germany within six weeks, in Switzerland within three months, and in Austria a conditional acceptance limits liability. If you keep the house, tell the company of the death and ask about a buyout; sign no new contract before an advice office has read it.',
);

const financingPace = say(
  'PACE exists only in the US: there the loan is repaid through the property tax and ranks before the mortgage. In Germany, Austria and Switzerland you finance through your bank, the mortgage or public loans. If somebody here offers you a loan that “stays with the house”, show it to the bank or a consumer advice office before you sign.',
);

export const en: DetailTexts<'money'> = {
  costsOverview: {
    allTogether: {
      question: 'What is the total for solar, heat pump and charger?',
      answer: {
        de: say(
          'Solar with a battery ({pvSystemWithBattery} at {pvSystemKwp}), an air-source heat pump ({airHeatPumpPrice}) and a charger ({wallboxEur}) add up to roughly forty to sixty thousand euros before grants. Without the battery it is some thousands less, with electrical work or radiators more. It need not all be done at once.',
        ),
        at: say(
          'Our estimate reckons with {pvAtPrice} for {pvAtKwp} of solar, {batteryAt} for a battery of ten kWh, {airHeatPumpAt} for an installed air-source heat pump and {wallboxAt} for the charger, together about {allAt} before grants. Those are assumptions of ours, not Austrian statistics. With two quotes per trade you have your own total in two or three weeks.',
        ),
        ch: say(
          'Solar of {pvChKwp} is {pvChPrice}; our estimate adds {batteryCh} for a battery of ten kWh, {airHeatPumpCh} for the installed air-to-water heat pump and {wallboxChf} for the charger, together about {allCh}. Apart from the solar price those are assumptions of ours, not statistics. Take off the one-off payment and the canton’s contribution. It need not all be done at once.',
        ),
        us: say(
          'Reckon solar at {pvUsRange} times your system size; our estimate adds an installed heat pump at {airHeatPumpUs} and the charger at {wallboxUsd}. With {pvUsKw} that comes to about {allUs} before rebates, in good part assumptions of ours. A new main panel ({panelUpgradeUsd}) or a battery of ten kWh ({batteryUs}) would come on top.',
        ),
      },
    },
    afterGrants: {
      question: 'What do solar and heating cost after incentives?',
      answer: {
        de: say(
          'After grants often a good half is left for the heating: the base grant is {kfwBase}, with bonuses at most {kfwCap} (in the lowest income step {kfwCapLow}), reckoned on up to {kfwCost} for the first home. With solar the saving is already in the price with {vatDeRate} VAT. For a charger at your own house reckon without a grant.',
        ),
        at: say(
          'From the federal government there is at present nothing to apply for, neither for boilers nor for solar, so reckon with the full price. Take off only what your province or municipality promises in writing.',
        ),
        ch: say(
          'For solar, about {pvChGrant} of one-off payment comes off for {pvGrantKwp}, for the heating your canton’s contribution, which differs widely by unit and output. At federal level the deduction until {deductionChTo} also lowers the income tax on the rest.',
        ),
        us: say(
          'The federal credits ended on {creditsEnded}, so reckon without them. Where HEAR runs and your income fits, up to {hearHeatPump} comes off the heat pump and up to {hearHousehold} in all; utility rebates come on top. Without such programs you pay the full price.',
        ),
      },
    },
    normalPrice: {
      question: 'Is my quote for solar, heat pump and charger normal?',
      answer: {
        de: say(
          'For comparison: solar of {pvSystemKwp} costs {pvSystemPrice}, with a battery {pvSystemWithBattery}, an air-source heat pump {airHeatPumpPrice}, a charger {wallboxEur}. If your bundle is clearly above that, have it split into items and get a second quote. Note whether prices include tax and what is missing, such as meter cabinet, scaffolding or radiators.',
        ),
        at: say(
          'For comparison, our estimate reckons with {pvAtPrice} for {pvAtKwp} of solar, {batteryAt} for a battery of ten kWh, {airHeatPumpAt} for an installed air-source heat pump and {wallboxAt} for a charger; those are assumptions of ours, not statistics. If your bundle is clearly above that, have it split into items and get a second quote. Note whether prices include tax and what is missing, such as meter cabinet, scaffolding or radiators.',
        ),
        ch: say(
          'For comparison: solar of {pvChKwp} costs {pvChPrice}; our estimate reckons with {batteryCh} for a battery of ten kWh, {airHeatPumpCh} for an installed air-to-water heat pump and {wallboxChf} for a charger, all assumptions of ours. If your bundle is clearly above that, have it split into items and get a second quote. Note whether VAT is included and what is missing, such as electrical panel, scaffolding or radiators.',
        ),
        us: say(
          'For comparison: solar costs {pvUsRange}; our estimate reckons with {batteryUs} for a battery of ten kWh, {airHeatPumpUs} for an installed air-source heat pump and {wallboxUsd} for a charger, all assumptions of ours. If your bundle is clearly above that, have it split into items and get a second quote. Note what is missing, such as the electrical panel, ducts or permits.',
        ),
      },
    },
    biggest: {
      question: 'Which costs most: solar, a heat pump or a charger?',
      answer: {
        de: costsOverviewBiggest,
        at: costsOverviewBiggest,
        ch: costsOverviewBiggest,
        us: say(
          'The largest item is usually solar, above all with a battery, then the heat pump with its ducts or several indoor heads; charger and thermostats are small. Surprises mostly lie in the electrical panel, old ducts, the roof and trenching. Per dollar spent, air sealing and insulating the attic often saves most on heating.',
        ),
      },
    },
    smallBudget: {
      question: 'Which energy upgrade comes first on a small budget?',
      answer: say(
        'On a small budget start with what costs little and works at once: set the heating properly, seal gaps, insulate the attic floor, then solar of a fitting size or a mini split in the living area. Replace the main heating when it is due anyway. In stages it costs a little more, but each one already brings its saving.',
      ),
    },
  },
  solarCost: {
    fairQuote: {
      question: 'Is the price in my solar quote fair?',
      answer: {
        de: say(
          'Divide the price by the kWp: without a battery {pvSmallPrice} is usual for small systems and {pvTenPrice} around {pvTenKwp}. If your quote is well above, ask what scaffold, meter cabinet or a difficult roof make up; if far below, something is often missing. With a battery, compare with {pvSystemWithBattery} for {pvSystemKwp}. Two more quotes settle the rest.',
        ),
        at: say(
          'Divide the price by the kWp and compare with two more quotes. For {pvAtKwp} without a battery our estimate reckons with {pvAtPrice}; those are German prices plus {vatAtRate} VAT, not an Austrian statistic. Smaller systems cost more per kWp. If a quote is far below, scaffold, meter cabinet or registration is often missing.',
        ),
        ch: say(
          'Divide the price by the kWp: for {pvChKwp} a market survey names {pvChPrice} before the one-time grant; smaller systems cost more per kWp. If your quote is above, ask what scaffold, electrical work or a difficult roof make up. Two more quotes settle the rest; EnergieSchweiz also checks solar quotes.',
        ),
        us: say(
          'Divide the price by the watts: the median quote was {pvUsPrice}, and {pvUsRange} is usual without a battery. Above that there should be a reason, such as a difficult roof, a new main panel or dealer fees for financing hidden in the price; ask for the cash price. Get two more quotes before you sign.',
        ),
      },
    },
    whyExpensive: {
      question: 'Why is a solar system so expensive?',
      answer: say(
        'The panels themselves are only a small part of the price today; most of it is labor, scaffold, inverter, electrical work, design, permits, warranty and the company’s overhead and sales cost. So a cheap panel saves little, a simple roof and good planning save a lot. You can do some mounting and cable runs yourself; the connection is a licensed electrician’s job.',
      ),
    },
    perPanelOrBudget: {
      question: 'What does solar cost by number of panels?',
      answer: {
        de: say(
          'Reckon with about four hundred and fifty watts per panel: twelve panels are a good five kWp, twenty about nine, twenty-four just under eleven. Times {pvSmallPrice} for small and {pvTenPrice} for larger systems gives the price; so twelve thousand euros buy about eight to eleven kWp without a battery. A single panel is cheap in the shop, mounted and connected it is a multiple.',
        ),
        at: say(
          'Reckon with about four hundred and fifty watts per panel: twelve panels are a good five kWp, twenty about nine, twenty-four just under eleven. For {pvAtKwp} without a battery our estimate reckons with {pvAtPrice}, an assumption of ours; smaller systems cost more per kWp. A single panel is cheap in the shop, mounted and connected it is a multiple.',
        ),
        ch: say(
          'Reckon with about four hundred and fifty watts per panel: twelve panels are a good five kWp, twenty about nine, twenty-four just under eleven. For {pvChKwp}, so a good twenty panels, a market survey names {pvChPrice}; for half of it you pay more than half, because scaffold and connection stay the same.',
        ),
        us: say(
          'Reckon with a good four hundred watts per panel: twelve panels are about five kW, twenty a good eight, twenty-four just under ten. Times {pvUsRange} gives the price; so fifteen thousand dollars buy roughly five to six kW. A single panel is cheap in the shop, mounted and connected it is a multiple.',
        ),
      },
    },
    extras: {
      question: 'What does a solar quote include, and what costs extra?',
      answer: say(
        'A complete quote includes panels, inverter, racking, scaffold or fall protection, labor, electrical hookup, permits and tax; have each item listed. Often charged extra are a new meter cabinet or main panel, surge protection, long cable runs, trenching and roof work. Scaffold or fall protection is usual and mostly required for safety. Ask expressly what could still come on top.',
      ),
    },
    runningCosts: {
      question: 'What are the running costs of a solar system?',
      answer: say(
        'Reckon with one to two percent of the purchase price a year: insurance, a meter fee where there is one, an occasional check and savings for the inverter, which has to be replaced after {inverterYears} years. Cleaning is mostly unnecessary because rain does it. The system needs no fuel and no regular service contract.',
      ),
    },
    specialKinds: {
      question: 'Which kinds of solar systems cost more than others?',
      answer: say(
        'Ordinary panels mounted on tile, shingle or metal are cheapest; all-black ones cost only a little more. Clearly dearer per kW are roof-integrated panels, facades, ground mounts with foundations and carports, and dearest solar tiles or shingles, which mostly cost a multiple and make sense only when the roof is new anyway. Have the extra shown as a line of its own.',
      ),
    },
    sizeEffect: {
      question: 'Is a larger solar system cheaper per kilowatt?',
      answer: say(
        'Larger systems cost noticeably less per kW, because scaffold, travel, electrical hookup and design stay almost the same whether eight or twenty panels go up. So a small one is cheaper in total but dearer per kW. Where the surplus is worth something it often pays to fill the good roof at once; have both sizes quoted and compare the difference.',
      ),
    },
  },
  heatPumpCost: {
    fairQuote: {
      question: 'Is my heat pump quote too expensive?',
      answer: {
        de: say(
          'For an air-to-water heat pump in a single-family home {airHeatPumpPrice} installed is usual; anything above needs a reason, such as an oil tank, new radiators, a meter cabinet or a large machine. Compare item by item: unit, tank, base, electrics, dismantling, balancing, startup. Two more quotes and an hour with a consumer advice center often save thousands.',
        ),
        at: say(
          'For an installed air-source heat pump our estimate reckons with {airHeatPumpAt}, an assumption of ours and not a statistic. Whether your price is fair shows in two more quotes with the same items: unit with output, tank, base, electrics, dismantling, balancing, startup. A clearly higher price needs a reason, such as an oil tank, new radiators, a meter cabinet or a larger unit. Your province’s energy advice service often looks at quotes for free.',
        ),
        ch: say(
          'For an installed air-to-water heat pump our estimate reckons with {airHeatPumpCh}, an assumption of ours and not a statistic. Whether your quote is fair shows in two more with the same items. Check whether tank removal, electrician, storage tank, base, permit and startup are included, as that alone often explains differences of over ten thousand francs. SwissEnergy and the canton offer advice.',
        ),
        us: say(
          'For an installed air-source heat pump our estimate reckons with {airHeatPumpUs}, an assumption of ours and not a statistic; a cold climate, new ducts, several indoor heads or a new panel lead to the upper end or above. Get three bids with the same capacity and equipment and separate prices for unit, ducts and electrical. If there is no load calculation or someone pushes you to sign the same day, keep looking.',
        ),
      },
    },
    whySpread: {
      question: 'Why do heat pump quotes differ so much?',
      answer: say(
        'The unit is often only a third to half; the rest is labor, tank, electrics, base, dismantling, design and warranty, and that is where quotes differ most. Add brand, capacity, full order books and a markup because grants beckon. Have scope and capacity made equal before you compare prices; a strikingly cheap quote usually leaves something out.',
      ),
    },
    included: {
      question: 'What is included in the price of a heat pump?',
      answer: say(
        'The full price includes the unit, tanks for heating and hot water, base or bracket, lines and wall opening, electrician and registration, removal of the old heating, balancing, startup and instruction. Often missing are tank disposal, meter cabinet or panel, new radiators, closing the chimney and painting. Have each of these put in the quote with a price or the words “not included”; a buffer tank is not always needed.',
      ),
    },
    cheaper: {
      question: 'How can I get a heat pump for less?',
      answer: say(
        'It gets cheaper with a smaller unit sized to the real heat load, a monobloc without refrigerant work, no needless buffer, your own work on base and dismantling, a date outside the heating season and two or three quotes. In small homes a split unit for the main room sometimes does. Do not save on design, balancing and a firm that will still exist in ten years; offers far below the usual are mostly bait.',
      ),
    },
    ground: {
      question: 'What does a geothermal heat pump cost?',
      answer: {
        de: say(
          'A ground-source system usually costs {groundHeatPumpPrice} including drilling, so some five to ten thousand more than air. The price per meter depends on rock and access; roughly fifteen to twenty meters per kilowatt are needed. In return it uses less power and is not heard outside.',
        ),
        at: say(
          'For ground heat with a borehole or a collector our estimate reckons with {groundHeatPumpAt}, for air with {airHeatPumpAt}; those are assumptions of ours. In return ground heat uses less power and is not heard outside. The drilling price depends on rock, depth and access; roughly fifteen to twenty meters per kilowatt are needed. Have drilling and system quoted separately.',
        ),
        ch: say(
          'For a system with a ground probe our estimate reckons with {groundHeatPumpCh}, for air-to-water with {airHeatPumpCh}; those are assumptions of ours. Many cantons give a higher subsidy for probes, and they use less power. Roughly fifteen to twenty meters per kilowatt are needed; the price per meter depends on rock and access. Have drilling and system quoted separately and ask what applies if water or gas is struck.',
        ),
        us: say(
          'For geothermal our estimate reckons with {groundHeatPumpUs}, for an air-source heat pump with {airHeatPumpUs}; those are assumptions of ours. Drilling or trenches make it dear; in return it uses less power and needs no outdoor unit. The price depends on soil, space and the tons needed. The federal credit for homes ended on {creditsEnded}; ask your state and utility about rebates.',
        ),
      },
    },
    afterGrant: {
      question: 'What does a heat pump cost after incentives?',
      answer: {
        de: say(
          'With the base grant alone a good two thirds of a system near the limit remain yours. KfW pays {kfwBase} to {kfwCap}, in the lowest income band up to {kfwCapLow}, of at most {kfwCost} for the first home, depending on bonuses and income. Whatever lies above you pay in full; you apply before work begins.',
        ),
        at: say(
          'For now, reckon with the full price: the federal money for boiler replacement is used up. What your province or municipality still gives, subtract only once there is a written commitment. The province’s energy advice service knows the status.',
        ),
        ch: say(
          'Some thousands of francs less than the quote says: that is your canton’s contribution, depending on canton and output, usually more for ground probes. The tax deduction comes on top, at federal level until {deductionChTo}. Apply before work begins, otherwise the contribution is lost.',
        ),
        us: say(
          'Up to {hearHeatPump} of HEAR comes off the price by income, where the state offers it, and utility rebates on top. The federal tax credit ended on {creditsEnded}. Subtract only what you have been promised in writing.',
        ),
      },
    },
    size: {
      question: 'Does a larger heat pump cost much more?',
      answer: say(
        'Capacity adds less than one thinks: from eight to twelve or fourteen kilowatts mainly the price of the unit rises by a few thousand, while installation stays almost the same. In apartment buildings larger tanks, distribution or two linked units are added, but the cost per home falls. A mini-split heats a room for a few thousand, but each further room needs its own indoor head.',
      ),
    },
  },
  wallboxCost: {
    fairQuote: {
      question: 'Is the quote for my home charger too high?',
      answer: {
        de: say(
          'For unit and installation our estimate reckons with {wallboxEur}; with a short run and space in the meter cabinet it should stay within that, and anything above needs a reason such as a long line, a trench, wall openings or a new cabinet. Have unit, line per meter, hours, protection, registration and testing listed separately and get two more quotes. Bait prices usually hold only up to five or ten meters.',
        ),
        at: say(
          'For unit and installation our estimate reckons with {wallboxAt}; with a short run and space in the meter cabinet it should stay within that, and anything above needs a reason such as a long line, a trench, wall openings or a new cabinet. Have unit, line per meter, hours, protection, registration and testing listed separately and get two more quotes. Bait prices usually hold only up to five or ten meters.',
        ),
        ch: say(
          'For unit and installation our estimate reckons with {wallboxChf}; with a short run and space in the fuse box it should stay within that, and anything above needs a reason such as a long line, a trench, core drilling or a new box. Have unit, line, hours, notice to the utility and safety certificate listed separately, as the latter are often missing, and get two more quotes. Flat rates usually hold only up to five or ten meters.',
        ),
        us: say(
          'For unit and installation our estimate reckons with {wallboxUsd}; with a short run and space in the panel it should stay within that, and anything above needs a reason such as a long run, a trench, drilling or a full panel. Get three bids naming amps, feet of wire, permit and hours. A new main panel costs {panelUpgradeUsd} extra; lower power or a load manager for {loadManagerUsd} often avoids it.',
        ),
      },
    },
    longLine: {
      question: 'How much more does a charger cost with a long cable run?',
      answer: say(
        'The length of the line is usually the biggest item: every meter needs thicker cable and labor, underground also a trench with conduit. Up to about ten meters (thirty feet) stays within the usual range, at twenty or thirty (sixty to one hundred feet) the price can double. You save by digging the trench yourself, laying a data cable along and planning a moderate power; if wiring is being renewed anyway, do both together.',
      ),
    },
    device: {
      question: 'What does an EV charger cost without installation?',
      answer: say(
        'The unit alone costs from a few hundred to over a thousand depending on features; a simple box with a fixed cable is enough for most. You pay more for an app, access control, a calibrated meter or solar charging; the last pays if you have panels. The brand makes no difference to charging; look for test marks, warranty and a link to your energy management, and do not pay for more power than the car can take.',
      ),
    },
    condo: {
      question: 'What does a charger in a shared garage cost?',
      answer: say(
        'In garages of apartment buildings the shared basic installation comes on top of your own box: supply, distribution, cable trays and load management, split among the spaces. Reckon with one to two thousand a space for that, plus your box; the more take part, the cheaper. Going it alone from your own meter is rarely cheaper and blocks the others; have the manager get a plan with prices per space.',
      ),
    },
    two: {
      question: 'What does a second EV charger cost?',
      answer: say(
        'The second charging point usually costs only part of the first, because line and protection are already there: mainly the second unit and an hour or two of labor. Both should be able to share the power, then no stronger service is needed. Plan the line for it right away, even if the second car comes later.',
      ),
    },
    cheaper: {
      question: 'How can I install a home EV charger cheaply?',
      answer: say(
        'It stays cheap with a short run beside the panel or meter cabinet, moderate power, a simple unit and preparatory work such as trench or conduit done yourself. If you drive little, a suitable heavy-duty outlet on its own circuit and the car’s own cable will do. Under a thousand is then often possible; do not save on protection, registration or permit and testing.',
      ),
    },
    distantSpace: {
      question: 'How do I get a charger at a distant parking space?',
      answer: say(
        'If the car stands far from the house there are two ways: your own underground cable from your meter, or a separate service with a meter at the space; from about fifty meters (a hundred and fifty feet) get both quoted. First settle who owns the path and the space, because crossing someone else’s land takes written permission, best as a recorded easement. A meter of trench through lawn costs least, through paving or asphalt several times that; I name no average because I have no reliable source.',
      ),
    },
  },
  batteryCost: {
    fairPrice: {
      question: 'Is the price quoted for my home battery fair?',
      answer: {
        de: say(
          'Compare the price per usable kWh: {batteryPerKwhDe} is usual, so {batteryDe} for ten kWh. For {pvSystemKwp} a market survey names {pvSystemPrice} without a battery and {pvSystemWithBattery} with one. If your quote is at the upper end, a second one almost certainly pays. Check whether inverter, installation and backup are included.',
        ),
        at: say(
          'Divide the price by the usable kWh and compare two or three quotes that way. For ten kWh our estimate reckons with {batteryAt}; that is an assumption of ours, not a statistic. Ask whether inverter, installation, electrical work and backup are included, because that is where the biggest differences come from. If one quote is far above the others per kWh, negotiate or leave the battery out.',
        ),
        ch: say(
          'Divide the price by the usable kWh and compare two or three quotes that way. For ten kWh our estimate reckons with {batteryCh}; that is an assumption of ours, not a statistic. Ask whether inverter, installation, electrical work and backup are included, because that is where the biggest differences come from. If one quote is far above the others per kWh, negotiate or leave the battery out.',
        ),
        us: say(
          'Divide the price by the usable kWh and compare two or three quotes that way. For ten kWh our estimate reckons with {batteryUs}; that is an assumption of ours, not a statistic. Ask whether inverter, installation, electrical work and backup are included, because that is where the biggest differences come from. If one quote is far above the others per kWh, negotiate or leave the battery out.',
        ),
      },
    },
    addingLater: {
      question: 'Does adding a home battery later cost more?',
      answer: say(
        'Adding one later nearly always works but mostly costs more than buying it at once, because the electrician comes again and often a battery inverter is needed. If your system has a hybrid inverter the battery alone will do; otherwise it is connected on the AC side and the old inverter can stay. Waiting can still pay, as prices have fallen. Have battery, inverter and labor quoted separately.',
      ),
    },
    sizeAndModules: {
      question: 'Is a larger home battery cheaper per kilowatt-hour?',
      answer: say(
        'The bigger the battery, the cheaper the kWh, because you pay for cabinet, electronics and installation only once; so double the size costs clearly less than double. An expansion module is good value if your system accepts modules of the same series and the inverter can take it. But more than you use overnight brings hardly any benefit.',
      ),
    },
    backupExtra: {
      question: 'Does backup power cost extra with a home battery?',
      answer: say(
        'Backup costs extra because it needs a transfer switch or gateway, a suitable inverter and work in the panel; a single backup outlet or a few circuits are cheap, a whole house with automatic switching is expensive. Ask what exactly is supplied, with how much power, and whether the sun recharges during an outage. For fridge, lights and internet the small solution is mostly enough; do not rely on it alone for a life-supporting device, ask its supplier.',
      ),
    },
    fallingPrices: {
      question: 'Are home batteries getting cheaper?',
      answer: say(
        'Home batteries have become clearly cheaper in recent years because cells did; installation and electronics hardly fall. Whether it goes on nobody knows, and sodium or salt batteries are rarely cheaper so far. Waiting costs you only a year’s small saving: if today’s price is not right, build the system battery-ready and add one later.',
      ),
    },
    whyCostly: {
      question: 'Why are home batteries so expensive?',
      answer: say(
        'The price holds not just cells but cabinet, battery management, inverter, installation, permits, warranty and the installer’s margin; cars are built in far larger numbers, so their kWh is cheaper. Labor often comes on top, so ask. A homemade pack from loose cells saves money but mostly loses warranty, grid approval and insurance cover.',
      ),
    },
    brandPrice: {
      question: 'What does a home battery of a particular brand cost?',
      answer: say(
        'I keep no prices of single brands, because they change monthly and the installation often makes up as much as the unit. So compare the full price with gateway, labor and permits, divided by the usable kWh. A list price online is never the price on your wall; well-known brands cost more but mostly have the more reliable service.',
      ),
    },
  },
  runningCost: {
    yearly: {
      question: 'How much electricity does a heat pump use per year?',
      answer: {
        de: say(
          'A house that needs {heatExample} kWh of heat a year takes about {heatExamplePower} kWh of electricity with a usual air-source unit, at average household power about {heatExampleDe} a year. Half the need means half the cost; a heat-pump tariff or floor heating lowers it further. Your need stands on your gas bill.',
        ),
        at: say(
          'A house that needs {heatExample} kWh of heat a year takes about {heatExamplePower} kWh of electricity with a usual air-source unit; times your full price per kWh that is the yearly cost. Half the need means half the cost. Your need stands on the gas bill, and a liter of heating oil is about ten kWh.',
        ),
        ch: say(
          'A house that needs {heatExample} kWh of heat a year takes about {heatExamplePower} kWh of electricity with a usual air-source unit, at the median tariff about {heatExampleCh} a year. Half the need means half the cost, floor heating less still. A liter of heating oil is about ten kWh.',
        ),
        us: say(
          'A house that needs {heatExample} kWh of heat a year takes about {heatExamplePower} kWh of electricity with a usual air-source unit, at the average US price about {heatExampleUs} a year. In the mild South it is less, in the cold North or with expensive power more. Your price per kWh times that use is your number.',
        ),
      },
    },
    convert: {
      question: 'How much power does a heat pump need instead of oil or gas?',
      answer: {
        de: runningCostConvert,
        at: runningCostConvert,
        ch: runningCostConvert,
        us: say(
          'Reckon with about ten kilowatt-hours of electricity per gallon of heating oil and seven per gallon of propane or per therm of natural gas, times your power price. A hundred gallons of oil become roughly a thousand kilowatt-hours. Plain electric baseboards use two to three times what a heat pump does, in cold winters rather two.',
        ),
      },
    },
    cheaperOrNot: {
      question: 'Is a heat pump cheaper to run than gas or oil?',
      answer: {
        de: say(
          'It is cheaper than gas as long as electricity costs less than about three and a half times gas per kilowatt-hour; at average prices it comes out somewhat lower, with a heat-pump tariff more clearly. Against oil it is similar, against storage heaters it saves about two thirds. With very hot water or expensive power the advantage can vanish, and the {carbonDioxide} price makes gas and oil dearer.',
        ),
        at: say(
          'It is cheaper than gas or oil as long as electricity costs less than about three and a half times the fuel per kilowatt-hour, grid and taxes included. Against direct electric heating it saves about two thirds. With very hot water the advantage shrinks.',
        ),
        ch: say(
          'It is cheaper as long as electricity costs less than about three and a half times oil or gas per kilowatt-hour; a liter of oil is about ten. At the median tariff it is mostly clearly cheaper than gas and oil, how much depends on their price and on the water temperature. Against electric heating it saves about two thirds.',
        ),
        us: say(
          'Compare seven kilowatt-hours of power with one therm of gas: at fourteen cents and a little over a dollar a therm it is about even, with cheaper power the heat pump wins, with expensive power gas does. Against propane, oil and plain electric heat it wins almost always. In very cold weeks it shifts toward gas.',
        ),
      },
    },
    monthly: {
      question: 'How are heat pump costs spread over the year?',
      answer: say(
        'January takes about a sixth to a fifth of the year’s cost, summer only hot water; a monthly plan spreads it evenly over twelve months. In very cold weeks it uses two to three times as much a day as on a mild winter day, but those are only a few days. The higher power bill replaces the one for gas or oil.',
      ),
    },
    tooMuch: {
      question: 'Why does my heat pump use so much electricity?',
      answer: say(
        'Divide the heat delivered by the electricity on the unit’s meter: over a year {fieldSpread} is usual, {fieldAir} the average; clearly less mostly means a heating curve set too high, backup heat running along, too many starts or closed thermostats. Lower the curve step by step and look up the hours of the backup heater. After that a technician checks flow and settings.',
      ),
    },
    upkeep: {
      question: 'What does a heat pump cost to run besides electricity?',
      answer: say(
        'Besides electricity a heat pump costs little: a check every one or two years and single parts later on. Chimney sweep, the gas base fee, burner service and tank checks fall away once nothing else burns, and that mostly outweighs the service. A separate heat-pump meter, if you choose one, costs a small fee.',
      ),
    },
    groundOrAir: {
      question: 'Does geothermal use less power than an air heat pump?',
      answer: say(
        'Ground source needs about a fifth less electricity than air for the same heat: {fieldGround} against {fieldAir} was measured on average. With floor heating both run cheaper than with hot radiators, often by another fifth. The saving has to earn back the drilling over the years.',
      ),
    },
  },
  payback: {
    claim: {
      question: 'Does solar really pay off as fast as promised?',
      answer: say(
        'Six to nine years is possible for solar, but only with a low price and high self-use; more usual are {solarPayback}. Ask for the assumptions: self-use, yield, rise of power prices, one inverter replacement and the interest. If a steep price rise is built in or the inverter is missing, the number is flattering.',
      ),
    },
    heatPump: {
      question: 'When is the extra cost of a heat pump earned back?',
      answer: say(
        'With a heat pump count only the extra price over the heating you would have to buy otherwise, after grants, and divide it by the yearly saving including service and fuel levies. Against oil, propane or electric heating it is often quick, against cheap gas slow. If the old boiler has years left, waiting is often no financial mistake.',
      ),
    },
    calculate: {
      question: 'How do I calculate the payback time of solar?',
      answer: say(
        'Divide the price after grants by the yearly benefit: kilowatt-hours you use yourself times the power price, plus those fed in times the export rate, minus service and insurance. Add a new inverter after {inverterYears} years and, with a loan, the interest. That turns a brisk advertising number into the honest one.',
      ),
    },
    sooner: {
      question: 'What makes solar pay off faster or more slowly?',
      answer: say(
        'It is quicker with a low quote, much use by day, a high power price and a roof without shade; an EV or a heat pump on your own power helps. A battery raises the saving but mostly lengthens the time, because it costs much itself. If power prices rise it shortens, if they fall it lengthens.',
      ),
    },
    tooLong: {
      question: 'Is solar worth it even with a long payback time?',
      answer: say(
        'As long as the system lasts well beyond the time it takes to pay: panels run {panelYears} years, everything after payback is profit. If you sell earlier you get part of it back through the house price, though that is not certain. Compared as an investment, solar mostly yields a few percent a year, saved free of tax but tied up.',
      ),
    },
  },
  savings: {
    packageFigure: {
      question: 'Are the savings you show calculated for my home?',
      answer: say(
        'The amounts in the packages are typical values from a few answers and no promise; that is why the range is so wide. It gets exact with yearly use of power and fuel, your rate, roof area and direction. Have the quote show its math: use, prices, assumed price rise and what is estimated.',
      ),
    },
    solarSaves: {
      question: 'How much does solar take off my electric bill?',
      answer: {
        de: say(
          'A fitting solar system covers about {selfSufficiencyAlone} of your power use without a battery, about {selfSufficiencyBattery} with one; that part of the bill goes, at your price per kWh. On top comes the pay for exports, {feedInDe} for systems online by {feedInTo}, minus a little upkeep. Being home by day puts you above, never being home below.',
        ),
        at: savingsSolarSaves,
        ch: savingsSolarSaves,
        us: savingsSolarSaves,
      },
    },
    heatingSaves: {
      question: 'How much does a heat pump save on heating costs?',
      answer: say(
        'Against electric baseboards or storage heaters a heat pump saves half to two thirds of the heating cost, the more the milder the winter; against propane or expensive oil often a third and more, against gas little to a quarter depending on the rates. Most is left with a low water temperature or ducts in good shape. With cheap gas and expensive power it can be a wash.',
      ),
    },
    smallUse: {
      question: 'How much does solar save if I use little power?',
      answer: say(
        'With small use the saving is small too: two people away by day often save only ten to thirty a month on the power bill with solar, plus what exports bring. Then a small system, simple efficiency or first the heating, if that is expensive, makes more sense. It grows with a car, a heat pump or working from home.',
      ),
    },
    tooGood: {
      question: 'Are promises of huge energy savings believable?',
      answer: say(
        'Rarely: seventy or eighty percent lower energy costs are thinkable only with everything together in a well-suited home, or with full net metering; for solar alone or heating alone it is mostly advertising. Ask which self-use, efficiency and price rise stand behind it: more than three percent a year or two thirds self-sufficiency should make you wary. Check it with today’s prices.',
      ),
    },
    notSeen: {
      question: 'Why do my energy costs fall less than promised?',
      answer: say(
        'That is common and mostly has a simple reason: the budget plan still follows the old use, exports are credited separately, or heating, car or colder months now take more power. Compare the kilowatt-hours of a whole year, power and fuel together, not the dollars of one month. If something is still missing, have settings or system checked.',
      ),
    },
    whichMost: {
      question: 'Which upgrade cuts my energy costs the most?',
      answer: say(
        'Mostly heating brings most, because it is the largest part of energy costs, followed by the car if you drive a lot and charge at home, then electricity. Cheapest per unit saved are settings, attic insulation and air sealing, and the right rate plan. Together they save more than the sum, because solar power then goes into heat pump and car.',
      ),
    },
  },
  financing: {
    age: {
      question: 'Will a bank still lend for home upgrades at my age?',
      answer: {
        de: financingAge,
        at: financingAge,
        ch: financingAge,
        us: say(
          'A lender may not turn you down because of age; the Equal Credit Opportunity Act forbids it. It may check whether pension and Social Security carry the payments and what other debt you have. If one says no it has to give the reason; a credit union or a state program is often more generous.',
        ),
      },
    },
    instalments: {
      question: 'Can I pay for solar or a heat pump in installments?',
      answer: say(
        'Paying in installments works through a bank loan or through financing the installer arranges; we offer no payment plan ourselves. Always compare the total with the cash price: at zero percent the interest is often hidden in a higher price or a dealer fee. Ask for the price with and without financing, and what applies if you pay off early.',
      ),
    },
    mortgage: {
      question: 'Should I increase my mortgage for solar or heating?',
      answer: say(
        'Adding to the mortgage or borrowing on the house usually has the lowest rate but costs fees and puts the house up as security; for large sums over a long time it is often the best choice. For smaller sums a home improvement loan without a lien is simpler. Do not take a longer term than the system will last, or the interest eats up the low rate.',
      ),
    },
    noSavings: {
      question: 'Can I pay for solar or heating without any savings?',
      answer: {
        de: say(
          'It works without savings too if your income carries the payments: the grant covers a part, and {kfwLoan} can finance the rest up to {kfwLoanMax} per home, at a lower rate up to {kfwLoanIncome} of household income. Your bank checks your credit; a Schufa entry makes it harder. With debts, start with debt counseling; we advise against loans without a credit check.',
        ),
        at: financingNoSavings,
        ch: financingNoSavings,
        us: financingNoSavings,
      },
    },
    rate: {
      question: 'What is the interest rate on a solar or heating loan?',
      answer: {
        de: say(
          'The KfW shows the current rate day by day on the page of each loan; {kfwLoan} is usually cheaper than your own bank because of the rate advantage, while with {kfwSolar} the rate depends on credit and security. Have the bank work out both, the public loan and its own offer. Compare the effective annual rate and the total.',
        ),
        at: financingRate,
        ch: financingRate,
        us: financingRate,
      },
    },
    grantAndLoan: {
      question: 'Can I combine energy incentives with a loan?',
      answer: {
        de: say(
          'Grant and supplementary loan go together; the loan even requires the commitment: first the contract with a condition, then apply for the grant, then take the commitment (at most {kfwCommitmentMonths} months old) to your bank. {kfwLoan} with the lower rate is for owner-occupied homes up to {kfwLoanIncome} of household income, otherwise it is {kfwLoanOther}. Together they must not exceed the costs.',
        ),
        at: financingGrantAndLoan,
        ch: financingGrantAndLoan,
        us: financingGrantAndLoan,
      },
    },
    pensionMoney: {
      question: 'Should I use retirement money for solar or heating?',
      answer: {
        de: financingPensionMoney,
        at: financingPensionMoney,
        ch: say(
          'From the second pillar and pillar {pillarThree} you may withdraw money for your own home, also for work that adds value such as new heating; it is taxed separately and is missing in your pension later. With the pension fund this works only every five years and with a minimum amount. Pledging instead of withdrawing spares the pension; the fund or bank works it out.',
        ),
        us: say(
          'Retirement money should be the last choice: taking it out of a plan before retirement age usually means income tax plus a penalty. A loan from your own plan avoids that but often has to be repaid quickly if you change jobs. A loan on the house or a state program is usually cheaper.',
        ),
      },
    },
    sellWithLoan: {
      question: 'What happens to my solar loan if I sell the house?',
      answer: {
        de: financingSellWithLoan,
        at: financingSellWithLoan,
        ch: say(
          'A personal loan is tied to you, not to the house: you pay it back from the proceeds or simply keep paying. If the money is in the mortgage, the sale pays it off, or the buyer takes it over with the bank’s consent; leaving a fixed mortgage early often costs a lot. Ask the bank for the sum before you list.',
        ),
        us: say(
          'It depends on the kind: an unsecured loan simply stays yours. With a solar loan the equipment is mostly secured by a UCC filing, which has to be paid off or released for closing; PACE sits on the property tax bill and nearly always has to be paid from the proceeds. Ask for a payoff letter before you list, and ask the title company what is recorded.',
        ),
      },
    },
    pace: {
      question: 'What is PACE financing?',
      answer: {
        de: financingPace,
        at: financingPace,
        ch: financingPace,
        us: say(
          'PACE is no free money: you repay the loan over many years with the property tax, and it mostly ranks before the mortgage. Whoever cannot pay risks the house, and in a sale or refinance it nearly always has to be paid off. Interest and fees are often higher than at a credit union. For homes it exists mainly in California, Florida and Missouri; sign nothing at the door.',
        ),
      },
    },
  },
  leasing: {
    monthlyPrice: {
      question: 'How much more does leasing solar cost than buying?',
      answer: say(
        'Renting usually comes out at half as much again to twice the price of buying. Multiply the payment by twelve and by the years of the contract, including any yearly increase, and set the sum beside the purchase price plus loan interest, upkeep and one repair. Renting is defensible if you truly cannot get a loan or want to look after nothing; in that case compare several rental offers.',
      ),
    },
    sellHouse: {
      question: 'What happens to my solar lease if I sell the house?',
      answer: say(
        'The contract keeps running: when you sell, the buyer takes it over if both buyer and company agree, otherwise you buy it out. Nobody has to take it over, so it often lowers the price or slows the sale. At death it passes to the heirs unless the contract says otherwise. Ask to see the buyout price for each year before signing.',
      ),
    },
    getOut: {
      question: 'Can I get out of a solar lease early?',
      answer: say(
        'Early on you usually get out only by buying out: you purchase the system at its remaining value or pay the outstanding installments less interest. Right after signing at the door (in Germany and Austria online too) you can usually cancel; later only a breach by the other side helps, such as not repairing in spite of a deadline. A price rise holds only if a clause allows it; have a consumer advice office read the contract.',
      ),
    },
    endOfTerm: {
      question: 'Who owns leased solar panels when the contract ends?',
      answer: say(
        'The contract says so, and there are three forms: the system passes to you, often for a small sum, you can buy it at its value or extend, or the company takes it down. Until then it belongs to the company. Make sure the takeover price stands there as a figure and that removal and roof repair are the company’s job; inverter and battery are usually old by then.',
      ),
    },
    theCatch: {
      question: 'What’s the catch with solar for no money down?',
      answer: say(
        'Only the purchase is free: the company owns the system, and for years you pay it for each kWh or a fixed fee, so it earns from you, from exports and often from incentives. The catch is the long commitment, prices that rise every year and trouble when you sell the house. The model as such is no fraud; just do not sign at the first visit.',
      ),
    },
    repairs: {
      question: 'Who repairs leased solar panels or a rented heat pump?',
      answer: say(
        'With a lease or a heat contract the company repairs, because it owns the system; that is the model’s main advantage. Get in writing how fast it comes, what happens to the payment during an outage and who pays for insurance, meter and roof damage. Damage you cause usually stays with you. If a fault is left alone, set a deadline in writing and take advice before you hold back payments.',
      ),
    },
    roofRent: {
      question: 'Should I rent out my roof for solar panels?',
      answer: say(
        'Renting out your roof pays almost only for large areas such as barns and halls; on a home your own system brings several times the rent. Check the yearly rent, the term, removal at the end, roof repairs in between and liability. If the investor wants a right entered in the land records, have a lawyer or notary look at it, because it binds later buyers too.',
      ),
    },
    companyFails: {
      question: 'What if my solar lease company fails or is sold?',
      answer: say(
        'If the company goes under or is sold, your contract usually carries on with the buyer or the administrator on the same terms, though an administrator may also end it; pay the new party only once the change is proven in writing. Your payment may rise only if a clause says so. What gets shaky is the service, so ask for access to the data and for the maker’s warranty.',
      ),
    },
    buyingHouse: {
      question: 'Must I take over the solar lease when I buy a house?',
      answer: {
        de: leasingBuyingHouse,
        at: leasingBuyingHouse,
        ch: leasingBuyingHouse,
        us: say(
          'Before closing you hold the best cards: get the lease, remaining term, yearly increase and buyout sum, and have the seller buy it out, lower the price, or use your contingency while it still runs. The lender often counts fixed payments in your debt ratio, Fannie Mae does, FHA does not. The transfer takes weeks; whether your earnest money is safe is for your agent or a lawyer to say this week.',
        ),
      },
    },
    payAlways: {
      question: 'Do I pay a solar lease even without sun?',
      answer: say(
        'With a fixed rent you pay the same every month, even if the sun is missing, the house stands empty or you use little. With a price per kilowatt-hour you pay for what the roof makes, often also for what you do not use yourself. Look in the contract for a minimum purchase, a minimum payment, the yearly increase and a production guarantee with compensation; without the guarantee you alone carry the weather.',
      ),
    },
    death: {
      question: 'Who pays the solar lease after a death?',
      answer: {
        de: leasingDeath,
        at: leasingDeath,
        ch: leasingDeath,
        us: say(
          'First the estate owes it, then whoever keeps the house; children do not owe it personally as long as they signed nothing. Report the death, ask in writing for transfer and buyout, and pay from the estate until then. Sign no assumption before a probate lawyer or legal aid has read it; if the house is sold, the rest is paid from the proceeds or taken over by the buyer.',
        ),
      },
    },
  },
  propertyValue: {
    solarPremium: {
      question: 'How much value does solar add to my home?',
      answer: say(
        'An owned, working solar system mostly helps a sale, but buyers pay for the years it has left: a new one counts far more than a fifteen-year-old one, a battery little. There is no fixed sum per kilowatt; Zillow once found {zillowPremium} on average in the US, which does not hold everywhere. Show production data and saved costs, that convinces more than a number.',
      ),
    },
    leased: {
      question: 'Do leased solar panels make selling a house harder?',
      answer: say(
        'Leased or rented systems can make a sale harder: the buyer has to take over the contract and the company to agree, or you buy it out first. Some buyers deduct the remaining payments from the price. Before listing, get buyout price and transfer terms in writing; an owned system does not have the problem.',
      ),
    },
    heatingAndLabel: {
      question: 'How do heating and energy rating affect the house price?',
      answer: say(
        'Heating and energy rating move the price more than solar: homes with a bad rating, old oil, gas or storage heaters sell more slowly, and buyers deduct the replacement. They are not unsellable, location counts more. A new heat pump or HVAC helps but seldom brings its full price; an agent’s or neighbor’s flat number proves nothing.',
      ),
    },
    beforeSelling: {
      question: 'Should I still upgrade before selling my house?',
      answer: say(
        'Shortly before a sale a big investment seldom pays: mostly a price reduction or a ready quote with rebate information is cheaper, and the buyer decides. Small things make sense, such as servicing the heating, attic insulation and papers in order. If you stay five years or more, your own savings count too, and it can work out.',
      ),
    },
    getBack: {
      question: 'Do I get the cost of upgrades back when selling my home?',
      answer: say(
        'The whole sum almost never comes back through the sale price; count on a part that falls with the system’s age, plus what you save until then. Heirs too mainly get lower costs and a house that is easier to sell. Whoever invests for the price alone is mostly disappointed.',
      ),
    },
    papers: {
      question: 'Which solar and heating papers does a home buyer want?',
      answer: say(
        'A buyer wants to see: invoices and data sheets, permits and final inspection, the utility agreement, warranties with their transfer rules, service records, production or usage data and the logins. In Germany, Austria and many other places an energy certificate is required. Put it all in one folder and state the cost per year.',
      ),
    },
    valuation: {
      question: 'Does a home appraiser count solar and new heating?',
      answer: say(
        'Banks and appraisers take heating, insulation and owned solar into account, but cautiously and by remaining life, not by what you paid; leased systems do not count. Hand in invoices, rating and production data before the visit and ask for them to be considered. In a divorce or inheritance the market value of the whole house counts; a disagreement needs an appraisal.',
      ),
    },
    charger: {
      question: 'Does an EV charger raise the value of my home?',
      answer: say(
        'A charger at your own space is a small plus, most of all for condos where charging is otherwise hard; it seldom lifts the price by more than it costs. Buyers care more that wiring and capacity are there. For the sale alone it seldom pays.',
      ),
    },
  },
  fuelPrices: {
    carbonPrice: {
      question: 'How much does a CO2 price add to heating oil and gas?',
      answer: {
        de: say(
          'This year the price is between {carbonPriceDe} per ton of {carbonDioxide}; for heating oil that is about seventeen to twenty-one cents per liter, for gas a good cent per kWh. The European trading for buildings is to start in {euTradingFrom}; then the market sets the price, and nobody knows it. To be careful, reckon with double today’s.',
        ),
        at: say(
          'Gas and heating oil carry the national {carbonDioxide} price; the rate stands on your bill. It is to be replaced by the European trading for buildings, which is to start in {euTradingFrom}; then the market sets the price, and nobody knows it. To be careful, reckon with double today’s.',
        ),
        ch: say(
          'The {carbonDioxide} levy is {carbonLevyCh} per ton; that is a good thirty rappen per liter of heating oil and a good two rappen per kWh of gas. Under current law it may not go higher; a later change is for parliament. Part of it comes back to everyone through the health insurance premium.',
        ),
        us: say(
          'There is no national {carbonDioxide} price on heating fuels. Some states have trading systems that make gas and fuel a little dearer; what applies to you stands on the bill or with your state energy office. The world market and utility rates matter more for your costs.',
        ),
      },
    },
    salesForecast: {
      question: 'Is the energy price rise in my quote realistic?',
      answer: say(
        'Increases of six to eight percent a year over twenty years are exaggerated and serve the sale; prices cannot be predicted safely. Calculate three cases: flat prices, two percent and four percent a year, separately for fuel and electricity. A good project stays acceptable in the first case too; leave one that only works with high increases.',
      ),
    },
    willItFall: {
      question: 'Will gas and heating oil get cheap again?',
      answer: say(
        'Prices may fall for a time, since oil and gas swing with war, weather and the world market; you cannot rely on it. Waiting for it costs you the higher bill meanwhile. Better choose heating that stays bearable at low and high prices, and lower your use.',
      ),
    },
    gasNetwork: {
      question: 'Does gas cost more when others leave the gas network?',
      answer: {
        de: fuelPricesGasNetwork,
        at: fuelPricesGasNetwork,
        ch: fuelPricesGasNetwork,
        us: say(
          'The risk exists here too: if many customers go electric, the cost of the pipes is spread over fewer and the fixed charge rises; shutdowns are rare so far. Your state’s utility commission has to approve rate increases, and shows pending filings. Run the numbers for a new furnace with a rising fixed charge.',
        ),
      },
    },
    electricity: {
      question: 'Where are electricity prices headed?',
      answer: {
        de: fuelPricesElectricity,
        at: fuelPricesElectricity,
        ch: say(
          'Your utility publishes next year’s rate by the end of August each year; you find it on strompreis.elcom.admin.ch. Further ahead nobody knows: grid expansion and new users push the price up, sun and wind push it down in many hours. Your own solar and an efficient heat pump help against it.',
        ),
        us: fuelPricesElectricity,
      },
    },
    woodAndPropane: {
      question: 'How will prices for wood, pellets and propane move?',
      answer: say(
        'Wood, pellets and propane cannot be predicted either: pellets and wood are steadier than oil on average, but jumped too in the last crisis; propane follows oil. Buy in spring or summer and store a winter ahead, then you mostly pay less. Wood carries no {carbonDioxide} charge; propane does in Europe.',
      ),
    },
    lockOrBuyNow: {
      question: 'Can I lock in the price of gas, power or heating oil?',
      answer: say(
        'A gas or power price can hardly be fixed for ten years; usual are contracts with a one to three year price guarantee, which often leave out levies and grid. Heating oil and propane are best bought in two or three lots instead of betting on the lowest day; prebuy or cap plans can help for one winter. Lastingly you can fix only the power from your own roof and the use you save.',
      ),
    },
  },
  highBill: {
    normal: {
      question: 'Is my power use normal?',
      answer: {
        de: highBillNormal,
        at: highBillNormal,
        ch: highBillNormal,
        us: say(
          'An average US household uses just under nine hundred kilowatt-hours of power a month; small apartments far less, homes with AC, electric heat or a pool easily twice that in hot or cold months. Compare kilowatt-hours with the same month last year, not dollars. When a bill runs to several hundred in deep winter or high summer, heating or cooling is almost always the reason; direct electric heat gives only one kWh of heat per kWh, a heat pump two to four.',
        ),
      },
    },
    find: {
      question: 'How do I find out what uses so much power at home?',
      answer: say(
        'The quickest way is at the meter: switch everything off, read it, then turn the breakers on one by one and watch when the use jumps. Single appliances you measure with a plug-in meter, often lent by energy advisers or libraries, for at least a day. Suspects are water heaters, old circulation and well pumps, a second fridge, dryers, space heaters and whatever runs at night; a smart meter’s load curve shows the hour.',
      ),
    },
    nothingOn: {
      question: 'Why does my electric meter run with nothing on?',
      answer: say(
        'If the meter runs although nothing seems to be on, a fixed load is usually behind it: water heater, circulation pump, ventilation, freezer, network gear or a foreign line, for instance of the stairwell or a neighbor. Switch off all breakers: if it still counts, tell the grid operator and have an electrician check what hangs on it; if it stops, search circuit by circuit.',
      ),
    },
    meterOrBill: {
      question: 'How do I check whether my power bill is correct?',
      answer: say(
        'First check meter number, period, opening and closing reading and whether it was estimated; a dated photo of the meter is the best proof. If something is wrong, object in writing and ask for a correction with the real reading; the supplier then also adjusts the monthly payment. You can ask for a meter test, but usually pay for it if the meter is right, which it nearly always is.',
      ),
    },
    cantPay: {
      question: 'What if I can’t pay my energy bill?',
      answer: {
        de: highBillCantPay,
        at: highBillCantPay,
        ch: highBillCantPay,
        us: say(
          'Call the utility before the bill is due and ask for a payment plan; many also offer budget billing and low-income discounts. LIHEAP helps with heating and cooling bills; your state’s benefits line or the local Community Action Agency tells you how to apply. In many states shut-offs are barred in extreme cold or heat or during illness.',
        ),
      },
    },
    price: {
      question: 'Does changing power supplier or rate lower my bill?',
      answer: {
        de: say(
          'If your use stayed the same, the price has risen: then changing tariff or supplier helps, from basic supply at any time with two weeks’ notice, after a price rise by special termination. Compare the energy price without bonus, with a one-year price guarantee and no prepayment. Never give your meter number on the phone or at the door.',
        ),
        at: say(
          'If your use stayed the same, the price has risen: compare your energy price in E-Control’s tariff calculator; switching is free and does not interrupt supply. Mind the price after the first year, because new customer discounts end. Grid costs stay the same when you switch.',
        ),
        ch: say(
          'Households in Switzerland cannot change their power supplier; the price is fixed a year ahead, and you find your municipality at strompreis.elcom.admin.ch. Often you can choose a cheaper product of the same utility or a day and night tariff. Otherwise use less or make your own power; against a wrong tariff ElCom helps.',
        ),
        us: say(
          'If your use stayed the same, the price has risen. You can change the supply part only in states with choice; delivery stays with the local utility. Read the term, the price afterward and the fees, because many teaser offers get expensive later, and ask your utility about a time-of-use rate.',
        ),
      },
    },
    suspects: {
      question: 'Which appliances use the most power?',
      answer: say(
        'Multiply watts by hours: an electric water heater, at several kilowatt-hours a day, is often the biggest item, an old freezer uses as much as several new ones, and an uncontrolled circulation pump or a server or gaming computer running all day shows too. Kitchen gadgets such as mixers or kettles hardly count, as they run for minutes. Pool pumps, dehumidifiers and space heaters on the other hand weigh heavily.',
      ),
    },
    saveNow: {
      question: 'How can I cut my energy bill right away?',
      answer: say(
        'Without buying anything the fastest are: water heater no hotter than about sixty Celsius (in the US, one hundred twenty Fahrenheit is usual) and shorter showers, cold washes and line drying, second fridge off, space heaters away, devices off at a power strip overnight. With heating, one degree Celsius (two Fahrenheit) less saves about six percent; lower the heating curve and close doors too. Switching everything off at night saves little if the fridges keep running.',
      ),
    },
  },
  atMyAge: {
    inMyTime: {
      question: 'Will solar or new heating pay off in my lifetime?',
      answer: say(
        'By pure numbers solar pays if you stay in the house for about {solarPayback} more years; with new heating it counts more whether the old one has to be replaced anyway, because then only the extra price matters. With fewer years you get comfort, lower bills and a house that sells more easily, but not all the money back. Reckon with the years you want to stay, not with your age.',
      ),
    },
    heirs: {
      question: 'Do my heirs benefit from solar or a heat pump?',
      answer: say(
        'The children benefit above all if they keep the house: panels last {panelYears} years, a heat pump {heatPumpYears}; in a sale only part comes back through the price. Ask them whether they want the house and would rather inherit money or equipment. Without heirs only what warmth, peace and smaller bills are worth to you counts.',
      ),
    },
    keepOld: {
      question: 'Can I just keep my old heating at my age?',
      answer: say(
        'If the old heating runs safely and is affordable, you may keep it with a clear conscience as long as the law in your place does not say otherwise. But make a plan: service each year, a contractor’s number, a quote in the drawer, a space heater for emergencies. If an expensive repair comes up or it is over twenty years old, a planned change is mostly wiser than an emergency in January.',
      ),
    },
    tooMuchTrouble: {
      question: 'Is installing solar or a heat pump too much at my age?',
      answer: say(
        'The upheaval is limited: solar takes {solarWorkDays} days and hardly touches the inside, a heat pump {heatPumpWorkDays} days in basement and yard; afterwards both run by themselves, no app needed. Have someone sit in on the appointments and choose a mild season. There is a smaller way too: tune the heating, insulate the attic, seal the windows.',
      ),
    },
    movingOut: {
      question: 'Should I upgrade my home if I may move to a care home?',
      answer: say(
        'If you will probably move within five years, a big investment seldom pays; the money is better kept for care or the move. Small measures and a serviced heating are enough then. If a partner stays or a carer moves in, heat without failure counts more than the return.',
      ),
    },
    goodReasons: {
      question: 'Am I too old for solar or a new heating system?',
      answer: say(
        'You are not too old for it, nor is it foolish: many do it at seventy or eighty for heat without hauling and ordering, for steady bills or simply for joy. It is your money; it stays sensible if enough is left for care and repairs. Get two quotes and let them lie for a week.',
      ),
    },
    parent: {
      question: 'Do solar or new heating make sense for elderly parents?',
      answer: say(
        'If three things are right: enough money is left for care and emergencies, the quote is fair and free of pressure, and life gets warmer or easier. Talk them neither into it nor out of it; joy is a good reason too. If your parent sits in the cold, help always pays: ask about aid for small pensions and a heater for right now.',
      ),
    },
  },
  zeroBill: {
    whatRemains: {
      question: 'What do I still pay for power with solar?',
      answer: {
        de: zeroBillWhatRemains,
        at: zeroBillWhatRemains,
        ch: zeroBillWhatRemains,
        us: say(
          'What remains is the fixed monthly charge, often a minimum bill or a grid charge for solar customers, and the power your credits do not cover. With full net metering that is often just the charge, with reduced credits clearly more. Add the payment for a loan, lease or power agreement; the exact items are in your utility’s rate sheet.',
        ),
      },
    },
    offGrid: {
      question: 'Can I live off the grid with solar and a battery?',
      answer: say(
        'Living without the grid is possible but rarely sensible: dark winter weeks take a very large system, much storage and a generator, which costs many times the connection. It makes sense where no line exists, such as a cabin, farm or tiny house, and then best without electric heat. Check first whether your town or bank requires a connection; anyone who needs equipment to live stays on the grid.',
      ),
    },
    cancelContract: {
      question: 'Can I cancel my power contract once I have solar?',
      answer: {
        de: zeroBillCancelContract,
        at: say(
          'You do not cancel the power contract: as long as the house is on the grid you need a supplier for night and winter. The meter stays too, because it measures what you draw and export. A rate with a small base fee pays, as you buy less; E-Control’s rate calculator is free for that.',
        ),
        ch: say(
          'You cannot cancel: as a household you get power from the local utility, and as long as the house is on the grid it needs that connection for night and winter. The meter stays too, because it measures what you draw and export. Ask whether there is a rate with a smaller base charge.',
        ),
        us: say(
          'You do not cancel the contract: as long as the house is on the grid you stay the utility’s customer, and only that way do you get credits for exported power. The meter stays too, because it measures both directions. Ask which rate is cheapest with solar; often several can be chosen.',
        ),
      },
    },
    biggerBattery: {
      question: 'Does a big battery bring my power bill to zero?',
      answer: say(
        'Many panels and a large battery do not make a zero either: in summer it is full, but from November to February the sun to fill it is missing. With suitable storage the example household reaches about {selfSufficiencyBattery}; each further percent costs more, and with a heat pump or car the share falls again. A monthly value like almost a hundred percent in June says nothing about the year.',
      ),
    },
    promise: {
      question: 'Can I believe the promise of no power bill with solar?',
      answer: say(
        '“Never a power bill again” is advertising, not a technical result; often it means a yearly balance in which only the kilowatt-hours are equal, not the money. Ask for a calculation month by month with your use and the promise in the contract; do not believe anyone who will not give it. If something was signed at the door already, check the right to cancel at once.',
      ),
    },
    stillBill: {
      question: 'Why do I still get a power bill with solar?',
      answer: say(
        'A bill despite solar is normal, mostly because of winter, evenings and the base charge, or because the monthly payment has not been adjusted yet. Check on the meter what you draw and export, whether the system runs and whether exports are credited. If the bill is hardly smaller than before, new use such as a heat pump or car, an outage or a billing error is often the cause; ask in writing.',
      ),
    },
  },
};
