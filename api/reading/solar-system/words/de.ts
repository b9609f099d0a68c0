import type { SolarWords } from '#api/reading/solar-system/words/solar-words.ts';

export const de: SolarWords = {
  solar: 'solar(?!therm)[a-z]*|pv[a-z-]*|photovoltai[a-z]*|fotovoltai[a-z]*|kwp',
  goesOn: '^(sie|die|das|es|damit|dafur)',
  notOwn:
    'mocht[a-z]*|will|wollen|wunsch[a-z]*|plan[a-z]*|uberleg[a-z]*|interess[a-z]*|angebot[a-z]*|offerte[a-z]*|nachbar[a-z]*|eltern|bruder|schwester|freund[a-z]*|kolleg[a-z]*|soll|sollen|sollte[a-z]*|wurde|wurden|konnte[a-z]*|waren?|bestell[a-z]*|kein solar|keine solar[a-z]*|keine pv[a-z-]*|kein pv|keine photovoltaik[a-z]*|noch nicht|wenn|falls|fruher|fruheren|ehemalig[a-z]*|alten haus|pacht[a-z]*|leasing|vertreter|(euro|eur|franken|chf) fur',
  asks: 'gibt es|gibts|gibt s|kann (ich|man)|bekomm[a-z]* (ich|man|wir)|forder[a-z]*|zuschuss[a-z]*|subvention[a-z]*|was kost[a-z]*|wie ?viel|preise?|lohnt|zahlt sich|rentiert|was bringt|reicht|reichen',
  has: 'habe?n?|hamma?|hob|unsere?r?|meine?r?|lauft|ist drauf|sind drauf',
  otherThing:
    '[a-z]*therm(?:ie|isch[a-z]*)|heiz[a-z]*|therme|kessel|gas[a-z]*|ol|warmepumpe[a-z]*|haus|baujahr haus|dach|fenster|auto|wallbox|lade[a-z]*|speicher[a-z]*|batterie[a-z]*',
  place: '(auf (dem|unserem|meinem) |aufs |am )(haus|garagen|carport)?dach',
  since: 'von|seit|aus|in|im jahr|baujahr|anno|installiert|montiert',
  nearly: 'ca|etwa|im jahr',
  ageInYears: ['# jahren? alt', 'vor (?:ca |etwa |rund |gut )?# jahren', 'seit (?:ca |etwa |rund |gut )?# jahren'],
  satisfied:
    'zufrieden|glucklich|begeistert|(lauft|funktioniert|arbeitet) ([a-z0-9]+ ){0,3}(gut|super|prima|problemlos|bestens|einwandfrei|tadellos|tiptop)|keine probleme|ohne probleme|bewahrt',
  unsatisfied:
    '(nicht|wenig|gar nicht|nie) (so |sehr |ganz |wirklich |besonders |mehr )?(zufrieden|glucklich)|unzufrieden|enttausch[a-z]*|(bringt|liefert|produziert) (viel |leider )?(zu )?wenig|(macht|haben|hat) (nur |immer |oft )?(arger|probleme)|defekt|kaputt|(lauft|funktioniert|arbeitet) ([a-z0-9]+ ){0,3}(nicht|schlecht)|bereu[a-z]*',
};
