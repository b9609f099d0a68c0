import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const en: TopicTexts<'charging'> = {
  wallboxPower: {
    title: 'charging power',
    question: 'Should my home charger have 11 or 22 kW?',
    answer: {
      ...sameInEurope(
        say(
          'For charging overnight {chargeUsual} is nearly always enough. {chargeFast} only helps if your car takes that much alternating current, and it needs more electrical capacity. Load management and charging from the sun often matter more.',
        ),
      ),
      us: say(
        'For charging overnight {chargerPowerUs} on a {chargerUs} circuit is nearly always enough. {chargeFast} as in Europe takes three phases, which American homes hardly ever have; more than {chargeUsual} only helps if your car takes it, and it needs more electrical capacity. Load management and charging from the sun often matter more.',
      ),
    },
  },
  gridNotice: {
    title: 'utility approval',
    question: 'Must I report my charger and solar to the utility?',
    answer: {
      de: say(
        'Every charger is reported to the grid operator before it is switched on; if all charge points of the connection together exceed {wallboxConsent}, for instance with {wallboxBig}, it has to agree, which it does or refuses with reasons within {wallboxReply} months. Heat pump and solar system are reported too. The electrician usually does it.',
      ),
      at: say(
        'Charger, heat pump and solar system are reported to the grid operator before they are switched on; from which power on it has to agree is in its conditions. The electrician usually does it.',
      ),
      ch: say(
        'Charger, heat pump and solar system need a technical connection request to the grid operator. The electrician usually does it, together with the installation notice.',
      ),
      us: say(
        'Solar and batteries need an interconnection agreement and permission to operate before you switch on. Chargers mostly need only an electrical permit, though some utilities want to know. The installer normally files all of it.',
      ),
    },
  },
  flatCharging: {
    title: 'charging at a condo or apartment',
    question: 'Can I have a charger in my condo or apartment building?',
    answer: {
      de: say(
        'Tenants and condo owners have a claim to be allowed a charger ({tenantLaw}, {ownersLaw}); landlord or association decide how, and whoever wants it pays. In underground garages a shared line with load management is worthwhile.',
      ),
      at: say(
        'In condos simple chargers need only an easier form of consent from the other owners; tenants need the landlord’s permission. In underground garages a shared solution with load management is worthwhile.',
      ),
      ch: say(
        'Condo owners need a decision of the assembly for the shared line, tenants the owner’s consent. In garages a basic installation with load management is worthwhile; some cantons and utilities support it.',
      ),
      us: say(
        'Several states have right-to-charge laws, so an HOA or landlord may not simply refuse, though you usually pay and carry insurance. A shared circuit with load management is cheaper than many single ones. Ask whether your utility funds it.',
      ),
    },
  },
  bidirectional: {
    title: 'bidirectional charging',
    question: 'Can my electric car power my house?',
    answer: say(
      'With bidirectional charging the car feeds your home or the grid. Car, charger, transfer equipment and utility all have to support it ({phase}); the choice is small and the equipment costs a lot. If you build now, run a strong cable and a data line.',
    ),
  },
  solarCharging: {
    title: 'charging from the sun',
    question: 'Can I charge my car with solar power?',
    answer: say(
      'Solar can charge a car, best with a charger that follows the surplus. A car often at home by day can get about {solarShareOfCar} of its driving from the roof; one that charges only in the evening, almost none directly. A home battery is mostly too small for the car.',
    ),
  },
  socket: {
    title: 'charging from a wall outlet',
    question: 'Can I charge my car from a regular outlet?',
    answer: {
      de: say(
        'An ordinary socket is for emergencies only: it is not built for hours of full load and can get hot. If there is no other way, have an electrician check wiring and breaker, and charge at a low current.',
      ),
      at: say(
        'An ordinary socket is for emergencies only: it is not built for hours of full load and can get hot. If there is no other way, have an electrician check wiring and breaker, and charge at a low current.',
      ),
      ch: say(
        'An ordinary socket is for emergencies only: it is not built for hours of full load and can get hot. If there is no other way, have an electrician check wiring and breaker, and charge at a low current.',
      ),
      us: say(
        'For short daily drives a regular outlet can do, slowly. It should be on its own circuit and in good condition, and never on an extension cord, because hours of full load heat up worn contacts. Have an electrician look at it.',
      ),
    },
  },
  chargingCost: {
    title: 'the cost of charging',
    question: 'What does it cost to charge an electric car at home?',
    answer: {
      de: say(
        'We reckon with {evUse} and {chargingLoss} charging loss. Household power costs {powerPriceDe} on average; your own solar power costs you only the payment you forgo.',
      ),
      at: say(
        'We reckon with {evUse} and {chargingLoss} charging loss. Multiply that by your power price; your own solar power costs you only the payment you forgo.',
      ),
      ch: say(
        'We reckon with {evUse} and {chargingLoss} charging loss. The median household pays {powerPriceCh}; your own solar power costs you only the payment you forgo.',
      ),
      us: say(
        'We calculate with {evUseUs} and {chargingLoss} charging loss. At the average price of {powerPriceUs} that is usually well below gasoline; a night rate makes it less still.',
      ),
    },
  },
  panelCapacity: {
    title: 'electrical panel',
    question: 'Can my electrical panel take a charger and heat pump?',
    answer: {
      de: say(
        'In newer houses the electrical cabinet is mostly enough, in older ones it often has to be replaced. Before the service is made stronger, load management that lets car and heat pump take turns frequently helps. A photo of the cabinet shows the electrician a lot; please unscrew nothing.',
      ),
      at: say(
        'In newer houses the electrical cabinet is mostly enough, in older ones it often has to be replaced. Before the service is made stronger, load management that lets car and heat pump take turns frequently helps. A photo of the cabinet shows the electrician a lot; please unscrew nothing.',
      ),
      ch: say(
        'In newer houses the electrical panel is mostly enough, in older ones it often has to be replaced. Before the service is made stronger, load management that lets car and heat pump take turns frequently helps. A photo of the panel shows the electrician a lot; please unscrew nothing.',
      ),
      us: say(
        'An electrician checks it with a load calculation ({loadCalculation}). Often load management, for which we reckon with {loadManagerUsd}, avoids an upgrade at {panelUpgradeUsd}. HEAR can pay up to {hearPanel} for a panel where your state offers it. A photo of the panel label helps.',
      ),
    },
  },
  publicCharging: {
    title: 'charging without a parking space',
    question: 'How do I charge a car without my own parking space?',
    answer: say(
      'Without a space of your own you charge at public stations, while shopping or at work. Per kWh that usually costs much more than at home, at fast chargers the most; compare plans and mind fees for staying too long. Ask your city for a curbside charger and your employer for charging spots. A home charger only makes sense with a fixed space.',
    ),
  },
  carBattery: {
    title: 'treating the car battery well',
    question: 'How do I take good care of my electric car’s battery?',
    answer: say(
      'Slow charging at home is gentlest on the car’s battery. Fast charging now and then does little harm; constant fast charging, great heat and long standing fully full or empty make it age faster. Do not fill it up completely day to day, but before a trip gladly, and see in the manual and warranty what the maker advises.',
    ),
  },
  chargingSafety: {
    title: 'charging safely',
    question: 'Is it safe to charge an electric car at home?',
    answer: say(
      'By experience so far, electric cars do not catch fire more often than other cars. A hardwired charger keeps checking while it charges and shuts off on a fault: it may run overnight, in the garage and in the rain. More dangerous are worn outlets, extension cords and damaged cables; if a plug gets hot or smells, stop. Have an electrician run the circuit and test its protection; a smoke detector in the garage is a good idea.',
    ),
  },
  chargingTime: {
    title: 'how long charging takes',
    question: 'How long does it take to charge a car at home?',
    answer: {
      de: say(
        'Divide the kWh you need by the power: a wall outlet with {outletPower} adds about {outletReach} km an hour, a home charger with {chargeUsual} about {wallboxReach} km. Overnight the outlet would make up for a commute but is not made for every night; the charger mostly fills even an empty battery by morning. That is reckoned with {evUse} and {chargingLoss} charging loss.',
      ),
      at: say(
        'Divide the kWh you need by the power: a wall outlet with {outletPower} adds about {outletReach} km an hour, a home charger with {chargeUsual} about {wallboxReach} km. Overnight the outlet would make up for a commute but is not made for every night; the charger mostly fills even an empty battery by morning. That is reckoned with {evUse} and {chargingLoss} charging loss.',
      ),
      ch: say(
        'Divide the kWh you need by the power: a wall outlet with {outletPower} adds about {outletReach} km an hour, a home charger with {chargeUsual} about {wallboxReach} km. Overnight the outlet would make up for a commute but is not made for every night; the charger mostly fills even an empty battery by morning. That is reckoned with {evUse} and {chargingLoss} charging loss.',
      ),
      us: say(
        'An ordinary outlet ({outletUs}, {outletPowerUs}) adds about {outletReachUs} miles an hour, so ten hours overnight give about {nightReachUs} miles. A {chargerUs} charger with {chargerPowerUs} adds about {chargerReachUs} miles an hour. If you drive less in a day than the night gives, the outlet will do, on a circuit of its own. That is reckoned with {evUseUs} and {chargingLoss} charging loss; a big pickup such as the Ford Lightning uses {pickupUse}, loss included, and gains only about {pickupNight} miles a night.',
      ),
    },
  },
};
