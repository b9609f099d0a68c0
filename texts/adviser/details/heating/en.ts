import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';

const oldHouseCheck = say(
  'Make the test on a cold day: set the heating to at most {flowTest} degrees Celsius flow temperature (ask the technician first if the boiler is not condensing), open all thermostats and wait a day. If it gets warm everywhere, a heat pump fits; if just a room or two stay cool, bigger radiators there will do. If the whole house does not get warm, insulate first or enlarge the radiators.',
);

const radiatorsKeepOld = say(
  'Mostly yes: old cast-iron, ribbed and panel radiators can stay, for they were often generously sized and give enough heat with milder water too. Only those whose room would not get warm are replaced, often two or three. Covers and long curtains in front cost output, and leaky valves are replaced on the occasion.',
);

const radiatorsCheck = say(
  'A cold day shows it: set the boiler’s flow temperature to about {flowTest} degrees Celsius and open all valves; if a room does not get warm, its radiator is too small. The contractor works out the heat load of each room and compares it with the radiator’s output at the planned water temperature. Big deep panels are a good sign, thin single ones a bad one.',
);

const flowTemperatureTest = say(
  'Choose a day with frost, set the flow to {flowTest} °C, open all thermostats fully and wait one to two days. If all rooms get warm the house is ready; if only one stays cool, the house has not failed, mostly a larger radiator there or balancing is enough. With an old boiler that is not condensing ask the technician first.',
);

const flowTemperatureTooHigh = say(
  'Up to {flowTest} °C of flow on the coldest day a heat pump runs well, somewhat above it is still usable, at clearly higher values the power gets expensive. Modern propane units reach seventy degrees too, only not economically. Often today’s value is just set too high and the house would get by with less; only a trial shows it.',
);

const insulationTopAndBottom = say(
  'The top ceiling and the basement ceiling give the most for the money: an uninsulated attic floor can cost a tenth to a fifth of the heat, and insulating it often pays back within a few years. Above, about twenty to thirty centimeters make sense, under the basement ceiling eight to twelve; do not forget hatch, pipes and shutter boxes. Below, it is mainly the floor that gets warmer.',
);

const noiseComplaint = say(
  'If the limit is met, the neighbor generally cannot make you switch the unit off; it may be audible. If it is exceeded, you have to improve it: another night setting, damping, if need be another place; removal is the last resort. Keep the sound calculation, talk to the neighbors early, and in a dispute have it measured at their window.',
);

const groundSourcePermit = say(
  'Every bore has to be reported to the water authority first and mostly needs its approval; usually the drilling company sees to it. In drinking-water and spa protection zones, karst or old mining areas it is often forbidden or limited in depth. The state’s geothermal map usually shows whether your lot is free and which distances to the boundary hold.',
);

const hybridWorthIt = say(
  'As a bridge it makes sense if the boiler or furnace is still young, the house needs very hot water in the radiators, or insulation comes only in some years; the heat pump then already takes over most of the work. In most homes a heat pump with its electric backup is enough, and that is simpler and mostly cheaper in the long run, because gas connection, chimney and second service go. Don’t buy a new boiler for it.',
);

const hybridSwitchPoint = say(
  'Mostly the boiler takes over only some degrees below freezing, in many systems between minus five and minus ten Celsius; above that the heat pump heats alone and so supplies eight or nine tenths of the heat. You can work it out: as long as the power price divided by the efficiency is below the price of gas or oil per kWh, the heat pump is cheaper. A common control switches by temperature or price automatically; if the boiler runs too often, this value is set too high.',
);

const hybridKeepOld = say(
  'Technically a working boiler can almost always stay as a reserve, joined through a buffer tank or hydraulic separator and a common control. Fuel left in the tank is used up on the coldest days. Check two things first: whether the grant demands its removal, and whether boiler, tank and chimney still need inspections; after a winter or two most people find that they don’t need it.',
);

const refrigerantWhichOne = say(
  'For a new unit propane is the safest choice for the future: hardly any climate effect, no forever chemicals, high flow temperatures and untouched by the EU restrictions. With {refrigerantNew}, heat pumps that heat homes with water may no longer newly enter the EU market from {fluorinatedFrom}, except where safety at the site asks for it, small air conditioners from {fluorinatedSplitFrom}; running and repairing stay allowed. Do not take a unit with {refrigerantOld} any more, even at a discount. Any of them must be well planned and installed.',
);

const hotWaterEnough = say(
  'It is enough for showers and the bathtub: the tank is kept at about fifty degrees Celsius, and you shower at about forty. What counts is the size, as a rule of thumb fifty to seventy liters per person, more with a big tub or many showers in a row. If the second person gets lukewarm water, a slightly higher setting, a second heating per day or a larger tank usually cures it.',
);

const hotWaterLegionella = say(
  'In one- and two-family homes about fifty degrees Celsius is usually enough if the water is used daily, and there is no duty to test. Apartment buildings with a large tank (above {hotWaterBigTank} liters) or long pipes need {hotWaterBig} degrees at the outlet. With a weak immune system or after a long absence set it higher or let the unit heat up regularly; a fresh-water station avoids the problem.',
);

const hotWaterSameMachine = say(
  'The same heat pump that heats the house through water also makes the shower water: it heats a tank once or twice a day and pauses room heating meanwhile, which nobody notices. In summer it runs only for that, briefly and best at noon. An air-to-air system (mini-split) makes no hot water and needs a separate unit; so when the old boiler goes, the water has to be part of the plan.',
);

const hotWaterOwnHeater = say(
  'A separate heat pump water heater pays off when you replace an electric tank or want to switch the boiler off in summer: it uses about a third of the power of an electric tank. It runs on a normal socket and goes well with solar power at noon. With very little use or no space, an instantaneous heater or a small tank stays reasonable.',
);

const coolingAirConditioner = say(
  'For really cool rooms take a mini-split: it dehumidifies, holds any temperature you like and heats thriftily in winter. One unit does one room, a multi-split three to five. Portable units with an exhaust hose are loud, weak and use about twice the power. In a rental the outdoor unit needs the landlord’s consent.',
);

const efficiencyRatings = say(
  'COP holds for one point in the laboratory ({ratingPoint} means air at seven, water at thirty-five degrees Celsius), SCOP is the yearly value by the standard, and the seasonal performance factor is measured in your home. Compare units only by SCOP at the same water temperature, with radiators at fifty-five degrees. An eta of a hundred and fifty percent is a SCOP of just under four; SEER and EER concern cooling only.',
);

const efficiencyImprove = say(
  'Lower water temperature helps most: reduce the heating curve in small steps until it is just warm enough, and open the radiator valves wide. Then come hydraulic balancing, less switching on and off, hot water no hotter than needed and a backup element that runs only in an emergency. It is set well if it runs for long stretches and the rooms stay warm without readjusting.',
);

const heatingLawFutureBans = say(
  'I cannot name a fixed date on which your running oil or gas heating must go: the years you hear are climate goals of countries, cantons or the EU, mostly not a duty for single houses, and have often been moved. The EU directive takes effect only once your country puts it into law. What is certain is that fossil fuels get dearer; plan the change for the end of the unit’s life.',
);

const heatingLawElectricHeating = say(
  'Electric heating and night storage heaters are not banned in Germany, Austria and the US; they may run on and in existing homes mostly be replaced too, but cost a lot to run. Only in Switzerland several cantons require fixed electric heating to go by a set date. Small portable heaters are not affected.',
);

const otherHeatingDistrictOrPump = say(
  'District heating is the more comfortable way: just a transfer station, no outdoor unit, hardly any maintenance, and hot heating water is no problem. Your own heat pump is usually cheaper to run and lets you choose the power supplier. Dense streets, big old buildings and a lack of space speak for the network, a single-family home with a yard rather for the pump; compare both over twenty years, with connection and standing charge.',
);

const otherHeatingWood = say(
  'A wood stove is a good supplement to a heat pump and a reserve for very cold days, but as the only heating it rarely serves all rooms and hot water. If you own woodland and enjoy the work, a log boiler with a large buffer tank heats cheaply. Consider daily stoking, fine dust and that someone must be there; dry wood matters most.',
);

const newBoilerCost = say(
  'To buy, usually clearly so, but the machine is the smallest part of the bill: there are no grants for a boiler, and over the years the fuel costs several times the purchase price. Get the price with flue, chimney and installation, and next to it a heat pump after grants.',
);

const heatLoadTooBig = say(
  'A unit that is too big costs more, switches on and off on mild days, uses more power for it and wears out sooner. Even models that modulate have a lower limit: it should lie below the demand on mild days. A reserve is rarely needed, because in the few coldest hours the built-in electric heater helps.',
);

const heatLoadCycling = say(
  'If the unit only ever runs a few minutes, it is short-cycling: usually it is too big, the flow too low because valves are shut, or the heating curve and switching gap are set wrong. A start every hour or two is normal, every few minutes is not. Open the thermostats, have curve and minimum output checked, and ask for the starts per day from the unit’s counter.',
);

const heatLoadFromUse = say(
  'Divide a year’s gas or oil use in kilowatt-hours, times boiler efficiency and without hot water, by about two thousand full-load hours; a liter of oil or a cubic meter of gas stands for about ten kilowatt-hours. So twenty thousand kilowatt-hours give about eight kilowatts. It is a good cross-check of a quote, but no substitute for the room-by-room calculation.',
);

const heatLoadWhoCalculates = say(
  'The heating company, a planner or an energy adviser can do it; the firm that installs the unit should attach the result to the quote and stand by it. It should be a calculation to the standard with walls, windows, ceilings, desired temperatures and the coldest temperature of the place. Whoever only looks into the basement or guesses by floor area has not calculated: ask for it or pick another firm.',
);

const heatLoadBalancing = say(
  'For balancing, the firm works out the water flow each radiator or loop needs and sets it at the valve or manifold; after that no room gets too hot while another stays cold. With a heat pump it almost always pays, because the heating water can stay cooler. Ask for the sheet with the settings per room; whoever only turns valves has not calculated.',
);

const heatLoadRule = say(
  'A rule by floor area is good only for a rough idea: a well-insulated new house needs about thirty to forty watts per square meter, a partly renovated one about sixty to eighty, an uninsulated one a hundred and more. So two houses of the same size can differ by a factor of three. What counts is insulation, windows, site and the coldest temperature of the place.',
);

const boilerAgeExempt = say(
  'You need no exemption, because where you live there is no nationwide age limit for existing oil and gas heating. As long as flue gas values and safety are in order it may run, however long you have lived there. Whether your canton, province, state or town has a rule of its own, the local energy office or building department tells you.',
);

const boilerAgeNewOwner = say(
  'Buying or inheriting alone does not force you to replace it, because where you live there is no nationwide age limit. Have the system inspected before you buy, and count the replacement into the price if the boiler or furnace is old. For sellers it rarely pays to replace it beforehand: a buyer would rather choose for himself.',
);

const boilerAgeElectricOld = say(
  'There is no nationwide age limit for old electric heating; it may run as long as it is safe. Because direct electric heat costs most, replacing it often pays sooner than oil or gas. Have old storage heaters checked for asbestos before removal.',
);

const heatPlanningGasShutdown = say(
  'Gas is not cut off overnight: the grid operator plans a shutdown and as a rule announces it years ahead. Until then it must run the pipe safely. Ask it in writing until when your street is sure to be supplied, and time your heating replacement by that.',
);

const heatPlanningWait = say(
  'Waiting pays only if the network for your street has been decided and somebody gives you year and price in writing; an entry as a suitable or test area is not enough. If the heating fails before, bridge the time with a repair or a rented or used unit. If no network is planned or the year is open, decide for your own home now; a heat pump remains useful even next to a later network.',
);

const removalWhoPays = say(
  'The owner pays for removal and disposal; in a home sale the contract can make it the seller’s job. Buried tanks, large steel tanks in basements and anything that leaked cost the most; a plastic tank or a boiler costs far less. Two quotes from tank companies give you the price, and ask the grant office before applying whether a grant counts it.',
);

const oldHeatPumpGrant = say(
  'There is money for replacing a heat pump by a new one less often than for replacing oil or gas; ask the funding body before you order, because afterwards it is too late. What mostly decides is whether the old one has a minimum age and the new one meets today’s requirements.',
);

const electricHeatingBan = say(
  'Existing electric heating may stay; there is no general ban on storage heaters, convectors, baseboards or infrared and no duty to replace them. In new construction and larger renovations the energy codes set limits. What ends them sooner are missing parts and cheap night tariffs running out.',
);

const electricHeatingReplaceWith = say(
  'The easiest replacement for electric heat is mini splits (air-to-air heat pumps): one in the living area, often a second one upstairs, without pipes and mostly in a day or two. Rarely used rooms keep their old heaters. If you renovate anyway, pipes and radiators for a water-based heat pump go into shafts, old chimneys or baseboard ducts; if pipes exist, only the electric boiler is exchanged. Storage heaters that may contain asbestos are removed by a specialist.',
);

const splitUnitsPermit = say(
  'You may not install a split yourself: only a certified firm may connect the refrigerant line, and otherwise the warranty is void too. For the outdoor unit renters and condo owners need consent, and depending on the place a permit or noise check applies. Without an outdoor unit there are monoblocks with two wall holes or window units; they are louder and heat less economically.',
);

