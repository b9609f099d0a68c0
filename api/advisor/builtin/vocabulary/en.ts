import type { Vocabulary } from '#api/advisor/builtin/vocabulary/vocabulary.ts';

export const en: Vocabulary = {
  asking:
    /\?|\b((is|are|doe?s|do|wo|would|ca|could|was)(n'?t)?|(is|does) (it|that)|right|that) (it|that|they|he|she|i|we|you|right|true|ok|okay|normal|legit|enough|make sense|crazy|dumb|smart)( or not| or what| right)?[ .!]*$|^((and|but|so|well|ok|okay|hi|hello|hey|yes|yeah|no|um|hmm|also|then|good|great|alright|right|thanks),? ){0,3}(what|whats|how|hows|where|when|why|who|whos|which|can|cant|could|do|doe?s|did|is|isnt|are|arent|will|would|wouldnt|should|shouldnt|may|am|any|has|have(?! (a|an|no|two|\d)\b))\b|, (so |and |but )?(what|how|can|could|should|do|doe?s|will|would|is it|are they) \b|\b(tell me|explain|wonder\w*|want to know|curious|give me|(i meant?|i'?m asking|i asked) (what|how|whether|if|will|is|are|doe?s|can|why|when|who|about)|my que?stion|(?<!(know|what|sure|see|like) )(what|how|where|when|why) (can|do|doe?s|would|should|much|many|long|far|big) (i|we|you|it|is|are|doe?s|do|would|the|a|can|will|power|money|of|that|they))\b/,
  joining: /,? (?:and|(?<or>or)) (?=\S)/gi,
  opening:
    /^(what|whats|how|hows|where|when|why|who|which|can|could|do|doe?s|did|is|are|will|would|should|may|am)\b|^(if|when|once)\b.{3,80}?\b(can|could|do|doe?s|will|would|should|may|is|are|am|what|who|how) (i|we|they|it|the|my|our|you|pays|happens|much|long)\b/,
  turning:
    /^(who|how|what|when|where|why|(can|could|do|doe?s|did|is|are|will|would|should|may|am) (i|we|you|they|he|she|it|that|this|these|those|the|my|our|there|anyone|anybody))\b/,
  breaking:
    /(?<=\s)(?:how (?:much|many|long|far|often|loud|big|fast|do|does|can|would|should)|what (?:does|do|is|are|would|will|happens)|why (?:is|does|do|are)|who (?:pays|does|do)|(?:do|does|can|should|would|will|could|did) (?:i|we|it|they|you|he|she)|is (?:it|that|there)|are (?:they|there|those|these)|am i)\b/gi,
  ordinal: /(?!)/,
  goingOn: /^(and|or) (what about|for|with|without|in)( \S+){1,3}$/,
  telling:
    /^((hi|hello|hey|good (morning|evening|afternoon)|dear \w+)( there)?[ ,.!]+)?(i|i'm|i've|we|we're|my|our|the|it|it's|there|about|mine)\b/,
  wanting: {
    price: {
      asked:
        /\b(how much\b.{0,60}\b(cost|costs|run|charge)|how (expensive|pricey)|what\b.{0,60}\b(cost|costs|charge|run us|run me))\b/,
      told: /\d.*(?:[€$%]|EUR|CHF|cents?)|(?:[€$]|EUR|CHF).*\d|no reliable|will not name/su,
    },
    time: { asked: /\bhow (long|many (years|months|weeks|days|hours))\b/, told: /year|month|week|day|hour|minute/iu },
  },
  judging:
    /\b(is|was|are|doe?s|s) (that|this|it|the price|they|those|mine)?\b.{0,50}\b(ok|okay|fair|reasonable|too (much|high|expensive)|normal|a good (price|deal)|rip ?-?off|taken for a ride|overpriced|high|steep|sound right)\b/,
  payingMore:
    /\b(pay(ing)?|spend(ing)?) (any )?(more|less)\b|\bcost (us|me) (more|less)\b|\bbe (cheaper|dearer)\b|\b(bills?) (be )?(higher|lower)\b/,
  makingSense: /\bmakes?\b.{1,30}\bsense\b/,
  confirming:
    /^(and |so )?(is|was) (that|it|this|all that|he|she)( (really|actually|even|still|so|tru|right|correct|accurate))+\W*$|^(tru|right|correct|really|is he right|is she right|are they right)\W*\?$|^(and |so |but )?(is|would|was) (that|it|this)( (a|an|any|even|actually|really|just))* (normal|allowed|legal|legit|possible|ok|okay|enough|smart|worth it|fair|good|a scam|scam|a good (idea|deal|price)|good (idea|deal|price)|realistic|common|safe|sensible|reasonable)\W*\?$|^(any good|any tru?th (to|in) (it|that)|worth it|good (idea|deal)|bad idea|legit|a scam|scam|would you|should (i|we)( do (it|that))?|is it (tru|good|any good))\W*\?$/,
  leaning: /\b(that|then|it|they|them|those|this|so|such|here|still|too|one)\b|^(and|or|but|so|what about)\b/,
  aside:
    /\b(are you|am i (talking|speaking|chatting) (to|with)|how old are you|your name|see you|what time is it|love you|do you (know|play|like|have)|no idea|i'?m back|be right back|meaning of life|stocks?|joke|pom|the weather|rain tomorrow|merry|which phone)\b/,
  withoutParking:
    /\bstreet parking\b|\bpark(s|ed|ing)? (it )?(on|in|along) the (street|curb|road)\b|\b(no|without a|don'?t have an?|not have an?|isn'?t an?) (own )?(garage|driveway|parking( (space|spot|place))?)\b|\b(can'?t|cannot|not allowed to) (install|put in|have) a (home )?charger\b/,
  countries: [
    [/\b(germany|kfw|bafa|berlin|munich|hamburg)\b/, 'de'],
    [/\b(austria|vienna|graz|tyrol)\b/, 'at'],
    [/\b(switzerland|zurich|geneva|lausanne|basel|pronovo|francs?|chf)\b/, 'ch'],
    [
      /\b(usa|america|united states|dollars?|california|texas|florida|arizona|new york|massachusetts|maine|colorado|new jersey|north carolina|oregon|illinois|ohio)\b|\bu\.s\.|\$/,
      'us',
    ],
  ],
  earning:
    /\b(earn\w*|we make|i make|income|salary|salaries|wages|pension|social security|taxable|saved up|savings account)\b/,
  euros: /\beuros?\b|€/,
  refusing:
    /\b(?:not|no|nothing|don't (?:want|need|have)) (?:(?:about|for|the|a|an|any|that|my|with|to|do) ){0,3}(?:electric |heat |home |solar )?[\p{L}-]+/giu,
  takingUp:
    /^(oh |ah |no|nope|wait|sorry|actually|correction|i meant?|make that|rather)[ ,.!:]*((wait|actually|sorry|i meant?|rather|more like|make that|it'?s)[ ,]+)*/i,
};
