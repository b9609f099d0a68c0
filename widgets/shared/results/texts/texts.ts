/** What the results of every widget say. Labels come from `texts/home`. */
export interface ResultTexts {
  title: string;
  /** In place of a potential that is not known. */
  needMoreInfo: string;
  costFactors: { title: string; intro: string };
  tabs: { label: string; costs: string; packages: string };
  /** Above all packages. */
  compare: string;
  typical: string;
  /** Of several packages. */
  eachByItself: string;
  /** Where savings are named that are above what is paid in a year. */
  aboveCosts: (most: string) => string;
  includes: string;
  nextSteps: {
    title: string;
    /** `partner`: the company on whose page this is; it alone gets the request. */
    items: (partner: string | undefined) => readonly [string, string, string, string];
  };
  connect: string;
  /** Above ratings that are those of the detailed estimate. */
  calculated: string;
  /** Before the reason against a package. */
  notRecommended: string;
  /** Opens the detailed estimate. */
  estimate: string;
}
