/** By their ids in `domain/estimate/subsidies`: names that are the same in every language. */
export const properNames: Readonly<Record<string, string>> = {
  'de-kfw-458': 'KfW 458',
  'at-kesseltausch': 'Kesseltausch',
  'at-sauber-heizen': 'Sauber Heizen für Alle',
  'ch-pronovo': 'Pronovo KLEIV',
};

/** What each language has its own words for. */
type Worded =
  | 'de-kfw-458-made-in-europe'
  | 'de-charging-apartment-building'
  | 'at-provinces'
  | 'at-eag-pv'
  | 'at-eag-battery'
  | 'at-vat-pv'
  | 'ch-gebaeudeprogramm'
  | 'ch-deduction-solar'
  | 'ch-deduction-heat-pump'
  | 'us-25d'
  | 'us-25d-geothermal'
  | 'us-25c'
  | 'us-30c'
  | 'us-hear';

export type SubsidyWords = Readonly<Record<Worded, string>>;
