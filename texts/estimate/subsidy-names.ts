import type { Language } from '#domain/place.ts';

type Name = string | Record<Language, string>;

/** By their ids in `domain/estimate/subsidies`; a proper name is the same in every language. */
const names: Record<string, Name> = {
  'de-kfw-458': 'KfW 458',
  'de-kfw-458-made-in-europe': {
    de: 'KfW 458, Bonus für Geräte aus der EU',
    en: 'KfW 458, bonus for units made in the EU',
    fr: 'KfW 458, bonus pour appareils fabriqués dans l’UE',
  },
  'de-charging-apartment-building': {
    de: 'Bundesprogramm Laden im Mehrfamilienhaus',
    en: 'Federal programme for charging in apartment buildings',
    fr: 'Programme fédéral de recharge en immeuble',
  },
  'at-kesseltausch': 'Kesseltausch',
  'at-sauber-heizen': 'Sauber Heizen für Alle',
  'at-provinces': { de: 'Förderung der Länder', en: 'Grants of the provinces', fr: 'Aides des Länder' },
  'at-eag-pv': { de: 'EAG-Investitionszuschuss', en: 'EAG investment grant', fr: 'Aide à l’investissement EAG' },
  'at-eag-battery': {
    de: 'EAG-Förderung für Speicher und Steuerung',
    en: 'EAG grant for battery and control',
    fr: 'Aide EAG pour batterie et pilotage',
  },
  'at-vat-pv': {
    de: '0 % Umsatzsteuer auf Photovoltaik',
    en: 'No VAT on solar panels',
    fr: 'TVA à 0 % sur le solaire',
  },
  'ch-pronovo': 'Pronovo KLEIV',
  'ch-gebaeudeprogramm': { de: 'Das Gebäudeprogramm', en: 'Swiss Buildings Programme', fr: 'Le Programme Bâtiments' },
  'ch-deduction-solar': {
    de: 'Bundessteuer, Abzug für Energiemaßnahmen (Solar)',
    en: 'Federal tax deduction for energy measures (solar)',
    fr: 'Impôt fédéral, déduction énergie (solaire)',
  },
  'ch-deduction-heat-pump': {
    de: 'Bundessteuer, Abzug für Energiemaßnahmen (Wärmepumpe)',
    en: 'Federal tax deduction for energy measures (heat pump)',
    fr: 'Impôt fédéral, déduction énergie (pompe à chaleur)',
  },
  'us-25d': {
    de: 'US-Steuergutschrift 25D (Solar)',
    en: 'Federal tax credit 25D (solar)',
    fr: 'Crédit d’impôt 25D (solaire)',
  },
  'us-25d-geothermal': {
    de: 'US-Steuergutschrift 25D (Erdwärme)',
    en: 'Federal tax credit 25D (geothermal)',
    fr: 'Crédit d’impôt 25D (géothermie)',
  },
  'us-25c': {
    de: 'US-Steuergutschrift 25C (Wärmepumpe)',
    en: 'Federal tax credit 25C (heat pump)',
    fr: 'Crédit d’impôt 25C (pompe à chaleur)',
  },
  'us-30c': {
    de: 'US-Steuergutschrift 30C (Laden)',
    en: 'Federal tax credit 30C (charging)',
    fr: 'Crédit d’impôt 30C (recharge)',
  },
  'us-hear': {
    de: 'HEAR, Zuschuss der Staaten nach Einkommen',
    en: 'HEAR, state rebates by income',
    fr: 'HEAR, aides des États selon le revenu',
  },
};

/** What a subsidy is called; undefined for rows of the American table of local programmes. */
export function subsidyName(id: string, language: Language): string | undefined {
  const name = names[id];
  return typeof name === 'object' ? name[language] : name;
}
