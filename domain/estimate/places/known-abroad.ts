import { folded } from '#domain/estimate/places/folded.ts';
import { type Market, markets } from '#domain/place.ts';

/** Towns that everybody means when they name them, none of them in two of the countries. */
const large: Record<Market, string> = {
  de: 'Berlin,Hamburg,München,Munich,Köln,Cologne,Frankfurt,Stuttgart,Düsseldorf,Dortmund,Leipzig,Dresden,Hannover,Nürnberg,Nuremberg',
  at: 'Wien,Vienna,Vienne,Graz,Linz,Salzburg,Innsbruck,Klagenfurt,Villach,St. Pölten,Dornbirn,Bregenz',
  ch: 'Zürich,Genf,Genève,Basel,Bâle,Bern,Lausanne,Winterthur,Luzern,Lucerne,St. Gallen,Lugano,Neuchâtel',
  us: 'New York,Los Angeles,Chicago,Houston,Phoenix,Philadelphia,San Diego,Dallas,San Francisco,Seattle,Denver,Boston,Las Vegas,Miami,Washington DC',
};

/** American towns are called Berlin and Vienna, too. */
const isShared = (market: Market) => market === 'us';

export function isNamedAbroad(market: Market, words: string): boolean {
  const others = markets.filter((it) => it !== market && !isShared(market));
  return others.some((it) => large[it].split(',').some((name) => folded(name) === words));
}
