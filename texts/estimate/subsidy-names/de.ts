import type { SubsidyWords } from '#texts/estimate/subsidy-names/subsidy-words.ts';

export const de: SubsidyWords = {
  'de-kfw-458-made-in-europe': 'KfW 458, Bonus für Geräte aus der EU',
  'de-charging-apartment-building': 'Bundesprogramm Laden im Mehrfamilienhaus',
  'at-provinces': 'Förderung der Länder',
  'at-eag-pv': 'EAG-Investitionszuschuss',
  'at-eag-battery': 'EAG-Förderung für Speicher und Steuerung',
  'at-vat-pv': '0 % Umsatzsteuer auf Photovoltaik',
  'ch-gebaeudeprogramm': 'Das Gebäudeprogramm',
  'ch-deduction-solar': 'Bundessteuer, Abzug für Energiemaßnahmen (Solar)',
  'ch-deduction-heat-pump': 'Bundessteuer, Abzug für Energiemaßnahmen (Wärmepumpe)',
  'us-25d': 'US-Steuergutschrift 25D (Solar)',
  'us-25d-geothermal': 'US-Steuergutschrift 25D (Erdwärme)',
  'us-25c': 'US-Steuergutschrift 25C (Wärmepumpe)',
  'us-30c': 'US-Steuergutschrift 30C (Laden)',
  'us-hear': 'HEAR, Zuschuss der Staaten nach Einkommen',
};
