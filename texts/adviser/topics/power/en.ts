import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const en: TopicTexts<'power', 'en'> = {
  selfConsumption: {
    title: 'self-use and independence',
    questions: [
      'How much of my solar power will I use myself?',
      'Can I go off grid?',
      'Can I be energy independent?',
      'Do solar panels work at night?',
    ],
    keywords:
      'self consumption use myself own power independent independence off-grid offgrid grid autonomy sufficiency disconnect',
    answer: say(
      'If a system makes as much in a year as the home uses, it covers about {selfSufficiencyAlone} of it directly and about {selfSufficiencyBattery} with a fitting battery. An ordinary home does not get fully independent. Running laundry, hot water and the car at noon helps.',
    ),
  },
  feedIn: {
    title: 'net metering and exports',
    questions: [
      'What do I get for power I send to the grid?',
      'How does net metering work?',
      'Can I sell electricity back?',
    ],
    keywords:
      'net metering export exports sell back grid credit credits surplus excess utility pays for feed in tariff buyback utility pay nem',
    answer: {
      us: say(
        'That depends on your state and utility: full net metering credits each kWh at the retail price, reduced export rates pay much less, in California for instance {exportCalifornia}. Ask your utility which rule applies to new customers. Where exports pay little, use at home or a battery matters more.',
      ),
    },
  },
  feedInLaw: {
    title: 'changing solar rules',
    questions: [
      'Is net metering going away?',
      'Will the rules change after I install?',
      'What changed with the new law?',
    ],
    keywords:
      'law rules change changed changing future grandfathered nem3 big beautiful bill legislation policy ended going away',
    answer: {
      us: say(
        'Federal home credits ended on {creditsEnded}, and several states have cut export rates for new customers. Existing customers usually keep their terms for some years. Get your utility’s current tariff in writing before you sign.',
      ),
    },
  },
  batteryWorth: {
    title: 'whether a battery is worth it',
    questions: ['Is a battery worth it?', 'Do I need a battery with solar?', 'Can I add a battery later?'],
    keywords: 'battery battery battery storage worth need add later retrofit powerwall worthwhile should',
    answer: say(
      'A battery raises self-supply in our example from about {selfSufficiencyAlone} to {selfSufficiencyBattery}. It pays where exports earn little, evening power is expensive, or outages are frequent. Adding one later is fine when the inverter is ready for it.',
    ),
  },
  batterySize: {
    title: 'battery size',
    questions: ['How big should my battery be?', 'How many kWh of storage do I need?'],
    keywords: 'battery size big capacity kwh many storage large batteries need powerwalls',
    answer: say(
      'For self-use a rule of thumb is {batteryRule} kWh per {batteryUse} kWh of yearly use and per kW of panels, whichever is less. For outages, list what must run and for how long: that can lead to a larger one.',
    ),
  },
  batteryLifetime: {
    title: 'how long a battery lasts',
    questions: [
      'How long does a battery last?',
      'What is the lifespan of a home battery?',
      'When does the battery wear out?',
    ],
    keywords: 'battery battery lifespan last lifetime cycles wear degrade aging capacity powerwall storage',
    answer: say(
      'A battery usually lasts less long than the panels on the roof. Manufacturers warrant years, charging cycles and a remaining capacity; ask for all three in writing. A cool, dry place makes the cells last longer.',
    ),
  },
  backup: {
    title: 'outages and backup',
    questions: [
      'Will I have power in an outage?',
      'Do solar panels work during a blackout?',
      'Can I back up the whole house?',
    ],
    keywords: 'outage outages blackout backup power grid down generator emergency whole home back up storm',
    answer: say(
      'Without a battery and a transfer switch, solar shuts off in an outage, even in sunshine. Backup can cover a few circuits or the whole home, which is a question of size and money. Say so before the quote; retrofitting costs more.',
    ),
  },
  smartMeter: {
    title: 'meters',
    questions: ['Do I need a smart meter?', 'Will my meter be replaced?'],
    keywords: 'smart meter meters metering bidirectional net meter replaced ami readings',
    answer: say(
      'Solar needs a meter that counts both ways; the utility usually swaps it as part of the interconnection. Most already run smart meters. Time-of-use rates need one.',
    ),
  },
  dynamicTariff: {
    title: 'time-of-use rates',
    questions: [
      'Should I switch to time-of-use rates?',
      'When is electricity cheapest?',
      'What is the best rate plan for an EV?',
    ],
    keywords: 'time of use tou rate rates plan peak off-peak tariff dynamic hourly cheapest electricity price ev plan',
    answer: {
      us: say(
        'Time-of-use plans pay off when the car, water heater or battery can move to cheap hours, usually at night or at noon. Compare with your own hourly use before switching. The average price is {powerPriceUs}, but peaks can be far above.',
      ),
    },
  },
  controllable: {
    title: 'utility load control',
    questions: ['What is demand response?', 'Can the utility turn down my heat pump?'],
    keywords:
      'demand response utility control turn down curtail curtailment load event vpp virtual power plant program thermostat program',
    answer: say(
      'Demand response programs pay you for letting the utility shift your charger, thermostat or battery for a few hours. They are voluntary in general, and you can usually override. Ask your utility what it pays.',
    ),
  },
  thermostat: {
    title: 'smart thermostats and control',
    questions: ['Is a smart thermostat worth it?', 'Do I need an energy management system?'],
    keywords:
      'smart thermostat thermostats nest ecobee app control automation energy management monitor monitoring home system',
    answer: say(
      'A smart thermostat helps most with a furnace and an irregular day; a heat pump prefers small, steady settings. Check that it suits your equipment. A system that coordinates solar, battery, heating and car pays once you have two of them.',
    ),
  },
};
