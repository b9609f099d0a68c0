import type { Words } from '#tests/chat-corpus/grammar/words.ts';

export const enWords: Words = {
  markets: ['us'],
  areaUnit: 'sqft',
  thousands: { us: ',' },
  homeTypes: [
    {
      value: 'single_family',
      bare: ['single-family', 'a detached house', 'single family home'],
      full: [
        'ours is a detached single-family house',
        'we live in a single-family home',
        'home is a detached single family',
      ],
    },
    {
      value: 'townhouse',
      bare: ['townhouse', 'a row house', 'townhome'],
      full: ['we are in a townhouse', 'our place is a row house'],
    },
    {
      value: 'condo',
      bare: ['a condo we bought', 'condominium, owned'],
      full: ['we bought a condo', 'the place is a condo that I own'],
    },
    {
      value: 'apartment',
      bare: ['rental apartment', 'a rented flat'],
      full: ['I am renting an apartment', 'we live in a rented apartment'],
    },
    {
      value: 'mobile_home',
      bare: ['mobile home', 'a trailer'],
      full: ['our home is a manufactured home', 'we live in a mobile home'],
    },
  ],
  roofTypes: [
    {
      value: 'sloped_south',
      bare: ['southward', 'to the south', 'facing south'],
      full: ['our roof slopes toward the south', 'the pitched roof looks south', 'we have a south-facing roof'],
    },
    {
      value: 'sloped_north',
      bare: ['to the north', 'facing north'],
      full: ['our roof slopes toward the north', 'we only have a north-facing roof'],
    },
    {
      value: 'sloped_east_west',
      bare: ['east and west', 'east-west'],
      full: ['one side of the roof faces east, the other west', 'our roof is oriented east-west'],
    },
    { value: 'flat', bare: ['totally flat', 'flat roof'], full: ['there is a flat roof on top', 'our roof is flat'] },
    { value: 'unsure', bare: ['I have no idea', 'really not sure'], full: ['which way our roof faces, I do not know'] },
  ],
  heatingSystems: [
    {
      value: 'gas',
      bare: ['gas furnace', 'natural gas'],
      full: ['we heat with natural gas', 'a gas furnace sits in the basement', 'our heating runs on natural gas'],
    },
    {
      value: 'oil',
      bare: ['heating oil', 'oil boiler'],
      full: ['we burn heating oil', 'an oil boiler does the heating'],
    },
    {
      value: 'electric',
      bare: ['baseboard electric', 'electric heat'],
      full: ['we have electric baseboard heaters', 'our heating is electric'],
    },
    {
      value: 'heat_pump',
      bare: ['heat pump', 'mini split'],
      full: ['a heat pump does all the heating', 'we heat with a heat pump'],
    },
    { value: 'propane', bare: ['propane'], full: ['we heat with propane from a tank'] },
    { value: 'other', bare: ['wood pellets'], full: ['we heat with wood pellets'] },
    { value: 'other', bare: ['district heating'], full: ['our heat comes from a district heating network'] },
    { value: 'other', bare: ['firewood'], full: ['a wood stove heats the place'] },
  ],
  evOwnerships: [
    {
      value: 'yes',
      bare: ['yes we do', 'yes, one'],
      full: ['we already drive an electric car', 'there is an EV in our driveway and it is ours'],
    },
    {
      value: 'planning',
      bare: ['not yet, but it is planned', 'soon'],
      full: ['an electric car is planned', 'we want to get an EV soon'],
    },
    {
      value: 'no',
      bare: ['no, none', 'nah we do not'],
      full: ['we do not have an electric car', 'there is no EV in our household'],
    },
  ],
  size: {
    bare: ['# sq ft', '# square feet', 'approx. # sqft', 'like # sq. ft.'],
    full: ['the living area is # square feet', 'we have # sq ft', 'the place measures # sqft'],
    correction: ['let me correct that: # sq ft instead of {wrong} sq ft', 'it is # square feet, not {wrong}'],
  },
  monthlyBill: {
    bare: ['# a month', '# monthly'],
    full: ['we pay # a month for energy', 'our utilities run # per month'],
    correction: ['our energy costs are # a month, not {wrong}'],
  },
  yearlyBill: {
    bare: ['# a year', '# annually', 'about # per year'],
    full: ['energy costs us # a year', 'our yearly energy bill is #'],
    correction: ['our energy costs are # a year, not {wrong}'],
  },
  money: { us: ['$#', '# dollars', '# bucks', 'USD #'] },
  heatingCorrection: ['what I said was wrong: {new}', 'correction, {new}'],
  greetings: [
    'Hello everyone',
    'Good day!',
    'hey',
    'Howdy',
    'I could use some advice',
    'Is this the right place for energy questions?',
  ],
  evasions: [
    'Do I have to answer that?',
    'Hold on, somebody is at the door.',
    'Why would you need that?',
    'hmm',
    'I have to look for that first.',
  ],
  asides: [
    'How expensive is all this in the end?',
    'My cousin in Ohio has 2,900 sq ft and oil heat.',
    'Thank you!',
    'This takes too long.',
    'Does the government chip in?',
    'It is supposed to rain tomorrow.',
    'Our neighbors drive electric.',
    'We moved in in 2012.',
  ],
  fillers: ['', '', 'well, ', 'so, ', 'I think ', 'to be honest: '],
  joiners: [', and ', '. Also: ', '; ', ', oh and '],
};
