import type { Vocabulary } from '#api/advisor/builtin/vocabulary/vocabulary.ts';

export const de: Vocabulary = {
  asking:
    /\?|\b(oder (nicht|was|so|wie)|gell|stimmts|stimmt das|ob (wir|ich|man) woll\w* oder nicht|za?h?lt (der|die|das) \w+ (was|etwas|mit|dazu)( dazu)?|was haltet ihr davon)[ .!]*$|^((h+m+|ah|oh|okay?|gut|schon|na|ja|nein|hallo|servus|moin|danke|und|aber|also|dann),? ){0,3}(was|wos|wie|wia|wo|wann|warum|wieso|weshalb|wer|wen|wem|welch\w*|womit|wofur|wozu|woher|wohin|wieviel\w*|kann|kannst|konn\w*|darf|derf|durf\w*|muss|mussen|soll\w*|gibt\w*|sog ma|sag mir|lohnt|ist|sind|hat|haben(?! (ein|kein|zwei|drei|schon|noch|auch|\d))|hab(?= ich)|brauch\w*|wird|werden|ware|macht|bringt|geht|gehen|reicht|reichen|zahlt|bekomm\w*|krieg\w*|stimmt(?= (das|es|die|der|dies))|funktioniert|halt|deckt)\b|, (und |aber )?(kann|darf|muss|soll|lohnt|geht|gibts?|reicht|zahlt) (ich|i|man|ma|wir|mir|das|des|sich|es|da|mein\w*|unser\w*|der|die) \b|\b(wissen|frage mich|fragen uns|uberlegen uns?,? ob|unsicher,? ob|sagen sie mir|erklar\w*|erzahl\w*|interessiert mich|unterschied|(was|wie|wo|wann|warum) (kann|soll|kost\w*|konn\w*|mach\w*|bringt|bekam\w*|bekomm\w*|krieg\w*|muss|darf|lang|viel|teuer|hoch) (man|ich|i|wir|ma|es|das|der|die|ein\w*|denn|da|ist|sind|dauert|halt|haltet)|i(ch)? (meinte|mein|man|moan|frage?|fragte) (was|wos|wia|wie|ob|wann|wer|wo|welch\w*|nach)|meine frage)\b/,
  joining: /,? (?:und|(?<or>oder)|sowie) (?=\S)/gi,
  opening:
    /^(was|wos|wie|wia|is|isch|gibts|wo|wann|warum|wieso|weshalb|wer|wen|wem|welch\w*|womit|wofur|wozu|woher|wohin|wieviel\w*|kann|konn\w*|darf|durf\w*|muss|mussen|soll\w*|gibt|lohnt|ist|sind|brauch\w*|wird|werden|ware|geht|gehen|reicht|zahlt|bekomm\w*|krieg\w*|ob)\b|^(wenn|falls|sobald)\b.{3,80}?\b(kann|konn\w*|darf|durf\w*|muss|mussen|soll\w*|zahlt|bekomm\w*|krieg\w*|was|wer|wie) (ich|i|wir|ma|man|der|die|das|es|passiert|zahlt|mach\w*|lang\w*|viel)\b/,
  turning:
    /^(was|wos|wie|wia|wo|wann|warum|wieso|weshalb|wer|wen|wem|welch\w*|wieviel\w*|ob|(kann|konn\w*|darf|derf|durf\w*|muss|mussen|soll\w*|brauch\w*|bekomm\w*|krieg\w*|lohnt|zahlt|geht|gehen|reicht|ist|sind|wird|hat|gibts?|gibt) (ich|i|wir|ma|man|es|da|sich|mir|uns|der|die|das|des|ein\w*|mein\w*|unser\w*))\b/,
  breaking:
    /(?<=\s)(?:was (?:kostet|kosten|bringt|passiert|mache?) |wie (?:lange|viel|teuer|laut|oft|hoch) |wieviel |wer (?:zahlt|macht|haftet) |stimmt das|geht das|gilt das)/giu,
  ordinal: /(?:^|\s)(?:im|am|der|die|das|dem|den|des|zum|zur|vom|beim|ab|bis) \d{1,2}\.$/iu,
  goingOn: /^(und|oder) (was ist mit|fur|bei|beim|mit|ohne|im)( \S+){1,3}$/,
  telling:
    /^((hallo|hi|hey|moin|servus|gruezi|gr(ue|u)(ss|sz?) gott|guten (tag|morgen|abend))( zusammen)?[ ,.!]+)?(ich|wir|mein\w*|unser\w*|das|der|die|es|bei uns|habe?n?|hab)\b/,
  wanting: {
    price: {
      asked:
        /\b(was (kost\w*|zahlt|zahle|zahlen)|was (wurde|darf|muss|soll|wird)\b.{0,60}\bkost\w*|wie ?teuer|wie ?viel (kost\w*|zahl\w*))\b/,
      told: /\d.*(?:[€$%]|EUR|CHF|ct|Cent|Rappen)|(?:[€$]|EUR|CHF).*\d|keine Zahl|liegen mir nicht vor/su,
    },
    time: { asked: /\bwie ?lang\w*\b/, told: /jahr|monat|woche|tag|stunde|minute/iu },
  },
  judging:
    /\b(ist|is|war|sind|ware|scheint|klingt) (das|des|dat|dies|der preis|es|ein|dieser preis|so was|sowas)?\b.{0,50}\b(ok|okay|fair\w*|zu teuer|teuer|normal\w*|ublich\w*|angemessen\w*|in ordnung|realistisch\w*|gut\w* preis|viel zu viel|zu viel|abzocke|gunstig)\b/,
  payingMore:
    /\b(mehr|weniger) (be)?zahl\w*|\b(zahl\w*|kostet) (wir|ich|uns|mich|das|es|dann|da)?\W*\b(dann )?(mehr|weniger)\b|\b(billiger|gunstiger|teurer) (heizen|fahren|kommen|werden)\b/,
  makingSense: /\b(macht?|machen|gibt|ergibt|ergeben)\b.{1,60}\bsinn\b/,
  confirming:
    /^(und )?(stimmt|is|ist|isch) (das|des|dies|es|so)( (denn|wirklich|uberhaupt|so|wahr|richtig|korrekt|eigentlich|noch))*\W*$|^(wahr|richtig|stimmts|echt( wahr)?)\W*\?$|^(und |aber )?(geht|lohnt|rentiert|bringt|taugt|hilft|reicht|darf|macht) (das|des|es|sich das|man das|der das|die das)( (was|etwas|denn|uberhaupt|so|auch|eigentlich|einfach|gut|ok|noch))*\W*\?$|^(ist|war|is) (das|des) (\w+ )?(normal|erlaubt|legal|serios|schlau|sinnvoll|zulassig|in ordnung|ok|gut|abzocke|realistisch|moglich)\W*\?$|^(was halten sie davon|eine? gute idee|guter deal|gutes angebot|serios)\W*\?$/,
  leaning:
    /\b(da|das|dabei|damit|dann|dafur|davon|daran|dazu|darauf|so|sowas|solche[mnrs]?|hier|bei uns|bei mir|auch|es|er|ihn|(sollte|muss|darf|ist|kostet|halt|braucht) (der|die|sie)|stimmt)\b|^(und|oder|aber|also)\b/,
  aside:
    /\b(bist du|(rede|spreche) ich mit eine[mr]|sind sie ein|wie (alt|heisst|spat)|wie geht es (dir|ihnen)|hast du|magst du|kennst du|weisst du|ich liebe|aktie\w*|witz|gedicht|wetter|bis (bald|spater)|sinn des lebens|hast mir|lieblings\w*|gute nacht|frohe)\b/,
  withoutParking:
    /\b(kein\w*|ohne) (eigene\w* |feste\w* )?(stellplatz|parkplatz|garage|einfahrt|carport)\b|\blaternenpark\w*|\b(park\w*|steht|stehen) (\w+ )?(auf|an) der strasse\b|\bam strassenrand\b/,
  countries: [
    [
      /\b(osterreich\w*|austria|wien|graz|linz|tirol|salzburg|steiermark|karnten|vorarlberg|burgenland|muhlviertel)\b/,
      'at',
    ],
    [
      /\b(schweiz|schwiiz|zurich|zuri|bern|basel|luzern|st\.? gallen|winterthur|pronovo|(?<!in )franken|chf|stutz|rappen)\b/,
      'ch',
    ],
    [/\b(deutschland|kfw|bafa|berlin|munchen|hamburg|koln)\b/, 'de'],
    [/\b(usa|amerika|vereinigte staaten|dollar)\b/, 'us'],
  ],
  earning:
    /\b(verdien\w*|\w*einkommen|\w*rente|pension|gehalt|lohn|netto|brutto|\w*versteu\w*|gespart\w*|auf der seite)\b/,
  euros: /\beuros?\b|€/,
  refusing:
    /\b(?:nicht|nichts|kein\w*|koan\w*|ka|nix|net|ned|nöd) (?:(?:um|von|mit|zu|über|die|der|das|den|dem|eine?[nrm]?|so|mehr|nur) ){0,3}[\p{L}-]+/giu,
  takingUp:
    /^(ach |oh |ne+ |nein|doch|halt|moment|quatsch|sorry|entschuldigung|korrektur|ich meine?)[ ,.!:]*((doch|eher|halt|ich meine?|nicht|sondern|sorry) )*/i,
};
