import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';

const subsidiesOverviewCombine = say(
  'Different measures may usually be funded from different pots, but the same invoice only up to a limit and often not twice from the same source. A grant and a tax break for the same cost often exclude each other. State in every application what else you receive, and ask municipality and utility first, because their money goes fastest.',
);

const subsidiesOverviewWhoMay = say(
  'What counts is that you own the house and where it stands, not your citizenship: foreigners, heirs, clubs and communities of owners can usually apply too, renters only with the owner. Vacation homes and empty houses get less, and bonuses for owner-occupiers drop out. Income-based grants need proof, others are open to everyone.',
);

const subsidiesOverviewHelp = say(
  'You need not pay anyone for this: public energy advice services tell you free or cheaply which grants are open, and you apply yourself or with the firm. Keep this order: advice, quote, application, commitment, order. Our quick check shows after a few entries what may fit your home.',
);

const solarSubsidyFreeSolar = say(
  'There are no panels given away by the government; such ads mostly hide a lease, a loan or a twenty-year power contract. Hand over no data and no signature before you have the total price and the name of the program in writing, and check it on the authority’s own page.',
);

const solarSubsidyBonuses = say(
  'There is no national extra for facades, steep panels, carports or altitude here; the rules for the roof as a rule hold for these too, also for an extension. Single cities and states support green roofs, facades or listed buildings specially, so ask there before ordering.',
);

const wallboxSubsidyConditions = say(
  'Where there is a grant, conditions are usually the same: apply before buying, a new unit from the program’s list, often controllable and networked, fitted and invoiced by an electrician. Used units or ones bought online off the list drop out, and hardly anyone pays retroactively. Networked means the utility may throttle in bottlenecks and see charging data.',
);

const batterySubsidyGridService = say(
  'Some utilities and providers pay an upfront bonus or a yearly reward for using your battery at peak times; it is called a virtual power plant, and in some places you bring your own battery or lease theirs. Ask yours for the amount, number of events, the reserve kept for you and the term. Some rebates require taking part.',
);

const insulationSubsidyMeasures = say(
  'As a rule support goes to whatever insulates the heated envelope: roof, top ceiling, facade, interior insulation, basement ceiling and floors on the ground, but not unheated annexes such as a garage. Necessary side work such as scaffold, plaster or roofing often counts as far as it belongs to the insulation; the insulation must reach a minimum value. Ask the grant office before you sign the quote.',
);

const insulationSubsidyLowIncome = say(
  'If money is tight, ask the free advice service before any firm: some states, cities and foundations pay for insulation of low-income households fully or mostly. Cheap steps such as weatherstrips, the attic hatch and the top ceiling help even without a grant. Callers offering “free insulation” are better turned away.',
);

const grantOrderStart = say(
  'Depending on the program the start is the binding order or the first work on site, that is delivery, drilling, removal. Planning, energy advice, quotes and a building application may come before. If the crew begins before approval, the money is mostly gone, even if the application was on its way: have the date moved.',
);

const grantOrderEmergency = say(
  'Even in an emergency most programs do not pay retroactively. Bridge the time with a rented heater or a repair, apply at once and call the funding office: some allow an early start after a breakdown if you ask in writing. Keep photos and the technician’s report of the failure.',
);

const grantOrderClause = say(
  'In substance the sentence says: the contract takes effect only when the grant is approved, or ends without cost if it is denied; the planned date of the work belongs to it. That way you are not bound if no money comes. The installer should write it into the order; a word of mouth is not enough.',
);

const solarTaxOlderOrSold = say(
  'The system’s age does not change how exports are taxed: the same rules apply as for new ones. On sale, inheritance or gift the system passes with the house and is part of its value; keep invoices, they can reduce a later gain. Running contracts and support have to be transferred to the new owner.',
);

const solarTaxLargerSystems = say(
  'With large systems, on farms or in a business the proceeds count as business income, and in return depreciation, interest and upkeep are deductible. The relief for small systems on a home then does not apply or only in part. Have a tax adviser work it out before you order, because size matters.',
);

const grantTimingBetterLater = say(
  'Betting on more money later rarely pays: rates have fallen more often than risen in recent years, and what is announced is certain only once it is decided. If your heating runs well and you plan for some years ahead anyway, there is no need to panic: get quotes, and apply when the plan is ready.',
);

const grantTimingCuts = say(
  'Any grant can be abolished, but almost never retroactively: what has been approved in writing stands. Whether and when it is cut is decided by parliament or the legislature with the budget, mostly at the turn of the year; newspaper reports on plans are no change yet. If you want to build in the next months anyway, better apply now; if you have years, reckon with less.',
);

const grantTimingIncomeFalls = say(
  'Only grants with an income limit make a difference there; with the others the building and the date of application count. Ask which year is counted: often it lies in the past, so a smaller income takes effect only later.',
);

const lowIncomeCantPayRest = say(
  'First ask the municipality, state or your bank for loans secured on the house, and the company for a final payment only after the subsidy has arrived. Some offices defer until sale or inheritance. If it still isn’t enough, split it up: first insulate the attic floor and seal drafts, the heating later; I would not take an expensive installment loan from a salesman.',
);

const lowIncomeEmergency = say(
  'Call the social office of your municipality and your supplier today: in an emergency the office can pay or advance fuel, arrears or a repair, and the supplier can agree on installments before it cuts you off. Bring the bill, a bank statement and proof of income. Until then heat one room, and never with a grill, gas range or generator indoors.',
);

const lowIncomeSignUp = say(
  'Go first to your municipal office or to the energy advice service of your province or canton: they know which help exists right now and assist with the form. Bring proof of income, the tax assessment, proof of ownership and a quote. Reckon with some weeks, and order nothing before the approval.',
);

const grantPayoutAdvance = say(
  'As a rule nothing is paid in advance; you front it or bridge it. Options are a short bank loan, with the approval letter as proof, a late final installment in the contract, or partial payments due only after the payout. Settle that before you sign, because later the installer has no reason to wait.',
);

const grantPayoutToInstaller = say(
  'The money goes to you as the applicant, not to the installer, and you pay the invoice in full. Some installers still deduct it at once against an assignment: that is convenient, but sign it only if it is clear what applies should the grant fail or turn out smaller. Ask the office first whether it pays to others.',
);

const grantPayoutDocuments = say(
  'You usually need the invoices with separate line items, proof of payment by transfer, check or card, the commissioning report and the installer’s confirmation; cash is often not accepted. Submit several invoices together, since often only one payment is made. A lost invoice can be reissued; after a bankruptcy the administrator or trustee helps.',
);

