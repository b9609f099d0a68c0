import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

const flowInCelsius = say(
  'It says how warm the water is that flows to the radiators; the lower, the less electricity the heat pump takes. A simple test: on a cold day set the old boiler to {flowTest} °C and open all valves. If every room gets warm, the house is usually ready. If the boiler is not a condensing one, ask the technician first: water this cool can harm it.',
);

const insulationOrder = say(
  'Insulation does not always come first. Do the cheap things first: attic, air sealing, leaky windows. A smaller heat loss means a smaller heat pump, so decide both together. Large measures pay when the walls or the roof are due anyway.',
);

const groundHeat = say(
  'Ground heat costs more to install and less to run: {fieldGround} instead of {fieldAir} units of heat per unit of electricity in measured homes. It is quiet and cools almost for free in summer. Drilling needs a permit from the water authority and is not allowed everywhere.',
);

const european = say(
  'Propane ({propane}) is a natural refrigerant with a very small climate effect, and works well at higher temperatures too. It is flammable, which is why the unit mostly stands outside with a safety zone around it. Synthetic refrigerants are being restricted step by step in Europe.',
);

const fromHeatPump = say(
  'The heat pump makes hot water too, through a tank or a fresh-water station. In one- and two-family houses moderate temperatures are mostly enough; apartment buildings have stricter rules against legionella. A separate heat pump water heater goes well with solar power or with a boiler that stays for now.',
);

const coolingThroughFloor = say(
  'Many units can cool. Through a heated floor it gets noticeably more pleasant, though not as cold as with an air conditioner; radiators are hardly any good for it. Air-to-air units heat and cool single rooms and go well with solar power.',
);

const seasonal = say(
  'The seasonal efficiency (Jahresarbeitszahl) says how much heat comes from a unit of electricity, measured over the year. In existing homes in Germany it was {fieldAir} on average for air and {fieldGround} for ground heat, with values of {fieldSpread}. COP is only one point in a laboratory, SCOP a calculation by a standard.',
);

const others = say(
  'If district heating runs in your street, it is comfortable; compare the price and where the heat comes from. Pellets suit homes with a high demand, very warm heating water and space for storage, but bring work with deliveries, ash and the chimney sweep. I would not wait for hydrogen at home. Most often a heat pump fits: no storage, little maintenance; have both worked out for your house.',
);

const roomByRoom = say(
  'The heat load says how much output your house needs on the coldest day; the size of the heat pump follows from it. Have it calculated room by room and not guessed from the old boiler, because a unit that is too large switches on and off and uses more. Hydraulic balancing sets each radiator so that it gets enough water and not too much. Both belong in the quote.',
);

