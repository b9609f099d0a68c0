import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const en: TopicTexts<'heating', 'en'> = {
  howHeatPump: {
    title: 'how a heat pump works',
    questions: ['How does a heat pump work?', 'What is a heat pump?', 'What types of heat pumps are there?'],
    keywords:
      'heat pump heat pump heat pump heat pump how work works explain types kind ducted ductless compressor refrigerator difference',
    answer: say(
      'It takes heat from the air or the ground and lifts it with a compressor, like a refrigerator the other way round, so one unit of electricity gives several of heat. Ducted units replace a furnace, ductless ones serve rooms. In summer it cools.',
    ),
  },
  oldHouse: {
    title: 'heat pumps in old homes',
    questions: [
      'Will a heat pump work in my old house?',
      'Can I use a heat pump in an uninsulated home?',
      'My house was built in 1920, is it suitable?',
    ],
    keywords: 'old house older home built drafty uninsulated victorian suitable heat pump existing',
    answer: say(
      'Old homes are often suitable. Measurements in existing homes show {fieldAir} units of heat per unit of electricity on average for air-source, {fieldGround} for ground-source, with a wide range of {fieldSpread}. What counts is heat loss on cold days, not the year of construction; sealing leaks first is cheap.',
    ),
  },
  radiators: {
    title: 'radiators and ducts',
    questions: ['Can I keep my old radiators?', 'Do I need radiant floor heating?', 'Can I use my existing ducts?'],
    keywords: 'radiator radiators baseboard ducts ductwork radiant floor existing old keep distribution vents',
    answer: say(
      'Old radiators often work: many are large enough for milder water, and swapping two or three can be all it takes; ducts must carry enough air and be tight. The contractor checks room by room. No ducts: ductless units are an option.',
    ),
  },
  flowTemperature: {
    title: 'water temperature',
    questions: ['What flow temperature does a heat pump need?', 'What supply water temperature is best?'],
    keywords: 'flow supply water temperature degrees boiler setting curve hydronic low hot test',
    answer: say(
      'In hydronic systems, the lower the water temperature, the less electricity it takes. A test: on a cold day set the old boiler to {flowTestUs} °F and open all valves; if every room gets warm, the house is usually ready. Ask your technician first: in a boiler that is not a condensing one, water this cool can cause harmful condensation. With ducts this does not apply.',
    ),
  },
  insulation: {
    title: 'insulation first?',
    questions: [
      'Should I insulate first?',
      'Do I need new windows before a heat pump?',
      'Insulation or heat pump first?',
    ],
    keywords: 'insulate insulation first before windows attic air sealing seal leaks order weatherize drafty',
    answer: say(
      'Insulation does not always come first. Do the cheap things first: attic, air sealing, leaky windows. A smaller heat loss means a smaller heat pump, so decide both together. Large measures pay when the siding or roof is due anyway.',
    ),
  },
  noise: {
    title: 'noise',
    questions: ['How loud is a heat pump?', 'Will the noise bother my neighbors?'],
    keywords: 'outdoor unit noise noisy loud quiet sound decibels db neighbors hum night',
    answer: say(
      'Modern units are quiet most of the time and louder on very cold days. Noise limits are set by your city, county or HOA. Ask for the sound rating at full load, and place the unit away from bedrooms, yours and your neighbors’.',
    ),
  },
  outdoorUnit: {
    title: 'where the outdoor unit goes',
    questions: [
      'Where does the outdoor unit go?',
      'How far from the property line must it be?',
      'How much space does it need?',
    ],
    keywords:
      'outdoor unit outside location place placement yard space clearance distance property line setback condenser stand wall',
    answer: say(
      'On a firm pad or stand with free air around it, above the snow line, not below a bedroom window. Setbacks from the property line are local rules; your contractor checks them with the permit.',
    ),
  },
  groundSource: {
    title: 'geothermal',
    questions: ['Is geothermal worth it?', 'How about a ground source heat pump?', 'Do I need to drill wells?'],
    keywords: 'geothermal ground source drill drilling well wells loop borehole bore groundwater',
    answer: say(
      'Geothermal costs more to install and less to run: {fieldGround} instead of {fieldAir} units of heat per unit of electricity in measured homes. It is quiet and cools well. Drilling needs a permit, and the ground decides. The federal credit for it ended, so ask your state.',
    ),
  },
  hybrid: {
    title: 'dual fuel',
    questions: ['Can I keep my gas furnace as backup?', 'What is a dual fuel system?'],
    keywords: 'hybrid dual fuel furnace backup keep gas partly combine both supplemental',
    answer: say(
      'In a dual-fuel system the heat pump covers most of the year and the furnace the coldest days. It suits very cold places and furnaces that are still young, but means two machines to maintain and a gas connection to pay.',
    ),
  },
  refrigerant: {
    title: 'refrigerants',
    questions: ['What refrigerant is used?', 'Is R290 propane safe?', 'What about R410A phase-out?'],
    keywords: 'refrigerant refrigerants r290 r410a r32 r454b propane natural leak phase-out gwp',
    answer: say(
      'New equipment uses refrigerants with a smaller climate effect than before; propane ({propane}) has almost none but is flammable and still rare here. Ask which one a model uses and how leaks are handled.',
    ),
  },
  winter: {
    title: 'heat pumps in the cold',
    questions: ['Do heat pumps work in cold weather?', 'What happens when it is below zero?', 'Do I need backup heat?'],
    keywords:
      'cold winter freezing below zero climate subzero backup heat strips defrost snow minnesota alaska weather work 10 20 degrees',
    answer: say(
      'Cold-climate models keep heating well below freezing, only less efficiently. The size is set by the design temperature of your place. Electric backup covers the few coldest hours; if it runs often, size or settings are wrong.',
    ),
  },
  hotWater: {
    title: 'hot water',
    questions: ['What about hot water?', 'Is a heat pump water heater worth it?'],
    keywords: 'hot water heater tank shower domestic hpwh tankless heat pump water heater',
    answer: {
      us: say(
        'A heat pump water heater uses much less power than a resistance tank and cools the room it stands in, so it needs some space. HEAR can pay up to {hearWaterHeater} where your state offers it and your income qualifies.',
      ),
    },
  },
  cooling: {
    title: 'cooling',
    questions: ['Can a heat pump cool my home?', 'Does it replace my air conditioner?'],
    keywords: 'cool cooling air conditioner conditioning ac summer hot a/c',
    answer: say(
      'An air-to-air heat pump is an air conditioner that can run in reverse, so one machine does both. If your AC is due for replacement, that is the moment to think about it.',
    ),
  },
  heatPumpLifetime: {
    title: 'how long a heat pump lasts',
    questions: ['How long does a heat pump last?', 'What is the lifespan of a heat pump?'],
    keywords: 'heat pump last lasts lifespan lifetime long years durable compressor wear',
    answer: say(
      'Well sized and maintained, about as long as a furnace or air conditioner. Frequent starting and stopping, often from an oversized unit, wears it most. Ask about the compressor warranty and spare parts.',
    ),
  },
  efficiency: {
    title: 'efficiency ratings',
    questions: ['What do SEER and HSPF mean?', 'What is COP?', 'How efficient are heat pumps really?'],
    keywords: 'efficiency efficient cop scop hspf hspf2 seer seer2 rating ratings',
    answer: say(
      'COP is heat out per power in at one point, HSPF the average over a heating season, SEER the same for cooling. In measured existing homes in Germany the seasonal average was {fieldAir} for air and {fieldGround} for ground, within {fieldSpread}.',
    ),
  },
  solarHeatPump: {
    title: 'heat pump and solar together',
    questions: ['Can I run a heat pump on solar?', 'Do solar and a heat pump go well together?'],
    keywords: 'heat pump with solar together combine combination both run on panels powered pair',
    answer: say(
      'They go well together, though not entirely: solar covers about {solarShareOfHeatPump} of a heat pump’s yearly electricity in our model of a central European climate, because winter has little sun. Hot water, cooling and the milder months gain most. With full net metering the season matters less.',
    ),
  },
  heatingLaw: {
    title: 'heating rules',
    questions: ['Will gas furnaces be banned?', 'Am I required to switch from gas?'],
    keywords:
      'go electric have to ban banned law require required regulation code gas furnace allowed mandate building electrification forbid',
    answer: {
      us: say(
        'There is no federal ban. Some cities, states and air districts restrict gas in new buildings or set limits for new appliances; most leave existing ones alone. Your building department knows what holds for you.',
      ),
    },
  },
  otherHeating: {
    title: 'other heating systems',
    questions: ['Is a pellet stove better than a heat pump?', 'What about wood or hydrogen?'],
    keywords:
      'pellet pellets wood boiler stove hydrogen alternative alternatives infrared district steam biomass fireplace',
    answer: say(
      'Wood and pellets suit rural homes with storage space and people who do not mind the work; mind the smoke. I would not wait for hydrogen at home. For most homes a heat pump is the more comfortable way.',
    ),
  },
};
