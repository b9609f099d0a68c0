import type { ListWords } from '#host-site/texts/staff/texts.ts';

type Word =
  | 'sections'
  | 'company'
  | 'demo'
  | 'state'
  | 'active'
  | 'suspended'
  | 'removed'
  | 'leads'
  | 'members'
  | 'sites'
  | 'lastLead'
  | 'since'
  | 'never'
  | 'companyHint'
  | 'site'
  | 'own'
  | 'lastUse'
  | 'origins'
  | 'keys'
  | 'none'
  | 'unused'
  | 'siteHint';

export interface PartnerDeskTexts extends Record<Word, string> {
  tabs: Record<'companies' | 'sites', string>;
  leadCount: (count: number) => string;
  used: (at: string) => string;
  ends: (at: string) => string;
  companies: ListWords;
  allSites: ListWords;
}