export const en: TopicTexts<'heating'> = {
  howHeatPump: {
    title: 'how a heat pump works',
    question: 'How does a heat pump work?',
    answer: say(
      'It takes heat from the air or the ground and lifts it with a compressor, like a refrigerator the other way round, so one unit of electricity gives several of heat. Ducted units replace a furnace, ductless ones serve rooms. In summer it cools.',
    ),
  },
  oldHouse: {
    title: 'heat pumps in old homes',
    question: 'Does a heat pump work in an old house?',
    answer: say(
      'Old homes are often suitable. Measurements in existing homes show {fieldAir} units of heat per unit of electricity on average for air-source, {fieldGround} for ground-source, with a wide range of {fieldSpread}. What counts is heat loss on cold days, not the year of construction; sealing leaks first is cheap.',
    ),
  },
  radiators: {
    title: 'radiators and ducts',
    question: 'Do my radiators or ducts suit a heat pump?',
    answer: say(
      'Old radiators often work: many are large enough for milder water, and swapping two or three can be all it takes; a heated floor is good but not required. Ducts must carry enough air and be tight. The contractor checks room by room. No ducts: ductless units are an option.',
    ),
  },
  flowTemperature: {
    title: 'water temperature',
    question: 'What role does the heating water temperature play?',
    answer: {
      de: flowInCelsius,
      at: flowInCelsius,
      ch: flowInCelsius,
      us: say(
        'In hydronic systems, the lower the water temperature, the less electricity it takes. A test: on a cold day set the old boiler to {flowTestUs} °F and open all valves; if every room gets warm, the house is usually ready. Ask your technician first: in a boiler that is not a condensing one, water this cool can cause harmful condensation. With ducts this does not apply.',
      ),
    },
  },
  insulation: {
    title: 'insulation first?',
    question: 'How much insulation does my house need first?',
    answer: {
      de: say(
        'Insulation does not always come first. Do the cheap things first: top ceiling, cellar ceiling, leaky windows. Large measures pay when the facade is due anyway, because then the heat pump can be smaller. Houses from before {needOldYear} need {needOld} on average, those from {needNewYear} on {needNew}.',
      ),
      at: insulationOrder,
      ch: insulationOrder,
      us: insulationOrder,
    },
  },
  noise: {
    title: 'noise',
    question: 'What noise limits apply to heat pumps?',
    answer: {
      de: say(
        'Modern units are quiet most of the time and louder on very cold days. At night the limit in front of a neighbor’s window is {noiseNightDe} in a general residential area and {noiseNightQuietDe} in a purely residential one. The installer proves it with a sound calculation before the unit is placed.',
      ),
      at: say(
        'Modern units are quiet most of the time and louder on very cold days. The limits depend on the province and the zoning; the installer works out the sound at the neighbor’s before the unit is placed.',
      ),
      ch: say(
        'Modern units are quiet most of the time and louder on very cold days. In residential zones the planning value at night is usually {noiseNightCh} at the neighbor’s. That is a rating level: heating at night is given a supplement, so that about {noiseReachCh} of sound pressure or less may arrive there. The noise certificate is part of the application.',
      ),
      us: say(
        'Modern units are quiet most of the time and louder on very cold days. Noise limits are set by your city, county or HOA. Ask for the sound rating at full load, and place the unit away from bedrooms, yours and your neighbors’.',
      ),
    },
  },
  outdoorUnit: {
    title: 'where the outdoor unit goes',
    question: 'Where does a heat pump’s outdoor unit go?',
    answer: {
      de: say(
        'Most German states ask for no or only a small distance from the boundary; what counts is the sound at the neighbor’s. Good are a firm base, free air and no place near bedrooms or in corners. The installer checks the rule of your state.',
      ),
      at: say(
        'Distances are set by the building code of your province. Good are a firm base, free air and no place near bedrooms or in corners; in doubt the installer asks the municipality.',
      ),
      ch: say(
        'Distances are set by canton and municipality, the place also by noise protection. Good are a firm base, free air and no place near bedrooms; installing it indoors is possible.',
      ),
      us: say(
        'On a firm pad or stand with free air around it, above the snow line, not below a bedroom window. Setbacks from the property line are local rules; your contractor checks them with the permit.',
      ),
    },
  },
  groundSource: {
    title: 'geothermal',
    question: 'Is geothermal heating worth it?',
    answer: {
      de: groundHeat,
      at: groundHeat,
      ch: groundHeat,
      us: say(
        'Geothermal costs more to install and less to run: {fieldGround} instead of {fieldAir} units of heat per unit of electricity in measured homes. It is quiet and cools well. Drilling needs a permit, and the ground decides. The federal credit for it ended, so ask your state.',
      ),
    },
  },
  hybrid: {
    title: 'dual fuel',
    question: 'What is hybrid or dual-fuel heating?',
    answer: say(
      'In a dual-fuel system the heat pump covers most of the year and the furnace the coldest days. It suits very cold places and furnaces that are still young, but means two machines to maintain and a gas connection to pay. Keeping the old boiler or furnace as a backup is mostly possible too. Some rebates require that it comes out, so ask before you sign.',
    ),
  },
  refrigerant: {
    title: 'refrigerants',
    question: 'What refrigerant do heat pumps use today?',
    answer: {
      de: european,
      at: european,
      ch: european,
      us: say(
        'New equipment uses refrigerants with a smaller climate effect than before; older ones are being phased out, while existing units may go on running and be serviced. Propane ({propane}) has almost no climate effect but is flammable and still rare in the US. Ask which refrigerant a model uses and how leaks are handled.',
      ),
    },
  },
  winter: {
    title: 'heat pumps in the cold',
    question: 'Do heat pumps work in cold weather?',
    answer: say(
      'Cold-climate models keep heating well below freezing, only less efficiently. The size is set by the design temperature of your place. Electric backup covers the few coldest hours; if it runs often, size or settings are wrong.',
    ),
  },
  hotWater: {
    title: 'hot water',
    question: 'How do I get hot water with a heat pump?',
    answer: {
      de: fromHeatPump,
      at: fromHeatPump,
      ch: fromHeatPump,
      us: say(
        'A heat pump water heater uses much less power than a resistance tank and cools the room it stands in, so it needs some space. Installed, one analysis gives {waterHeaterUs} in place of an electric tank, {waterHeaterGasUs} in place of gas. HEAR can pay up to {hearWaterHeater} where your state offers it and your income qualifies.',
      ),
    },
  },
  cooling: {
    title: 'cooling',
    question: 'Can a heat pump cool my home?',
    answer: {
      de: coolingThroughFloor,
      at: coolingThroughFloor,
      ch: say(
        'Many units can cool. Through a heated floor it gets noticeably more pleasant, though not as cold as with an air conditioner; radiators are hardly any good for it. Fixed air conditioners need a permit in some cantons, so ask your municipality first.',
      ),
      us: say(
        'An air-to-air heat pump is an air conditioner that can run in reverse, so one machine does both. If your AC is due for replacement, that is the moment to think about it.',
      ),
    },
  },
  heatPumpLifetime: {
    title: 'how long a heat pump lasts',
    question: 'How long does a heat pump last?',
    answer: say(
      'Well sized and maintained, {heatPumpYears} years, about as long as a furnace or air conditioner. Frequent starting and stopping, often from an oversized unit, wears it most. Ask about the compressor warranty and spare parts.',
    ),
  },
  efficiency: {
    title: 'efficiency ratings',
    question: 'How efficient is a heat pump over the year?',
    answer: {
      de: seasonal,
      at: seasonal,
      ch: seasonal,
      us: say(
        'COP is heat out per power in at one point, HSPF the average over a heating season, SEER the same for cooling; newer labels show a stricter version of both, so compare only like with like. In measured existing homes in Germany the seasonal average was {fieldAir} for air and {fieldGround} for ground, within {fieldSpread}.',
      ),
    },
  },
  solarHeatPump: {
    title: 'heat pump and solar together',
    question: 'Can I run a heat pump on solar power?',
    answer: say(
      'They go well together, though not entirely: solar covers about {solarShareOfHeatPump} of a heat pump’s yearly electricity in our model of a central European climate, because winter has little sun. Hot water, cooling and the milder months gain most. You steer it by a schedule at noon, a contact from the inverter to the heat pump (SG Ready) or an energy manager; the contact is handy, not required. With full net metering the season matters less.',
    ),
  },
  heatingLaw: {
    title: 'heating rules',
    question: 'What laws apply to my heating?',
    answer: {
      de: say(
        'A working heating system you may generally go on running and repairing. Since {heatingLawSince} the duty to use a renewable share when a new one is installed is gone. A new gas or oil heating needs bio-fuel instead: {bioFuelFirst} from {bioFuelFirstFrom}, {bioFuelSecond} from {bioFuelSecondFrom}, {bioFuelThird} from {bioFuelThirdFrom}, {bioFuelLast} from {bioFuelLastFrom}. Besides, the price on {carbonDioxide} makes gas and oil dearer.',
      ),
      at: say(
        'Fossil heating is no longer allowed in new buildings, existing systems may stay for now. There is no federal duty to replace them; some provinces have rules of their own.',
      ),
      ch: say(
        'The cantons decide: many ask for a renewable share when an oil or gas heating is replaced, some no longer allow fossil ones at all. Existing oil and gas systems may mostly run to the end of their life, electric heating not everywhere: Neuchâtel bans it from {electricBanNeuchatel}. Ask the energy office of your canton.',
      ),
      us: say(
        'There is no federal ban. Some cities, states and air districts restrict gas in new buildings or set limits for new appliances; most leave existing ones alone. Your building department knows what holds for you.',
      ),
    },
  },
  otherHeating: {
    title: 'other heating systems',
    question: 'What are the alternatives to a heat pump?',
    answer: {
      de: others,
      at: others,
      ch: others,
      us: say(
        'Wood and pellets suit rural homes with storage space and people who do not mind the work; mind the smoke. I would not wait for hydrogen at home. For most homes a heat pump is the more comfortable way.',
      ),
    },
  },
  newBoiler: {
    title: 'a new gas or oil boiler',
    question: 'Should I get gas or oil heating again?',
    answer: {
      de: say(
        'A new gas or oil heating is allowed, but I would do the sums with care: from {bioFuelFirstFrom} it has to use {bioFuelFirst} bio-fuel, from {bioFuelLastFrom} {bioFuelLast}, and the price on {carbonDioxide} comes on top. There is no grant for it, for a heat pump there is. Ask the grid operator how long the gas grid in your street will stay.',
      ),
      at: say(
        'In a new building a fossil heating is not allowed; in an existing one you can usually still replace a boiler, though some provinces are stricter. Count the fuel over the whole life, not just the price. There is no grant for fossil boilers.',
      ),
      ch: say(
        'Whether you may still replace oil or gas by the same is up to the canton: many ask for a renewable share or a proof, some no longer allow it. Count fuel and the {carbonDioxide} levy over the whole life. Subsidies exist only for renewable systems.',
      ),
      us: say(
        'In most places you may replace a gas or oil furnace with a new one. It is often the cheapest to buy, but it ties you to the fuel for decades, and you need a second machine for summer. Get a quote for a heat pump with the rebates taken off and compare.',
      ),
    },
  },
  boilerBroken: {
    title: 'heating broken in winter',
    question: 'What should I do if my heating fails in winter?',
    answer: say(
      'First call your technician’s emergency service: many failures can be repaired for little money. If you smell gas, switch nothing on or off, get everybody out at once and call the gas emergency line from outside. If the boiler is finished, a rented unit or space heaters bridge a few weeks; do not buy just any replacement in a hurry. Having a quote before it fails spares you that.',
    ),
  },
  heatLoad: {
    title: 'sizing and heat load',
    question: 'How is the right heat pump size worked out?',
    answer: {
      de: roomByRoom,
      at: roomByRoom,
      ch: roomByRoom,
      us: say(
        'The load says how much output your home needs on the coldest and the hottest day; in the US it is calculated by Manual J. Ask for that calculation instead of a rule of thumb by floor area, because an oversized unit short-cycles and dehumidifies badly. The ducts have to fit the output too.',
      ),
    },
  },
  boilerAge: {
    title: 'the age of a boiler and when it must go',
    question: 'Must my boiler or furnace go after thirty years?',
    answer: {
      de: say(
        'The former rule under which boilers had to be shut down after three decades met only old standard boilers; condensing and low-temperature ones were exempt, and so was whoever has lived very long in their own one- or two-family house. What still holds of it after the law of {heatingLawSince}, your district chimney sweep will confirm; checking it is his job. Nothing has to come out because of a rumor.',
      ),
      at: say(
        'The German thirty-year rule does not apply in Austria, and there is no nationwide age limit; some provinces have rules of their own, and the chimney sweep checks fumes and safety. An old boiler is still a reason to plan before it fails in midwinter.',
      ),
      ch: say(
        'The German thirty-year rule does not apply in Switzerland, and there is no national age limit for oil and gas heating; the official combustion check measures the fumes, and whoever misses the values is given a deadline. Electric heating has to go by a fixed date in some cantons. Deadline and exceptions you get from your canton’s energy office.',
      ),
      us: say(
        'There is no federal law that bans furnaces of a certain age. Safety and cost decide: a cracked heat exchanger, a rusting oil tank or frequent repairs are reasons to plan soon. Have it checked every year, for carbon monoxide too.',
      ),
    },
  },
  heatPlanning: {
    title: 'municipal heat planning and the gas grid',
    question: 'What does my town’s heat planning mean for me?',
    answer: {
      de: say(
        'In its heat plan your municipality shows which streets are to get a heat grid and where homes keep heating on their own. The plan alone obliges you to nothing; a duty to connect needs a by-law of its own. Ask the operator of the gas grid too: where many leave, it gets dearer for the rest or is shut down.',
      ),
      at: say(
        'Provinces and larger cities plan where district heating grows and the gas grid shrinks; Vienna is furthest along. Whether your street is in it, the municipality, the district heating company and the grid operator can say. As a rule it does not oblige you yet.',
      ),
      ch: say(
        'Many municipalities have an energy plan that shows where a heat grid comes and where the gas grid is closed; some cities already name years. If the utility ends the gas supply, it has to announce it long before. Ask municipality and utility before you replace a heating system.',
      ),
      us: say(
        'There is no general municipal heat planning in the US. A few utilities and cities try out thermal networks or replace old gas lines street by street with electricity. Your utility knows whether that is coming to you.',
      ),
    },
  },
  removal: {
    title: 'oil tank, old boiler and gas connection',
    question: 'What happens to the old oil tank or gas connection?',
    answer: {
      de: say(
        'An oil tank that is no longer needed is emptied, cleaned and shut down or taken out. Larger tanks may only be shut down by a firm certified under water law, and an expert inspects buried ones (AwSV). A dealer or neighbor often takes leftover oil. For gas, ask the grid operator what deregistering and what cutting off costs; a line that is only shut can still cost its standing charge. I name no prices, they depend on size and access: have tank, boiler and connection listed one by one in the quote.',
      ),
      at: say(
        'An oil tank that is no longer needed is emptied, cleaned and shut down or taken out by an authorized firm. What must be reported is a matter of your province; the municipality and the chimney sweep know. For gas, ask the grid operator what deregistering and what cutting off costs. I name no prices, they depend on size and access: have tank, boiler and connection listed one by one in the quote.',
      ),
      ch: say(
        'An oil tank that is no longer needed is emptied, cleaned and shut down or taken out by a specialist firm, and the canton is usually told. The dealer often takes leftover oil. For gas, ask the utility what deregistering and what cutting off costs. I name no prices, they depend on size and access: have tank, boiler and connection listed one by one in the quote.',
      ),
      us: say(
        'Oil tanks follow the rules of state and town: buried ones often need a permit and a closure report, since a leak is the owner’s to clean up. In a basement the tank is pumped out and the fill pipe removed, so that nobody refills it by mistake. For gas, ask the utility how the fixed charge ends. I name no prices, they depend on size and access: have tank, boiler and connection listed one by one in the quote.',
      ),
    },
  },
  solarHotWater: {
    title: 'hot water from the sun',
    question: 'How can I make hot water with solar?',
    answer: say(
      'Hot water is a good use for surplus solar power. A heating element in the tank is cheap and turns one kWh of power into one kWh of heat; a heat pump water heater costs more and makes several of it. It pays where exports earn less than your hot water costs today; a controller heats only when power is left over. Solar thermal collectors need little space but give only heat, so new roofs mostly get panels.',
    ),
  },
  oldHeatPump: {
    title: 'an old heat pump',
    question: 'When should I replace an old heat pump?',
    answer: say(
      'I would not replace a heat pump that runs just for its age: have it checked and set first, because high use is often down to settings, refrigerant, ducts or piping. Replacing pays when the compressor is gone, parts are missing, or a year of readings shows that it takes far more power than a new one. They usually last {heatPumpYears} years. Rebates for it are rarer than for replacing oil or gas; ask before you order.',
    ),
  },
  electricHeating: {
    title: 'electric heating',
    question: 'How good is electric heating?',
    answer: say(
      'Direct electric heat, whether baseboards, storage heaters, an electric furnace or infrared panels, turns one kWh of power into one kWh of heat; air-source heat pumps made {fieldAir} of it on average in measured homes. Without pipes or ducts, mini splits in the main rooms are the easiest way; a water-based system costs the piping on top. Infrared is cheap to buy and dear to run, so it is good for rooms you rarely use. Ask me about rules or rebates for replacing it.',
    ),
  },
  splitUnits: {
    title: 'mini splits and ducts',
    question: 'Can I heat my home with a mini split?',
    answer: say(
      'A mini split is an air-to-air heat pump: it heats the room it hangs in economically, in frost too, and cools in summer. For open plans, single rooms or to help an old furnace it is mostly the cheapest heat pump; many small rooms need several heads, and it makes no hot water. Existing ducts will do if they are tight and large enough; otherwise they are sealed or enlarged. A licensed contractor has to connect it and settles the outdoor unit, noise and permit.',
    ),
  },
};