export const en: DetailTexts<'heating'> = {
  howHeatPump: {
    coldAir: {
      question: 'How does a heat pump get heat out of cold air?',
      answer: say(
        'Even icy air still holds much heat, because “cold” is only our feeling; only at absolute zero would none be left. A fluid circulates in the pump that is even colder than the outside air, so it takes up heat from it and evaporates; squeezed together it gets hot and gives the heat off in the house. That is why the unit blows out cold air outside.',
      ),
    },
    cycle: {
      question: 'What parts is a heat pump made of?',
      answer: say(
        'Four parts form the cycle: in the evaporator the refrigerant takes up heat and turns to gas, the compressor squeezes it and makes it hot, in the condenser it gives the heat to the heating water or room air, the expansion valve relaxes it again. Outside are fan and evaporator, inside tank, pump and controls; the compressor sits outside or inside depending on the type. Nothing is burned, only electricity is used.',
      ),
    },
    reverse: {
      question: 'Is a heat pump a refrigerator in reverse?',
      answer: say(
        'In principle it is a refrigerator or air conditioner in reverse: there heat is carried from inside to outside, here from outside into the house, and a fridge does warm the kitchen at its back. A reversing valve turns the direction round, then the same machine cools in summer. Whether yours can is in the data sheet; radiators hardly cool, floor heating and air units do well.',
      ),
    },
    types: {
      question: 'What types of heat pumps are there?',
      answer: say(
        'The name gives the source first, then what is heated: air-to-water takes outside air and warms radiators or floors, brine-to-water draws heat from the ground, water-to-water from groundwater, air-to-air blows warm air into rooms. In a monobloc the whole refrigerant circuit is outside and only water enters the house, in a split refrigerant does. In existing European homes air-to-water is usual, in the US air-to-air.',
      ),
    },
    noFreeLunch: {
      question: 'Is a heat pump just an electric heater?',
      answer: say(
        'The electricity does not make the heat itself but only drives the compressor, which carries over two to three parts of heat from the surroundings. So one kilowatt-hour of power gives several of heat, while a resistance or space heater turns one into just one. The smaller the gap between outside and heating temperature, the cheaper.',
      ),
    },
    inverter: {
      question: 'What is an inverter heat pump?',
      answer: say(
        'An inverter varies the compressor speed steplessly: when it is mild it runs slowly and quietly, in the cold faster, instead of switching on and off all the time. “Modulating from two to nine kilowatts” means the output adapts within that range. It saves power and spares the unit, as long as its lowest output is not above the demand on mild days.',
      ),
    },
    defrost: {
      question: 'Why does a heat pump steam or ice up in winter?',
      answer: say(
        'Ice and clouds of steam are normal: on damp cold days the heat exchanger frosts, the unit defrosts it several times a day within minutes, white water vapor rises and water drains off. Rooms stay warm because the tank or leftover heat bridges it; air systems may blow cool briefly. Not normal is a thick coat of ice that remains after defrosting, or ice on the path; then have drain and defrost checked.',
      ),
    },
    air: {
      question: 'Does a heat pump blow air into the rooms?',
      answer: say(
        'An air-to-water heat pump blows no air into the house: outside it draws in air, inside only water warms radiators or floors, and oxygen and moisture in the room are untouched. Air-to-air units circulate the room air but bring in no fresh air either; air feels dry in winter as with any heating, because cold outside air holds little water. With asthma or allergies, clean filters matter.',
      ),
    },
    replaces: {
      question: 'What does a heat pump replace, and what stays?',
      answer: say(
        'A heat pump replaces the boiler or furnace with burner, chimney and tank or gas line; radiators, floor heating, pipes or ducts mostly stay where there are any; homes with electric baseboards have none and mostly get mini-splits. It has nothing to do with the circulation pump in the basement. With hot-water heating a tank is added and sometimes a small buffer; a heat pump keeps the warmth even and is less made for heating cold rooms fast.',
      ),
    },
  },
  oldHouse: {
    check: {
      question: 'How do I check if my house suits a heat pump?',
      answer: {
        de: oldHouseCheck,
        at: oldHouseCheck,
        ch: oldHouseCheck,
        us: say(
          'With hot-water radiators make the test on a cold day: at most {flowTestUs} degrees Fahrenheit at the boiler (ask the technician first if it is not condensing), all valves open, wait a day; if it gets warm, a heat pump fits. With forced air, a Manual J load calculation together with the duct size shows whether it works. Homes with neither are heated with mini-splits.',
        ),
      },
    },
    myth: {
      question: 'Are heat pumps only good for new homes?',
      answer: say(
        'That is no longer true: in a field test over several years in lived-in older houses, air units averaged {fieldAir} units of heat per unit of power, in barely insulated ones too. Tradespeople who reject it often remember poor early units or lack experience; ask a firm with references in old houses. Bad examples usually have heating water that is too hot or a badly sized unit.',
      ),
    },
    walls: {
      question: 'Can a heat pump work with thick stone or timber walls?',
      answer: say(
        'Thick stone, brick or timber-frame walls do not rule out a heat pump: whether it suffices depends on radiators and water temperature, not on the wall material. Such houses need much heat but store it well and run best evenly, without a big night setback. Where the outside may not be insulated, roof, basement ceiling, tight windows and bigger radiators help, sometimes a stove for the coldest days.',
      ),
    },
    renovate: {
      question: 'Can I have a heat pump without a major renovation?',
      answer: say(
        'A major renovation is not a condition; usually it is enough to enlarge some radiators, seal windows and leaks, insulate top and basement and set the heating water cooler. If you plan to insulate anyway, size the unit for the later demand. It also works without any measures if the test with cooler heating water succeeds, just with more power.',
      ),
    },
    highDemand: {
      question: 'Does a heat pump suit a house with high energy use?',
      answer: say(
        'A heat pump is possible with high use or a poor energy rating too; it just gets bigger and needs much power, but per unit of heat it works no worse as long as the heating water stays moderately warm. With a very high demand it pays to tackle roof, basement ceiling and leaks first. If very hot water is truly needed on the coldest day, bigger radiators, a high-temperature unit or a backup for cold days help.',
      ),
    },
    damp: {
      question: 'Does a heat pump harm damp old walls?',
      answer: say(
        'Moderately warm radiators do not harm old, damp walls; steady heating keeps them drier than short, hot bursts. If moisture rises from the ground or a pipe leaks, that must be fixed separately, as no heating solves it. Avoid letting rooms cool down much, and air them briefly and fully.',
      ),
    },
    enough: {
      question: 'Will a heat pump keep an old house warm in hard frost?',
      answer: say(
        'Sized properly, it keeps an old house just as warm as oil or gas, even in hard frost; the radiators are only less hot and run longer. What matters is a calculated heat load and a unit that covers the coldest night, if need be with electric backup. Expect slower control: heat steadily instead of turning up quickly in the evening.',
      ),
    },
  },
  radiators: {
    keepOld: {
      question: 'Can I keep my old radiators with a heat pump?',
      answer: {
        de: radiatorsKeepOld,
        at: radiatorsKeepOld,
        ch: radiatorsKeepOld,
        us: say(
          'Mostly yes: old cast-iron and panel radiators on hot water can stay, because they were often generously sized; fin-tube baseboard is tighter and often needs more length or a few stronger emitters. Steam radiators do not work directly: the choices are conversion to water or, mostly cheaper, mini-splits. Electric baseboards hold no water, so mini-splits take their place. The contractor checks room by room.',
        ),
      },
    },
    replaceAll: {
      question: 'Must I replace all radiators for a heat pump?',
      answer: say(
        'Replacing every radiator is rarely necessary; whoever demands it across the board should show the heat load of each room and the output of each radiator. Usually two or three bigger ones are enough, of the same width but deeper (double or triple panels), or a fan-assisted unit. Ask a second company if there is no calculation.',
      ),
    },
    floorHeating: {
      question: 'Does a heat pump need floor heating?',
      answer: say(
        'Floor heating is not a condition: heat pumps run well with radiators too, only somewhat less economically. Tearing up the floor pays only if you renew it anyway; then grooves milled into the screed or wall or ceiling heating work as well, which need just as mild water. Floors and radiators can be run together with a mixing valve.',
      ),
    },
    ducts: {
      question: 'Can a heat pump use my existing ducts?',
      answer: say(
        'Existing ducts can often be kept if they are tight and carry enough air: a heat pump blows more air, but less hot, than a furnace. Ask for a test of leakage and static pressure; sealing and a second return cost much less than new runs. Where ducts are too narrow, falling apart or not there at all, ductless or slim-duct units are the answer.',
      ),
    },
    check: {
      question: 'Are my radiators big enough for a heat pump?',
      answer: {
        de: radiatorsCheck,
        at: radiatorsCheck,
        ch: radiatorsCheck,
        us: say(
          'A cold day shows it: set the boiler to about {flowTestUs} °F (ask the technician first if it is not condensing) and open all valves; if a room does not get warm, its radiator is too small. The contractor works out the heat load of each room (Manual J) and compares it with the radiator’s output at the planned water temperature.',
        ),
      },
    },
    bathroom: {
      question: 'What if just one room stays cold with a heat pump?',
      answer: say(
        'If only one room stays cold, only that one is changed: in the bathroom the towel radiator is often too small, and a larger one, a second one or an electric element for the hour in the morning helps. In other rooms a deeper radiator or a small fan below it will do. Balancing the system first often helps, because it spreads the water properly.',
      ),
    },
  },
  flowTemperature: {
    test: {
      question: 'How do I test whether cooler heating water is enough?',
      answer: {
        de: flowTemperatureTest,
        at: flowTemperatureTest,
        ch: flowTemperatureTest,
        us: say(
          'Choose a cold day, set the boiler to {flowTestUs} °F, open all thermostats and wait one to two days. If all rooms get warm the house is ready; if only one stays cool, mostly a larger radiator there is enough. With an old boiler that is not condensing ask the technician first.',
        ),
      },
    },
    tooHigh: {
      question: 'How hot can the heating water be with a heat pump?',
      answer: {
        de: flowTemperatureTooHigh,
        at: flowTemperatureTooHigh,
        ch: flowTemperatureTooHigh,
        us: say(
          'Up to {flowTestUs} °F of water on the coldest day an air-to-water heat pump runs well, somewhat above it is still usable, at clearly higher values the power gets expensive. Old baseboards are often designed for far more but mostly get by with less since the house was insulated. Only a trial shows it.',
        ),
      },
    },
    curve: {
      question: 'How do I set the heating curve right?',
      answer: say(
        'Lower the heating curve in small steps: the slope in the controller by a tenth, then wait two days and leave the thermostats open. If it gets cool only in frost, the slope was too small; if always, raise the parallel shift. Once the worst room just gets warm it is right, and it saves with the old boiler already.',
      ),
    },
    read: {
      question: 'Where can I read my boiler’s water temperature?',
      answer: say(
        'You can read it on the boiler’s display or thermometer, or with a clip-on sensor on the pipe that goes hot to the radiators; the cooler one is the return. What matters is the value on a frosty morning, not in fall. A gap of five to fifteen degrees Celsius (nine to twenty-seven Fahrenheit) to the return is usual.',
      ),
    },
    why: {
      question: 'Why does a heat pump save power with cooler water?',
      answer: say(
        'The cooler the water, the smaller the temperature lift the heat pump has to manage; per degree Celsius less its power use falls by about two to three percent. Ten degrees Celsius (eighteen Fahrenheit) less thus save around a quarter. That is why enlarging single radiators often beats buying a high-temperature unit.',
      ),
    },
    bringDown: {
      question: 'How can I lower my heating water temperature?',
      answer: say(
        'It comes down with hydraulic balancing, larger radiators in the coldest rooms, open thermostats and insulation of roof, basement ceiling or windows, mostly in this order. Balancing and two or three new radiators often bring five to ten degrees Celsius (nine to eighteen Fahrenheit) already. Swapping them all is seldom needed; floor heating runs low anyway.',
      ),
    },
  },
  insulation: {
    beforeHeatPump: {
      question: 'Does a heat pump need insulated walls?',
      answer: say(
        'The walls need not be insulated before a heat pump; what decides is whether the house gets by with moderately warm heating water on cold days, and often a few bigger radiators are enough. If the old heating is due, it can come first. If insulation is planned within a few years, size the pump smaller right away; homes with a very high demand should at least do top, bottom and leaks first.',
      ),
    },
    topAndBottom: {
      question: 'Which insulation gives the most for the money?',
      answer: {
        de: insulationTopAndBottom,
        at: insulationTopAndBottom,
        ch: insulationTopAndBottom,
        us: say(
          'Sealing and insulating the attic gives the most for the money, often paying back within a few years: first close gaps around chimney, lights and hatch, then top up, to about fourteen to twenty inches depending on climate. Next come rim joists and the basement ceiling or crawlspace. With ten inches in place topping up still pays in cold regions.',
        ),
      },
    },
    facade: {
      question: 'Is insulating the outside walls worth it?',
      answer: say(
        'Insulating the facade often cuts the heat demand of an uninsulated house by a quarter to a third, but it is the most expensive step and on its own usually pays back only after decades. It pays when scaffold, plaster or siding are due anyway, so that only the insulation costs extra. In walls with an air gap, blowing it in is a cheap solution, often done in a day; interior insulation works where the facade must stay.',
      ),
    },
    windows: {
      question: 'Do new windows really cut heating costs?',
      answer: say(
        'New windows save less than salespeople promise, often just a few percent; for the same money attic and basement ceiling usually bring more. If frames and hardware are sound, new weatherstrips, adjusting or new panes in the old frame help. Replacing pays with single glazing and rotten frames; with uninsulated walls plan the ventilation too, or mold may follow.',
      ),
    },
    mold: {
      question: 'Does insulation cause mold?',
      answer: say(
        'Done right, mold behind or after insulation is rarer than before, because the inner wall surface gets warmer. The danger lies in interior insulation without planning, open joints, and tight windows in uninsulated walls with no one airing. Have interior insulation calculated, the vapor barrier laid without gaps on the warm side, and think of ventilation; dry out damp walls first.',
      ),
    },
    material: {
      question: 'Which insulation material is best?',
      answer: say(
        'For heating cost, thickness matters more than material: a few extra centimeters (an inch or two) make up for the difference between mineral wool, wood fiber, cellulose and rigid foam. Wood fiber, hemp and cellulose stay cool longer in summer and buffer moisture, mineral wool does not burn, rigid foam is cheap and stands wet ground at the basement. Thin reflective foils do not replace real insulation.',
      ),
    },
    roof: {
      question: 'Should I insulate the roof or the attic floor?',
      answer: say(
        'If the roof is being redone anyway, insulate it at once, because the scaffold is up and later it would cost twice; the same goes for a flat roof with new membrane. If the attic is and stays unheated, insulating the top ceiling does it for a fraction. Insulation between the rafters needs an airtight layer inside; above the rafters it costs more but has no cold bridges.',
      ),
    },
    findLeaks: {
      question: 'Where does my house lose the most heat?',
      answer: say(
        'In uninsulated homes walls and roof lose most, then windows, leaks and basement. Where it is in yours, an energy audit, thermal images on a cold morning and a blower-door test show. First seal the biggest and highest leaks: attic hatch, pipe and chimney passages, rim joists, recessed lights, shutter boxes; it costs little and is felt at once.',
      ),
    },
  },
  noise: {
    loudness: {
      question: 'How loud is a heat pump outdoors?',
      answer: say(
        'At {soundDistance} meters (nearly nine yards) a usual air-source unit works out at {soundAtDistance}, about a whisper or a quiet fridge; right beside it, it sounds like a dishwasher. Each doubling of the distance takes off about six decibels. In hard frost and while defrosting it is some decibels louder; compare units by their sound power at full load.',
      ),
    },
    placement: {
      question: 'Where should a heat pump go so nobody hears it?',
      answer: say(
        'It works even in tight spots if the place is right: not under a bedroom window, not in a corner and not between two walls, because each wall behind it adds about three decibels and a courtyard echoes. Let the fan blow toward the street or open ground, and put the unit on its own footing instead of the house wall. If no place fits, an indoor-mounted unit or a ground-source system is left.',
      ),
    },
    complaint: {
      question: 'What if my heat pump is too loud for the neighbors?',
      answer: {
        de: noiseComplaint,
        at: noiseComplaint,
        ch: noiseComplaint,
        us: say(
          'If the unit keeps to the city or county noise ordinance and the HOA rules, a neighbor can hardly make you switch it off. If a limit is exceeded, you have to improve it: night mode, damping, if need be another place. Keep the data sheet and the site plan, talk to the neighbors early, and in a dispute have it measured at the property line.',
        ),
      },
    },
    fromNeighbor: {
      question: 'What can I do about my neighbor’s loud heat pump?',
      answer: say(
        'If someone else’s unit disturbs you, talk to the owner first: night mode, rubber feet or a service often cure it. Write down when and how it disturbs you and ask for the sound calculation. If it stays loud, the authority in charge can check and demand a remedy when the limit at your place is exceeded; humming single tones are usually judged more strictly.',
      ),
    },
    quieter: {
      question: 'How can I make my heat pump quieter?',
      answer: say(
        'What helps most is night mode (the fan turns slower, usually some decibels less) and decoupling: rubber feet, a footing of its own, flexible pipes. Preheat a little by day and it stays warm in spite of night mode. A sound hood has to be approved by the manufacturer or the unit lacks air; hedges hardly dampen, a solid screen close to the unit does.',
      ),
    },
    strangeSounds: {
      question: 'Which heat pump sounds are normal and which aren’t?',
      answer: say(
        'Hissing, clicking or whooshing every hour or two with steam and dripping is defrosting and normal; it lasts only a few minutes. Constant whistling, screeching or rattling is not: ice, a twig, loose screws or a bearing are usually behind it. Look for ice and leaves, record the sound and send it to your installer.',
      ),
    },
    indoors: {
      question: 'How loud is a heat pump inside the house?',
      answer: say(
        'Indoors it is quiet: the indoor part of a heating system hums about like a fridge, a wall head whispers on low, a heat pump water heater sounds like a dehumidifier. Beside or below a bedroom what counts is sound through the structure: rubber feet, flexible pipes and no mounting on a light wall. Have hot water made around midday; ask for the decibels in the room and listen to a running unit.',
      ),
    },
  },
  outdoorUnit: {
    boundaryDistance: {
      question: 'How far from the lot line must a heat pump be?',
      answer: {
        de: say(
          'Most German states no longer require a fixed distance such as the old three meters for heat pumps; where one still applies it is small. Sound decides: at night {noiseNightDe} may arrive at the neighbor’s window in a residential area, {noiseNightQuietDe} in a purely residential one. A quiet unit often manages that at three to five meters; the installer checks it with the sound calculator.',
        ),
        at: say(
          'There is no Austria-wide minimum distance: your province’s building code and the municipality set it, and in practice the sound at the neighbor’s window decides. With a quiet unit three to five meters often do, against a wall or in a corner it takes more. The installer proves the sound by calculation; that is mostly all the neighbor has a say in.',
        ),
        ch: say(
          'Canton and municipality set the boundary distance, often two to four meters or none; what decides is nearly always the noise proof. At night {noiseNightCh} apply as a rating level, which means about {noiseReachCh} of sound or less at the neighbor’s window. The installer files the proof with the notice or permit application; the municipality says which is needed.',
        ),
        us: say(
          'Your town sets the distance to the lot line, often three to ten feet; some do not count equipment on pads toward the setback, others do, and an HOA may ask for more. Ask the building office about the “mechanical equipment setback” and any noise limit before the pad is poured. The neighbor usually need not agree; only the rules count.',
        ),
      },
    },
    smallLot: {
      question: 'Where does a heat pump fit on a small lot?',
      answer: say(
        'Even a small lot mostly has a place: along the street front, in the front yard, on a flat or garage roof, on a wall or in a carport if it is open. Roofs and balconies need checked load capacity and rubber mounts so that nothing hums, in condos the association’s consent too. Light wells and closed courts are unsuitable, because sound and cold air stay inside.',
      ),
    },
    airAndScreen: {
      question: 'How much free space does a heat pump need around it?',
      answer: say(
        'The unit needs free air: about thirty centimeters (a foot) to the wall behind, a bit more at the sides, and at least two to three meters (six to ten feet) in front of the outlet without wall or hedge; the manual has exact values. A screen is fine if it is airy, open on top and keeps its distance. Niches, garages and closed sheds are bad, because it draws its own cold air back in and uses more power.',
      ),
    },
    baseAndSnow: {
      question: 'What base does a heat pump need outdoors?',
      answer: say(
        'Best is a small concrete or precast base with rubber mounts, high enough to stay above usual snow or flood level. A wall bracket saves space but carries sound into the house more easily. The defrost water, many quarts a day in winter, has to drain frost-free into gravel, a soakaway or the sewer and not onto the path. Do not place it where snow slides off the roof.',
      ),
    },
    lineLength: {
      question: 'How far from the mechanical room can a heat pump be?',
      answer: say(
        'Five to fifteen meters (fifteen to fifty feet) between unit and mechanical room is usual, and depending on the maker thirty (a hundred feet) works too; shorter is better. Long lines cost money and a little heat and have to lie well insulated and frost-proof in the trench. Moving it a few meters later is possible but means technician, trench and base again, so settle the spot before installation.',
      ),
    },
    indoors: {
      question: 'Can a heat pump be installed indoors?',
      answer: say(
        'Heat pumps without an outdoor unit exist: they stand in the basement or attic and get their air through two large ducts or shafts, or they use the ground. Indoor units cannot be seen from outside but need space, big wall openings and good sound insulation inside, and mostly cost more; in the US they are rare. An ordinary outdoor unit does not belong in a basement, garage or attic.',
      ),
    },
    whichSide: {
      question: 'Which side of the house is best for the heat pump?',
      answer: say(
        'The compass direction hardly matters; shade on the north side costs almost nothing. More important: away from bedrooms and patio, outlet toward the street or open space instead of the neighbor, not in a wind tunnel, not under leafy trees and not by exhaust vents. On the coast choose a coated unit on the lee side. Propane units need about a meter (three feet) to windows, doors and shafts.',
      ),
    },
  },
  groundSource: {
    extraCost: {
      question: 'How much more is geothermal than an air heat pump?',
      answer: {
        de: say(
          'A ground-source system with drilling costs about {groundHeatPumpPrice}, an air-source one {airHeatPumpPrice}, both before grants. It uses about a fifth less electricity, which often makes up the difference over its life where a lot of heat is needed, but usually not in a small or well-insulated home. Silence, summer cooling and very cold winters also speak for the ground.',
        ),
        at: say(
          'For a ground-source system our estimate reckons with {groundHeatPumpAt}, for an air-source one with {airHeatPumpAt}, both assumptions of ours; nearly all of the extra is the drilling or digging. It uses about a fifth less electricity, which often makes up the difference over its life where a lot of heat is needed, but usually not in a small or well-insulated home. Silence, summer cooling and very cold winters also speak for the ground.',
        ),
        ch: say(
          'For a ground-source system our estimate reckons with {groundHeatPumpCh}, for an air-source one with {airHeatPumpCh}, both assumptions of ours; nearly all of the extra is the drilling. It uses about a fifth less electricity, which often makes up the difference over its life where a lot of heat is needed, but usually not in a small or well-insulated home. Many cantons pay more for probes than for air; silence, cooling and cold altitudes also speak for the ground.',
        ),
        us: say(
          'For a ground-source system our estimate reckons with {groundHeatPumpUs}, for an air-source one with {airHeatPumpUs}, both assumptions of ours; nearly all of the extra is the drilling or digging. It uses about a fifth less electricity, which often makes up the difference over its life where a lot of heat is needed, but usually not in a small or well-insulated home. Silence, summer cooling and very cold winters also speak for the ground.',
        ),
      },
    },
    depth: {
      question: 'How deep is the drilling for geothermal heat?',
      answer: say(
        'For a single-family home the holes usually add up to a hundred to two hundred meters (a few hundred feet), in one bore or split over two or more. As a rule of thumb each meter gives about fifty watts of heat, less in dry gravel and more in wet rock. The driller sets the exact depth from your heat load and the rock; too short, and the ground gets too cold.',
      ),
    },
    collector: {
      question: 'How much yard do horizontal geothermal loops need?',
      answer: say(
        'A horizontal field needs about one and a half to two and a half times the heated floor area as open ground, a good meter (four feet) down; baskets and coiled loops need less. Moist clay is ideal, dry sand poor. Lawn, beds and pasture can go on top, deep-rooted trees, patios and carports cannot, because rain and sun have to warm the soil again.',
      ),
    },
    site: {
      question: 'Will drilling for geothermal wreck my yard?',
      answer: say(
        'Drilling leaves a narrow trench to the house and a patch of trampled lawn that grows back in a season, whereas a horizontal field turns over half the yard. A normal rig needs about three meters (nine to ten feet) of access, small tracked rigs get through about one and a half (five feet). The driller checks access, buried lines and distances on a site visit.',
      ),
    },
    permit: {
      question: 'May I drill for geothermal heat on my lot?',
      answer: {
        de: groundSourcePermit,
        at: groundSourcePermit,
        ch: say(
          'Every probe needs a water-protection permit from the canton, and in some communes a building application; usually the drilling company files the papers. In groundwater protection zones and above important groundwater it is forbidden or limited in depth. The geothermal map on your canton’s geoportal shows in a minute whether your plot is allowed.',
        ),
        us: say(
          'Only licensed drillers may do it, and the permit comes from the state or county, often the same office as for water wells; the driller files it. In drinking-water protection areas and karst there are often conditions or bans, and open-loop systems face stricter rules. Call the county before you order and ask about setbacks from wells and the property line.',
        ),
      },
    },
    well: {
      question: 'Can a heat pump use groundwater from a well?',
      answer: say(
        'Groundwater, a well or a strong spring makes a very good heat source, because the water stays about equally warm all year. You need enough flow around the clock, suitable water chemistry (iron and lime clog wells), a place to return the water and a permit that is stricter than for closed loops. Start with a pumping test and a water analysis.',
      ),
    },
    lasting: {
      question: 'How long do geothermal loops in the ground last?',
      answer: say(
        'Sized properly, the ground does not run cold, and the pipes last fifty years and more, so an old loop can often serve a new pump after a pressure test. It gets critical if the bore is too short or many stand close together; giving heat back in summer then helps. Leaks are rare, the pump reports the drop in pressure, and the antifreeze is only slightly hazardous to water.',
      ),
    },
  },
  hybrid: {
    worthIt: {
      question: 'When is hybrid heating worth it?',
      answer: {
        de: hybridWorthIt,
        at: hybridWorthIt,
        ch: hybridWorthIt,
        us: say(
          'Dual fuel makes sense if your furnace is still young, gas is cheap where you live, or it is often below zero Fahrenheit; the heat pump still saves gas most of the time. Otherwise a cold-climate heat pump with electric backup is enough, and the monthly gas fee goes away. I would not buy a new furnace just as a spare.',
        ),
      },
    },
    switchPoint: {
      question: 'When does hybrid heating switch to gas or oil?',
      answer: {
        de: hybridSwitchPoint,
        at: hybridSwitchPoint,
        ch: hybridSwitchPoint,
        us: say(
          'Many thermostats switch at about thirty-five to forty degrees Fahrenheit, which is mostly too early for today’s heat pumps; cold-climate units run cheaply down to somewhere between zero and fifteen. The right point follows from your power and gas prices, and a contractor works it out and sets it. The two should never run against each other; one common thermostat takes care of that.',
        ),
      },
    },
    upkeep: {
      question: 'Does hybrid heating mean paying for service twice?',
      answer: say(
        'Two units mean two services, plus chimney inspection and the base fee for gas even if it runs only a few days; together that is easily a few hundred a year. Ask whether one company services both. When the base fee exceeds what the gas saves you, it is time to close the gas account.',
      ),
    },
    keepOld: {
      question: 'Can I keep my old boiler or furnace with a heat pump?',
      answer: {
        de: hybridKeepOld,
        at: hybridKeepOld,
        ch: say(
          'Technically it almost always works, legally the canton decides: many contributions require the oil or gas boiler to be removed, and new energy laws allow a fossil remainder only within limits. You can use up the fuel in the tank until the change. Ask the energy office before you plan with the boiler.',
        ),
        us: say(
          'You may keep a working boiler or furnace as a spare almost everywhere; what is left in the tank is used up on the coldest days. Some rebates require removing or disabling the old heating, so ask first. An oil tank and chimney keep needing upkeep.',
        ),
      },
    },
    woodBackup: {
      question: 'Does a wood stove go well with a heat pump?',
      answer: say(
        'A wood or pellet stove goes well with it: it relieves the heat pump on icy days and keeps heating if something fails. A stove with a water jacket is joined through a buffer tank, an ordinary stove needs no connection at all. A mini split next to gas heating is a good mix too, because it heats cheaply in spring and fall.',
      ),
    },
  },
  refrigerant: {
    explode: {
      question: 'Can a heat pump with propane explode?',
      answer: say(
        'It is extremely unlikely that a propane unit outdoors explodes: it mostly holds around a kilogram (two pounds), far less than a grill tank, in a sealed circuit without a flame, and gas that escapes thins out in the air. For children, pets and barbecues it is enough to keep the safety zone free of fire and sparks. {refrigerantNew} and {refrigerantB}, the new mildly flammable refrigerants, are hard to ignite.',
      ),
    },
    leak: {
      question: 'What if refrigerant leaks from my heat pump?',
      answer: say(
        'A leak is mostly not poisonous, but propane and many new refrigerants burn and often have no smell: no flame, no switches, keep away and call a refrigeration technician. If gas collects inside, go out and call the fire department from there. Refrigerant does not get used up: if some is missing, the leak must be sealed before refilling. Signs are falling output, ice on the lines, error messages or a hiss.',
      ),
    },
    safetyZone: {
      question: 'What safety zone does a propane heat pump need?',
      answer: say(
        'With propane a safety zone of mostly half a meter to a good meter (two to four feet) around the unit stays free of windows, doors, basement wells, drains, outlets and fire, because the gas is heavier than air and collects in hollows. The exact measures are in the maker’s manual and binding. A sunken patio or basement ramp is usually out; a unit with {refrigerantNew} suits there, or one set up indoors with a small charge.',
      ),
    },
    oldRefrigerant: {
      question: 'May I keep a heat pump with an older refrigerant?',
      answer: say(
        'You may go on running and repairing an existing unit with {refrigerantOld}, {refrigerantOlder} or {refrigerantNew}; nobody makes you replace it. New refrigerant with a large climate effect is getting scarcer and dearer, reclaimed stock will be around for many years. {refrigerantOldest} may no longer be refilled in Europe and is only sold reclaimed in the US, so a leak there often means the end. Converting to another refrigerant rarely works; a certified company recovers the old one.',
      ),
    },
    whichOne: {
      question: 'Which refrigerant should my new heat pump have?',
      answer: {
        de: refrigerantWhichOne,
        at: refrigerantWhichOne,
        ch: say(
          'For a new unit propane is the safest choice for the future: hardly any climate effect, no forever chemicals and high flow temperatures. Switzerland has an ordinance of its own (ChemRRV): single-split units with under three kilograms of {refrigerantOld} may no longer be sold since {oldSplitBanCh}, further bans are planned from {nextRefrigerantCh}; running and repairing stay allowed. {refrigerantNew} is acceptable where there is no room for propane’s safety zone or a split unit is needed; ask what will apply by then. Any of them must be well planned and installed.',
        ),
        us: say(
          'New equipment in the US comes with {refrigerantB} or {refrigerantNew}; both are fine and will be serviced for a long time, and the brand has mostly settled on one. Waiting for propane does not pay. Take leftover stock with {refrigerantOld} only at a clear discount and if it may still be installed where you live, because that refrigerant is getting dearer. Sizing and clean installation matter more than the refrigerant.',
        ),
      },
    },
    climate: {
      question: 'Is the refrigerant in heat pumps bad for the climate?',
      answer: say(
        'The GWP figure says how many times more a kilogram warms the climate than {carbonDioxide}: propane is at about three or less, {refrigerantNew} and {refrigerantB} in the hundreds, {refrigerantOld} around two thousand. It matters only if the refrigerant escapes; even then a heat pump saves far more over its life compared with oil or gas. Some synthetic ones (HFO blends) count as forever chemicals, propane does not.',
      ),
    },
    whoHandles: {
      question: 'Who may work on my heat pump’s refrigerant?',
      answer: say(
        'Only certified people may work on the refrigerant circuit; a plumber without the certificate sets up a factory-filled unit and connects only the water. Split units, whose lines are joined on site, need a certified technician (only the US has precharged kits for owners), and flammable refrigerants need extra training. Regular leak checks are mandatory only above larger charges; most home units are below that.',
      ),
    },
  },
  winter: {
    defrost: {
      question: 'Is ice on my heat pump normal?',
      answer: say(
        'Frost, clouds of steam and dripping water on the outdoor unit are normal: in damp cold around freezing it defrosts every thirty to ninety minutes for a few minutes, without the house turning cold. What is not normal is a shell of ice that stays after defrosting. Then switch it off, do not chip at the ice and call your contractor; lukewarm water does no harm.',
      ),
    },
    heatingRod: {
      question: 'When does a heat pump need its electric backup?',
      answer: say(
        'The electric backup is there for a few very cold hours and, in a well-sized system, makes up only a few percent of the yearly use, some dozens to a good hundred hours. If it runs for hundreds of hours or already around freezing, the switch-on point, the heating curve or the size is usually wrong; have it checked. Do not switch it off entirely, it backs up defrosting; letting it in only at a lower temperature is enough.',
      ),
    },
    notWarm: {
      question: 'Why isn’t my heat pump keeping up in cold weather?',
      answer: say(
        'A degree or two less on the coldest days points to tight sizing or a heating curve set too low, more than that to a fault. Open all valves fully, take out the night setback, raise the curve or setpoint a little, clean the filters and check that the outdoor unit is free of ice and leaves. If it keeps dropping, call your contractor: low refrigerant or poor flow shows up in frost first.',
      ),
    },
    powerUse: {
      question: 'How much power does a heat pump use in deep cold?',
      answer: say(
        'The colder it is, the more electricity it needs per unit of heat: one kWh gives about four kWh of heat in mild weather, a good two and a half in moderate frost and about two in deep frost. The house needs more at the same time, so a bitterly cold day can cost three to four times a mild one. Such days are few; what counts is the yearly average, {fieldAir} for air units in field tests.',
      ),
    },
    extremeCold: {
      question: 'Down to what temperature does a heat pump work?',
      answer: say(
        'Ordinary air heat pumps work down to about minus twenty Celsius (minus four Fahrenheit) and cold-climate models to about minus twenty-five Celsius (minus thirteen Fahrenheit) or lower; the data sheet tells what output is left at your design temperature. In Norway, Sweden and Maine very many homes heat with heat pumps. Where it gets colder still, or high in the mountains, plan electric or other backup firmly, or take a ground-source unit, which outdoor cold does not touch.',
      ),
    },
    designTemperature: {
      question: 'What winter temperature is a heat pump sized for?',
      answer: say(
        'The system is sized for the design temperature of your place, a value that is undercut for only a few hours or days in a normal year; the contractor takes it from the standard tables. If it gets colder, the backup helps and the heat stored in the house bridges a night or two. The quote must say what the pump delivers at that temperature and what the house needs.',
      ),
    },
    settings: {
      question: 'How should I set my heat pump in winter?',
      answer: say(
        'In cold weather let it run through, with no night setback or at most two or three degrees: catching up on a cold morning otherwise calls in the backup heat. Keep vents and valves open and air the rooms briefly. In an empty house hold a low but frost-safe temperature and turn it up a day or two before you arrive.',
      ),
    },
    snow: {
      question: 'Is snow a problem for a heat pump?',
      answer: say(
        'The outdoor unit stands snow and frost as long as air gets through: it belongs on a stand or bracket above the usual snow depth, with a free drain. After heavy snow clear about an arm’s length all around and free the grille by hand or with a broom. A little roof helps, boxing it in does not; keep it out of the path of sliding roof snow.',
      ),
    },
    powerCut: {
      question: 'What happens to a heat pump in a power outage?',
      answer: say(
        'In a power cut the heat pump simply stops and starts again by itself afterward; nothing breaks. A house cools only a few degrees in half a day, a buffer tank helps, and gas or oil boilers do not run without power either. Only hard frost with water in the outdoor part is delicate: after some hours it has to be drained unless it has a freeze valve; the manual says how.',
      ),
    },
  },
  hotWater: {
    enough: {
      question: 'Will a heat pump make enough hot water for us all?',
      answer: {
        de: hotWaterEnough,
        at: hotWaterEnough,
        ch: say(
          'It is enough for showers and the bathtub: the tank is kept at about fifty to fifty-five degrees, and you shower at about forty. What counts is the size, as a rule of thumb fifty to seventy liters per person, more with a big tub or many showers in a row. If the second person gets lukewarm water, a slightly higher setting, a second heating per day or a larger tank usually cures it.',
        ),
        us: say(
          'For a family of four a unit of fifty to eighty gallons is usually enough. It recovers more slowly than a gas tank, so go one size up or switch to hybrid mode before guests come, then the element helps. Compare the first hour rating on the label with what your household uses in its busiest hour.',
        ),
      },
    },
    legionella: {
      question: 'How hot must the water be because of legionella?',
      answer: {
        de: hotWaterLegionella,
        at: hotWaterLegionella,
        ch: say(
          'In single-family homes at least fifty, better fifty-five degrees at the taps and regular use are recommended. Apartment buildings keep {hotWaterBig} degrees at the tank’s outlet, which a properly chosen heat pump can do. Forty-five is too little in the long run; with a weak immune system or after vacation let the unit heat up once.',
        ),
        us: say(
          'Most units are set to {hotWaterUsDial} °F, which saves power and prevents scalding; only {hotWaterUs} °F reliably kills legionella. With a weak immune system set the tank to {hotWaterUs} °F and have a mixing valve fitted at the outlet. What matters is that the water flows regularly; flush hot after a long absence.',
        ),
      },
    },
    sameMachine: {
      question: 'Does the heat pump for heating also make hot water?',
      answer: {
        de: hotWaterSameMachine,
        at: hotWaterSameMachine,
        ch: hotWaterSameMachine,
        us: say(
          'Mostly no, a mini-split or ducted heat pump makes no hot water: that takes a separate box, most economically a heat pump water heater. Only an air-to-water heat pump that feeds baseboards or floors can do both with a tank. If your old boiler did both, plan the water at the same time.',
        ),
      },
    },
    ownHeater: {
      question: 'Is a heat pump water heater worth it?',
      answer: {
        de: hotWaterOwnHeater,
        at: hotWaterOwnHeater,
        ch: hotWaterOwnHeater,
        us: say(
          'A heat pump water heater nearly always pays off when it replaces an electric tank: it uses about a third of the power. Where it replaces gas, your electricity price decides; installed, one analysis gives {waterHeaterUs} in place of an electric tank, {waterHeaterGasUs} in place of gas. The usual ones need a double-pole circuit; for gas swaps there are units for a normal outlet, which recover more slowly. Ask whether HEAR (up to {hearWaterHeater}) or your utility pays, before the old tank leaks.',
        ),
      },
    },
    room: {
      question: 'Which room suits a heat pump water heater?',
      answer: say(
        'A basement or garage of about twenty cubic meters (seven hundred cubic feet) or more suits best: the unit cools the room by a few degrees and dries it, usually welcome there, less so next to living rooms. It sounds like a dehumidifier or a loud fridge and runs some hours a day, which you can set to noon. The condensate needs a drain, and ducts can carry the cold air outside.',
      ),
    },
    pipes: {
      question: 'Why does hot water take so long to reach the faucet?',
      answer: say(
        'If it takes minutes for hot water to come, long pipes are the reason: circulation with a timer or a button helps, a small electric heater at the far tap is often more economical. Circulation that runs day and night costs a lot of heat and stirs up the tank; insulate the pipes and let it run only when somebody showers.',
      ),
    },
    leaking: {
      question: 'What should I do if my water heater leaks?',
      answer: say(
        'Water under the heater means: close the cold-water valve at the unit, cut the power at the breaker or shut the gas, and keep away from wet outlets; if unsure, close the main valve. A relief valve that drips a little while heating may be harmless, a rusty tank is finished. Call a plumber today; a tank with a hole is replaced, and then it is worth asking about one with a heat pump.',
      ),
    },
  },
  cooling: {
    floorCooling: {
      question: 'How well does cooling through the floor work?',
      answer: say(
        'With cool water in the floor it gets two to four degrees Celsius (four to seven Fahrenheit) more pleasant, not more, because the floor must stay above the dew point. A humidity sensor keeps the water at about eighteen to twenty Celsius (sixty-four to sixty-eight Fahrenheit), then nothing gets wet; bathrooms and delicate wood floors are often left out. It works best running all day with shades down, and poorly in humid climates.',
      ),
    },
    radiators: {
      question: 'Can radiators cool my home in summer?',
      answer: say(
        'Radiators and baseboards hardly cool: their surface is small, the cold air stays low, and below the dew point they drip. If you have radiators, replace some with fan coils that have a condensate drain, or use a mini-split for bedrooms and attic rooms. The pipes then have to be insulated against sweating.',
      ),
    },
    activate: {
      question: 'What does my heat pump need to be able to cool?',
      answer: say(
        'Not every water-based heat pump can cool: it takes a reversible unit, the enabled function, a dew point sensor and insulated pipes. If the data sheet lists a cooling output, the contractor can often switch it on later. It is best to have it in the quote from the start, since adding it costs more; ducted and ductless air units cool as delivered.',
      ),
    },
    airConditioner: {
      question: 'Should I get a fixed or a portable air conditioner?',
      answer: {
        de: coolingAirConditioner,
        at: coolingAirConditioner,
        ch: say(
          'For really cool rooms take a mini-split: it dehumidifies, holds any temperature you like and heats thriftily in winter. Fixed units need a permit in some places, such as Geneva and Vaud, so ask your municipality first; in a rental the landlord has to agree too. Portable units are free to use, but loud, weak and power-hungry.',
        ),
        us: coolingAirConditioner,
      },
    },
    powerSolar: {
      question: 'How much power does cooling use, and is solar enough?',
      answer: say(
        'Cooling with a modern unit uses less than many think: a mini-split for one room mostly draws three to eight hundred watts, so a few kWh on a hot day; a whole house with central cooling takes several times that. With panels on the roof nearly all of it comes from the sun by day, since both coincide; at night only with a battery or from the grid. So pre-cool in the afternoon.',
      ),
    },
    ground: {
      question: 'Can a geothermal system cool my home in summer?',
      answer: say(
        'With ground source, cooling is nearly free: the cool water from the borehole carries heat away through floor or ceiling while only a circulation pump runs. That brings a drop of two to four degrees Celsius (four to seven Fahrenheit) and recharges the ground for winter. It takes a heat exchanger with a mixing valve and a dew point sensor; ask for “passive cooling”.',
      ),
    },
    heatTips: {
      question: 'How do I keep my home cool in a heat wave?',
      answer: say(
        'Shade on the outside helps most: shutters, awnings or screens at east, west and roof windows keep out three quarters of the heat. Air only at night, switch off sources of heat and insulate the attic. A fan costs next to nothing and feels several degrees cooler. For old or sick people and small children set up one cool room with an air conditioner.',
      ),
    },
  },
  heatPumpLifetime: {
    cycling: {
      question: 'Does frequent starting wear out a heat pump?',
      answer: say(
        'Very frequent switching on and off wears the compressor and costs power; a few starts a day are normal, several an hour for weeks are too many. Usually the unit is oversized, the heating curve too high or too few radiators or zones are open. Have the curve and minimum run time set, open all thermostats wide and, if need be, add a buffer tank.',
      ),
    },
    failsFirst: {
      question: 'Which part of a heat pump fails first?',
      answer: say(
        'Small parts usually go first: fan, circulation pump, sensors, valves and the control electronics, often after eight to twelve years. The compressor lasts longest and is the dearest part. Replacing small parts is normal and pays as long as they exist; when buying, ask how long the maker supplies spare parts.',
      ),
    },
    coast: {
      question: 'Do weather and sea air shorten a heat pump’s life?',
      answer: say(
        'Weather hardly, sea air yes: it is built to stand outdoors, and rain and snow hardly shorten its life. Salt air at the sea, barn air or constant damp make fins and casing rust faster, often by several years. There choose a unit with factory corrosion protection, place it out of the sea wind and rinse it with clear water several times a year.',
      ),
    },
    versus: {
      question: 'Does a heat pump last as long as a boiler or furnace?',
      answer: say(
        'Air units and boilers or furnaces live about equally long, {heatPumpYears} years; some old cast-iron boilers did more. Ground-source units often last somewhat longer, as they stand sheltered in the basement and run more evenly, and the loop in the ground outlives several units. Over thirty years plan for one replacement of the machine; pipes, tank and radiators stay.',
      ),
    },
    early: {
      question: 'What if my heat pump breaks down far too early?',
      answer: say(
        'First have it checked whether a part can be replaced, the compressor included, and whether warranty or goodwill applies; makers often pay a share. A failure before ten years is not the rule; it comes mostly from wrong sizing, missing maintenance or a faulty part. From about fifteen years on, a new unit is usually wiser than a new compressor.',
      ),
    },
    oldUnit: {
      question: 'How long will my old heat pump last?',
      answer: say(
        'At ten years a good unit usually has half its life ahead, at fifteen you should plan a replacement, past twenty every year is a gift. Signs of the end are rising power use, frequent faults, loud noises and loss of refrigerant. When buying a house or in doubt, have operating hours, starts and service record looked at; as long as it runs smoothly it need not go.',
      ),
    },
    care: {
      question: 'What helps my heat pump last longer?',
      answer: say(
        'The right size with a low flow temperature helps most: then it runs long and gently instead of short and hard. Add a yearly check, clear fins, a clean filter in the circuit and few interventions such as night shutdown. Brand and price say less than sizing, a compressor warranty and service nearby.',
      ),
    },
  },
  efficiency: {
    goodValue: {
      question: 'What is a good yearly efficiency for a heat pump?',
      answer: say(
        'For an air-source unit in an existing home a seasonal value of around {fieldAir} is the measured average; from three it is fine, above four very good. With ground heat the average is {fieldGround}. Below about two and a half with air or three and a half with ground, have the settings checked. Higher is always better; January is far lower than October, and only the whole year counts.',
      ),
    },
    ratings: {
      question: 'What do COP and other heat pump ratings mean?',
      answer: {
        de: efficiencyRatings,
        at: efficiencyRatings,
        ch: efficiencyRatings,
        us: say(
          'For heating look at {heatingRatingUs}, for cooling at {coolingRatingUs}; the two stands for the newer, stricter test, so never compare with old values. {heatingRatingUs} divided by {btuFactor} is about the average COP. Where winters are cold, the COP at five degrees Fahrenheit tells you more than the one at forty-seven.',
        ),
      },
    },
    measure: {
      question: 'How do I measure my heat pump’s efficiency?',
      answer: say(
        'Divide the heat delivered by the electricity used over a whole year, both in kilowatt-hours: that is your seasonal value. A separate power meter that includes the backup element and pumps, together with a heat meter, is reliable; the unit’s own display often estimates and tends to be ten to twenty percent too high. Many units show both values in the menu under energy or operating data.',
      ),
    },
    whyLower: {
      question: 'Why is my heat pump less efficient than advertised?',
      answer: say(
        'The brochure shows laboratory values in mild weather with lukewarm water; at home frost, hotter radiators, hot water, pumps and sometimes the backup element come on top. Five on paper often turns into a bit over three in a home with radiators. If the value drops suddenly, the usual causes are a changed heating curve, a harsher winter, a dirty evaporator or a backup element that runs along.',
      ),
    },
    improve: {
      question: 'How can I make my heat pump more efficient?',
      answer: {
        de: efficiencyImprove,
        at: efficiencyImprove,
        ch: efficiencyImprove,
        us: say(
          'What helps most is easier work for the unit: tight ducts, clean filters, a steady setpoint instead of deep night setbacks and an auxiliary heat lockout so the strips come on only in deep cold. With baseboards or floors, lower the heating curve in small steps. It is set well if it runs long and slow instead of short-cycling.',
        ),
      },
    },
    promise: {
      question: 'Can I get my heat pump’s efficiency guaranteed?',
      answer: say(
        'In the contract, for only then does the installer owe a certain value; ask for the calculated seasonal value of your home in writing, with the flow temperature and including backup heat and hot water. For air with radiators a bit over three is fair, with floor heating rather around four. Add a heat meter, a separate power meter and the agreement that it will be put right if clearly less comes out after a year.',
      ),
    },
  },
  solarHeatPump: {
    inWinter: {
      question: 'What does solar do for a heat pump in winter?',
      answer: say(
        'In winter the roof adds little: from December to February it covers, in northern and central European climates, mostly five to fifteen percent of the pump’s electricity, at noon on clear days more, in fog or with snow on the panels next to nothing. From March it climbs fast. In sunny winter places, with steep panels or on a facade the winter share is clearly larger; with full net metering summer credits can help.',
      ),
    },
    zeroBill: {
      question: 'Can I heat for free with solar and a heat pump?',
      answer: say(
        'You will not heat for free with it: even with a big roof the larger part of the pump’s electricity, two thirds to three quarters in our model, is bought in winter. Shares of seventy or eighty percent come from netting yearly output against use or from looking at summer only. With full net metering that netting does happen on the bill; otherwise it still drops noticeably through exports and the rest of the home.',
      ),
    },
    control: {
      question: 'How do I get my heat pump to use my solar power?',
      answer: say(
        'The simplest way is a schedule: set hot water to around noon to two and the heating a bit higher by day, a bit lower at night. More comes from a link to the inverter, which tells the pump through the SG Ready contact or the network that there is surplus; your installer sets it up. An energy manager is worth it mainly if it also steers the car and the battery.',
      ),
    },
    preheat: {
      question: 'Should I preheat the house with solar at noon?',
      answer: say(
        'Preheating at noon pays in moderation: one or two degrees Celsius (two to four Fahrenheit) more in the rooms or slab stores the sun into the evening, and in spring and fall the pump hardly runs at night. Driving the tank very hot eats up the gain, because every degree more costs efficiency. In deep winter leave it, as there is hardly any surplus.',
      ),
    },
    order: {
      question: 'Solar first, heat pump first or both at once?',
      answer: say(
        'Both at once is ideal but not a must: wiring, meter and controls are then done once, and the roof is filled large enough from the start. If the heating is urgent take the pump first and plan the roof along; otherwise solar saves from day one. A heat pump makes sense without panels too. One meter is usually enough; a second one for a heat pump rate can keep the solar power from reaching the pump.',
      ),
    },
    battery: {
      question: 'Does a home battery help with a heat pump?',
      answer: say(
        'A battery helps the heat pump mainly in spring and fall: then the day’s sun lasts into the night. In winter it is mostly empty, because the pump uses the output at once. The roof’s share of the pump’s power rises only by some percentage points; buy one for the household or outages, not because of the pump.',
      ),
    },
    systemSize: {
      question: 'How large a solar system does a heat pump need?',
      answer: say(
        'With a heat pump it is best to fill the roof as far as is sensible, mostly eight to fifteen kW: in winter every panel counts, and the last ones cost the least. Matching the pump’s yearly use one to one is no aim in itself, since it falls in the dark months; where full net metering applies it is, though, the sensible ceiling. Two to six kW help too, then mainly with hot water and cooling.',
      ),
    },
  },
  heatingLaw: {
    mustIReplace: {
      question: 'Do I have to replace heating that still works?',
      answer: {
        de: say(
          'Nobody forces you to tear out working heating or install a heat pump; as a rule you may keep running and repairing it. Only very old standard boilers could so far fall under a duty to shut down; whether yours does the district chimney sweep tells, who checks it anyway. Night storage heaters, coal and wood stoves are not banned either, as long as they meet emission limits.',
        ),
        at: say(
          'Nobody forces you to tear out existing oil or gas heating; for now you may keep running and repairing it. The phase-out people talk about is a goal, not a duty to replace; single provinces have rules of their own for new units. Your municipality or the province’s energy advice knows what applies.',
        ),
        ch: say(
          'Mostly no: running oil or gas heating you need not tear out; it may run to the end of its life and be repaired as long as the emissions check passes it. Electric heating is different: several cantons require it to go by a set date. Otherwise the rules mostly bite only on replacement; single cantons such as Basel-Stadt want an end date, so ask the energy office.',
        ),
        us: say(
          'As a rule no: you need not tear out working heating in a home; you may keep running and repairing it. The rules being argued about concern new construction and the sale of new appliances. Whether anything applies on replacement where you live, the building department knows.',
        ),
      },
    },
    whenReplacing: {
      question: 'Which heating may I install as a replacement?',
      answer: {
        de: say(
          'When replacing you may choose freely again, gas or oil included; the duty to use a renewable share at installation has been dropped since {heatingLawSince}. But whoever installs new gas or oil has to buy bio-based fuel later, {bioFuelFirst} from {bioFuelFirstFrom} and rising. This holds for let buildings and after a house purchase too; single states and municipalities may ask for more.',
        ),
        at: say(
          'In an existing house you may still replace broken gas or oil heating under federal law if your province does not restrict it; in new buildings fossil heating is no longer allowed. Ask the municipality’s building authority before you buy. Consider the {carbonDioxide} price before you commit for many years.',
        ),
        ch: say(
          'On replacement your canton’s law applies: in many you need a renewable share or a MuKEn standard solution with oil or gas, for instance insulation, new windows or solar thermal; in Zurich, Basel-Stadt and some others fossil is possible only as an exception. Replacement has to be reported or permitted almost everywhere. Ask the energy office before you order.',
        ),
        us: say(
          'Mostly you may replace gas, oil or propane with the same, with a permit and under federal efficiency standards. Exceptions exist mainly in parts of California, where air districts have adopted limits for new appliances whose dates have moved. Ask the building department before you buy.',
        ),
      },
    },
    whatChanged: {
      question: 'What has changed in Germany’s heating law?',
      answer: say(
        'The German rule that every new heating must be sixty-five percent renewable no longer applies: the new act has been in force since {heatingLawSince} and leaves the choice at installation free again. In its place comes a staircase for the fuel: new gas and oil heating needs a growing bio-based share from {bioFuelFirstFrom}. Installation deadlines tied to municipal heat planning have thus lapsed. In other countries that rule never applied.',
      ),
    },
    bioShare: {
      question: 'How much bio-fuel must new boilers in Germany use?',
      answer: say(
        'In Germany the staircase concerns only newly installed gas and oil heating, not existing ones: {bioFuelFirst} bio-based fuel from {bioFuelFirstFrom}, {bioFuelSecond} from {bioFuelSecondFrom}, {bioFuelThird} from {bioFuelThirdFrom} and {bioFuelLast} from {bioFuelLastFrom}. You meet it through the supply contract, with biomethane or bio heating oil, which costs more. A boiler prepared for hydrogen does not meet it by that alone.',
      ),
    },
    futureBans: {
      question: 'Will gas and oil heating be banned someday?',
      answer: {
        de: heatingLawFutureBans,
        at: heatingLawFutureBans,
        ch: heatingLawFutureBans,
        us: say(
          'No nationwide end of gas or oil is planned. Some cities and states such as New York limit fossil heating in new buildings, other states forbid their cities exactly that, and courts have struck down or delayed some rules. Existing homes are hardly affected so far; the building department knows what applies.',
        ),
      },
    },
    electricHeating: {
      question: 'By when does electric heating have to go?',
      answer: {
        de: heatingLawElectricHeating,
        at: heatingLawElectricHeating,
        ch: say(
          'That is cantonal: Neuchâtel bans fixed electric heating from {electricBanNeuchatel}, Vaud requires replacement by {electricBanVaud}, other cantons have deadlines of their own or ban only new units. There are often exceptions, for instance for seldom used houses or single rooms, and grants for replacement. Ask the energy office early, because the pipes for a new heating are mostly missing.',
        ),
        us: heatingLawElectricHeating,
      },
    },
    finesAndExceptions: {
      question: 'Can I be fined for keeping my old heating?',
      answer: say(
        'Not for permitted old heating; fines threaten only for clear violations, such as installing without a needed permit. Checks as a rule happen only at the chimney sweep’s inspection, emissions test or building approval; nobody turns up in the basement unannounced. Exceptions by age, hardship or for second homes differ by law; have anyone who claims a duty name the section.',
      ),
    },
  },
  otherHeating: {
    districtOrPump: {
      question: 'Which is better, district heating or a heat pump?',
      answer: {
        de: otherHeatingDistrictOrPump,
        at: otherHeatingDistrictOrPump,
        ch: say(
          'District heating is the more comfortable way: just a transfer station, no outdoor unit, hardly any maintenance, and hot heating water is no problem. Your own heat pump is usually cheaper to run but needs space and a noise certificate. Dense quarters and big old buildings speak for the network, a house with a garden rather for the pump; compare both over twenty years, with connection, standing charge and subsidy.',
        ),
        us: say(
          'District heat or steam exists in the US almost only in some downtowns and on campuses; ask your utility or the city whether a line runs in your street. Without one, your own heat pump is the usual way. If it is at your door, compare connection, standing charge and price of heat over twenty years.',
        ),
      },
    },
    districtPrice: {
      question: 'What do I check before signing for district heating?',
      answer: say(
        'Before signing check the energy price, standing charge, connection cost, the price formula with its indices, term and notice, and ask neighbors for their last bill. By connecting you tie yourself to a single supplier for many years, and the price follows the formula in the contract. Convert everything to a kilowatt-hour of heat, then it can be compared with a heat pump.',
      ),
    },
    clean: {
      question: 'How climate-friendly is district heating?',
      answer: say(
        'How clean network heat is depends on the source: waste heat from incineration, industry, data centers, sewage or lake water counts as fairly climate-friendly, coal and gas do not. With waste the carbon dioxide arises anyway, the heat is merely used. The operator must be able to name the mix; ask for kilograms per kilowatt-hour and the share of gas on cold days.',
      ),
    },
    pelletWork: {
      question: 'How much work is heating with pellets?',
      answer: say(
        'A pellet boiler with a store and suction feed runs automatically: pellets are blown in once or twice a year, you empty the ash box every few weeks, plus chimney sweep and yearly service. You carry bags only with a pellet stove or a boiler without a store. Compared with logs it is a great relief, compared with a heat pump it remains more work.',
      ),
    },
    pelletCost: {
      question: 'Is heating with pellets cheaper than with a heat pump?',
      answer: say(
        'In running cost, pellets and heat pumps are often close: in a home that gets by with moderately warm heating water the pump usually wins, with very hot water and a high demand pellets can be cheaper. To buy, a pellet boiler with a store is rarely cheaper. Divide the price of a metric ton by about five thousand for the price per kilowatt-hour, and add service and chimney sweep.',
      ),
    },
    hydrogen: {
      question: 'Should I wait for hydrogen heating?',
      answer: say(
        'Hydrogen in your own boiler is hardly to be expected in the foreseeable future: it is scarce and expensive, industry and power plants need it first, and for the same heat it takes several times the electricity of a heat pump. “Hydrogen-ready” mostly means that a small blend is possible or a conversion kit is to follow. Waiting pays only where a grid operator bindingly commits to converting your street.',
      ),
    },
    wood: {
      question: 'Is heating with wood a good option?',
      answer: {
        de: say(
          'Next to a heat pump wood is a good reserve, as the only heating a stove rarely serves all rooms; with your own woodland a log boiler with a large buffer pays. A stove may stay if it meets the limits for dust and carbon monoxide; for older ones the last deadline passed on {stoveDeadline}, exempt are for instance masonry heaters, kitchen ranges and stoves from before {stoveHistoric}. Your chimney sweep knows the status.',
        ),
        at: otherHeatingWood,
        ch: otherHeatingWood,
        us: otherHeatingWood,
      },
    },
    exotic: {
      question: 'How good are infrared, solar and other heating options?',
      answer: say(
        'Infrared panels are cheap to buy but heat directly with electricity and use two to three times what a heat pump does; they make sense only for rarely used rooms or very well insulated homes. Tank gas, bio-oil and small power-and-heat units stay tied to costly fuel. Solar heat helps with hot water but does not carry a whole house in winter, and straw, corn or coal suit only places with their own supply.',
      ),
    },
  },
  newBoiler: {
    cost: {
      question: 'Is a new boiler or furnace cheaper than a heat pump?',
      answer: {
        de: newBoilerCost,
        at: newBoilerCost,
        ch: newBoilerCost,
        us: say(
          'To buy, usually, but the machine is the smallest part of the bill: over the years the fuel costs several times as much. Rebates come at most from the gas utility. Count the air conditioner too: if it is due as well, a heat pump (in our estimate {airHeatPumpUs} installed, before rebates) replaces both.',
        ),
      },
    },
    duties: {
      question: 'What rules apply to a new gas or oil boiler?',
      answer: {
        de: say(
          'It may be installed, but from {bioFuelFirstFrom} new boilers must use {bioFuelFirst} bio-fuel, from {bioFuelSecondFrom} {bioFuelSecond}, from {bioFuelThirdFrom} {bioFuelThird} and from {bioFuelLastFrom} {bioFuelLast}. That is done by a supply contract for biogas or bio-oil; nobody knows today what it will cost then. Ask the dealer and contractor in writing whether they can supply it and the boiler can take it.',
        ),
        at: say(
          'In an existing house you may usually install gas or oil again, in a new building not; some provinces are stricter, above all on oil. The contractor reports the installation and checks what your province and town ask. Before ordering ask the province’s energy advice and the grid operator how long gas will stay in your street.',
        ),
        ch: say(
          'In most cantons the replacement needs a notice or permit and a proof: a renewable share, for instance by solar heat, a heat pump water heater or insulation, or a good GEAK class. Some cantons hardly allow oil and gas any more, and biogas does not count everywhere. Your canton’s energy office tells you what applies before you order.',
        ),
        us: say(
          'Usually a local permit for the swap is enough; nobody asks for a bio-fuel share. Some regions, in California for instance, restrict the sale of new gas equipment in future. Ask your city’s building department what applies and when.',
        ),
      },
    },
    soon: {
      question: 'Is a new boiler worth it for just a few years?',
      answer: say(
        'For a quick or short-term fix a new fossil boiler is rarely the best choice, since it ties you for longer than the emergency lasts. Often the old one can be repaired once more, or a rented heater bridges the weeks until a heat pump is in. If you sell soon, know that many buyers no longer count a new oil or gas boiler as a plus.',
      ),
    },
    repair: {
      question: 'Is my old boiler worth repairing?',
      answer: say(
        'Repair pays if the boiler is tight and the part is to be had and clearly cheaper than a new machine; burner, pump or control can be swapped singly. That buys time to plan a heat pump in peace. A boiler rusted through, or a second-hand one, is not worth good money.',
      ),
    },
  },
  boilerBroken: {
    rightNow: {
      question: 'My heat is out, what should I check first?',
      answer: say(
        'Check the simple things first: breaker and emergency switch on, fuel in the tank, thermostat set, filter clean, water pressure in the green; then press reset once, twice at most. Note the error code and call your heating contractor’s or the maker’s emergency line. Until then live in one room, doors and curtains closed, with a heater there.',
      ),
      toTenants: say(
        'Report the failure to the landlord or manager at once, by phone and in writing: they have to fix it, quickly in winter, and pay for the emergency service. If nobody answers, a tenants’ association or the city’s housing office tells you what you may order yourself. Keep receipts and note the room temperature.',
      ),
    },
    bridging: {
      question: 'How do we stay warm until new heating is in?',
      answer: {
        ...sameInEurope(
          say(
            'You can rent both: a mobile boiler, mostly electric or oil, that is connected to your heating pipes, and single heaters; ask your contractor, equipment rental firms or the hardware store. One oil-filled radiator per room keeps you warm for a few weeks but uses power: a two-kilowatt unit takes ten kWh in five hours. Hot water comes from the tank’s electric element, if it has one.',
          ),
        ),
        us: say(
          'Portable heaters, rented or bought, are the simplest: one oil-filled radiator per room keeps you warm for a few weeks, each on a circuit of its own; a fifteen-hundred-watt unit takes seven and a half kWh in five hours. A rented mobile boiler fits only where hot water runs through radiators or baseboards; it does not fit a furnace with ducts, so there ask your contractor for a temporary heater for the ducts. Hot water comes from its own tank, which mostly keeps running.',
        ),
      },
    },
    smell: {
      question: 'What should I do if I smell gas in the house?',
      answer: say(
        'If it smells of gas, foul like eggs or cabbage, or the CO alarm beeps, everyone leaves at once: touch no switch, no flame, no phone in the house, shut the gas valve only if it is on your way. Call the gas company’s emergency line or the fire department from outside; do not wait until morning. Only a technician may switch the heating back on.',
      ),
    },
    repairOrReplace: {
      question: 'Repair or replace after a heating breakdown?',
      answer: say(
        'A repair is mostly worth it if it costs little and the boiler is under twenty years old; with a cracked heat exchanger or no parts available it hardly is. Often a small repair for one winter is smartest, because it buys time for a good replacement. Sign nothing the same day: get a second opinion and check incentives before you order.',
      ),
    },
    frostProtection: {
      question: 'How do I keep pipes from freezing without heat?',
      answer: say(
        'Keep the rooms at risk above freezing with a heater, open cabinet doors in front of pipes and let a faucet drip. A house without heat mostly takes one to three days of frost to cool so far that pipes in outside walls and the basement can freeze. If you must leave or it gets colder, shut off the water and drain pipes and heating, with a plumber if need be.',
      ),
    },
    heatersSafe: {
      question: 'Are electric space heaters safe as a stopgap?',
      answer: say(
        'Fan heaters and oil-filled radiators are fine for a few weeks if each has its own wall outlet: no extension cord, no power strip, nothing on top, a meter (three feet) from curtain and bed. Two big ones on the same circuit are mostly too much; if a plug gets hot, unplug it. Overnight use oil-filled radiators with a thermostat instead of fans, and never a grill, camp stove, oven or outdoor gas heater indoors.',
      ),
    },
    leak: {
      question: 'What should I do if my boiler leaks water?',
      answer: say(
        'Switch the heating off at the emergency switch and close the valves at the boiler and the refill; if there is a lot of water near electricity, stay out and turn off the breaker only if you can reach it dry. If only the pressure drops, you may top up to the green range with the system cold; if it falls again, something leaks. Call the emergency service and take photos for the insurer.',
      ),
    },
  },
  heatLoad: {
    tooBig: {
      question: 'What if a heat pump is too big?',
      answer: {
        de: heatLoadTooBig,
        at: heatLoadTooBig,
        ch: heatLoadTooBig,
        us: say(
          'A unit that is too big costs more, cycles on and off, wears out sooner and pulls too little moisture from the air in summer. Even models that modulate have a lower limit. So an extra half ton does more harm than good; in the few coldest hours backup heat helps.',
        ),
      },
    },
    cycling: {
      question: 'Why does my heat pump keep turning on and off?',
      answer: {
        de: heatLoadCycling,
        at: heatLoadCycling,
        ch: heatLoadCycling,
        us: say(
          'If the unit only ever runs a few minutes, it is short-cycling: usually it is too big, the filter clogged, the ducts too narrow, or the thermostat badly placed or set too tight. First change the filter and open all registers. If it goes on, have load, airflow and refrigerant charge checked.',
        ),
      },
    },
    fromUse: {
      question: 'Can I work out my heat load from my fuel use?',
      answer: {
        de: heatLoadFromUse,
        at: heatLoadFromUse,
        ch: heatLoadFromUse,
        us: say(
          'Fuel use makes a good cross-check: take the coldest month, subtract hot water and cooking, and divide by that month’s heating degree days; times the temperature gap of the coldest night that gives the daily need. Gas counts one hundred thousand Btu per therm, heating oil just under one hundred forty thousand per gallon, both times efficiency. The result is often half the old furnace rating.',
        ),
      },
    },
    whoCalculates: {
      question: 'Who calculates the size of my heat pump?',
      answer: {
        de: heatLoadWhoCalculates,
        at: heatLoadWhoCalculates,
        ch: heatLoadWhoCalculates,
        us: say(
          'A Manual J is done by the HVAC contractor or, for a fee, by an independent energy auditor; many contractors skip it because it takes time and nobody asks. It is real if windows, walls, insulation, leakage and your climate data are in it, ideally per room. Whoever only copies the old label has not calculated: ask for the report before you sign.',
        ),
      },
    },
    oldBoiler: {
      question: 'Must a heat pump be as powerful as the old boiler?',
      answer: say(
        'The output of the old boiler says almost nothing: it was usually chosen generously, often twice what is needed, because that did little harm with gas or oil and it also had to make hot water fast. A heat pump runs longer and more evenly and so gets by with far fewer kilowatts. What counts is the heat load on the coldest day, plus a little for hot water.',
      ),
    },
    balancing: {
      question: 'What helps when rooms heat unevenly?',
      answer: {
        de: say(
          'For balancing, the firm works out the water flow each radiator or loop needs and sets it, so that no room gets too hot while another stays cold. The grant as a rule requires method B, with a heat load per room. Ask for the form and the settings; whoever only turns valves has not calculated.',
        ),
        at: heatLoadBalancing,
        ch: heatLoadBalancing,
        us: say(
          'Unevenly warm rooms in a forced-air house are usually down to the ducts: too narrow, leaky, without return air or with dampers set wrong. Have the airflow per room measured and compared with the design (Manual D), then dampers set and ducts sealed. With hot-water radiators the firm sets the flow at each valve.',
        ),
      },
    },
    rule: {
      question: 'Can I size a heat pump by floor area?',
      answer: {
        de: heatLoadRule,
        at: heatLoadRule,
        ch: heatLoadRule,
        us: say(
          'Rules such as one ton per five hundred square feet are no good: they miss insulation, air leakage, windows and climate and usually give a unit that is too big. Well-insulated homes often get by with one ton per thousand square feet or more. For single rooms with a mini-split, six to nine thousand Btu often do; there too the calculation decides.',
        ),
      },
    },
    changes: {
      question: 'Does planned insulation count when sizing a heat pump?',
      answer: say(
        'Calculate with the state the house will soon be in: if it is to be insulated within a few years, size for that, because until then the electric backup helps on cold days. Rooms kept cool for good or houses built against yours belong in the calculation; rooms empty only at times hardly shrink the pump. Use the design temperature of your own place, altitude included.',
      ),
    },
  },
  boilerAge: {
    exempt: {
      question: 'Is my old boiler exempt from an age limit?',
      answer: {
        de: say(
          'Under the previous rule, condensing and low-temperature boilers could run on with no age limit, and so could very small units and any boiler in a one- or two-family house whose owner already lived there on {boilerOwnerSince}. The type is on the nameplate or in the chimney sweep’s report. He confirms in writing what applies to yours under the law of {heatingLawSince}.',
        ),
        at: boilerAgeExempt,
        ch: boilerAgeExempt,
        us: boilerAgeExempt,
      },
    },
    newOwner: {
      question: 'Do buyers or heirs have to replace an old boiler?',
      answer: {
        de: say(
          'Under the previous rule a new owner lost the former resident’s exemption and had two years to shut down a boiler concerned. That went only for old standard boilers; condensing and low-temperature units could stay. Whether the period still runs under the law of {heatingLawSince}, the district chimney sweep confirms, ideally before you buy.',
        ),
        at: boilerAgeNewOwner,
        ch: boilerAgeNewOwner,
        us: boilerAgeNewOwner,
      },
    },
    waitOrReplace: {
      question: 'Should I replace old heating before a breakdown?',
      answer: say(
        'If it runs safely and without costly repairs there is no rush, but plan now: get quotes, check the rebates, look at the radiators or ducts. Whoever waits for the breakdown chooses under pressure in winter and easily loses a subsidy that must be applied for before ordering. From about twenty years on, a major repair rarely pays, a small one does.',
      ),
    },
    lifespan: {
      question: 'How long does a boiler or furnace last?',
      answer: say(
        'Gas and oil boilers last about twenty years on average, well-kept cast-iron boilers thirty and more; forced-air furnaces fifteen to twenty. After that, failures pile up and the use is above that of a new unit. Maintenance extends the life but does not make it endless.',
      ),
    },
    safety: {
      question: 'Is an old boiler or furnace still safe?',
      answer: say(
        'Age alone does not make it dangerous; what does is a cracked heat exchanger, a poor flue, a rusty oil tank or a gas leak. Have it checked every year and put up carbon monoxide alarms. If you smell gas or fumes, feel dizzy or the alarm beeps: everyone out at once, touch no switch or flame and call the emergency line from outside; have a sooty yellow flame checked right away.',
      ),
    },
    inspector: {
      question: 'Can an inspector shut down my old boiler?',
      answer: {
        de: say(
          'Not the district chimney sweep alone: he may record age and flue gas values and set a deadline; only the authority can enforce a shutdown, and its decision can be contested. Ask in writing which rule he relies on and whether your boiler is a condensing or low-temperature one. Simply ignoring an official decision risks a fine; in acute danger the unit has to go off at once.',
        ),
        at: say(
          'Not for age alone, unless your province has its own rule. The chimney sweep checks flue gas and safety and sets a deadline for defects; after that he reports to the authority, which can prohibit operation. Get the defect in writing and ask whether a repair is enough.',
        ),
        ch: say(
          'For age alone, as a rule not. The combustion control measures the flue gas; if the values are too high it is adjusted or repaired first, otherwise the commune or canton sets a deadline for renewal, usually several years. You can apply in writing for an extension with reasons, for example if the replacement is already planned.',
        ),
        us: say(
          'A technician or the gas utility may red-tag an unsafe unit, for a gas leak or a cracked heat exchanger for instance; for age alone nobody may. Get the finding in writing and with a photo, and have a second opinion on an expensive recommendation. There is no fine for an old unit that is safe.',
        ),
      },
    },
    findAge: {
      question: 'How do I find out how old my boiler is?',
      answer: say(
        'The year is usually on the nameplate, often behind the front panel; otherwise it is coded in the serial number, which the maker or a search with brand and number decodes. The report of the chimney sweep or the last service names it too. Where a deadline exists, the installation normally counts, not the manufacture.',
      ),
    },
    electricOld: {
      question: 'How long may my old electric heating stay?',
      answer: {
        de: boilerAgeElectricOld,
        at: boilerAgeElectricOld,
        ch: say(
          'For electric heating the canton decides: some require replacement by a fixed date, Neuchâtel by {electricBanNeuchatel}, others only when it is replaced or with exceptions. Your canton’s energy office names your deadline. As direct electric heat costs most and many cantons subsidize the change, it usually pays not to wait for the last day.',
        ),
        us: boilerAgeElectricOld,
      },
    },
  },
  heatPlanning: {
    forced: {
      question: 'Can I be forced to connect to a heat network?',
      answer: {
        de: say(
          'You must connect only if your municipality passes a by-law with a duty to connect and use; the heat plan alone forces nobody. Such by-laws mostly allow exceptions or long periods for existing heating, often for heat pumps in particular. In new developments the duty sometimes stands in the purchase contract, so read by-law and contract before you order.',
        ),
        at: say(
          'As a rule not. In some provinces, such as Styria, the municipality can prescribe a district heating connection in defined areas, mostly with exceptions for climate-friendly heating. Ask the municipal office whether such an ordinance holds for your plot, and get the answer in writing.',
        ),
        ch: say(
          'Canton and municipality decide: some may require the connection to a heat network in designated areas, mostly only when the heating is replaced and only if it is reasonable. Whoever already heats with renewables, for instance a heat pump, is usually exempt. Ask the municipality in writing before you order.',
        ),
        us: say(
          'Hardly anybody in the US can force you onto a thermal network or off gas at present; pilot networks depend on enough homes joining of their own will. Some places have rules for new construction and large buildings.',
        ),
      },
    },
    gasShutdown: {
      question: 'Will the gas grid on my street be shut down?',
      answer: {
        de: heatPlanningGasShutdown,
        at: heatPlanningGasShutdown,
        ch: heatPlanningGasShutdown,
        us: say(
          'Shutting off whole streets is still the exception in the US: in pilot areas utilities offer to electrify homes instead of renewing a gas line, and need the regulator and mostly the residents’ consent. Your gas utility can tell you whether your line is on such a list.',
        ),
      },
    },
    lastOnes: {
      question: 'Who pays for the gas grid if my neighbors quit gas?',
      answer: say(
        'The more homes leave, the more of the grid’s cost each remaining one bears, because the pipes cost almost the same. That happens over years through rising grid fees, not through one big bill; a shutdown is in the end paid by the remaining customers or the public. If you cancel, ask what closing or removing the house connection costs.',
      ),
    },
    wait: {
      question: 'Is it worth waiting for a heat network?',
      answer: {
        de: heatPlanningWait,
        at: heatPlanningWait,
        ch: heatPlanningWait,
        us: say(
          'Waiting for a thermal network almost never pays in the US: only a few pilots have been built. The exception is a utility that gives your street a year and an offer in writing, since it then often pays much of the conversion.',
        ),
      },
    },
    findOut: {
      question: 'How do I find out if a heat network is coming?',
      answer: {
        de: say(
          'The heat plan is mostly a map on your municipality’s website; search for the place and "kommunale Wärmeplanung". Cities of more than {heatPlanPeople} people had to present it by {heatPlanCities}, smaller places have until {heatPlanTowns}. For a binding answer ask the building office and the Stadtwerke in writing: is a network decided for my street, in which year, at what price, and until when is there gas.',
        ),
        at: say(
          'Ask the municipal office, the district heating operator and the gas grid operator in writing about your address: is a network decided, in which year, at what price, and until when is gas sure. In Vienna the city’s maps show where district heating grows. An entry on a map is no promise yet.',
        ),
        ch: say(
          'The energy plan is kept by the municipality, often as a map on its website or in the canton’s geoportal. Also ask the utility in writing about your address: is a heat network decided, in which year, at what price, and until when is there gas. A zone on the map is no promise yet.',
        ),
        us: say(
          'Ask your gas or electric utility and your state’s utility commission about pilots ("thermal energy network", "zonal electrification") at your address. If there is none, nothing is planned for your street and you can decide freely.',
        ),
      },
    },
    hydrogen: {
      question: 'Can I count on hydrogen for heating?',
      answer: say(
        'Don’t count on hydrogen for heating: it will stay scarce and expensive and is needed in industry first, and almost no networks for homes have been decided. A boiler sold as "hydrogen ready" is no promise of it. You can rely only on a binding plan by the grid operator with a year and a price.',
      ),
    },
  },
  removal: {
    leftOil: {
      question: 'What do I do with leftover heating oil?',
      answer: say(
        'Leftover heating oil can be used again: an oil dealer or tank cleaning company pumps it out and pays or credits you for it, and often a neighbor with an oil boiler will buy it. Get the offer a few weeks before the switch and burn the tank down as far as you can until then. Old or dirty oil usually fetches nothing, and then disposal costs money.',
      ),
    },
    oldBoiler: {
      question: 'Who takes away the old boiler?',
      answer: say(
        'The old boiler is almost always taken away by the company that installs the new heating: removal, taking apart and disposal belong in the quote as a line of their own. If the quote says nothing, ask before you sign. The metal goes to scrap, only a young unit or a burner sells as a spare part; insulation or old storage heaters with asbestos belong in specialist hands.',
      ),
    },
    buriedTank: {
      question: 'Can a buried oil tank stay in the ground?',
      answer: {
        de: say(
          'A buried tank may usually stay in the ground if a firm certified under water law empties it, cleans it, seals it for good and as a rule fills it with sand or foam. The shutdown must be reported and an expert inspects it; keep the report. It is dug out if it leaked, if you need the space or if the water authority asks for it.',
        ),
        at: say(
          'A buried tank may usually stay in the ground if an authorized firm empties, cleans, seals and fills it. Whether that is enough and what must be reported is a matter of your province; the municipality will tell you. It is dug out if it leaked or if you need the space; keep the firm’s confirmation.',
        ),
        ch: say(
          'A buried tank may usually stay in the ground if a specialist firm empties, cleans, secures and fills it; many cantons ask for a notice and a report. It is dug out if it leaked, if you need the space or if the authority asks for it to protect the groundwater. Your canton’s environment office says what applies to you.',
        ),
        us: say(
          'Whether a buried tank may stay in the ground is up to your state and town: often it is enough to pump it out, clean it and fill it with sand or foam, while some towns and many buyers insist on removal. You usually need a permit and a soil test. Keep the closure report, because the buyer of your house will ask for it.',
        ),
      },
    },
    cellarTank: {
      question: 'How does an old oil tank get out of the basement?',
      answer: say(
        'A basement tank is pumped out, cleaned and taken apart on the spot, since it rarely fits through the door; that usually takes a day and is work for a tank company. Do not cut it up yourself, because oil vapor ignites at a spark and the sludge is hazardous waste. An empty, cleaned tank may often stay as long as the fill pipe and lines are closed off.',
      ),
    },
    gasLine: {
      question: 'How do I get rid of my gas connection for good?',
      answer: say(
        'Gas takes two steps: you cancel the supply contract, and you order the removal of the meter from the grid operator or utility. Only then does the standing charge end. The pipe in the ground may usually stay; whether cutting it off at the street is required and who pays for it differs by utility, so ask for both in writing. As long as you cook with gas, the connection and its charge remain.',
      ),
    },
    whoPays: {
      question: 'Who pays to remove an old oil tank or boiler?',
      answer: {
        de: say(
          'The owner pays for removal and disposal, but the subsidy counts them: with KfW, taking out the old heating and the tank is part of the eligible costs as long as the ceiling is not reached. So have that work listed in the same quote or before you apply. What the tank costs turns on size, place and sludge; two quotes from tank companies show it.',
        ),
        at: removalWhoPays,
        ch: removalWhoPays,
        us: removalWhoPays,
      },
    },
    proof: {
      question: 'Who certifies that my oil tank was closed properly?',
      answer: say(
        'The proof comes from the company that cleans and closes the tank: a report with the date, the tank’s data and the disposal slip. Keep it with the house papers, because insurers, buyers and authorities ask for it. If one from the past is missing, ask the environmental office, the town or fire department and the company of that time; otherwise a specialist can inspect the tank and certify it anew.',
      ),
    },
    smell: {
      question: 'How do I get the heating oil smell out of the basement?',
      answer: say(
        'The oil smell usually goes only once the tank, the lines and the sludge are out and the room has been aired for some weeks. If oil has soaked into the floor or plaster, an absorbent and professional cleaning help, then a sealing coat; at worst the surface has to come out. If it smells without a visible cause, have floor and wall checked for an old leak. After that the room can be used normally.',
      ),
    },
  },
  solarHotWater: {
    elementOrHeatPump: {
      question: 'Heating element or heat pump for hot water with solar?',
      answer: say(
        'For one to three people with plenty of summer surplus the heating element will do: it costs little, is simple and lasts. If the water is heated expensively today, or electrically in winter too, the heat pump water heater is better, because it needs only about a third of the power; in return it cools and dries the room, hums quietly and costs more. Have it run at midday through its solar contact or timer.',
      ),
    },
    collectorsOrPanels: {
      question: 'Solar thermal or solar panels for my hot water?',
      answer: say(
        'New, solar panels are mostly the better choice: their power also serves lights, car and heating, they hardly need maintenance and do not freeze. Solar thermal collectors do get more than twice the heat per area, but often too much in summer and little in winter; tubes are only a bit better there. Collectors fit where a lot of hot water is needed on a small roof.',
      ),
    },
    oldCollectors: {
      question: 'Should I repair or remove my old solar collectors?',
      answer: say(
        'If the old collectors still run, let them: new fluid, expansion tank or pump is mostly worth it, for they are paid for. With leaking collectors, a repair above about a quarter of the new price, or when the roof is needed for solar panels, removal is smarter; the tank can often stay with a heating element. Change discolored fluid before winter, since it may no longer protect from frost.',
      ),
    },
    onlySurplus: {
      question: 'How do I heat water with surplus solar power only?',
      answer: say(
        'For that there are diverters that measure surplus at the meter and steplessly adjust the element; they cost a few hundred and take hardly any grid power when clouds pass. Simpler is an inverter relay that switches on above a set power, or a timer for the midday hours; both draw from the grid at times. An electrician can shift an old electric tank from night to day that way. Wiring it yourself is not for laypeople.',
      ),
    },
    tankSize: {
      question: 'How big a hot water tank do I need for solar?',
      answer: say(
        'Reckon with about fifty liters (thirteen gallons) of tank per person, double that to bridge rainy days; two to three hundred liters (fifty to eighty gallons) are enough for most. One kWh heats twenty liters (five gallons) by a good forty degrees Celsius (some eighty Fahrenheit), so a three-kilowatt element does two hundred liters in three to four hours. Six to eight panels cover nearly all from April to September, little in winter. With hard water keep it moderate, and go hot once a week against legionella.',
      ),
    },
    sellOrHeat: {
      question: 'Should I sell my solar power or heat water with it?',
      answer: say(
        'Compare what an exported kWh earns with what a kWh of hot water costs today: with gas or oil the element mostly gains only a few cents per kWh, with a heat pump or in place of grid power clearly more. The household comes first, then battery or car, then the water. Another plus: the burner can stay off all summer and wears less. Under full net metering selling is just as good.',
      ),
    },
    poolAndInstant: {
      question: 'Does solar suit a tankless water heater or a pool?',
      answer: say(
        'An instantaneous (tankless) electric heater fits solar badly, because it briefly draws far more than the roof gives; a tank is better. A pool is heated most cheaply by a pool heat pump in the sunny hours or simple black absorber mats. Panels can also feed a DC heating element without an inverter, but then that power is missing in the house.',
      ),
    },
    poolHeatPump: {
      question: 'Is a heat pump for the pool worth it?',
      answer: say(
        'A pool heat pump turns one kilowatt-hour of power into {poolCop} kilowatt-hours of heat, more in warm air, less in cold; so it often needs only a fifth of an electric resistance heater. I do not compare brands: look at the efficiency at your air temperature, the size for your pool, noise, warranty and service nearby. A cover saves most, then running it in the sunny hours; there is usually no rebate for it.',
      ),
    },
  },
  oldHeatPump: {
    replaceNow: {
      question: 'Should I replace an old heat pump that runs fine?',
      answer: say(
        'If it runs reliably and its use is unremarkable, let it run: replacing it as a precaution rarely saves what it costs. Use the time to have two quotes and a plan for its successor ready without pressure. If the service company pushes, ask which fault was measured; "old" alone is none.',
      ),
    },
    repair: {
      question: 'Is it still worth repairing my old heat pump?',
      answer: say(
        'Small parts such as a sensor, board, circulation pump or fan motor are almost always worth it. If the compressor or the refrigerant circuit has failed and the unit is older than ten or twelve years, a new one is mostly the better deal, because the repair has only a short warranty. As a rule of thumb: if the repair costs more than a third of a new unit, get a quote to compare.',
      ),
    },
    highUse: {
      question: 'Why does my old heat pump use so much power?',
      answer: say(
        'Divide heat by power: over the year an air-source heat pump should give about {fieldAir} kWh of heat per kWh of power, a ground-source one about {fieldGround}. If the use rises suddenly, mostly the backup heater cuts in, refrigerant is missing or the heating curve is too high; frequent cycling comes from too much capacity or closed radiators or vents. A technician checks this in two hours and often cures it without a new unit.',
      ),
    },
    newSaves: {
      question: 'How much does a new heat pump save over an old one?',
      answer: say(
        'A new one mostly needs a fifth to a third less power than a unit from fifteen to twenty years ago, because it adjusts its output instead of switching on and off. If the old one was well set or is ground-source, the difference is smaller. Reckon with your measured kWh: a quarter of them times your power price is about the yearly saving; the new one is almost always quieter too.',
      ),
    },
    parts: {
      question: 'Are there still parts for my old heat pump?',
      answer: say(
        'Most makers supply parts for about ten years after a series ends; standard parts such as pumps, valves, sensors and compressors are sold by refrigeration suppliers even after that. If the controller is missing, a replacement controller sometimes helps. An old refrigerant doesn’t force you to replace: a tight system may keep running, but with phased-out refrigerants a leak mostly means the end.',
      ),
    },
    reuse: {
      question: 'What can stay when I replace my heat pump?',
      answer: say(
        'The ground loop can mostly stay, because it lasts far longer than the unit. Since a new heat pump is more efficient and draws more heat from the ground, the installer has to recalculate length, flow and antifreeze and check the fluid; if the loop is tight, a slightly smaller unit is chosen. Radiators, floor heating or ducts and often the tank stay too.',
      ),
    },
    grant: {
      question: 'Does a second heat pump get a rebate too?',
      answer: {
        de: say(
          'The basic grant of {kfwBase} is possible if the new heat pump is eligible, so ask KfW before you order; bonuses for replacing old oil, gas or electric heating are as a rule not paid for an old heat pump. Having received money for the first one long ago is mostly no obstacle once its commitment period is over.',
        ),
        at: oldHeatPumpGrant,
        ch: oldHeatPumpGrant,
        us: oldHeatPumpGrant,
      },
    },
  },
  electricHeating: {
    ban: {
      question: 'Are storage heaters and baseboards banned?',
      answer: {
        de: electricHeatingBan,
        at: electricHeatingBan,
        ch: say(
          'The canton decides: new electric heating is banned almost everywhere, and several cantons require existing ones to be replaced by a fixed year, Neuchâtel for instance by {electricBanNeuchatel}; Zurich and Bern have a deadline too. There are often exceptions for single rooms, small flats or rarely used houses. Your canton’s energy office tells you what holds for your home and which contribution there is.',
        ),
        us: electricHeatingBan,
      },
    },
    infrared: {
      question: 'Is infrared heating worth it?',
      answer: say(
        'Infrared needs almost as much power as any other direct electric heat: one kWh becomes one kWh of heat, also with marble, heating film or "warmth like the sun". It is pleasant where you sit for a short time, such as a bathroom or office. As the main heating it pays only in very well insulated or rarely used rooms; promises of half the use are advertising.',
      ),
    },
    replaceWith: {
      question: 'What can I replace old electric heating with?',
      answer: {
        de: electricHeatingReplaceWith,
        at: electricHeatingReplaceWith,
        ch: electricHeatingReplaceWith,
        us: say(
          'Mini splits are the easiest replacement for baseboards and wall heaters: one in the living area, often a second one upstairs, without ducts and mostly in a day or two. An electric furnace with ducts (strip heat) is replaced by a heat pump on the same ducts. Rarely used rooms keep their old heaters.',
        ),
      },
    },
    cost: {
      question: 'How expensive is heating with an electric heater?',
      answer: {
        de: say(
          'A fan heater or oil-filled radiator of two kilowatts uses two kWh an hour, whatever its type, so about three quarters of a euro at {powerPriceDe}. Eight hours a day are about six euros; to bridge a week it will do, as heating for a winter it is the most expensive kind. Check with a plug-in meter whether the heater really is what eats the power.',
        ),
        at: say(
          'A fan heater or oil-filled radiator of two kilowatts uses two kWh an hour, whatever its type; at a price of thirty cents a kWh, just as an example, that is sixty cents. Eight hours a day would be a little under five euros; to bridge a week it will do, as heating for a winter it is the most expensive kind. Put in the price from your bill.',
        ),
        ch: say(
          'A fan heater or oil-filled radiator of two kilowatts uses two kWh an hour, whatever its type, so a little over half a franc at {powerPriceCh}. Eight hours a day are four to five francs; to bridge a week it will do, as heating for a winter it is the most expensive kind. Check with a plug-in meter whether the heater really is what eats the power.',
        ),
        us: say(
          'A common plug-in heater of one and a half kilowatts costs a little over a quarter an hour at the average price of {powerPriceUs}, around the clock about two hundred dollars a month. Baseboards and electric furnaces draw several times that. Air sealing, heating fewer rooms and a heat pump lower the bill most.',
        ),
      },
    },
    storage: {
      question: 'Should I keep my night storage heaters?',
      answer: say(
        'As long as they run and the night tariff is clearly cheaper than the normal one, storage heaters may stay; a small repair is worth it, new ones hardly, because they too turn one kWh into only one kWh of heat. If the tariff ends or parts are missing, first replace the one in the living room by a mini split and leave the others for now. Units from before the late seventies can contain asbestos, so never open them yourself.',
      ),
    },
  },
  splitUnits: {
    howMany: {
      question: 'How many mini split heads do I need for heating?',
      answer: say(
        'Count one head per large room and per bedroom that must be warm; several hang on one outdoor unit. One head heats the room it hangs in and a little through open doors; behind closed doors and around corners it stays cooler. From about five small rooms on, a unit with short ducts or a water system is mostly the better choice.',
      ),
    },
    deepCold: {
      question: 'Does a mini split still heat in deep cold?',
      answer: {
        ...sameInEurope(
          say(
            'A unit made for it heats in frost too; it just delivers less then, so what counts is the output at your design temperature, not the figure on the box. Ordinary units mostly heat down to about {splitCold} °C, very simple ones stop sooner, cold-climate models go down to {splitNordic} °C and some lower. That it defrosts briefly now and then and gives little warm air meanwhile is normal.',
          ),
        ),
        us: say(
          'A unit made for it heats in frost too; it just delivers less then, so what counts is the output at your design temperature, not the figure on the box. Ordinary units mostly heat down to about {splitColdUs} °F, very simple ones stop sooner, cold-climate models go down to {splitNordicUs} °F and some lower. That it defrosts briefly now and then and gives little warm air meanwhile is normal.',
        ),
      },
    },
    noPipes: {
      question: 'Does a mini split suit a home without heating pipes?',
      answer: say(
        'Without heating pipes air-to-air is the way with the smallest mess: one hole in the outer wall and a thin line per head, warm after a day or two, and no wall has to be opened up. Small side rooms can keep the old electric heaters. For hot water a heat pump water heater is added.',
      ),
    },
    price: {
      question: 'How expensive is heating with mini splits?',
      answer: say(
        'In operation a mini split takes a third to half of the electricity of electric heating for the same heat, more in deep cold. The purchase price rises with each head; a single split is the cheapest heat pump there is, from four or five heads on it comes close to a water system. Take the smallest unit that is enough on the coldest day, and compare two quotes with the same number of heads.',
      ),
    },
    comfort: {
      question: 'How comfortable is heating with a mini split?',
      answer: say(
        'Comfortable, if the draft does not hit bed or sofa. Warm air is not unhealthy: when heating the unit dries the air no more than a radiator does, and its filters hold back dust if you clean them every few weeks. On low it is quiet; at night you hear a whisper and a crackle when it defrosts.',
      ),
    },
    permit: {
      question: 'Can I put in a mini split without asking anyone?',
      answer: {
        de: splitUnitsPermit,
        at: splitUnitsPermit,
        ch: say(
          'You may not install a split yourself: only a specialist firm may connect the refrigerant line. The outdoor unit usually needs a building permit or notice with a noise check; Geneva and some other cantons are especially strict on cooling. Ask the municipality before ordering, and as a renter or condo owner the management too.',
        ),
        us: say(
          'A mini-split is best connected by a licensed contractor: as soon as refrigerant lines are cut, evacuated or filled, federal law asks for an EPA certificate. Only precharged kits are meant for owners, and many warranties require a contractor. The electrical hookup and often the unit take a permit; renters and condo owners need consent. Without an outdoor unit there are monoblocks and window units, louder and less economical.',
        ),
      },
    },
  },
};
