import type { SubsidyWords } from '#texts/estimate/subsidy-names/subsidy-words.ts';

export const fr: SubsidyWords = {
  'de-kfw-458-made-in-europe': 'KfW 458, bonus pour appareils fabriqués dans l’UE',
  'de-charging-apartment-building': 'Programme fédéral de recharge en immeuble',
  'at-provinces': 'Aides des Länder',
  'at-eag-pv': 'Aide à l’investissement EAG',
  'at-eag-battery': 'Aide EAG pour batterie et pilotage',
  'at-vat-pv': 'TVA à 0 % sur le solaire',
  'ch-gebaeudeprogramm': 'Le Programme Bâtiments',
  'ch-deduction-solar': 'Impôt fédéral, déduction énergie (solaire)',
  'ch-deduction-heat-pump': 'Impôt fédéral, déduction énergie (pompe à chaleur)',
  'us-25d': 'Crédit d’impôt 25D (solaire)',
  'us-25d-geothermal': 'Crédit d’impôt 25D (géothermie)',
  'us-25c': 'Crédit d’impôt 25C (pompe à chaleur)',
  'us-30c': 'Crédit d’impôt 30C (recharge)',
  'us-hear': 'HEAR, aides des États selon le revenu',
};
