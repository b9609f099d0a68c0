import type { ChatCase } from '#tests/chat-corpus/chat-case.ts';

export const enTrain8: readonly ChatCase[] = [
  {
    text: 'we farm near Casper and heat with propane',
    market: 'us',
    facts: { currentHeatingSystem: 'propane', place: 'Casper' },
  },
  { text: 'I am a farmer with a gas furnace', market: 'us', facts: { currentHeatingSystem: 'gas' } },
  { text: 'Our furnace appears to be gas', market: 'us', facts: { currentHeatingSystem: 'gas' } },
  { text: 'She attacked the roof problem', market: 'us', facts: {} },
  { text: 'My wife is employed at Ford, we heat with oil', market: 'us', facts: { currentHeatingSystem: 'oil' } },
  { text: 'eighteen fifty', market: 'us', asked: 'homeSize', facts: { homeSize: 1850 } },
  { text: 'a buck fifty a month', market: 'us', asked: 'energyBill', facts: { energyBill: 1800 } },
  { text: 'about two fifteen a month', market: 'us', asked: 'energyBill', facts: { energyBill: 2580 } },
  { text: 'two sixty two eighty a month depending', market: 'us', asked: 'energyBill', facts: { energyBill: 3240 } },
  { text: '17 or 18 hundred square feet', market: 'us', asked: 'homeSize', facts: { homeSize: 1750 } },
  { text: 'in oh nine', market: 'us', asked: 'heatingAge', facts: { heatingSystemAge: 'over_15' } },
  { text: 'runs maybe two hunnerd a month', market: 'us', asked: 'energyBill', facts: { energyBill: 2400 } },
  { text: 'twelve years', market: 'us', asked: 'heatingAge', facts: { heatingSystemAge: '10_15' } },
  { text: 'The furnace we have now burns oil', market: 'us', facts: { currentHeatingSystem: 'oil' } },
  {
    text: 'The house we rent has electric baseboards',
    market: 'us',
    facts: { ownsHome: false, currentHeatingSystem: 'electric' },
  },
  {
    text: 'gas furnace is from 2004 so we want a heat pump soon',
    market: 'us',
    facts: { currentHeatingSystem: 'gas', heatingSystemAge: 'over_15', heatPumpInterest: true },
  },
  {
    text: "so I don't own a thing here I rent a room in a four bedroom house",
    market: 'us',
    facts: { ownsHome: false },
  },
];
