import { type Role, roles } from '#api/context/service-context.ts';

export interface Right {
  roles: readonly Role[];
  /** `site`: only origins of the visit's site; `portal`: the portal's own pages; `any`: every page; `service`: the service checks it against the site it opens; `mail-vendor`: no page at all, the vendor's own login. */
  origins: 'site' | 'portal' | 'any' | 'service' | 'mail-vendor';
}

const everyone = roles;
const signedIn = roles.filter((it) => it !== 'anonymous');

/** Who may call what: an endpoint that is not here is refused. */
export const rights: Readonly<Record<string, Right>> = {
  openVisit: { roles: everyone, origins: 'service' },
  readAdvisor: { roles: everyone, origins: 'any' },
  sendChat: { roles: everyone, origins: 'site' },
  stateFacts: { roles: everyone, origins: 'site' },
  calculateRecommendations: { roles: everyone, origins: 'site' },
  analyseStrategy: { roles: everyone, origins: 'site' },
  estimateHome: { roles: everyone, origins: 'site' },
  listIncentives: { roles: everyone, origins: 'site' },
  keepEstimate: { roles: everyone, origins: 'site' },
  matchPartners: { roles: everyone, origins: 'site' },
  createLead: { roles: everyone, origins: 'site' },
  sendSummary: { roles: everyone, origins: 'site' },
  readSummary: { roles: everyone, origins: 'site' },
  confirmRequest: { roles: everyone, origins: 'site' },
  refuseRequest: { roles: everyone, origins: 'site' },
  chooseUpdates: { roles: everyone, origins: 'site' },
  unsubscribe: { roles: everyone, origins: 'site' },
  resubscribe: { roles: everyone, origins: 'site' },
  takeMailEvent: { roles: everyone, origins: 'mail-vendor' },
  listWebhooks: { roles: ['partner'], origins: 'portal' },
  createWebhook: { roles: ['partner'], origins: 'portal' },
  switchWebhook: { roles: ['partner'], origins: 'portal' },
  deleteWebhook: { roles: ['partner'], origins: 'portal' },
  testWebhook: { roles: ['partner'], origins: 'portal' },
  rotateWebhookSecret: { roles: ['partner'], origins: 'portal' },
  listDeliveries: { roles: ['partner'], origins: 'portal' },
  replayDelivery: { roles: ['partner'], origins: 'portal' },
  withdrawLead: { roles: everyone, origins: 'site' },
  exportPerson: { roles: everyone, origins: 'site' },
  erasePerson: { roles: everyone, origins: 'site' },
  signUp: { roles: everyone, origins: 'portal' },
  confirmAccount: { roles: everyone, origins: 'portal' },
  askPasswordReset: { roles: everyone, origins: 'portal' },
  resetPassword: { roles: everyone, origins: 'portal' },
  readAccountLink: { roles: everyone, origins: 'portal' },
  renewAccountLink: { roles: everyone, origins: 'portal' },
  listSessions: { roles: signedIn, origins: 'portal' },
  endSession: { roles: signedIn, origins: 'portal' },
  exportAccount: { roles: signedIn, origins: 'portal' },
  deleteAccount: { roles: signedIn, origins: 'portal' },
  readSecurity: { roles: signedIn, origins: 'portal' },
  removePasskey: { roles: signedIn, origins: 'portal' },
  readSignInWays: { roles: everyone, origins: 'portal' },
  readDashboard: { roles: signedIn, origins: 'portal' },
  listPartners: { roles: everyone, origins: 'any' },
  readWorkspace: { roles: signedIn, origins: 'portal' },
  listPartnerLeads: { roles: ['partner'], origins: 'portal' },
  exportPartnerLeads: { roles: ['partner'], origins: 'portal' },
  readPartnerLead: { roles: ['partner'], origins: 'portal' },
  changeLeadStatus: { roles: ['partner'], origins: 'portal' },
  readStats: { roles: ['admin'], origins: 'portal' },
  listUsers: { roles: ['admin'], origins: 'portal' },
  changeRole: { roles: ['admin'], origins: 'portal' },
  changeAdmin: { roles: ['admin'], origins: 'portal' },
  changeVerified: { roles: ['admin'], origins: 'portal' },
};
