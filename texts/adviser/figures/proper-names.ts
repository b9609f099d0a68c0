/** Names that happen to hold digits; no amounts. An answer names one in braces, as it does a figure. */
export const properNames = {
  kfwGrant: 'KfW 458',
  kfwLoan: 'KfW 358',
  kfwLoanOther: 'KfW 359',
  kfwSolar: 'KfW 270',
  outletUs: '120 V',
  chargerUs: '240 V',
  rentLaw: '§ 559 ff. BGB',
  controlLaw: '§ 14a EnWG',
  tenantLaw: '§ 554 BGB',
  sharingLaw: '§ 42c EnWG',
  ownersLaw: '§ 20 WEG',
  taxCreditLaw: '35c EStG',
  propane: 'R290',
  carbonDioxide: 'CO2',
  solarCredit: '25D',
  efficiencyCredit: '25C',
  chargerCredit: '30C',
  businessCredit: '48E',
  loadCalculation: 'NEC 220',
  phase: 'ISO 15118-20',
  ownersArticle: 'Art. 647c-e ZGB',
  ownersLawAt: '§ 16 WEG',
} as const;

export type ProperName = keyof typeof properNames;
