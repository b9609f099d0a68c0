import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';

const wallboxPowerHours = say(
  'One hour at {chargeUsual} brings {wallboxReach} kilometers, so a night gives far more than most people drive in a day. It fills an empty large battery in about seven to eight hours. Do the sum yourself: kilowatt-hours of the battery divided by kilowatts, plus a little loss.',
);

const wallboxPowerConnection = say(
  'For {chargeFast} you mostly need a thicker cable and more reserve in the house connection, and the grid operator often has to approve it first; {chargeUsual} is only reported or quickly approved. Many stations can be throttled to half for good and released later. When building lay a generous cable and conduit, then both stay possible.',
);

const wallboxPowerAmps = say(
  'Sixteen amps on three phases make {chargeUsual} and are nearly always enough at home; twice that makes {chargeFast} and pays only with a matching onboard charger. A cable must be rated for at least the station’s current, otherwise the station throttles down to the cable. DC chargers for the home are expensive and seldom useful privately.',
);

const flatChargingCapacity = say(
  'The existing supply is almost always enough if load management shares the power among the cars: they stand for many hours at night and each needs only a little. Single chargers without common control fill the supply after a few spaces. The usual solution is a trunk line through the garage to which each space can connect later; an electrician first works out the spare capacity.',
);

const bidirectionalSellingBack = say(
  'Feeding into the grid needs the utility’s consent and a rate that pays for it; so far both exist mainly in pilots and with single utilities. Ask yours about {carToGrid} and the registration needed. As long as little is paid for it, supplying your own house brings more.',
);

const socketEnough = say(
  'At a socket a car charges with at most about {outletPower}, which is around {outletReach} kilometers of range an hour, so a good hundred overnight. On a Swiss {swissPlug} it is a fifth less. By distance that is enough for short trips or a plug-in hybrid; but the socket is not built for every night, and a wallbox is safer and loses less power.',
);

const socketAmps = say(
  'Set the car or cable to six to at most ten amps; the number on the breaker (usually sixteen) does not hold for hours at a household socket. On a Swiss {swissPlug} eight amps is the sensible limit. The older the outlet and wiring, the lower; feel after an hour whether the plug gets warm.',
);

const chargingCostShareCost = say(
  'Ask for the kilowatt-hours charged times your full price per kilowatt-hour, plus {chargingLoss} loss; the charger’s app, the car or a submeter shows the number. Without a meter, take the distance driven times about {evUse}. For a company car the employer mostly pays only against a metered record; among friends charge your own cost, not more.',
);

const panelCapacityOldCabinet = say(
  'An old cabinet has to be replaced only if something speaks against it: screw-in fuses without room for breakers, cloth cables or old earthing, asbestos boards, damage, or a grid operator that demands a meter cabinet to today’s standard for a new system. Existing parts are mostly grandfathered, new ones follow today’s rules. Have the electrician write down which rule demands the change, and get a second quote if the price is high; a small sub-board next to it is often enough.',
);

const panelCapacityNoSpace = say(
  'A full box doesn’t mean the capacity is used up: mostly the electrician adds a small subpanel next to it or in the garage, with room for the protection of the charger, heat pump or solar. Or wide old devices are exchanged for slim ones. The whole cabinet has to be new only if it has no room for the meter or is unsound.',
);

const panelCapacityEnough = say(
  'With load management three times {fuseSmall} to {fuseMiddle} is mostly enough for a house with heat pump and charger, since that is {supplySmall} to {supplyMiddle} and everything rarely runs at once. Three times {fuseLarge} ({supplyLarge}) is almost always enough. It gets tight with instant water heaters, a sauna, several chargers without control, or a single-phase supply; the main fuse is stated in the service box or in the contract with the grid operator.',
);

const panelCapacityWhoChecks = say(
  'An electrician registered with the grid operator checks it: they read the main fuse, add up all large loads with what runs at the same time, measure for a few days if in doubt, and ask the grid operator what the line can still carry. It mostly takes an hour or two. Photos help beforehand: the open door, the labels, the main fuse, free spaces; unscrew nothing.',
);

const panelCapacityStronger = say(
  'You pay for a stronger line yourself: the electrician applies, the grid operator or utility names the price (a connection contribution plus cable, digging and meter space) and does the work up to the house. The network before it and a transformer are mostly its business but can take months. Ask for the price in writing before you buy anything, and have it compared with load management.',
);

const panelCapacityLoadManager = say(
  'Load management measures at the service with current sensors and throttles the charger as soon as range, dryer or heat pump draw a lot; the main fuse holds and the car is still full in the morning. It costs a fraction of a new line and is accepted if permanently installed. Many chargers can do it themselves with an extra meter.',
);

const publicChargingHowMuchDearer = say(
  'In public, reckon mostly with one and a half to two times the price at home, at fast chargers without a plan two to three times; so that much is normal. Times {evUse} gives your cost: slow charging in town mostly stays below gasoline, constant fast charging gets similarly dear. The operator’s own plan or a monthly subscription lowers the price clearly if you often charge there.',
);

const chargingTimeFull = say(
  'At a wallbox with {chargeUsual}, a full charge of about sixty kilowatt-hours takes some six hours and just under eighty some eight; with half the power twice as long, at an outlet with {outletPower} about five times as long, so more than a day. Divide the missing kilowatt-hours by the kilowatts and add a tenth for losses. From twenty to eighty percent takes only a good half of that.',
);

const chargingTimeOvernight = say(
  'In a night of ten hours, an outlet adds a good hundred kilometers, in a pinch enough for most commutes; a wallbox with {chargeUsual} adds several hundred, so practically any battery. What matters is not whether the battery gets full, but whether the night brings more than you drive in a day. You need to plug in only when the battery would fall below the next day’s need.',
);

const chargingTimePerHour = say(
  'Per hour an outlet with {outletPower} adds about {outletReach} kilometers, just under four kilowatts some twenty, and a wallbox with {chargeUsual} about {wallboxReach}. As a rule of thumb: kilowatts times five gives kilometers per hour. So a lunch break is worth it at a wallbox, at an outlet it brings hardly anything.',
);

const chargingTimeTwoCars = say(
  'Two cars in one night usually work: sharing a wallbox with {chargeUsual}, each gets half on average, so in ten hours enough for well over two hundred kilometers. With load management one speeds up as soon as the other is done. A plug-in hybrid is small and usually full within two to four hours.',
);

