import type { SolarWords } from '#api/reading/solar-system/words/solar-words.ts';

export const en: SolarWords = {
  solar: 'solar|pv|photovoltaics?|solar panels?|kwp|(?:rooftop|our|my|the) panels',
  goesOn: '^(it|they|the system|the panels|we are|we re|i am|i m)',
  notOwn:
    'want|wants|wish|would|d like|like to|plan|plans|planning|consider[a-z]*|thinking|interested|quotes?|bids?|bidders?|proposals?|neighbou?rs?|parents|brother|sister|friends?|colleagues?|should|could|ordered|no solar|no pv|not yet|if|when i get|used to|old house|previous|former|lease|leases|leasing|offered|offers|to come',
  asks: 'is there|are there|can (i|we|you)|do (i|we|they|you) get|(tax )?credits?|rebates?|incentives?|subsid[a-z]*|how much|price|prices|what (do|does|would|will)|worth|is that|do i need',
  has: 'have|has|ve|got|our|my',
  otherThing:
    'thermal|furnace|boiler|heating|heat pump|gas|oil|house|home|built|roof|windows?|car|ev|charger|wallbox|batter(?:y|ies)|powerwall|panel upgrade|amps?',
  place: '(on|onto) (the|our|my) (house |garage )?roof',
  since: 'from|since|in|installed|built in|put in|dating',
  nearly: 'about|around|the year',
  ageInYears: ['# years? old', '# yrs? old', '# years? ago', 'for (?:about |around |over )?# years?'],
  satisfied:
    '(very |really |quite |so )?(happy|satisfied|pleased|delighted)|works? (very |really )?(great|well|fine|perfectly)|(running|performing) (very |really )?(well|fine|great)|love (it|them)|(no|without) (problems|issues|complaints|trouble)',
  unsatisfied:
    '(not|n t|never) (so |very |really |that |too |at all |all that )?(happy|satisfied|pleased)|unhappy|dissatisfied|disappoint[a-z]*|underperform[a-z]*|broken|regret|(problems|issues|trouble) with|(does|do) ?(not|n t) (produce|make|work|deliver)|too little',
};