export const en: DetailTexts<'subsidies'> = {
  subsidiesOverview: {
    combine: {
      question: 'Can I combine several energy grants?',
      answer: {
        de: say(
          'Combining works: KfW for the heating, BAFA for insulation and windows and city money may come together, also with KfW’s supplementary loan. But the same invoice counts only once federally, and the tax credit ({taxCreditLaw}) applies only to costs without those grants. State in every application what else you receive.',
        ),
        at: subsidiesOverviewCombine,
        ch: subsidiesOverviewCombine,
        us: say(
          'State and utility rebates can usually be used together as long as the sum does not exceed the cost. But HEAR and HOMES do not pay for the same measure. Ask the contractor which ones come straight off the invoice, and reserve before work begins.',
        ),
      },
    },
    whoMay: {
      question: 'Who can get energy grants for a home?',
      answer: {
        de: subsidiesOverviewWhoMay,
        at: subsidiesOverviewWhoMay,
        ch: subsidiesOverviewWhoMay,
        us: say(
          'What counts is address, utility and income, not citizenship: HEAR is for households up to {hearIncome} of the local median income; above that HOMES and utility rebates remain. Renters can take part with the owner’s consent. Many programs leave out second homes; nonprofits and churches have programs of their own.',
        ),
      },
    },
    whatsLeft: {
      question: 'Which energy grants are gone and which remain?',
      answer: {
        de: say(
          'Not everything is scrapped: since {kfwReform} the rates have changed, but KfW still pays {kfwBase} to {kfwCap} for the heating (up to {kfwCapLow} with a small income), BAFA {bafaBase} for insulation and windows, and solar up to {vatDeKwp} stays free of VAT. The money for wallboxes has ended. The next change is announced for {kfwAnnounced}; what counts is the day of application.',
        ),
        at: say(
          'Much is used up at present: the federal boiler replacement, and the last call for solar ended on {eagEnded}. Open are programs of provinces and municipalities, the grant for energy management at {emsRate}, at most {emsCap}, until {emsTo}, and a tax allowance of {allowanceAt} after supported renovations. Ask your province’s energy advice service for the status.',
        ),
        ch: say(
          'Little is scrapped: the one-time payment for solar and the cantons’ buildings program go on, but rates change from year to year and some cantons take applications only while the budget lasts. The tax deduction for saving energy in your own home runs until {deductionChTo} at federal level. Ask your canton’s energy office before you order.',
        ),
        us: say(
          'Gone are the federal tax credits for homes: {solarCredit} and {efficiencyCredit} since {creditsEnded}, {chargerCredit} since {chargerCreditEnded}; whoever still promises thirty percent on everything is wrong. HEAR with up to {hearHousehold} and HOMES remain where your state offers them, plus utilities, local programs and the Weatherization Assistance Program.',
        ),
      },
    },
    whoPays: {
      question: 'Who pays which energy grant?',
      answer: {
        de: say(
          'In short: heating with KfW ({kfwGrant}), insulation, windows and heating optimization with BAFA, loans from KfW through your bank, the tax credit at the tax office, smaller grants from city and utility. BEG is the name of the federal program, EM stands for single measures, WG for whole residential buildings. Both have online portals; insulation needs an energy efficiency expert.',
        ),
        at: say(
          'In short: federal money goes through umweltfoerderung.at, solar through the EAG settlement agency (nothing is open there at present for boilers or solar), renovation and heating also through the province’s housing subsidy, smaller sums through the municipality. Your province’s energy advice service knows what is open and costs little or nothing.',
        ),
        ch: say(
          'In short: solar is paid federally through Pronovo, insulation and heating replacement by the canton in the buildings program, partly financed by the carbon levy, other things by municipality, utility and foundations, the deduction by the tax office. You find it all by postal code at energiefranken.ch.',
        ),
        us: say(
          'In short: HEAR and HOMES run through your state’s energy office, most other rebates through electric and gas utilities, low-income help through the Community Action Agency. There is no federal tax credit for it any more. The DSIRE database gathers it all by zip code but is not always current; ask to be sure.',
        ),
      },
    },
    amount: {
      question: 'How much can I get in energy grants altogether?',
      answer: {
        de: say(
          'As an order of magnitude: of a heating costing {kfwCost} KfW pays {kfwBase} as base grant, with bonuses up to {kfwCap}, in the lowest income band up to {kfwCapLow}; for insulation and windows it is {bafaBase} of at most {bafaCost} per home, more with a plan. Solar saves VAT. Neighbors often get very different sums, because income, age of the heating, measure and year count.',
        ),
        at: say(
          'Reckon with little at present: federally nothing is open for heating and solar, for energy management there is {emsRate}, at most {emsCap}. What the province pays depends strongly on where you live, in Vienna for instance up to {viennaRate}, at most {viennaCap} for heating. Plan without a grant and subtract it only once committed.',
        ),
        ch: say(
          'That depends above all on the canton: for solar there is nationwide about {pvChGrant} for {pvGrantKwp}, for replacing oil or gas heating and for the envelope from some thousands to several tens of thousands of francs. So two neighbors often get very different sums. Check your measures at energiefranken.ch and with the canton before you set the budget.',
        ),
        us: say(
          'Through HEAR up to {hearHousehold} per household is possible, of that up to {hearHeatPump} for a heat pump, in full only for low incomes; HOMES gives {homesRebate} for whole-home savings. Utilities usually add a few hundred to a few thousand dollars. Well-paid households often get only the latter.',
        ),
      },
    },
    help: {
      question: 'Who helps me find the right energy grants?',
      answer: {
        de: say(
          'You need not pay anyone for this: consumer centers and municipal energy advice tell you free or cheaply which grants are open. The order: advice, quote, for KfW a contract with the grant clause, application, commitment, work. Our quick check shows after a few entries what may fit your home.',
        ),
        at: subsidiesOverviewHelp,
        ch: subsidiesOverviewHelp,
        us: say(
          'You need not pay anyone for this: your state’s energy office and your utility tell you for free which rebates are open, and participating contractors often file them. Keep this order: check the program, get a quote, reserve, order. Our quick check shows after a few entries what may fit your home.',
        ),
      },
    },
  },
  heatPumpSubsidy: {
    amount: {
      question: 'How much money can I get for a heat pump?',
      answer: {
        de: say(
          'From {kfwCost} of cost or more for the first home KfW pays {kfwBaseMax} as the base, {kfwSpeedMax} with the speed bonus, and at most {kfwTopMax} in the lowest income band. What costs more is yours to pay; if it costs less, the same percentages apply. From February the limit falls by {kfwCostFall} every half year.',
        ),
        at: say(
          'The federal government pays nothing on new applications at present; count only on your province, in Vienna for example {viennaRate} of the cost up to {viennaCap}. Promises of “almost half from the state” date from when there was money. The amount for your house is told by the province’s energy advice.',
        ),
        ch: say(
          'Most cantons pay a fixed contribution that rises with the unit’s output or the floor area, not a share of the price. That is why a neighbor often gets another sum, and half the cost is rare. Only the canton’s commitment counts, not the figure in the offer.',
        ),
        us: say(
          'HEAR pays the most, up to {hearHeatPump}, if your state offers it and your income fits; between {hearFullIncome} and {hearIncome} of the area median it is half the cost. Above that the utility’s rebate is what remains, and it publishes its own amounts. Deduct nothing from a quote that has not been approved in writing.',
        ),
      },
    },
    speedBonus: {
      question: 'Is there a bonus if a heat pump replaces my old heating?',
      answer: {
        de: say(
          'The bonus of {kfwSpeed} goes to owners who live in the house or flat themselves and remove oil, coal, gas-floor or night-storage heating, or a gas or biomass boiler of {kfwOldBoilerYears} years or more, still working when they apply. Old heat pumps and district heat do not earn it. If the old heating is dead for good the base grant remains; ask KfW before applying what your installer must confirm.',
        ),
        at: say(
          'There is no federal bonus for tearing out oil, gas or storage heaters that you could apply for now; the money is used up. The provinces support the switch themselves, and their rules say which old heating counts. Ask your province’s energy advice before you take the old system out.',
        ),
        ch: say(
          'Contributions are paid as a rule when oil, gas or electric heating is replaced, storage heaters included; some cantons add something for the pipes and radiators this needs. Whoever replaces wood or district heat usually gets nothing. File the application before the old heating comes out.',
        ),
        us: say(
          'HEAR is meant for households that move from gas, oil, propane or plain electric heat to a heat pump, and some utilities pay more if the old system comes out completely. The removal itself, of an oil tank for instance, is rarely paid for. Ask whether the old heat may stay as a backup, because that often decides the amount.',
        ),
      },
    },
    pumpForPump: {
      question: 'Is there a rebate for replacing an old heat pump?',
      answer: {
        de: say(
          'Replacing an old heat pump by a new one earns the base of {kfwBase} too, but not the speed bonus. Whoever lives there can add the income bonus; only with the lowest band ({kfwIncomeLow}) does it come to {kfwCap}. Apply before the work begins.',
        ),
        at: say(
          'Mostly not, because the provinces above all support the move from oil, gas, coal or electric heating to a heat pump. Whether yours also helps to replace an old heat pump stands in its rules; the province’s energy advice answers that in one call.',
        ),
        ch: say(
          'As a rule not: the Buildings Programme supports replacing oil, gas and electric heating, not heat pump for heat pump. Single cantons or communes make exceptions, for a new borehole for example. Ask the energy office before you order.',
        ),
        us: say(
          'HEAR as a rule does not pay for heat pump to heat pump, because it is meant for switching from another kind of heat. Many utilities do pay something if the new unit is clearly more efficient. Ask yours with the exact model number before you sign.',
        ),
      },
    },
    secondHome: {
      question: 'Is there a heat pump rebate for a rental or second home?',
      answer: {
        de: say(
          'Rented flats keep the base of {kfwBase}, vacation homes only if used at least four months a year or needing over a quarter of the usual yearly energy. The speed and income bonuses exist only for the home that is your main residence. In an owners’ association the association gets the base, and whoever lives there applies for the bonuses on their own share.',
        ),
        at: say(
          'Most provinces support only buildings that are somebody’s main residence; vacation homes as a rule get nothing, and for rented flats the province’s rules decide. Ask your province’s energy advice before you order.',
        ),
        ch: say(
          'As a rule the contribution is the same, because it depends on the building and the heating replaced, not on who lives there. Landlords, heirs and condominium owners apply as owners too. Your canton may treat second homes differently; its energy office will say.',
        ),
        us: say(
          'HEAR looks at the income of the household that lives there: a vacation home as a rule drops out, and in a rental the tenants’ income counts. Utility rebates mostly hang on the electric account only and often cover second homes and landlords too.',
        ),
      },
    },
    newBuild: {
      question: 'Is there a heat pump rebate for a new home?',
      answer: {
        de: say(
          'KfW gives no heating grant for a new building: the building application must lie at least five years back when you apply. For new homes there are low-interest KfW loans for the whole house instead, if it reaches a strict standard. A developer who says so is right.',
        ),
        at: say(
          'Heating grants are for replacing old systems; a new building does not get them. There, if anything, the province’s housing support helps, which is mostly a loan and asks for an energy standard.',
        ),
        ch: say(
          'A heat pump in a new building gets nothing from the Buildings Programme, which supports replacing existing heating. Some cantons support new homes built to Minergie-P, and solar is paid through Pronovo in new buildings too.',
        ),
        us: say(
          'In new construction your state decides: by law HEAR may cover it, but many states serve existing homes first. Utilities often have a separate program for new homes, mostly claimed by the builder. Ask yours whether that rebate is already in the price.',
        ),
      },
    },
    whichCosts: {
      question: 'Which heat pump costs does the rebate cover?',
      answer: {
        de: say(
          'The whole job counts: unit, installation, base, wiring, larger radiators, tank, drilling, removal of the old heating and its tank, and planning, together up to {kfwCost} for the first home. Ground, water and propane units get the same rate as air, their bonus was dropped. Of a hybrid only the heat pump part counts, of used units nothing, with your own labor only certified material.',
        ),
        at: say(
          'Mostly the unit, its installation, the wiring needed and disposal of the old system with its tank count; some provinces pay more for boreholes. Used units and your own labor as a rule stay out, and an invoice from a licensed firm is required. The list stands in your province’s rules.',
        ),
        ch: say(
          'The canton pays a lump sum for the whole system, not for single items; radiators, wiring and tank are covered by it. Ground source gets more than air in most cantons, propane as a rule no supplement. Air-to-air units, used units and work without a professional mostly get nothing, because a tested unit and a system certificate are required.',
        ),
        us: say(
          'HEAR counts the unit and installation by an approved contractor; a new electrical panel has its own amount up to {hearPanel}. Tank removal, used units and self-installed units are as a rule left out, and ground source gets no more than air. Utilities often pay per unit or per ton and want a model from their list.',
        ),
      },
    },
  },
  solarSubsidy: {
    howMuch: {
      question: 'How much money can I get for solar panels?',
      answer: {
        de: say(
          'The federal government pays nothing per kWp up front; the help lies in {vatDeRate} VAT on purchase up to {vatDeKwp} and in the feed-in payment of {feedInDe} for twenty years if the system goes online by {feedInTo}; what holds after that is open. {kfwSolar} is only a loan, not a grant. Anything more is decided by state and city.',
        ),
        at: say(
          'From the federal government nothing at present: the last EAG call ended on {eagEnded} and gave {eagSmall} up to {eagSmallKwp}; whether and with what amount it continues is not decided. Count only on a provincial or municipal grant that has been promised to you in writing.',
        ),
        ch: say(
          'About {pvChGrant} for {pvGrantKwp}, and roughly in proportion: twice the size gets almost twice as much. Below two kilowatts there is nothing, for large roofs the rate per kilowatt falls. The rate at commissioning holds; the calculator on pronovo.ch shows the exact amount for your system.',
        ),
        us: say(
          'From the federal government it is zero since {creditsEnded}; what remains are rebates per watt, payments per kWh produced, or tax exemptions of single states and utilities, as in New York, Illinois or Rhode Island. Look up your ZIP in the DSIRE database, and count only what the installer has reserved in writing.',
        ),
      },
    },
    ended: {
      question: 'Are the earlier solar incentives still available?',
      answer: {
        de: say(
          'The purchase grants and very high feed-in rates of former years no longer exist for new systems; whoever built then keeps theirs. What remains is {vatDeRate} VAT up to {vatDeKwp} and the feed-in payment for systems that go online until {feedInTo}; the time after is still being decided.',
        ),
        at: say(
          'The pot is closed at present: the last federal call ended on {eagEnded}, and a new one with fixed amounts has not been opened yet. Whoever has an approval keeps it. Your province and municipality may have programs of their own.',
        ),
        ch: say(
          'The federal one-off payment still exists; only the former cost-covering feed-in remuneration has ended for new systems. The rates are adjusted about yearly and tend to fall, and the day of commissioning counts. So check Pronovo’s calculator before you order.',
        ),
        us: say(
          'The credit of {creditRate} ({solarCredit}) holds only for systems whose installation was finished by {creditsEnded}; a contract or deposit before that isn’t enough. A company that still advertises it reckons wrongly. What is left over from earlier years you may still carry forward.',
        ),
      },
    },
    freeSolar: {
      question: 'Are free solar panels from the government real?',
      answer: {
        de: solarSubsidyFreeSolar,
        at: solarSubsidyFreeSolar,
        ch: solarSubsidyFreeSolar,
        us: say(
          'There are no panels given away by the government; such ads mostly hide a lease, a loan or a twenty-year power contract. Only for small incomes do single states and utilities have free or heavily reduced programs, and there you sign up at the energy office yourself. Sign nothing at the door.',
        ),
      },
    },
    applyWhen: {
      question: 'When and how do I apply for solar incentives?',
      answer: {
        de: say(
          'For the VAT you apply for nothing, the company simply doesn’t charge it; the grid operator pays the feed-in rate once the system is registered. State or city grants are almost always applied for before ordering, not afterwards. The loan {kfwSolar} too is requested through the bank before buying.',
        ),
        at: say(
          'There is nothing to apply for federally at present. Provincial and municipal grants demand the application before ordering or within months after the invoice, as their guidelines say; read that before you order. For systems already built there is as a rule nothing afterwards.',
        ),
        ch: say(
          'You apply for the one-off payment only after commissioning, online at Pronovo, with certified system data and safety report; mostly the installer does it. It is paid after some months to the operator named in the application. Contributions of canton and municipality, however, often have to be requested before work starts.',
        ),
        us: say(
          'State or utility rebates are almost always reserved before installation, mostly by the installer, and paid after it runs or taken right off the bill. Performance payments then run for years. For systems already built there is as a rule nothing anymore.',
        ),
      },
    },
    bonuses: {
      question: 'Is there a solar bonus for facades or steep panels?',
      answer: {
        de: solarSubsidyBonuses,
        at: solarSubsidyBonuses,
        ch: say(
          'There are extras: for very steep panels from seventy-five degrees, such as on a facade, and for systems integrated into the roof; what large systems get for winter power or altitude depends on size, type and year. Whoever feeds in all the power and uses none can get the high one-off payment instead of the normal one but has to keep it that way for years. Carports, barns and extensions count too; Pronovo’s calculator covers all cases.',
        ),
        us: solarSubsidyBonuses,
      },
    },
    whoElse: {
      question: 'Can landlords, clubs and farms get solar incentives too?',
      answer: {
        ...sameInEurope(
          say(
            'The rules as a rule also hold for landlords, clubs, farms, new buildings and homes with a solar duty; what counts is who runs the system, not who owns the house. Businesses, farms and nonprofits often have programs of their own, worth a call to the energy agency. A small income raises solar support only rarely.',
          ),
        ),
        us: say(
          'The credit for households is over, the one for businesses ({businessCredit}) still open: churches, other tax-exempt owners, farms and businesses get {businessCreditRate} of the cost if building began by {businessCreditBegun} or the system goes into service by the end of {businessCreditTo}; rules on foreign parts apply, and batteries have longer. Whoever pays no taxes gets it paid out after registering with the IRS (“elective pay”). Whether a parsonage of the church counts, a tax adviser settles; for the pastor’s own there is nothing. States and utilities often have programs of their own.',
        ),
      },
    },
  },
  wallboxSubsidy: {
    house: {
      question: 'Is there money for an EV charger at my own house?',
      answer: {
        de: say(
          'For a wallbox at your own house there is nothing from the federal government at present, not even as a package with solar and battery; the former KfW programs have ended. Some cities, municipalities, utilities and suppliers add something, often one to a few hundred euros or a tariff bonus. Ask there before you buy; otherwise the tax relief for tradespeople’s labor helps private people.',
        ),
        at: say(
          'A private charger at your own house is supported federally only at times, and the money is often gone fast; what is open is on umweltfoerderung.at. Some provinces, municipalities and suppliers add something. Register or apply before ordering if the program asks for it.',
        ),
        ch: say(
          'The Swiss federal government gives nothing for a private charger at your own house. Contributions come from some cantons, municipalities and utilities, and they change; ask your municipality’s energy office and your utility before ordering. Single-family homes are left out of many programs, which aim at apartment buildings.',
        ),
        us: say(
          'Nothing is left federally: {chargerCredit} ended on {chargerCreditEnded} for anything put into service later. Many utilities pay a few hundred dollars for the unit or wiring or offer cheap night power, small co-ops as well, and some states add to it. Search your utility’s site for “EV charger rebate” and read the terms before you buy.',
        ),
      },
    },
    apartment: {
      question: 'Is there money for EV chargers in apartment buildings?',
      answer: {
        de: say(
          'The federal program for charging points in apartment buildings is closed: applications were possible from {chargerGrantFrom} to {chargerGrantTo}. Whoever got a commitment in time keeps it; otherwise states, cities and utilities remain, and whether there will be a new round is open. For owners’ associations a shared basic installation with load management still pays, because every single solution costs more.',
        ),
        at: say(
          'Shared installations in apartment buildings at times get higher support than single boxes, federally and from some provinces. Whether something is open is on umweltfoerderung.at; the building manager applies for all. Wait with the order until you are registered.',
        ),
        ch: say(
          'Here money is most likely: several cantons, municipalities and utilities pay toward the basic installation in apartment buildings, usually per parking space made ready and only with load management. The manager or owners’ association applies before ordering. The charger itself everyone then pays.',
        ),
        us: say(
          'For apartment buildings many utilities pay more than for single homes, especially for running the wiring, and some states have programs of their own. The federal tax credit ({chargerCredit}) ended on {chargerCreditEnded}. The association or landlord usually applies before work begins.',
        ),
      },
    },
    business: {
      question: 'Can I deduct an EV charger, at home or in a business?',
      answer: {
        de: say(
          'In a business yes, privately only in part: of the labor for installing it in your own household, {craftShare} comes straight off your tax, at most {craftMost} a year and only without public money; the unit itself does not count. Charging points for customers, guests or staff are deductible or depreciated as a business expense. If you charge the car for work, you can also deduct a share of the home charger. If the employer pays for it, that is often tax-favored; ask a tax adviser.',
        ),
        at: say(
          'In a business yes, used privately no: what serves private life is not deductible ({privateLawAt}). Charging points for customers, guests or staff are deductible or depreciated as a business expense. If you are self-employed and charge for work at home, you can deduct a share of the charger; with a company car it depends on the case. If the employer pays for it, that is sometimes tax-favored; ask a tax adviser.',
        ),
        ch: say(
          'In a business yes, privately it is up to your canton’s practice: the federal ordinance on deductible energy measures does not name charging stations, so ask the tax office. Charging points for customers, guests or staff are deductible or depreciated as a business expense. If you are self-employed and charge for work at home, you can deduct a share of the charger. Some cantons and utilities support publicly accessible points.',
        ),
        us: say(
          'In a business yes, used privately no: personal expenses are not deductible from federal tax, and the charger credit ({chargerCredit}) ended on {chargerCreditEnded}. Charging points for customers, guests or staff are deductible or depreciated as a business expense. If you are self-employed and charge for work at home, you can deduct a share of the charger; ask a tax adviser. Some states and utilities support publicly accessible points.',
        ),
      },
    },
    conditions: {
      question: 'What conditions come with an EV charger rebate?',
      answer: {
        de: wallboxSubsidyConditions,
        at: wallboxSubsidyConditions,
        ch: wallboxSubsidyConditions,
        us: say(
          'Usual are: a new unit from the utility’s list, a permit and a licensed electrician, and an application within a deadline after installation, some before. Online purchases count if the model is on the list, used units usually do not. Networked units let the utility throttle at peak times, in return for a higher rebate or better rate.',
        ),
      },
    },
    bidirectional: {
      question: 'Is there a special grant for bidirectional EV chargers?',
      answer: say(
        'I know of no separate, generally open grant for bidirectional chargers at present; in some programs they counted at a higher rate at most. Units are still expensive and work with few cars. Ask utilities and carmakers about pilot projects that share the cost.',
      ),
    },
    ended: {
      question: 'Do the old EV charger rebates still apply?',
      answer: say(
        'Former programs and amounts that still circulate online or among salespeople no longer apply; you have a commitment only in writing from the grant office. Whoever got money back then was lucky, it cannot be claimed later. Whether and when a new program comes is open; I would not wait if you need to charge now.',
      ),
    },
  },
  batterySubsidy: {
    alone: {
      question: 'Is there an incentive for a home battery added later?',
      answer: {
        de: say(
          'For a battery alone or added to an old system there is no federal grant either, but a retrofit to a solar system as a rule carries {vatDeRate} VAT and, if you like, the loan {kfwSolar}. If the quote shows the full rate, have it corrected; a battery without any solar mostly does not get the zero rate. Cities and states that do support it often ask for a new or larger solar system with it.',
        ),
        at: say(
          'A battery added to an existing system is not supported by the federal government at present either, because the last call is closed; {vatAtRate} VAT applies. Provinces and municipalities have programs of their own for a time, often including retrofits. Ask your province’s energy advice before you order.',
        ),
        ch: say(
          'Neither the federal government nor Pronovo pays anything for a battery added later; the one-off payment is for the modules only and does not rise with a battery. Some cantons, communes or utilities contribute, retrofits included. Normal VAT applies; whether you may deduct the cost from tax your canton will tell.',
        ),
        us: say(
          'For a battery alone or added to an old array too, the federal credit is gone since {creditsEnded}. State and utility programs often include retrofits, because your battery helps them at peak times. Search dsireusa.org for “storage” and ask your utility.',
        ),
      },
    },
    gridService: {
      question: 'Can I get paid for letting the grid use my battery?',
      answer: {
        de: say(
          'In Germany money for helping the grid exists so far only through contracts of single suppliers that control your battery and give a bonus or cheaper power. A battery can also lower the grid fee as a controllable device ({controlLaw}). Check term, minimum charge kept for you and what happens to the warranty.',
        ),
        at: batterySubsidyGridService,
        ch: batterySubsidyGridService,
        us: batterySubsidyGridService,
      },
    },
    salesClaim: {
      question: 'Can I trust a salesperson’s promise of a battery grant?',
      answer: {
        de: say(
          'There is no federal grant of thirty percent or a fixed sum for home batteries; whoever sells it with “only today” is not telling the truth. Ask for the name of the program and office and check there yourself. What you signed by phone or at the door you can withdraw from within {withdrawalDe} days.',
        ),
        at: say(
          'At present no federal call for batteries is open; promised amounts per kWh come from finished rounds or announcements. Ask for the program’s name and deadline and check with the settlement agency. What you signed by phone or at the door you can withdraw from within {withdrawalAt} days.',
        ),
        ch: say(
          'There is no national battery bonus, nor one that would end at Christmas; only a contribution from canton, commune or utility is possible. Ask for the name of the office and check there yourself before you sign. What you agreed at the door or by phone you can mostly withdraw from within {withdrawalCh} days.',
        ),
        us: say(
          'The federal thirty percent is gone, and free batteries are mostly leases or programs for a few. Ask for the name of the state or utility program and check on its page whether money is left. What you signed at the door you can mostly cancel within {withdrawalUs} business days.',
        ),
      },
    },
    cityOrCanton: {
      question: 'Does my city, state or canton pay toward a home battery?',
      answer: say(
        'Whether city, state, canton or utility gives something for batteries you see fastest on their rebate page; in charge is whoever runs the program, not the installer. Usual are an amount per kilowatt-hour with a cap, a listed model, a link to solar and applying before you order. Home-built, used or off-grid batteries are mostly excluded.',
      ),
    },
    comingSoon: {
      question: 'Should I wait for a new battery grant?',
      answer: say(
        'Waiting only for a possible grant seldom pays: in Germany and Switzerland no federal program for home batteries has been decided, in Austria a new one is only announced, in the US the credit is abolished. The falling price of batteries matters more. Have inverter and panel chosen so that a battery can simply be added later.',
      ),
    },
    backupNeed: {
      question: 'Are there incentives for a battery as backup power?',
      answer: say(
        'Some US states and utilities pay higher amounts to households with medical need, small income or in wildfire zones, such as SGIP in California, where funds last. Outside the US there is as a rule no separate grant for backup power. In any case register with your utility as a household with a vital device, and ask the health insurer about a battery for the device itself.',
      ),
    },
  },
  insulationSubsidy: {
    windows: {
      question: 'Are there rebates for new windows and doors?',
      answer: {
        de: say(
          'BAFA supports windows, balcony and front doors with {bafaBase}, single ones too, if they reach a set level of insulation and suit the wall. Replacing only the glass counts only if the whole element reaches the value. The energy efficiency expert provides the proof; you apply before ordering or with a contract conditional on approval.',
        ),
        at: say(
          'Windows are supported at times by federal and provincial programs for thermal renovation, often only with other parts of the envelope. Whether something is open and how much is on umweltfoerderung.at and with your province; order only after applying or registering. A single front door is hardly ever supported.',
        ),
        ch: say(
          'Most cantons do not support new windows alone; as a rule they count only if the facade around them is insulated at the same time. Some cantons and municipalities, such as Geneva, have their own contributions. Ask your canton’s energy office before ordering; the tax deduction is a separate matter.',
        ),
        us: say(
          'Nationally there is nothing left for windows and doors: the tax credit ended on {creditsEnded}, and HEAR does not pay for them. Under HOMES they can count if the whole home saves enough; some utilities give something for Energy Star windows or storm windows. Salespeople who still advertise the credit are wrong.',
        ),
      },
    },
    plan: {
      question: 'Do I need an energy audit for insulation rebates?',
      answer: {
        de: say(
          'The renovation plan is not mandatory. It doubles the countable amount of {bafaCost} and adds {bafaPlan}, but only on the part above; so it hardly pays for a few windows. It makes sense if you will spend more than that in several steps or look for an order of steps.',
        ),
        at: say(
          'For larger renovations the federal and provincial programs usually ask for an energy certificate or an advice record before work begins. The provinces’ energy advice is free or cheap and shows which steps pay. Ask there which document your application needs.',
        ),
        ch: say(
          'A GEAK Plus report is often not needed for small measures, but most cantons require it before the application for larger contributions. It shows options with costs and subsidies, and many cantons pay part of it. Without the report, where required, the application is rejected.',
        ),
        us: say(
          'An energy audit is a condition for HOMES and many utility programs and is often discounted or free. Book it through the program rather than on your own, because hardly anyone pays afterward. With the blower-door test it finds the leaks to seal first.',
        ),
      },
    },
    diy: {
      question: 'Can I get a rebate if I insulate myself?',
      answer: say(
        'Your own labor is rarely supported: most offices pay only for what a professional firm fitted and invoiced. Where materials count for your own work, a professional must confirm it was done properly, and that should be agreed before you start. For simple jobs such as a basement ceiling or attic floor, doing it yourself can still be cheaper than a firm with a grant.',
      ),
    },
    measures: {
      question: 'Which insulation work gets rebates?',
      answer: {
        de: insulationSubsidyMeasures,
        at: insulationSubsidyMeasures,
        ch: say(
          'In the buildings program, cantons support insulating roof, facade, walls and floors against the outside or ground, usually with a fixed sum per square meter; toward unheated rooms such as basement and attic only some pay. Renovating the whole house, for instance to Minergie, brings a bonus or a higher contribution. The rates are at dasgebaeudeprogramm.ch under your canton.',
        ),
        us: say(
          'HEAR pays up to {hearWeather} for insulation, air sealing and ventilation together where your state offers it; many utilities add something for attic, crawlspace and rim joists. Cellulose and spray foam usually count alike if the insulating value is right. Siding itself does not count, only the insulation under it.',
        ),
      },
    },
    whoMay: {
      question: 'Who can apply for insulation rebates?',
      answer: say(
        'Usually whoever owns the building may apply: landlords too, and owners’ associations, where the manager applies for all; tenants only by agreement with the owner. As the owner of an apartment you can apply alone for what is yours, but windows and facade are often common property. For listed buildings the demands on insulation are milder, more money is rare.',
      ),
    },
    lowIncome: {
      question: 'Can I get free insulation on a low income?',
      answer: {
        de: insulationSubsidyLowIncome,
        at: insulationSubsidyLowIncome,
        ch: insulationSubsidyLowIncome,
        us: say(
          'Low-income households get insulation and air sealing free through the Weatherization Assistance Program, in mobile homes too and in rentals with the owner’s consent; people on SSI usually qualify automatically. The local Community Action Agency takes the application, often with a waiting list. Besides, HEAR pays up to {hearWeather} for low incomes, and some utilities have programs of their own.',
        ),
      },
    },
    tooLate: {
      question: 'Can I get insulation rebates once work has started?',
      answer: say(
        'Once work has started, there is as a rule no money for that part, because the application comes first. Separate sections not yet begun can often still be applied for: stop the work and ask the grant office at once. Planning, advice and a contract conditional on the grant usually do not count as a start.',
      ),
    },
  },
  grantOrder: {
    signed: {
      question: 'Do I lose the grant if I already signed the contract?',
      answer: {
        de: say(
          'With KfW a contract without the grant clause counts as the start, and the grant is then generally lost; quotes and advice do not count. If nothing has been delivered or built yet, ask the installer and KfW at once whether the contract can be canceled or given the condition before you apply. If it is already installed, the tax credit under section {taxCreditLaw} remains.',
        ),
        at: say(
          'The federal government takes no applications at present anyway. With the provinces the guideline decides whether the order or only the invoice came too early; some accept applications within a deadline after installation. Ask your province’s funding office and give the dates of order and invoice.',
        ),
        ch: say(
          'In the Buildings Programme most cantons look at the start of work on site, not at the signature: file the application at once and wait for the promise before work begins. If work has already started, the contribution for that part is generally lost; for parts not begun you can ask. A call to the cantonal energy office settles it.',
        ),
        us: say(
          'Whether signing hurts is in the program rules: HEAR and most state programs pay nothing for work begun before approval, while some utilities pay on the invoice afterward. Call before anyone starts, and have a right to cancel if the rebate is denied written into the contract.',
        ),
      },
    },
    start: {
      question: 'What counts as the start of work for a grant?',
      answer: {
        de: say(
          'With KfW the start is a contract without the grant clause or work begun before the application; a down payment on such a contract belongs to it. Planning, advice and quotes do no harm; about a test bore ask KfW in writing beforehand. After the application the installer may begin at your own risk; the money is safe only with the commitment.',
        ),
        at: grantOrderStart,
        ch: grantOrderStart,
        us: grantOrderStart,
      },
    },
    emergency: {
      question: 'Can I still get a grant if my heating suddenly fails?',
      answer: {
        de: say(
          'KfW does not pay retroactively even after a breakdown, but it can go fast: sign a contract with the grant clause, apply online the same day, and the installer may begin at your own risk. Until then a rented mobile heater or a repair helps; neither harms the grant.',
        ),
        at: grantOrderEmergency,
        ch: grantOrderEmergency,
        us: grantOrderEmergency,
      },
    },
    clause: {
      question: 'What grant clause belongs in the contract?',
      answer: {
        de: say(
          'In substance it reads: “This contract takes effect only when KfW commits the grant” (suspensive), or “it ends if KfW declines” (resolutive); the expected date of the work belongs to it. A mere “subject to funding” is shaky, so have the exact wording included. KfW and most installers have a template.',
        ),
        at: grantOrderClause,
        ch: grantOrderClause,
        us: grantOrderClause,
      },
    },
    whoApplies: {
      question: 'Who applies for the grant, me or the installer?',
      answer: {
        de: say(
          'As the owner you apply yourself in the portal “Meine KfW”, as a rule not the installer; you may have someone help you. Before that the installer or an energy-efficiency expert issues the confirmation for the application with its number. You also need the contract with the grant clause and, for bonuses, proof of income and owner-occupation. After installation comes the confirmation of completion with invoices in your name.',
        ),
        at: say(
          'As the owner you apply to the province yourself, mostly online; many installers or the energy advice service help. Usual papers are the quote or invoice, the report of the energy advice, proof of the old heating and of ownership. Invoice and application should bear the same name.',
        ),
        ch: say(
          'The applicant is you as the owner, on your canton’s Buildings Programme portal; with a power of attorney the installer may do it, but you stay responsible. Usual papers are the quote, data sheet, photos of the old heating, often the performance guarantee or the heat pump system module, and a CECB for the envelope. For solar you file with Pronovo after commissioning, mostly with the installer’s help.',
        ),
        us: say(
          'With HEAR you first apply for eligibility with proof of income at your state’s program, then the listed contractor takes the rebate off the bill; pay stubs belong in the portal, not in a salesman’s hands. With a utility the contractor often files invoice and equipment data. Ask in writing who files, and keep copies.',
        ),
      },
    },
    validity: {
      question: 'How long is a grant approval valid?',
      answer: say(
        'How long an approval holds is in the letter: some months to three years, depending on the program. Ask in writing before it ends whether it can be extended. Report a change of contractor or unit and extra costs before the work, for the amount rarely rises afterward. Hand in the invoices within the deadline in the letter; if time gets short, call beforehand.',
      ),
    },
  },
  solarTax: {
    incomeFromSales: {
      question: 'Do I pay tax on solar power I sell?',
      answer: {
        de: say(
          'You do not have to tax the proceeds of an ordinary system: income from systems up to {vatDeKwp} per housing unit (half of that for older ones on apartment buildings) is free of income tax, no matter how much you export and how old the system is. It then does not go in the tax return. Rent that a company pays you for the roof is taxable, however.',
        ),
        at: say(
          'With small systems you mostly do not tax the proceeds: income from up to {taxFreeAtUse} kWh exported a year is free, from an energy community too. What lies above is taxable pro rata and goes in the return. Power you use yourself does not count.',
        ),
        ch: say(
          'The payment for exports is as a rule income and goes in the tax return, small amounts too; power you use yourself is not. Some cantons count net, that is after deducting the power you bought, or leave small amounts out. Where to enter it stands in your canton’s guide.',
        ),
        us: say(
          'Credits that only lower your own bill are usually not treated as income and do not go on the return. If the utility pays out surplus in cash, or you receive program payments or rent for the roof, that can be taxable even without a form. Ask a tax adviser about it.',
        ),
      },
    },
    registering: {
      question: 'Do I have to register solar as a business or for tax?',
      answer: {
        de: say(
          'For an ordinary system on your own house you need not register a trade, and you report nothing to the tax office either if it is tax-free and you are a small business for VAT. If a questionnaire comes anyway, answer briefly: small-business rule, tax-free photovoltaics, size and date. You only register with the Marktstammdatenregister and the grid operator.',
        ),
        at: say(
          'You need no trade license for a small system on your own house. You report to the tax office only if your exports exceed the tax-free {taxFreeAtUse} kWh or you are liable for VAT; below the small-business limit there is none. If a letter comes, answer in time with size and exported amount.',
        ),
        ch: say(
          'You need no business registration or VAT number for the system on your own house; only very high turnover makes you liable for VAT. It is enough to state the payment in your ordinary tax return. If the tax office asks, send the utility’s statement.',
        ),
        us: say(
          'You need no business license or tax number for the system on your own home, and if you only get bill credits you usually file nothing for it. If you receive a form for amounts paid out, put that amount on your return. Keep the invoices of the system; they add to your home’s cost basis when you sell.',
        ),
      },
    },
    deducting: {
      question: 'Can I deduct solar panels from my taxes?',
      answer: {
        de: say(
          'A tax-free system cannot be written off: if you pay no income tax on the proceeds, you cannot claim costs, depreciation or repairs either. The benefit is already in the price, since VAT is {vatDeRate}. It is different for larger systems or when the power serves a business; ask a tax adviser there.',
        ),
        at: say(
          'For a tax-free system on the home you cannot deduct costs, because the proceeds are not taxed either. If the power serves a business or you exceed the limit, depreciation is possible pro rata. The former VAT exemption has ended.',
        ),
        ch: say(
          'On an existing house you deduct the costs, less the one-time grant, as an energy-saving investment in the year of the invoice; what exceeds your income can mostly be carried to the next two years. With a high income it pays to spread the work over two tax years. For federal tax this holds only until {deductionChTo}; new buildings and cantons have rules of their own.',
        ),
        us: say(
          'For your own home there is no federal deduction, and new systems have had no credit since {creditsEnded}; if you had one before, the unused rest may be carried forward. Only the part serving a business, a farm or a rental can be depreciated. Some states have credits of their own; ask a tax adviser.',
        ),
      },
    },
    vatOnInvoice: {
      question: 'Do I pay sales tax or VAT on solar panels?',
      answer: {
        de: say(
          'The system with inverter, battery, racking, labor and the needed meter cabinet is at {vatDeRate}, also on a carport or garage by the home and for spare parts such as a new inverter. The firm may charge the full rate only on other things, such as a wall charger, pure repair work without parts or roofing. Otherwise ask for a corrected invoice.',
        ),
        at: say(
          'Since {vatAtSince} photovoltaics carries {vatAtRate} again, batteries, labor and the meter cabinet included. Only those who export as VAT-registered businesses can reclaim it, and then they must tax their own use too; for a home that rarely pays.',
        ),
        ch: say(
          'In Switzerland the normal VAT rate applies to solar, there is no exemption. Only VAT-registered businesses can reclaim it, as far as the power serves their turnover. Check whether a quote counts with or without VAT.',
        ),
        us: say(
          'There is no VAT; whether sales tax is due on panels and labor is decided by your state. Many exempt solar, sometimes only with a form the installer needs before the purchase. If it stands on the invoice anyway, ask your state’s department of revenue.',
        ),
      },
    },
    olderOrSold: {
      question: 'How are older, sold or inherited solar systems taxed?',
      answer: {
        de: say(
          'The exemption from income tax also covers old systems with a high rate, since the year it was introduced. If you still pay VAT because you reclaimed input tax, you can switch to the small-business rule by a simple declaration once the commitment ends. On sale, inheritance or gift the system passes with the house; clear with a tax adviser beforehand whether VAT arises.',
        ),
        at: solarTaxOlderOrSold,
        ch: solarTaxOlderOrSold,
        us: solarTaxOlderOrSold,
      },
    },
    propertyTax: {
      question: 'Will solar panels raise my property tax?',
      answer: {
        de: say(
          'Usually not: in Germany a solar system on a home as a rule does not raise property tax. In doubt, for instance with a large system, ask the tax office before you build.',
        ),
        at: say(
          'Usually not: in Austria a solar system on a home as a rule does not raise property tax. In doubt, for instance with a large system, ask the tax office before you build.',
        ),
        ch: say(
          'A little, perhaps: depending on the canton a solar system may lift the assessed value or, formerly, the imputed rent a little; many leave it out. Ask the assessment office before you build.',
        ),
        us: say(
          'Many states exclude the value solar adds from property tax; others do not, or only for some years, some only on application. Ask your county assessor before you build whether there is an exemption and how long it runs. If the house is assessed higher anyway, you can appeal.',
        ),
      },
    },
    largerSystems: {
      question: 'How are larger solar systems taxed?',
      answer: {
        de: say(
          'Above {vatDeKwp} per housing or business unit the exemption is lost for that whole system, not just the part above; each building is checked separately, with an overall limit of a hundred kWp per person. Then the profit is taxable, but depreciation and costs are deductible. Near the limit, plan with a tax adviser.',
        ),
        at: solarTaxLargerSystems,
        ch: solarTaxLargerSystems,
        us: solarTaxLargerSystems,
      },
    },
  },
  renovationTax: {
    both: {
      question: 'Can I combine a grant and a tax break for renovation?',
      answer: {
        de: say(
          'Both for the same work is not possible: whoever gets a grant from KfW or BAFA can’t deduct the own share under section {taxCreditLaw} either. For different jobs you may mix, for instance the grant for the heating and the tax for the windows. Compare: {taxShare} through the tax against your grant; for heating the grant is mostly higher.',
        ),
        at: say(
          'Both together is even intended: the flat allowance of {allowanceAt} for {allowanceYears} years is tied to a federal grant that was paid, and is mostly reported to the tax office automatically. There are no new federal grants for boilers at present; whether the allowance is yours without one, the tax office tells you.',
        ),
        ch: say(
          'You may use both, but the contribution doesn’t count twice: deduct only what remains yours to pay after it. In that case the contribution itself isn’t taxed as income on top.',
        ),
        us: say(
          'A rebate as a rule just lowers the cost on which a state credit is figured, so both together are possible. From the federal government there is no credit for work after {creditsEnded}, so there is nothing to combine.',
        ),
      },
    },
    howMuch: {
      question: 'How much tax does an energy renovation save me?',
      answer: {
        de: say(
          'It is {taxShare} of the cost, straight off the tax due: {taxYearOne} each in the year the work is finished and the next, {taxYearThree} in the third, at most {taxMaximum} per home. For energy advice it is {taxAdviceShare}. If you pay less income tax than that in one of the years, the rest is lost; it can’t be carried over.',
        ),
        at: say(
          'The allowance is {allowanceAt} for {allowanceYears} years; it lowers the income, not the tax itself, so you save only a part of it, as your tax rate says. Whoever pays no income tax gains nothing.',
        ),
        ch: say(
          'You save at your marginal rate: whoever pays a quarter in tax on the last franc saves a quarter of the cost. If energy costs exceed your income, today they can be carried over to the next two years; work spread over two years also eases the progression. With a small pension the deduction brings little.',
        ),
        us: say(
          'For new work the federal government has paid nothing since {creditsEnded}; what is left depends on your state. A nonrefundable credit helps only as far as you owe tax; whoever pays almost none does better with a rebate.',
        ),
      },
    },
    proof: {
      question: 'What proof do I need for a renovation tax break?',
      answer: {
        de: say(
          'You need the installer’s certificate on the official form, a proper invoice, and payment by bank transfer; the tax office doesn’t accept cash. In the tax return fill in the form "Energetische Maßnahmen" for the year in which the work was finished. Material you buy and install yourself doesn’t count.',
        ),
        at: say(
          'As a rule you needn’t enter anything: the funding agency reports the grant to the tax office if you agreed in the application. If the allowance is missing from your assessment, show invoice and grant letter.',
        ),
        ch: say(
          'Enter the cost under property expenses as maintenance or energy-saving investment, with actual costs instead of the lump sum, and attach invoices and the grant letter. Depending on the canton the date of the invoice or of the payment counts. In a condo it is your share in the management’s statement.',
        ),
        us: say(
          'For work up to {creditsEnded} you file the IRS form for residential energy credits with the return of the year in which it was fully installed; for some equipment the maker’s product number belongs on it. What you forgot can mostly be claimed within three years by an amended return.',
        ),
      },
    },
    whoQualifies: {
      question: 'Who gets a tax break for heating and renovation?',
      answer: {
        de: say(
          'It holds for the house or flat you live in yourself if the building is more than {taxHouseAge} years old when work starts; your share in a condo counts too. Landlords deduct the cost against the rent or depreciate it instead. If work began without an application, the tax route is still open, a grant no longer.',
        ),
        at: say(
          'The allowance goes to private persons who received a federal grant for replacing the heating or renovating and bear the minimum cost after the grant themselves. Landlords deduct the cost from rental income.',
        ),
        ch: say(
          'Owners can deduct whether they live there or rent it out, also for holiday homes (where the property is, divided between cantons). Not deductible is what belongs to a new building or an extension, and value-adding parts only as far as they save energy. For landlords maintenance stays deductible after {deductionChTo}.',
        ),
        us: say(
          'For the home you live in there is nothing new from the federal government since {creditsEnded}. If you rent it out, you can depreciate a new system as an improvement over years and deduct a repair at once; a tax professional sorts that out.',
        ),
      },
    },
    ending: {
      question: 'When does the tax break for renovations end?',
      answer: {
        de: say(
          'The tax credit (section {taxCreditLaw}) is limited in time: under current law the work must be finished before the end of this decade. So there is no rush at present. Plan by the state of the house, and ask the tax office shortly before ordering whether the credit still holds unchanged.',
        ),
        at: say(
          'I know of no deadline in Austria that you would have to build before. But the allowance hangs on a federal grant, and the federal government takes no new applications for boilers at present. Plan by the state of the house, and ask the tax office before ordering whether the allowance would be yours.',
        ),
        ch: say(
          'At federal level the deduction for energy and maintenance on the home you live in ends on {deductionChTo} together with the imputed rental value; cantons may keep an energy deduction of their own for a time. If you replace an old heating soon anyway, finishing and being invoiced before that often saves several thousand francs. Book the installer early, many plan the same.',
        ),
        us: say(
          'The federal credits for solar, heat pumps, windows and insulation ended on {creditsEnded}. What was finished before still belongs on that year’s return; only what is left of a solar credit ({solarCredit}) may be carried forward. Some states still have credits of their own.',
        ),
      },
    },
  },
  grantTiming: {
    lockedRate: {
      question: 'Do I keep today’s grant rate if I build later?',
      answer: {
        de: say(
          'The rate of the day you apply holds even if it falls later; you may build later as long as you keep the deadline in the approval. But for the KfW application you already need a contract with the installer that is conditional on the grant. Applying "just in case" without offer and contract is not possible.',
        ),
        at: say(
          'With provincial grants, as a rule the rate at application or registration holds; after that you have a deadline for building and billing. Both are in your province’s guidelines. From the federal government there is at present nothing to secure for boilers.',
        ),
        ch: say(
          'With the canton’s written approval today’s rate holds even if it falls later; it is mostly valid for two to three years and can often be extended on request. File the application with a quote before work starts, then you can build when it suits you.',
        ),
        us: say(
          'A reservation holds your rebate for a set time, often a few months; if it lapses you start over. Before signing ask for the expiration date and whether it can be extended, and schedule the installation only after that.',
        ),
      },
    },
    potEmpty: {
      question: 'What if the grant money has run out?',
      answer: say(
        'When a pot is empty, new applications get nothing even if all conditions are met; an approval already given as a rule stands. Whether it is refilled in the new year the funding office can tell; ask about a waiting list too. Don’t start work meanwhile, otherwise the claim is mostly lost later too; only if the heating fails is waiting not worth it.',
      ),
    },
    pressure: {
      question: 'Do I really have to sign right now to get the grant?',
      answer: say(
        'Don’t let anybody rush you: real deadlines are on the funding office’s page, and there are mostly months between them, not days. Look there or call before you sign. A serious company writes into the contract that it holds only if the grant comes, and leaves you time for a second quote.',
      ),
    },
    betterLater: {
      question: 'Is it worth waiting for better energy grants?',
      answer: {
        de: say(
          'I would not bet on it: the grant falls by schedule (speed bonus to {kfwSpeedNext} after {kfwSpeedTo}, eligible cost by {kfwCostFall} each half year), and the new basic grant announced for {kfwAnnounced} is not decided yet. Until then nobody promises more for European units or higher rates. If you have everything together, take what is sure.',
        ),
        at: grantTimingBetterLater,
        ch: grantTimingBetterLater,
        us: grantTimingBetterLater,
      },
    },
    cuts: {
      question: 'Will energy grants be cut next year?',
      answer: {
        de: grantTimingCuts,
        at: grantTimingCuts,
        ch: say(
          'At federal level the money for the Buildings Programme was debated in the savings package, and the cantons often change their rates at the turn of the year; a written approval as a rule stays untouched. Ask the energy office what your canton has decided for next year. If you replace soon anyway, better file now.',
        ),
        us: grantTimingCuts,
      },
    },
    incomeFalls: {
      question: 'Do I get a bigger grant if my income falls soon?',
      answer: {
        de: say(
          'What counts is the taxable household income averaged over the second and third year before the application, so a falling income takes effect only two to three years later. By then the speed bonus of {kfwSpeed} will be gone: waiting pays at most if the jump to the step with {kfwIncome} or {kfwIncomeLow} brings more than that loss, and even then the rules from {kfwAnnounced} are open. Otherwise apply now.',
        ),
        at: grantTimingIncomeFalls,
        ch: grantTimingIncomeFalls,
        us: grantTimingIncomeFalls,
      },
    },
  },
  lowIncome: {
    whichIncome: {
      question: 'Which income counts for energy grants?',
      answer: {
        de: say(
          'What counts is the taxable income in the tax assessment, not the gross, of you and the spouse or partner living in the house, averaged over the second and third year before the application. Losing a job now therefore shows only later. A pension counts only with its taxable part; child support, child benefit and housing benefit are usually not in it. If you have no assessment, ask the tax office for one.',
        ),
        at: say(
          'In the provincial programs it is mostly the net income of everybody in the household, often weighted by the number of people; proofs are the pension notice, payslips or the exemption from the broadcasting fee. Your province’s funding office tells you the exact limit.',
        ),
        ch: say(
          'The cantons’ contributions mostly don’t ask for income; the building counts. Where a municipality or foundation helps by income, it is as a rule the taxable income and assets of the last assessment.',
        ),
        us: say(
          'For HEAR your household income is compared with the area median for your household size: below {hearFullIncome} you get the full amount, up to {hearIncome} a part. Whoever is on SNAP, Medicaid, SSI or LIHEAP mostly qualifies without further checks. Weatherization and LIHEAP have their own, mostly lower limits.',
        ),
      },
    },
    cantPayRest: {
      question: 'How do I pay what the grant doesn’t cover?',
      answer: {
        de: say(
          'You need not have the rest in cash: besides the grant there is KfW’s supplementary loan through your bank ({kfwLoan}), up to {kfwLoanMax} and at reduced interest up to {kfwLoanIncome} of household income, and some companies wait with the final bill for the payout. If the bank refuses because of age or income, ask the savings bank, the municipality and the Verbraucherzentrale. Starting smaller, for instance with the attic floor, is better than an expensive loan.',
        ),
        at: lowIncomeCantPayRest,
        ch: lowIncomeCantPayRest,
        us: say(
          'Look for programs that settle with the contractor directly: Weatherization does insulation and often the furnace free, and HEAR takes the rebate right off the bill. For the rest, utilities and states offer low-interest loans, and in rural areas USDA also gives grants to older owners. I would not take the salesman’s expensive loan.',
        ),
      },
    },
    emergency: {
      question: 'Who helps if I can’t pay for power or heating?',
      answer: {
        de: lowIncomeEmergency,
        at: lowIncomeEmergency,
        ch: lowIncomeEmergency,
        us: say(
          'Call LIHEAP in your county today (dialing {helpline} gives you the number) and say that it is an emergency: the crisis program can pay for fuel, arrears or a furnace repair within days. Ask the utility for a payment plan and about the shutoff ban in winter or in case of illness. Never heat with a grill, gas range or generator indoors.',
        ),
      },
    },
    welfare: {
      question: 'What heating help is there if I live on benefits?',
      answer: {
        de: say(
          'Whoever receives Grundsicherung (formerly Bürgergeld) or social assistance and lives in their own adequate house can also apply to the Jobcenter or Sozialamt for an unavoidable repair or replacement of the heating, partly as a grant, partly as a loan. Apply before ordering and with a quote. KfW’s income bonus is yours as well; an appointment with the advisers of Caritas or Diakonie often helps.',
        ),
        at: say(
          'A minimum pension, social assistance or Ausgleichszulage mostly opens the province’s heating allowance and often an exemption from some power charges; with a broken heating the social department, the fund for special situations or Caritas help. Ask the municipal office before you order anything.',
        ),
        ch: say(
          'Whoever receives supplementary benefits (EL) or social assistance should report a necessary replacement beforehand to the compensation office or social service: maintenance and mortgage interest are only a flat sum in the calculation, larger expenses are examined case by case. Pro Senectute, Pro Infirmis and Caritas help with requests to foundations. The canton’s contribution is yours as for everyone.',
        ),
        us: say(
          'SSI, SNAP, Medicaid or disability benefits mostly open several programs at once: Weatherization (insulation, often the furnace too, free), LIHEAP for bills and emergencies, the full HEAR rebate and reduced rates at the utility. Households with older or disabled people or small children come first. You sign up at your county’s community action agency.',
        ),
      },
    },
    signUp: {
      question: 'Where do I apply for energy help on a low income?',
      answer: {
        de: say(
          'The income bonus is applied for together with the grant at KfW, online in the portal "Meine KfW" and before work starts: first the contract with the grant condition, then the application, later the tax assessments as proof. The approval mostly comes quickly, the money after installation and checking. The installer or the Verbraucherzentrale helps with the form.',
        ),
        at: lowIncomeSignUp,
        ch: lowIncomeSignUp,
        us: say(
          'Sign up at the community action agency or social services of your county (dial {helpline} to find it): one application is often enough for LIHEAP and Weatherization, while HEAR runs through the state energy office. You need ID, proof of income and an energy bill. Emergencies take days; Weatherization often has months of waiting.',
        ),
      },
    },
    alimony: {
      question: 'Do pensions and alimony count as income for energy grants?',
      answer: {
        de: say(
          'Child support, child benefit and parental allowance usually do not count for the income bonus, because they are not in the taxable income. Maintenance from an ex-partner counts only if they deduct it and you pay tax on it (Realsplitting); whoever pays that way has less income. Pensions count with their taxable part. For a loan, however, the bank looks at everything that comes regularly and is proven.',
        ),
        at: say(
          'In the provincial programs what the household receives net mostly counts: pensions yes, family allowance and care allowance mostly not, maintenance depending on province and program. Maintenance you pay can often be deducted. Ask your province’s funding office for its list of income; the bank looks at everything that comes regularly and is proven.',
        ),
        ch: say(
          'The canton’s contributions to heating or solar mostly do not ask for income, so alimony and pensions play no part there. Where a municipality or foundation helps by income, the taxable income counts: alimony for you and for minor children belongs to it, and whoever pays it deducts it. Old-age and occupational pensions count. The bank counts alimony and pensions that come regularly and are proven.',
        ),
        us: say(
          'For taxes child support is not income, and neither is alimony from divorces since {alimonyUs}. The programs, however, ask for household income by lists of their own: pensions and Social Security nearly always count, alimony and child support depending on the program. Ask for the list; with SNAP, Medicaid or SSI you often need no sums at all.',
        ),
      },
    },
  },
  localGrants: {
    findMine: {
      question: 'How do I find energy grants where I live?',
      answer: {
        de: say(
          'Fastest is the federal grant database (foerderdatenbank.de) with your Land as filter, plus the pages of your city, district and municipal utility under “Klimaschutz” or “Förderung”. Villages sometimes have a small fund too, big cities more often. Call the town hall and ask whether money is available right now.',
        ),
        at: say(
          'Your province’s energy advice names by phone, free of charge, all provincial and municipal support for your address; the province’s website lists it under “Wohnen” or “Energie”. Small municipal contributions often stand only on the municipality’s page or at its office. Ask whether money is available right now.',
        ),
        ch: say(
          'Enter your postcode on energiefranken.ch: it lists federal, cantonal, communal and utility support for your address, with links to the amounts. What is missing there the commune (building or energy office) or the energy advice knows. Ask for amount and conditions in writing before you order.',
        ),
        us: say(
          'Enter your ZIP code at dsireusa.org and filter for “Residential”: it lists programs of state, county, city and utility. Then check your utility’s rebate page and your state energy office, because funds often close before the database knows. Rural co-ops and public utilities have programs of their own.',
        ),
      },
    },
    combine: {
      question: 'Can I combine local energy grants with other grants?',
      answer: {
        de: say(
          'You may mostly take money from the Land, city or municipal utility beside KfW or BAFA as long as all grants together stay within the federal limit; otherwise the federal grant is cut. The same cost cannot be funded from two federal pots. State every commitment in the application and read the city’s rule on combining, because some exclude it.',
        ),
        at: say(
          'Provincial and municipal money can mostly be combined, often with the sum limited to a share of the cost; with the federal grant the question falls away for heating at present, because it takes no new applications. State every other grant in your application. Your province’s energy advice says what goes together.',
        ),
        ch: say(
          'As a rule the commune’s or utility’s contribution comes on top of the canton’s, and Pronovo for solar runs independently; a deduction is made only if an upper limit is passed. The Buildings Programme pays once for the same measure. Name all applications; for tax you may deduct only the cost after contributions.',
        ),
        us: say(
          'Utility, city and state rebates can mostly be taken together, but HEAR and HOMES not for the same measure, and never more than the cost in total. Some programs pay only on what is left after the other rebate. Ask the smaller program about “stacking” before you sign.',
        ),
      },
    },
    beforeOrder: {
      question: 'Do I have to apply for local grants before ordering?',
      answer: say(
        'City, county, canton or utility almost always want the application before you order or start too; whoever signs first mostly loses the money. If the fund is empty there is usually no waiting list, but many refill it at the start of the year. Ask for the opening date and apply in the first days.',
      ),
    },
    whyDifferent: {
      question: 'Why do energy grants differ from place to place?',
      answer: say(
        'Each state, province, canton, city or utility decides on these programs itself and mostly with its own money, so amounts and conditions change at the border. What counts is where the building stands, not where you or the contractor live; with a utility, whose customer you are. There is no claim to what the next town pays.',
      ),
    },
    utility: {
      question: 'What rebates does my utility pay?',
      answer: say(
        'Many utilities do pay, mostly fixed amounts for heat pumps, water heaters, thermostats, chargers or weatherization, as a rule only to their own customers, landlords often included. Check whether a tariff or contract term hangs on it, because that can cost more than the bonus. Look on your utility’s page under “rebates”, and have the model number at hand.',
      ),
    },
    cityFunds: {
      question: 'Does my city have its own energy grants?',
      answer: {
        de: say(
          'I keep no list of all cities, because their funds change all the time. Programs of their own lately had, for instance, Hanover and its region (enercity-Fonds proKlima), Munich, Stuttgart, Düsseldorf and Freiburg; whether money is there right now stands only on their pages. Search the name of your city with “Förderung Wärmepumpe” or “Förderung Solar” and ask its climate office before you order.',
        ),
        at: say(
          'I keep no list of all municipalities, because their funds change all the time. Your province counts first; besides it some towns pay small sums for solar, batteries or heating, often until the year’s fund is empty. Search the name of your municipality with “Energieförderung” and ask its office before you order.',
        ),
        ch: say(
          'I keep no list of all communes, because their funds change all the time. Programs of their own lately had, for instance, Zurich, Winterthur, Lausanne and Geneva (SIG {genevaProgram}); many communes and utilities add to solar, batteries or chargers. On energiefranken.ch you find everything by postcode; ask the commune before you order.',
        ),
        us: say(
          'I keep no list of all cities, because their funds change all the time. Programs of their own lately had, for instance, Denver, Austin (Austin Energy) and Sacramento (SMUD); in Massachusetts much runs through Mass Save. Enter your ZIP code at dsireusa.org and look at your utility’s rebates before you order.',
        ),
      },
    },
  },
  grantPayout: {
    advance: {
      question: 'Do I have to pay first and get the grant later?',
      answer: {
        de: say(
          'The KfW pays nothing in advance; you front it or bridge it, with a small income too. For that there is the supplementary loan ({kfwLoan}), a short bank loan against the commitment, or a late final installment in the contract. Settle it before you sign, because later the installer has no reason to wait.',
        ),
        at: grantPayoutAdvance,
        ch: grantPayoutAdvance,
        us: say(
          'With rebates taken straight off the price, as HEAR usually is, you do not front that part. Whatever comes as a check or credit you pay first yourself; a short loan or the utility’s payment plan bridges the weeks. Look for a contractor registered with the program, since only they may deduct it.',
        ),
      },
    },
    toInstaller: {
      question: 'Can the grant go straight to the installer?',
      answer: {
        de: say(
          'The KfW pays to your account, not to the installer, and you pay the invoice in full. If an installer offers to deduct the grant at once against an assignment, sign only if it is clear who bears the loss should the KfW cut or refuse it. Safer is a final installment due only after the payout.',
        ),
        at: grantPayoutToInstaller,
        ch: grantPayoutToInstaller,
        us: say(
          'The program decides: HEAR and some utility rebates are taken straight off the price by a registered contractor, others reach you later as a check, a credit on the power bill or a card. Have the quote show price, deduction and your remainder separately. Sign an assignment to the contractor only if the deduction is written in it.',
        ),
      },
    },
    documents: {
      question: 'What papers do I need to get the grant paid out?',
      answer: {
        de: say(
          'After installation you submit in the KfW portal the confirmation of completion by the installer or energy consultant, the invoices with separate items, and your identification; payment must be cashless. Submit everything at once, as there is usually only one payout. If the confirmation is missing because the firm is gone, another specialist firm or an energy expert can often issue it.',
        ),
        at: grantPayoutDocuments,
        ch: grantPayoutDocuments,
        us: grantPayoutDocuments,
      },
    },
    late: {
      question: 'Why is my grant payout taking so long?',
      answer: say(
        'Weeks are common, several months happen; there is usually no right to a fixed date or to interest. Check in the portal whether a document is missing, and write with application number and date rather than calling: missing papers are the most frequent reason. Plan loans and due dates with some months in reserve.',
      ),
    },
    lose: {
      question: 'Can I still lose a grant that was approved?',
      answer: say(
        'The money is lost if you miss a deadline in the approval, build differently than applied for or lack proof; so report delays before the deadline, as an extension is often possible. A higher invoice usually brings no more than was approved, a lower one is cut. If you sell the house before the payout, ask the office first.',
      ),
    },
  },
};