const wallboxPowerLongCable = say(
  'A long line works, it only needs more copper so that the voltage at the car drops by only a few percent. Double the length means about double the cross-section; with three phases or less power a thinner one will do. The electrician works out length, current and the way it is laid; the car then charges normally, and the loss stays small.',
);

export const en: DetailTexts<'charging'> = {
  wallboxPower: {
    carLimit: {
      question: 'Does a stronger charger charge my car faster?',
      answer: {
        ...sameInEurope(
          say(
            'When charging at home the car’s onboard charger sets the limit: if it takes {chargeUsual} of alternating current, it charges no faster at a station with {chargeFast}. The value is in the data sheet under “AC”; the hundreds of kW in ads hold only for direct current on the highway. Only a few models take {chargeFast}, and overnight it is seldom needed there either.',
          ),
        ),
        us: say(
          'When charging at home the car’s onboard charger sets the limit: if it takes {chargeUsual} of alternating current, a stronger circuit charges no faster. The value is in the data sheet under “AC”; the hundreds of kW in ads hold only for direct current on the highway. Only a few models take more, and overnight it is seldom needed.',
        ),
      },
    },
    hours: {
      question: 'What do a charger’s kW mean for charging time?',
      answer: {
        de: wallboxPowerHours,
        at: wallboxPowerHours,
        ch: wallboxPowerHours,
        us: say(
          'One hour at {chargerUs} with {chargerPowerUs} brings {chargerReachUs} miles, so a night gives far more than most people drive in a day; an ordinary commute is back in two or three hours. It fills an empty large battery in about ten hours. Do the sum yourself: kilowatt-hours divided by kilowatts, plus a little loss.',
        ),
      },
    },
    heavyUse: {
      question: 'I drive a lot: is an 11 kW charger enough?',
      answer: say(
        'Even if you drive two hundred kilometers (a hundred-odd miles) a day {chargeUsual} is enough, as that is around four hours of charging at night. More pays only if the car often comes home empty and must leave after a few hours, and only with a matching onboard charger. For the exception a fast charger on the road is cheaper than a stronger connection.',
      ),
    },
    connection: {
      question: 'What electrical connection does a strong charger need?',
      answer: {
        de: say(
          'For {chargeFast} you mostly need a thicker cable and more reserve in the house connection, and above {wallboxConsent} the grid operator must agree beforehand; {chargeUsual} only has to be registered. Many stations can be throttled to half for good and released later. When building lay a generous cable and conduit, then both stay possible.',
        ),
        at: wallboxPowerConnection,
        ch: say(
          'For {chargeFast} you mostly need a thicker cable and more reserve in the house connection; the utility must approve the request before installation, for {chargeUsual} too. Many stations can be throttled to half for good and released later. When building lay a generous cable and conduit, then both stay possible.',
        ),
        us: say(
          'A continuous load may use only four fifths of the breaker, so a charger needs a circuit a quarter larger than its amps, and the strongest ones must be hardwired. The electrician sets the copper cable by length and routing. If the service is too small, a load manager throttles the charger instead of an upgrade.',
        ),
      },
    },
    small: {
      question: 'Is a low-power home charger enough?',
      answer: say(
        'For short trips or a plug-in hybrid four to seven kilowatts will do, as a night lasts eight hours and more. Low power is gentle on the connection and the battery and fits the sun better. {chargeUsual} mostly costs hardly more to buy and is the safe choice if a bigger car may follow.',
      ),
    },
    twoCars: {
      question: 'Do two electric cars need twice the charging power?',
      answer: say(
        'Two cars charge well at night on one shared supply: two stations divide the power by load management, and by morning both are topped up. You do not need twice the power. A single strong station helps less, because you would have to swap plugs at night.',
      ),
    },
    amps: {
      question: 'How many amps does a home charger need?',
      answer: {
        de: wallboxPowerAmps,
        at: wallboxPowerAmps,
        ch: wallboxPowerAmps,
        us: say(
          'Thirty-two amps ({chargerPowerUs}) are enough for nearly everyone and bring {chargerReachUs} miles per hour; forty-eight pays with a large battery and long daily drives, if the car takes that much. A NEMA plug allows at most forty, above that it is hardwired. DC chargers are too expensive for a home.',
        ),
      },
    },
    longCable: {
      question: 'How thick must a long cable to the charger be?',
      answer: {
        de: say(
          'A long line works, it only needs more copper: by the standard at most {voltageDropDe} of the voltage should be lost from the meter to the box. So double the length means about double the cross-section; with three phases or less power a thinner one will do. The electrician works out length, current and the way it is laid; the car then charges normally, and the loss stays at a few percent.',
        ),
        at: wallboxPowerLongCable,
        ch: wallboxPowerLongCable,
        us: say(
          'A long run works, it only needs thicker wire: at most {voltageDropUs} of voltage drop in the circuit is recommended, so beyond about a hundred feet the electrician goes up a size or two. Double the length means about double the cross-section; with fewer amps thinner wire will do. Aluminum for the long stretch saves money if the terminals are made for it.',
        ),
      },
    },
  },
  gridNotice: {
    whoFiles: {
      question: 'Who files my charger or solar with the utility?',
      answer: say(
        'The electrician or installer files it, because the grid operator or utility accepts it only from a registered company; you sign at most and supply the meter number. Put in the contract that filing is included, and have the confirmation sent to you. The one in charge is the company that runs the wires, named on your power bill, not just any supplier.',
      ),
    },
    howLong: {
      question: 'How long does utility approval of solar or a charger take?',
      answer: {
        de: say(
          'A mere notice needs no answer; where the grid operator must agree, above {wallboxConsent}, it has {wallboxReply} months. For solar up to thirty kilowatts at an existing connection it must react within one month, otherwise the installer may connect it under the rules; once the papers are complete it has eight weeks at most. After that ask in writing with the file number and a deadline, then turn to the Bundesnetzagentur.',
        ),
        at: say(
          'Expect two to six weeks; the deadline stands in your grid operator’s conditions, and for small systems a notice is often enough. If it asks for documents, the time mostly starts again. If nothing comes, the E-Control arbitration service helps.',
        ),
        ch: say(
          'Mostly two to four weeks for the connection request, longer if the grid must be checked or reinforced. File it before you order, and have the electrician ask after three weeks. ElCom is responsible for disputes with the grid operator.',
        ),
        us: say(
          'For solar, application and permission to operate mostly take two to eight weeks, in a backlog months; many states set deadlines for the utility. Get the application number and date and ask the utility yourself, because often a single paper is missing. If it stays late, complain to the public utility commission.',
        ),
      },
    },
    forgot: {
      question: 'What if I never reported my charger or solar system?',
      answer: say(
        'Simply make up for it: an electrician checks the system and files the papers, mostly without further consequences. Unreported, you risk an order to switch off, no pay or credit for exports and questions from the insurer after damage. If your installer promised to file and forgot, fixing it is the installer’s duty.',
      ),
    },
    refused: {
      question: 'Can the utility say no to my charger or solar?',
      answer: say(
        'The grid operator or utility can seldom forbid it outright: it has to name the reason, such as a full line, and say what would work, for instance less power, control or a later date. Ask which power is possible right away; a smaller charger or load management mostly solves it, for solar an export limit. If it insists, the regulator or arbitration board helps.',
      ),
    },
    switchOn: {
      question: 'When may I switch on my new solar system or charger?',
      answer: say(
        'Wait until the notice or approval is in place and the installer has commissioned it; a charger that needs only a notice or permit may run after that. Switching solar on before permission to operate can mean a wrongly counted bill, no credit, a fine or disconnection, and you answer for disturbances. The city’s inspection does not replace the utility’s okay.',
      ),
    },
    register: {
      question: 'Where do I have to register a solar system?',
      answer: {
        de: say(
          'A solar system and a battery you must enter yourself in the Marktstammdatenregister within one month of switching on; it is free and takes about twenty minutes, and without it the pay stops. Charger and heat pump do not belong there, only with the grid operator. When the house is sold, the operator in the register is changed.',
        ),
        at: say(
          'There is no register as in Germany that you must fill in: the filing with the grid operator, which assigns a metering point for exports, and a purchase contract for the surplus are enough. You accept the general terms in the operator’s portal, the installer fills in the technical part. Charger and heat pump need only the notice.',
        ),
        ch: say(
          'For solar, besides the connection request, there are the notice to the commune, the safety certificate and the Pronovo filing for the one-off payment; larger systems go to ESTI too. Charger and heat pump need only the request and the installation notice. The company files most of it, you sign.',
        ),
        us: say(
          'There is no national register: for solar and batteries what counts is the interconnection agreement and the permission to operate, besides the city’s permit. The agreement says who is liable and how exports are credited; you sign it as the owner. When the house is sold it has to be transferred to the buyer.',
        ),
      },
    },
    noticeOrConsent: {
      question: 'When does a charger need the utility’s consent?',
      answer: {
        de: say(
          'Up to {wallboxConsent} at all charge points together a notice is enough, so also for an eleven-kilowatt box; above that, for instance {wallboxBig} or two boxes without load management, consent is needed before connecting. A swap, a second box or a move is reported anew, as is a portable box on a three-phase socket. The notice as a rule costs nothing.',
        ),
        at: say(
          'Every fixed charger, heat pump and solar system is reported; from which power the grid operator must agree first stands in its conditions, often above eleven kilowatts. A swap, a second charger or a move is reported anew. The notice itself mostly costs nothing, more connection capacity does.',
        ),
        ch: say(
          'Chargers, heat pumps and solar systems as a rule need an approved connection request before you order; small devices on an ordinary socket do not, and the limit stands in the utility’s technical rules. A stronger unit, a second charger or a move needs a new request. The request is mostly free.',
        ),
        us: say(
          'A charger mostly needs only the city’s electrical permit; solar and batteries always need the utility’s application, even with zero export. For a very strong or a second charger, ask the utility, because the service or transformer may be too small. The application for small solar is free or cheap, a study is charged only for large systems.',
        ),
      },
    },
  },
  flatCharging: {
    refused: {
      question: 'Charger refused in my building: what can I do?',
      answer: {
        de: say(
          'A flat no is not enough: tenants and condo owners can demand the charger, and it can be refused only for weighty reasons, for instance if the landlord can’t reasonably be expected to accept it ({tenantLaw}, {ownersLaw}). Ask for consent in writing with a deadline; if it doesn’t come, a tenants’ association helps, and owners can contest a refusing vote in court within a month.',
        ),
        at: say(
          'As a condo owner you can get a simple charger through even if others stay silent: whoever was properly notified and does not object within two months counts as agreeing ({ownersLawAt}). If somebody objects, the court can replace the consent. As a tenant it mostly depends on the landlord; a tenants’ association tells you what holds in your case.',
        ),
        ch: say(
          'In Switzerland tenants have no general right to a charger so far, so the management may refuse. Ask for the reasons in writing and offer to pay for installation and power; it often helps if several ask together. In a condo the assembly decides, and you can contest a no within one month.',
        ),
        us: say(
          'Your state decides: where there is a right-to-charge law, as in California and Colorado (for renters too) or Florida (for condos), landlord or board may only set reasonable conditions, with exceptions such as few parking spaces; elsewhere they may refuse. Look up "right to charge" with your state, ask in writing, and offer to pay for installation, power and insurance.',
        ),
      },
    },
    whoPays: {
      question: 'Who pays for a charger and wiring in a shared garage?',
      answer: {
        de: say(
          'Whoever wants to charge pays: the line from the meter to the parking space, the wallbox and the electrician. A landlord need not contribute, and co-owners who don’t take part don’t pay. If the association decides on a basic installation, those who vote for it bear the cost, and whoever joins later pays a share. Only with more than two thirds of the votes and half of the shares may everyone have to pay.',
        ),
        at: say(
          'As a rule whoever wants to charge pays: line, wallbox and electrician, and also keeps them in order. Landlord or co-owners need not contribute. If the community builds a shared system, it is paid by ownership shares or as the users agree.',
        ),
        ch: say(
          'Your own charger is paid by you. The shared line in the garage (basic installation) is paid in a condo by the association by ownership shares or by the group that wants it, as the assembly decides; in a rented building mostly by the owner, who often charges a monthly fee on the parking space for it.',
        ),
        us: say(
          'As a rule you pay for everything yourself: the wire from the meter room, the charger, the permit, the power and often liability insurance. With a shared line those who connect split the cost; many utilities contribute especially for multifamily buildings.',
        ),
      },
    },
    landlordSide: {
      question: 'As a landlord, must I allow a tenant’s charger?',
      answer: {
        de: say(
          'As a landlord you generally have to allow a charger; you may refuse only if it can’t be expected of you even considering the tenant’s interest ({tenantLaw}). You don’t have to pay for it, and you may require a qualified electrician, a sensible design and removal when the tenant moves out.',
        ),
        at: say(
          'There is no general duty, as a landlord you mostly decide yourself; in flats under the tenancy act, though, a customary and reasonable change may be enforceable. A written agreement makes sense: qualified electrician, costs on the tenant, own meter and what happens on moving out.',
        ),
        ch: say(
          'As a landlord you don’t have to allow a charger; without your written consent the tenant may not install anything. If you agree, put in writing who pays for installation and power, that a professional installs it, and whether it stays on moving out; often it is better to build a basic installation yourself and rent the space at a higher price.',
        ),
        us: say(
          'That depends on the state: in California ({chargeLawCalifornia}), Colorado ({chargeLawColorado}) and Oregon ({chargeLawOregon}), for instance, landlords mostly must accept a charger at the tenant’s expense, with exceptions such as few parking spaces; in many other states you are free to decide. Put in writing: licensed electrician, permit, power costs, insurance and what happens at move-out.',
        ),
      },
    },
    capacity: {
      question: 'Is there enough power if everyone in the garage charges?',
      answer: {
        de: flatChargingCapacity,
        at: flatChargingCapacity,
        ch: say(
          'The existing supply is almost always enough if load management shares the power among the cars: they stand for many hours at night and each needs only a little. Single chargers without common control fill the supply after a few spaces. The usual solution is a basic installation through the garage (flat cable or busbar, following the SIA leaflet) to which each space can connect later.',
        ),
        us: flatChargingCapacity,
      },
    },
    billing: {
      question: 'How is charging in a shared garage billed?',
      answer: say(
        'Either your charge point hangs on your own meter, or the shared system measures every session with a certified meter in the box and a provider or the management sends the bill. If your meter is far away or the outlet is on the common account, the second way is mostly simpler. Charging from a common outlet without an agreement isn’t allowed.',
      ),
    },
    howApply: {
      question: 'How do I apply for a charger in my building?',
      answer: say(
        'First ask who else wants to charge, and have an electrician look at the supply and the cable route. Then apply in writing (landlord, management or an item for the assembly): parking space, power, electrician, route, load management, and that you pay your part. Order only after the consent; the electrician handles the notice to the grid operator or the permit.',
      ),
    },
  },
  bidirectional: {
    whichCars: {
      question: 'Which electric cars can give power back?',
      answer: say(
        'So far only some models can feed a house or the grid, and only with a charger approved for them; older cars with CHAdeMO could, with CCS it comes only bit by bit with {phase}. An outlet on the car ({carOutlet}) is not yet a house connection. Do not rely on “coming by update”: before you buy, get it in writing with which charger it works today in your country.',
      ),
    },
    outageFridge: {
      question: 'Can my electric car help in a power outage?',
      answer: say(
        'For emergencies the outlet on the car or truck ({carOutlet}) is often enough: a fridge, internet or, as a reserve, a medical device runs on a good outdoor cord for hours or days, with about two to four kilowatts in most cars and more in some trucks. It powers the whole house only with a bidirectional charger and an automatic transfer switch. Never run a cord from the car into a house outlet; that can kill.',
      ),
    },
    whatNeeded: {
      question: 'What do I need for bidirectional charging?',
      answer: say(
        'You need a car that can do it, a bidirectional charger approved for it, a smart meter, an electrician with experience and the grid operator’s consent. Such a charger today costs a multiple of an ordinary one and rarely earns that back. A normal charger usually cannot be converted. Panels are not required, but raise the benefit.',
      ),
    },
    prepareWiring: {
      question: 'What wiring should I prepare for bidirectional charging?',
      answer: say(
        'Run a strong cable now, best one size larger than needed, in roomy conduit, with a data cable to the main panel, and leave space there for breakers and a transfer switch. That costs little and keeps everything open. Buy an ordinary charger now; swap in a bidirectional one when car and rate plan can do it.',
      ),
    },
    batteryWear: {
      question: 'Does bidirectional charging harm the car battery?',
      answer: say(
        'Experience so far is that it ages the battery only a little more, because a house draws slowly and in small cycles; heat, fast charging and a constantly full battery do more harm. What decides is the warranty: some makers limit the kWh or hours given back. In the app you set how much stays for driving. On the way in and out about fifteen to twenty-five percent of the power is lost.',
      ),
    },
    sellingBack: {
      question: 'Can I sell power from my electric car to the grid?',
      answer: {
        de: say(
          'Feeding back into the grid is allowed, and the double grid charges on stored power have largely been removed; but only a few suppliers offer it, with certain cars. You need a smart meter and a suitable contract. Take advertised earnings with care: what you get depends on how long the car is plugged in.',
        ),
        at: bidirectionalSellingBack,
        ch: bidirectionalSellingBack,
        us: bidirectionalSellingBack,
      },
    },
    waitOrBattery: {
      question: 'Wait for bidirectional charging or buy a home battery?',
      answer: say(
        'I would not wait: until car, charger and rate plan fit together it may take years, and the car helps only when it is at home in the evening. If you need a home battery today and it pays, buy a small one; if you drive little and have a suitable car, you can do without. Prepare the wiring in any case.',
      ),
    },
    checkMyCar: {
      question: 'How do I find out whether my car can give power back?',
      answer: say(
        'Whether your car can do it I do not keep by model, because such a list ages quickly. Check three things: does the manual name {carOutlet} (an outlet on the car) or {carToHome} (the house), which port does it have (CHAdeMO could do it early, CCS needs {phase} and an approval), and which charger does the maker name for your country. If one answer is missing, it can only charge today; ask in writing with the VIN.',
      ),
    },
  },
  solarCharging: {
    away: {
      question: 'Is solar charging worth it if the car is away all day?',
      answer: say(
        'If the car is elsewhere by day, hardly anything comes straight from the roof in the evening; weekends and long summer evenings still give a fair amount. With one or two days at home a week you can often cover a third to half of your driving, since a car stores a lot at once. For the other nights a cheap night rate or charging at work helps.',
      ),
    },
    surplus: {
      question: 'How do I charge my car only with surplus solar power?',
      answer: say(
        'For that you need a charger that talks to a meter at the service entrance or to the inverter and adjusts its power; set it to “solar only”. Charging starts only at {chargeMinOne} on one phase, in Europe on three phases at {chargeMinThree}, so automatic phase switching is useful there. That it pauses under clouds is normal.',
      ),
    },
    existing: {
      question: 'Can I use my existing charger for solar charging?',
      answer: say(
        'An existing charger can often be upgraded: with the maker’s energy manager or free software such as evcc, if charger and inverter have an interface. Without any control a schedule around noon at reduced current will do too; under clouds part then comes from the grid. If you are still building, lay conduit and a data cable right away.',
      ),
    },
    share: {
      question: 'How large a solar system does an electric car need?',
      answer: say(
        'A car that is home a lot gets {solarShareOfCar} of its driving power from the roof; all year without the grid is not possible, because winter is missing. For average driving count two to three kW of extra panels. Two cars share the same surplus: the chargers must coordinate, and the second one needs a larger roof.',
      ),
    },
    winter: {
      question: 'Can I charge my car with solar in winter too?',
      answer: say(
        'From November to February little is left after the household, on dull days often nothing; then the car charges mostly from the grid. That is normal and already counted in the usual yearly shares, as summer makes up for it. A cheap night or time-of-use rate helps most in those months.',
      ),
    },
    homeBattery: {
      question: 'Should I charge the car from the home battery?',
      answer: say(
        'A home battery as a buffer seldom pays for the car: it holds only a small part of the car’s battery, and shifting the energy loses some more. Better charge the car directly by day, and block in the app that it drains the home battery in the evening. On sunny days the order is mostly house, car, battery if the car leaves soon.',
      ),
    },
  },
  socket: {
    enough: {
      question: 'Is a wall outlet enough for everyday car charging?',
      answer: {
        de: socketEnough,
        at: socketEnough,
        ch: socketEnough,
        us: say(
          'At a regular {outletUs} outlet a car charges at about {outletPowerUs}, which is around {outletReachUs} miles an hour or {nightReachUs} overnight, for a big pickup only {pickupNight}. For short daily drives or a plug-in hybrid that is enough; a big empty car takes several days. A {chargerUs} circuit brings about {chargerReachUs} miles an hour.',
        ),
      },
    },
    hot: {
      question: 'What if the outlet gets hot while the car charges?',
      answer: say(
        'If the plug or outlet gets hot, discolors or smells burnt, stop charging at once and have an electrician replace outlet and wiring before the next time. Lukewarm is still normal; too hot to touch is not. The cause is mostly worn contacts or loose terminals under hours of full load.',
      ),
    },
    cord: {
      question: 'Can I charge my car with an extension cord?',
      answer: say(
        'No extension cord, no power strip and no cable reel: every additional connection can get hot, and a coiled reel overheats. A cord out the window or across the sidewalk is also a trip hazard you are liable for, and often forbidden. Outdoors use only a weatherproof outlet with ground-fault protection, directly with the car’s own cable.',
      ),
    },
    blueSocket: {
      question: 'Which type of outlet is good for charging a car?',
      answer: say(
        'Better than the household outlet is one made for continuous load: the blue or red CEE socket in Europe, in Switzerland also {swissPlugBig}, in the US a fifty-amp outlet, each on its own circuit and breaker. It takes a mobile charger with the matching plug that limits the current itself. Use an RV, camping or washing machine outlet only if that is agreed and nothing else hangs on it.',
      ),
    },
    amps: {
      question: 'How many amps should I set for charging at an outlet?',
      answer: {
        de: socketAmps,
        at: socketAmps,
        ch: socketAmps,
        us: say(
          'On a usual fifteen-amp circuit twelve is the ceiling for continuous load (four fifths of the breaker); on old or worn outlets set eight. You can do that in the car or on the cable. Feel the plug after an hour: if it gets hot, stop and have the outlet replaced.',
        ),
      },
    },
    trips: {
      question: 'Why does the breaker trip when I charge the car?',
      answer: say(
        'If the breaker trips, other devices usually hang on the same circuit: the car needs a line of its own with its own breaker. Until then charge at a low current and only when nothing else runs. If the ground-fault device trips, moisture, the cable or a defect may be the cause: stop charging and have an electrician measure.',
      ),
    },
  },
  chargingCost: {
    perHundred: {
      question: 'What does charging cost per mile or kilometer?',
      answer: {
        de: say(
          'At home a hundred kilometers cost about {chargeHundredDe} at the average price of {powerPriceDe}, charging loss included. For your own price: consumption per hundred kilometers times the power price, plus {chargingLoss}. A small car is a quarter below that, a van or a cold winter half as much again.',
        ),
        at: say(
          'Multiply {evUse} by your power price and add {chargingLoss} charging loss: that is the cost of a hundred kilometers. The full price per kilowatt-hour, with grid and levies, is on your bill. A small car is a quarter below that, a van or a cold winter half as much again.',
        ),
        ch: say(
          'At home a hundred kilometers cost about {chargeHundredCh} at the median household price of {powerPriceCh}, charging loss included. For your own price: consumption per hundred kilometers times the power price, plus {chargingLoss}. A small car is a quarter below that, a van or a cold winter half as much again.',
        ),
        us: say(
          'At home a hundred miles cost about {chargeHundredUs} at the average price of {powerPriceUs}, charging loss included. For your own price: kilowatt-hours per hundred miles times the rate, plus {chargingLoss}. A big pickup or a cold winter is half as much again.',
        ),
      },
    },
    perMonth: {
      question: 'What does charging an electric car cost per month?',
      answer: {
        de: say(
          'For {chargeMonthKm} kilometers a month it is around {chargeKwhMonth} kilowatt-hours, so about {chargeMonthDe} at the average price. A year is twelve times that, half the distance is half of it. Your monthly installment is adjusted after the next bill, so tell the supplier beforehand.',
        ),
        at: say(
          'For {chargeMonthKm} kilometers a month it is around {chargeKwhMonth} kilowatt-hours; times your price per kilowatt-hour gives the cost. A year is twelve times that, half the distance is half of it. Have your installment adjusted by the supplier, or a back payment follows.',
        ),
        ch: say(
          'For {chargeMonthKm} kilometers a month it is around {chargeKwhMonth} kilowatt-hours, so about {chargeMonthCh} at the median household price. A year is twelve times that, half the distance is half of it. Charging at the low night tariff costs somewhat less.',
        ),
        us: say(
          'For {chargeMonthKm} miles a month it is around {chargeKwhMonthUs} kilowatt-hours, so about {chargeMonthUs} at the average price. A year is twelve times that, half the distance is half of it. A night rate often cuts it clearly.',
        ),
      },
    },
    fullBattery: {
      question: 'What does it cost to fill an EV battery at home?',
      answer: {
        de: say(
          'A battery fill of {chargeFullKwh} kilowatt-hours costs about {chargeFullDe} at home at the average price, charging loss included. For your car: kilowatt-hours charged times your price, plus {chargingLoss}. From twenty to eighty percent it is six tenths of that.',
        ),
        at: say(
          'Multiply the kilowatt-hours charged by your power price and add {chargingLoss} charging loss. From twenty to eighty percent it is six tenths of the battery size. The full price per kilowatt-hour, with grid and levies, is on your bill.',
        ),
        ch: say(
          'A battery fill of {chargeFullKwh} kilowatt-hours costs about {chargeFullCh} at home at the median household price, charging loss included. For your car: kilowatt-hours charged times your price, plus {chargingLoss}. From twenty to eighty percent it is six tenths of that.',
        ),
        us: say(
          'A battery fill of {chargeFullKwh} kilowatt-hours costs about {chargeFullUs} at home at the average price, charging loss included, that of a big pickup about twice as much. For your car: kilowatt-hours charged times your rate, plus {chargingLoss}. From twenty to eighty percent it is six tenths of that.',
        ),
      },
    },
    versusFuel: {
      question: 'Is charging a car cheaper than gasoline or diesel?',
      answer: say(
        'Charged at home, a kilometer or mile mostly costs half to two thirds of gasoline or diesel. Check it like this: fuel per hundred miles or kilometers times the pump price against kilowatt-hours for the same distance times your rate plus {chargingLoss}. Only with very expensive power against an economical car or hybrid, or if you nearly always fast-charge, do you save hardly anything.',
      ),
    },
    losses: {
      question: 'How much power is lost when charging a car?',
      answer: say(
        'Charging at home loses about {chargingLoss}, as heat in the car’s charger and the cable; you pay for it, because the meter sits before the car. At a household outlet it is rather more, because the electronics run longer, and likewise in the cold and with preheating. An idle charger uses only a few watts.',
      ),
    },
    shareCost: {
      question: 'How do I bill charging at my home fairly?',
      answer: {
        de: chargingCostShareCost,
        at: chargingCostShareCost,
        ch: chargingCostShareCost,
        us: say(
          'Ask for the kilowatt-hours charged times your rate, plus {chargingLoss} loss; the charger’s app or the car shows the number. Without a meter, take the miles driven times {evUseUs}. Among friends charge your own cost, not more, and have an employer put the rate per kilowatt-hour or mile in writing.',
        ),
      },
    },
    cheaper: {
      question: 'What is the cheapest way to charge my car?',
      answer: say(
        'Your own solar power is the cheapest way to charge: it costs you only the export payment you forgo, often a fifth to a third of the grid price (with full export credit, as much as grid power). Next come night or dynamic rates, then ordinary household power; public fast chargers are the most expensive. With a roof and the car at home by day you end up with a mix of both prices.',
      ),
    },
  },
  panelCapacity: {
    oldCabinet: {
      question: 'Does my old electrical panel have to be replaced?',
      answer: {
        de: panelCapacityOldCabinet,
        at: panelCapacityOldCabinet,
        ch: panelCapacityOldCabinet,
        us: say(
          'Age alone is no reason. Panels by Federal Pacific (Stab-Lok) or Zinsco should go because their breakers can fail to trip, and so should screw-in fuse boxes and scorched or damp ones. Otherwise a subpanel or load management is often enough. Get the reason in writing and a second quote; we reckon with {panelUpgradeUsd} for a new panel with stronger service.',
        ),
      },
    },
    noSpace: {
      question: 'What if my electrical panel has no space left?',
      answer: {
        de: panelCapacityNoSpace,
        at: panelCapacityNoSpace,
        ch: panelCapacityNoSpace,
        us: say(
          'A full panel doesn’t mean the capacity is used up: a subpanel or, where the maker allows them, tandem breakers make room. Whether the service carries the new load is a separate matter that the load calculation tells ({loadCalculation}).',
        ),
      },
    },
    enough: {
      question: 'How many amps do I need for a heat pump and charger?',
      answer: {
        de: panelCapacityEnough,
        at: panelCapacityEnough,
        ch: panelCapacityEnough,
        us: say(
          '{ampsSmall} ({supplyUs}) is often enough for a heat pump or a charger, but for both with an electric range and dryer mostly only with load management. With {ampsMiddle} almost any all-electric home works; {ampsLarge} is needed only for big houses or several strong chargers. What counts is the load calculation ({loadCalculation}).',
        ),
      },
    },
    whoChecks: {
      question: 'Who checks if my electrical panel and service are enough?',
      answer: {
        de: panelCapacityWhoChecks,
        at: panelCapacityWhoChecks,
        ch: panelCapacityWhoChecks,
        us: say(
          'A licensed electrician does, not the utility: they do the load calculation ({loadCalculation}), most exactly with last year’s highest measured demand, which your utility can read from the meter. Take photos of the main breaker, the door label, all breakers and their names. The utility then only says whether its own line is enough.',
        ),
      },
    },
    stronger: {
      question: 'Who pays for a stronger power connection to my house?',
      answer: {
        de: panelCapacityStronger,
        at: panelCapacityStronger,
        ch: panelCapacityStronger,
        us: say(
          'You pay for the panel and everything after the meter; the line from the pole is paid by the utility or by you, as its rules say. We reckon with {panelUpgradeUsd} including a new panel, trenching comes on top; HEAR can pay up to {hearPanel} where your state offers it. The power is mostly off for a day, and the wait for the utility is weeks to months.',
        ),
      },
    },
    loadManager: {
      question: 'Can load management spare me an electrical upgrade?',
      answer: {
        de: panelCapacityLoadManager,
        at: panelCapacityLoadManager,
        ch: panelCapacityLoadManager,
        us: say(
          'Load management measures at the main breaker and throttles or pauses the charger as soon as range, dryer or heat pump draw a lot; the code accepts it in place of a bigger service. We reckon with {loadManagerUsd} instead of {panelUpgradeUsd}. A charger set to low power is cheaper still and mostly fills the car overnight as well.',
        ),
      },
    },
  },
  publicCharging: {
    howMuchDearer: {
      question: 'How much more does public charging cost than at home?',
      answer: {
        de: publicChargingHowMuchDearer,
        at: publicChargingHowMuchDearer,
        ch: publicChargingHowMuchDearer,
        us: say(
          'In public, reckon mostly with one and a half to two times the price at home, at fast chargers two to three times; so that much is normal. Times {evUseUs} gives your cost; constant fast charging comes close to gasoline. Network memberships and off-peak hours lower the price; at Superchargers it changes by the hour.',
        ),
      },
    },
    cardsAndApps: {
      question: 'Which card or app is cheapest for public charging?',
      answer: say(
        'You mostly charge cheapest with the app or card of whoever runs the station; other networks’ cards (roaming) often add a lot, which is why one post has several prices. Take the local utility’s card for daily use and one for fast chargers on trips, a subscription only if you charge often. Many newer posts take bank cards, a bit dearer; map apps show which are free.',
      ),
    },
    enoughWithoutHome: {
      question: 'Can I live with an electric car without home charging?',
      answer: {
        ...sameInEurope(
          say(
            'For daily life it is fine if you charge once or twice a week where the car stands anyway: at work, at the supermarket, at the gym or overnight at a post. Two one-hour stops at an {chargeUsual} post bring a good hundred kilometers, a fast charger in half an hour two to three hundred. If the posts near you are always taken or you drive a lot, it gets tiresome.',
          ),
        ),
        us: say(
          'For daily life it is fine if you charge once or twice a week where the car stands anyway: at work, at the supermarket, at the gym or overnight at a post. Two one-hour stops at a post with {chargerPowerUs} bring a good forty-five miles, a fast charger in half an hour a hundred and fifty or more. If the posts near you are always taken or you drive a lot, it gets tiresome.',
        ),
      },
    },
    askForPost: {
      question: 'How do I get a public charger on my street?',
      answer: say(
        'Ask the city or the local utility in writing for a post on your street, best with several neighbors and a concrete spot; many keep request lists. As a rule you have no right to one. The number of residents without parking is the best argument; lamp-post and curbside chargers are made for this. If it is refused, go through your council member; a cord across the sidewalk mostly needs permission.',
      ),
    },
    employer: {
      question: 'Can I charge my electric car at work?',
      answer: say(
        'As a rule the employer is not obliged, but it is easy: a few points with load management serve many, because each car charges only once or twice a week. Propose it with the names of those interested. The employer may bill the power or give it away; in Germany and Austria charging at work is favored for tax, elsewhere ask payroll.',
      ),
    },
    blockingFee: {
      question: 'How long may I stay at a public charger?',
      answer: say(
        'You may stay only as long as sign and rate allow: many posts charge a per-minute fee after about four hours or once charging ends, and parking without charging risks a ticket. At night the fee is often waived; the app tells. Set a reminder and move the car when done.',
      ),
    },
    sharedOrBroken: {
      question: 'Public charger taken or broken: where else can I charge?',
      answer: say(
        'Shared private chargers are a good addition: through apps or a note in the neighborhood you find people with a charger who let others use it at an agreed price; put time and price in writing briefly. If a public post is broken or always taken, report it via the app or the number on it and fall back on supermarket or fast chargers. A charger of your own without a fixed space does not pay.',
      ),
    },
  },
  carBattery: {
    dailyLimit: {
      question: 'To what percentage should I charge my electric car?',
      answer: say(
        'Seventy to eighty percent is a good daily limit, and before a long trip a hundred is fine. What harms is less the full charge than standing fully charged for long, above all in heat; so time the end of charging shortly before you leave. It is no drama if you need more range: raise the limit as long as you drive off soon.',
      ),
    },
    ironPhosphate: {
      question: 'Should an iron phosphate car battery be charged to full?',
      answer: say(
        'With iron phosphate batteries (LFP) makers usually advise charging to a hundred percent once a week: only then can the car read its charge correctly. They bear it better than nickel batteries (NMC) and last for more cycles, but are slower in the cold. Which cells your car has is in the manual or shows in the app’s charging advice.',
      ),
    },
    fastCharging: {
      question: 'Does fast charging hurt the car battery?',
      answer: say(
        'Fast charging on trips does hardly any harm; cars that nearly always fast charge lose, by data from many vehicles, mostly just a few percentage points more capacity over the years. It is gentle to start with a warm battery at about ten to twenty percent and stop at eighty. Cars without battery cooling suffer more in heat. Warranties rarely exclude fast charging, but read the wording.',
      ),
    },
    standing: {
      question: 'How full should I leave an electric car for weeks?',
      answer: say(
        'For weeks or months leave the car at about fifty to sixty percent, cool and in the shade, with cameras and sentry functions off. It need not stay plugged in; if it does, set the charge limit to fifty. It usually loses only one to three percent a month; also mind the small auxiliary battery, which runs flat sooner.',
      ),
    },
    pluggedIn: {
      question: 'Does staying plugged in harm the car’s battery?',
      answer: say(
        'Staying plugged in does no harm: the car stops at the set limit by itself and can heat or cool from the grid. Small, frequent charges are even gentler than rare big ones, and there is no memory effect. Whether that happens on a household outlet or a home charger makes no noticeable difference to the cells, since both are slow for the battery.',
      ),
    },
    temperature: {
      question: 'Do cold and heat harm an EV battery?',
      answer: say(
        'Cold does the battery no lasting harm, it only cuts range and charging speed; the car protects the cells by charging more slowly. Preheat while it is on the cable, and before a fast charger by way of the navigation. Heat, by contrast, really ages it: park in the shade or garage and do not leave it full on hot days.',
      ),
    },
    wear: {
      question: 'How long does an electric car’s battery last?',
      answer: say(
        'A well-treated battery usually loses one to two percent of capacity a year, somewhat more in the first, and often outlasts the car. For a used car ask for a battery report with its state of health; around eighty to ninety percent is normal after some years. Warranties mostly promise seventy percent after eight years; a whole new pack is expensive, but single modules can be replaced.',
      ),
    },
    lowCharge: {
      question: 'How far down can I run my car’s battery?',
      answer: say(
        'Going down to ten or even five percent does no harm if you charge again soon; just don’t let the car stand nearly empty for days. A modern battery needs no deliberate running down or calibrating. Twenty to eighty percent counts as its comfortable range.',
      ),
    },
  },
  chargingSafety: {
    overnight: {
      question: 'Is it safe to charge my car overnight?',
      answer: say(
        'Charging overnight at a hard-wired charger is fine, even in a garage below bedrooms: it monitors current, temperature and grounding and shuts itself and the car off on a fault. Staying plugged in for weeks does no harm either; set the charge limit to about eighty percent. A linked smoke or heat alarm in the garage adds peace of mind.',
      ),
    },
    fireRisk: {
      question: 'Do electric cars catch fire more often than others?',
      answer: say(
        'By figures so far electric cars burn rather less often than gasoline cars, and most fires have nothing to do with charging; but a battery fire takes more water. Heed your maker’s recalls. After a crash with damage underneath or after flooding, park it outside with distance and have it checked before you charge again.',
      ),
    },
    rainAndStorm: {
      question: 'Can I charge my car in rain or a thunderstorm?',
      answer: say(
        'Rain, snow and puddles do no harm: plug and charger are built for outdoors, and there is voltage only when everything is locked and checked. You may charge in a thunderstorm; a surge protector in the panel guards the electronics, and whoever wants to be quite sure unplugs before it arrives. If the charger or outlet stood under water, charge only after an electrician has checked it.',
      ),
    },
    kidsAndShock: {
      question: 'Can I get a shock from the charging cable?',
      answer: say(
        'An intact charger gives no shock: without a plugged-in, locked and checked car the connector is dead, and the ground-fault protection trips in a split second. Children, pets and people with pacemakers may be near it; wearers should not lean on the cable for long. Do not use a chewed or crushed cable any more. If you feel a tingle at the car body, switch off the charger’s breaker and call an electrician.',
      ),
    },
    hotPlugOldWiring: {
      question: 'Is it normal for the charging plug and cable to get warm?',
      answer: say(
        'Stop at once if plug, outlet or cable gets hot, discolors or smells, and have it checked; hand-warm is normal, scorched never. Ordinary outlets are not built for hours of load: only at low current on checked wiring, never with an extension cord or cheap adapter. The charger needs a circuit and breaker of its own with proper ground-fault protection.',
      ),
    },
    garageSurroundings: {
      question: 'Can a charger be mounted on wood or in a barn?',
      answer: say(
        'A charger may also go on wood and in a carport, barn or garage if the surface is flat, backed with something noncombustible as the maker asks, and nothing flammable lies beside it. Keep hay, straw, paint and gasoline several yards away. A heat alarm and an easily reached switch make sense; fire blankets and special extinguishers you do not need at home.',
      ),
    },
    bansAndInsurance: {
      question: 'Can electric cars be banned from a garage for fire risk?',
      answer: say(
        'A blanket ban for fire risk has no factual basis: fire services and insurers, for instance in Germany, see no higher risk in garages than with gasoline cars. Whether the owner may still ban it is a matter of lease, house or HOA rules and fire code; ask for the reason in writing. Tell your home insurer about the charger so that cover stays intact; a surcharge is not usual.',
      ),
    },
    carWash: {
      question: 'Can I take an electric car through the car wash?',
      answer: say(
        'An electric car may go through the car wash and through puddles: its battery is sealed. Close the charging flap, do not wash while charging, and see in the manual whether there is a wash mode so that wipers and mirrors stay still. Keep a pressure washer away from the charging port, the charger, the underbody and cables; you may charge right after the wash.',
      ),
    },
  },
  chargingTime: {
    full: {
      question: 'How long does it take to fill an EV battery at home?',
      answer: {
        de: chargingTimeFull,
        at: chargingTimeFull,
        ch: chargingTimeFull,
        us: say(
          'At a {chargerUs} charger with {chargerPowerUs}, a full charge of about sixty kilowatt-hours takes some eight and a half hours, just under eighty about eleven; with eleven kilowatts six and eight. At an outlet ({outletUs}, {outletPowerUs}) it is two days or more. A pickup such as the Ford Lightning with {pickupBattery} kilowatt-hours takes fourteen to nineteen hours at the charger, three to a good four days at the outlet. Divide the missing kilowatt-hours by the kilowatts and add a tenth for losses; from twenty to eighty percent is a good half of it.',
        ),
      },
    },
    overnight: {
      question: 'Is one night enough to charge my car at home?',
      answer: {
        de: chargingTimeOvernight,
        at: chargingTimeOvernight,
        ch: chargingTimeOvernight,
        us: say(
          'In ten hours overnight an outlet ({outletUs}) adds about {nightReachUs} miles, {pickupNight} to a big pickup, a charger with {chargerPowerUs} about five times that, so almost any battery. What matters is not whether the battery gets full, but whether the night brings more than you drive in a day. If you drive more on single days, you catch up over the following nights.',
        ),
      },
    },
    perHour: {
      question: 'How much range does an hour of home charging add?',
      answer: {
        de: chargingTimePerHour,
        at: chargingTimePerHour,
        ch: chargingTimePerHour,
        us: say(
          'Per hour an outlet ({outletUs}, {outletPowerUs}) adds about {outletReachUs} miles, a charger with {chargerPowerUs} about {chargerReachUs}. As a rule of thumb: kilowatts times three gives miles per hour, for a big pickup times two. So an hour in between is worth it only at the charger.',
        ),
      },
    },
    slower: {
      question: 'Why does my car charge more slowly than expected?',
      answer: say(
        'Usually the car itself is the limit: it charges only as fast as its onboard charger can, and many models draw just one phase at a big wallbox. A current turned down, load management, solar charging, a schedule in the app or cold slow it too. Look at the display in kilowatts and compare with the data sheet: if it is far below, check the amp setting, cable and schedule, then call the electrician.',
      ),
    },
    cold: {
      question: 'Does an electric car charge more slowly in the cold?',
      answer: say(
        'In the cold, charging takes noticeably longer: the battery accepts less power at first and is heated meanwhile, and you use more power on the road. At an ordinary outlet, in hard frost a large part can go into heating the battery. Plug in right after driving while it is still warm, and set the finish for your departure so the car preheats from the grid.',
      ),
    },
    fastStation: {
      question: 'How long does a car take at a fast charger?',
      answer: say(
        'At a DC fast charger, going from ten to eighty percent takes about twenty to forty minutes depending on the car; a hundred kilometers (sixty miles) are often in within five to ten minutes. Above eighty percent the battery slows down a lot to protect itself, and waiting seldom pays. At home you hardly notice, as the power is small anyway.',
      ),
    },
    habit: {
      question: 'How often should I plug in my electric car?',
      answer: say(
        'You need not plug in every night: if you drive little, charge once or twice a week, and at a wallbox one night is enough for that. At an ordinary outlet plugging in more often is better, because it adds little per hour. For the battery it is best to stay between about twenty and eighty percent day to day and charge to full only before long trips.',
      ),
    },
    twoCars: {
      question: 'Can one charger handle two cars in one night?',
      answer: {
        de: chargingTimeTwoCars,
        at: chargingTimeTwoCars,
        ch: chargingTimeTwoCars,
        us: say(
          'Two cars in one night usually work: sharing a charger with {chargerPowerUs}, each gets half on average, so a good hundred miles in ten hours. Chargers with load sharing give the second more as soon as the first is done. A plug-in hybrid is small and full there within two to three hours, at an outlet overnight.',
        ),
      },
    },
  },
};
