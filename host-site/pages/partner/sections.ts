import type { PageName } from '#domain/pages.ts';

/** The parts of the workspace, each a page of its own. */
export const sectionPages = {
  leads: 'partner',
  conversion: 'partnerConversion',
  embed: 'partnerEmbed',
  sites: 'partnerSites',
  webhooks: 'partnerWebhooks',
  company: 'partnerCompany',
  team: 'partnerTeam',
} as const satisfies Record<string, PageName>;
export type PartnerSection = keyof typeof sectionPages;
export const partnerSections = Object.keys(sectionPages) as PartnerSection[];
