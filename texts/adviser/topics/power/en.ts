import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const en: TopicTexts<'power'> = {
  selfConsumption: {
    title: 'self-use and independence',
    question: 'How much of my power use can solar panels cover?',
    answer: say(
      'If a system makes as much in a year as the home uses, it covers about {selfSufficiencyAlone} of it directly and about {selfSufficiencyBattery} with a fitting battery. An ordinary home does not get fully independent. Running laundry, hot water and the car at noon helps.',
    ),
  },
  feedIn: {
    title: 'net metering and exports',
    question: 'What do I get for solar power I send to the grid?',
    answer: {
      de: say(
        'Systems up to {feedInKwp} connected from {feedInFrom} to {feedInTo} get {feedInDe} for surplus power or {fullFeedInDe} when they feed in everything, for {feedInYears} years. Whoever orders now is usually connected later: under the draft of {eegDraftDate} new systems below {eegDraftKwp} would then get no lasting payment. So count on the power you use yourself; it is usually worth more.',
      ),
      at: say(
        'The settlement company OeMAG or a power trader buys the surplus at changing market prices; I know of no fixed rate. Compare on e-control.at. Power you use yourself is usually worth more.',
      ),
      ch: say(
        'Each utility pays its own rate; one example is {feedInExampleCh}. The legal floor is {feedInFloorCh} for systems below {feedInFloorChKw}; above that it falls with size to {feedInFloorChLeast} if you use power yourself, is {feedInFloorChAll} if you use none, and from {feedInFloorChTo} on there is none. You find yours on pvtarif.ch. Power you use yourself is usually worth more.',
      ),
      us: say(
        'That depends on your state and utility: full net metering credits each kWh at the retail price, reduced export rates pay much less, in California for instance {exportCalifornia}. I do not know the rates of single utilities: ask yours which rule applies to new customers. Where exports pay little, use at home or a battery matters more.',
      ),
    },
  },
  feedInLaw: {
    title: 'changing solar rules',
    question: 'How are the rules for solar power changing?',
    answer: {
      de: say(
        'Whoever is connected keeps the rate. New systems without control may feed in only {feedInLimit} of their power; at negative prices payment for small systems pauses only after the year in which the smart meter comes. The draft of {eegDraftDate} has no lasting payment for new systems below {eegDraftKwp}; please check before you buy whether it is law.',
      ),
      at: say(
        'In Austria the ElWG puts grid costs and feeding in on a new footing; new systems above {peakLimitAtKw} may feed in only {peakLimitAt} of their panel power. Ask the grid operator or E-Control which rules hold for yours; much can change here in a short time.',
      ),
      ch: say(
        'The new electricity act sets minimum payments by the market price and lets neighbors share solar power in local electricity communities. Your grid operator still sets the rates; they change every year.',
      ),
      us: say(
        'Federal home credits ended on {creditsEnded}, and several states have cut export rates for new customers. Existing customers usually keep their terms for some years. Get your utility’s current tariff in writing before you sign.',
      ),
    },
  },
  batteryWorth: {
    title: 'whether a battery is worth it',
    question: 'Is a solar battery worth it?',
    answer: say(
      'A battery raises self-supply in our example from about {selfSufficiencyAlone} to {selfSufficiencyBattery}. Whether it pays depends on its price and on the gap between what you pay and what exports earn; it often takes longer than the panels. Adding one later is fine when the inverter is ready for it.',
    ),
  },
  batterySize: {
    title: 'battery size',
    question: 'How big should my home battery be?',
    answer: say(
      'A rule of thumb is {batteryRule} kWh per {batteryUse} kWh of yearly use and per kW of panels, whichever is less. Larger ones stand empty in winter and full in summer. If it has to carry you through outages, list what must run and for how long: that can lead to a larger one.',
    ),
  },
  batteryLifetime: {
    title: 'how long a battery lasts',
    question: 'How long does a home battery last?',
    answer: say(
      'A battery lasts {batteryYears} years depending on use, less long than the panels on the roof; the warranty often runs about {batteryWarranty} years. Manufacturers warrant years, charging cycles and a remaining capacity; ask for all three in writing. A cool, dry place makes the cells last longer. That is for a home on the grid and the temperatures of the data sheet; off the grid, where it is emptied deeply each day, or in hard frost, go by what the maker states.',
    ),
  },
  backup: {
    title: 'outages and backup',
    question: 'Will solar give me power in an outage?',
    answer: say(
      'Without a battery and a transfer switch, solar shuts off in an outage, even in sunshine. Backup can cover a few circuits or the whole home, which is a question of size and money. Say so before the quote; retrofitting costs more.',
    ),
  },
  smartMeter: {
    title: 'meters',
    question: 'Do I need a smart meter?',
    answer: {
      de: say(
        'A smart metering system is required from {smartMeterKwp} of solar, from {smartMeterUse} kWh of yearly use, or with a controllable heat pump or charger; the metering operator installs it. The law limits what it may cost a year by use and system; the metering operator tells you your amount. It also makes dynamic tariffs possible.',
      ),
      at: say(
        'In Austria nearly all households already have a smart meter; as a rule it now measures quarter hours, and you can object with the grid operator. For feeding in it changes the meter settings.',
      ),
      ch: say(
        'Grid operators are switching to smart meters step by step; with a solar system it comes right away. Metering is charged separately on the bill.',
      ),
      us: say(
        'Solar needs a meter that counts both ways; the utility usually swaps it as part of the interconnection. Most already run smart meters. Time-of-use rates need one.',
      ),
    },
  },
  dynamicTariff: {
    title: 'time-of-use rates',
    question: 'Is a time-of-use or dynamic power rate worth it?',
    answer: {
      de: say(
        'Since {dynamicSince} every supplier has to offer a dynamic tariff; it needs a smart meter. It pays when the car, heat pump or battery can move to cheap hours. Without use that can move you mainly carry the risk.',
      ),
      at: say(
        'Several suppliers have tariffs that follow the exchange; they need quarter-hour values from the smart meter. Such tariffs pay when the car, heat pump or battery can move to cheap hours.',
      ),
      ch: say(
        'Some utilities have dynamic tariffs; households cannot choose their supplier freely. Such tariffs pay when the car, heat pump or battery can move to cheap hours.',
      ),
      us: say(
        'Time-of-use plans pay off when the car, water heater or battery can move to cheap hours, usually at night or at noon; many utilities have one made for electric cars, though I do not know the single rates. Compare with your own hourly use before switching. The average price is {powerPriceUs}, but peaks can be far above.',
      ),
    },
  },
  controllable: {
    title: 'utility load control',
    question: 'What does it mean when the utility controls my devices?',
    answer: {
      de: say(
        'In an emergency the grid operator may throttle heat pumps, chargers and batteries above {controlledFrom} that went into operation since {controlledSince} to this power ({controlLaw}), large heat pumps to a share of theirs; it may not switch them off. In return you pay less for the grid: a flat {controlledFlat} or, with a meter of its own, {controlledShare} off the unit price of the grid, not off the whole power price. With the flat sum you can choose grid fees that change with the hour since {controlledTimedSince}. Older devices need not take part: whoever had a discount for it before keeps the old rule until {controlledOldTo}, the others may switch of their own accord.',
      ),
      at: say(
        'Austria has interruptible tariffs for heat pumps and chargers with lower grid costs. Whether that pays depends on the grid operator and on a meter of its own.',
      ),
      ch: say(
        'Many utilities switch heat pumps and boilers off briefly by ripple control and give a cheaper tariff in return. You can usually object; ask your utility for the terms.',
      ),
      us: say(
        'Demand response programs pay you for letting the utility shift your charger, thermostat or battery for a few hours. They are voluntary in general, and you can usually override. Ask your utility what it pays.',
      ),
    },
  },
  thermostat: {
    title: 'smart thermostats and control',
    question: 'Is a smart thermostat worth it?',
    answer: say(
      'A smart thermostat helps most with a furnace and an irregular day; a heat pump prefers small, steady settings. Check that it suits your equipment. A system that coordinates solar, battery, heating and car pays once you have two of them.',
    ),
  },
  heatPumpTariff: {
    title: 'heat pump tariffs and meters',
    question: 'Is there a special power rate for heat pumps?',
    answer: {
      de: say(
        'A tariff of its own for the heat pump mostly takes a second meter, but then with {controlledShare} off the unit price of the grid ({controlLaw}). Without one there is the flat deduction of {controlledFlat}. A second meter costs a base price and space in the cabinet; with solar power from your own roof one shared meter is often better.',
      ),
      at: say(
        'Many Austrian grid operators have an interruptible tariff for heat pumps with a meter of its own. It saves grid costs but costs a second meter. With solar power from your own roof one shared meter is often better; have both calculated.',
      ),
      ch: say(
        'Many Swiss utilities have a heat pump tariff if they may switch the unit off briefly; some ask for a meter of its own. Compare it with the standard tariff on strompreis.elcom.admin.ch. With solar power from your own roof one shared meter is often better.',
      ),
      us: say(
        'Some utilities have a rate for homes heated with electricity, mostly without a second meter. Ask for the “electric heat rate” and for time-of-use plans. Run both against your winter use.',
      ),
    },
  },
  gridFees: {
    title: 'grid fees',
    question: 'What are the grid fees on my power bill?',
    answer: {
      de: say(
        'With each kWh you pay grid fees for building and running the lines; the grid operator sets them, not the supplier, so switching changes nothing. With controllable devices you pay less and can choose fees by time of day since {controlledTimedSince} ({controlLaw}). Solar power used in the house costs none.',
      ),
      at: say(
        'With each kWh you pay grid fees for the lines; E-Control sets them. In summer the unit price of the grid is {sunDiscountAt} lower from {sunHourFrom} to {sunHourTo} o’clock if your smart meter measures quarter hours. Solar power used in the house costs none.',
      ),
      ch: say(
        'With each kWh you pay the grid tariff for the lines; your utility sets it each year, ElCom watches over it. Some utilities have grid tariffs that change with the hour. Solar power used in the house costs none.',
      ),
      us: say(
        'Line costs are on the bill as delivery charges, with a fixed fee a month and sometimes one by your highest demand. The state commission approves them; another supplier changes nothing about them. Solar power used in the house saves the part per kWh, not the fixed fee.',
      ),
    },
  },
};
