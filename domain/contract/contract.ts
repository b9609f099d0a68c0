import {
  askPasswordReset,
  confirmAccount,
  deleteAccount,
  endSession,
  exportAccount,
  listSessions,
  readAccountLink,
  renewAccountLink,
  resetPassword,
  signUp,
} from '#domain/contract/accounts.ts';
import {
  changeAdmin,
  changeRole,
  changeSuspension,
  changeVerified,
  endUserSessions,
  exportUsers,
  listUsers,
} from '#domain/contract/admin.ts';
import { listAudit } from '#domain/contract/audit.ts';
import { readAdvisor, sendChat, stateFacts } from '#domain/contract/chat.ts';
import { readDashboard } from '#domain/contract/dashboard.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { estimateHome, listIncentives } from '#domain/contract/estimate.ts';
import { keepEstimate } from '#domain/contract/keep-estimate.ts';
import { createLead } from '#domain/contract/leads.ts';
import { takeMailEvent } from '#domain/contract/mail-events.ts';
import { analyzeMedia, listMedia, removeMedia } from '#domain/contract/media.ts';
import {
  followNews,
  listNotifications,
  markAllNotifications,
  markNotification,
  unmarkNotifications,
} from '#domain/contract/notifications.ts';
import {
  changeLeadStatus,
  exportPartnerLeads,
  listPartnerLeads,
  readPartnerLead,
} from '#domain/contract/partner-leads.ts';
import { listPartners, matchPartners } from '#domain/contract/partners.ts';
import { erasePerson, exportPerson, withdrawLead } from '#domain/contract/person.ts';
import { changeProfile, readProfile } from '#domain/contract/profile.ts';
import { changeInstaller, reportInstaller } from '#domain/contract/project-installers.ts';
import { listProjectMessages, markConversation, writeProjectMessage } from '#domain/contract/project-messages.ts';
import { answerQuote, offerQuote } from '#domain/contract/project-quotes.ts';
import { addReading, openClaim, readReadings, removeReading } from '#domain/contract/project-readings.ts';
import { changeStep, listProjects, readProject } from '#domain/contract/projects.ts';
import { readSignInWays } from '#domain/contract/provider-sign-in.ts';
import { checkQuote, readQuote } from '#domain/contract/quote-check.ts';
import { calculateRecommendations } from '#domain/contract/recommendations.ts';
import { readSecurity, removePasskey } from '#domain/contract/second-factor.ts';
import { changeSite, createSite, deleteSite, endSiteKey, listSites, rotateSiteKey } from '#domain/contract/sites.ts';
import {
  assignPartner,
  exportAssessments,
  exportLeads,
  exportProjects,
  listAllProjects,
  listAssessments,
  listLeads,
  readAssessment,
  readLead,
} from '#domain/contract/staff-lists.ts';
import { readActivity, readManagerStats, readStats } from '#domain/contract/stats.ts';
import { analyseStrategy } from '#domain/contract/strategy.ts';
import { chooseUpdates, confirmRequest, readSummary, refuseRequest } from '#domain/contract/summary.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { resubscribe, unsubscribe } from '#domain/contract/unsubscribe.ts';
import { openVisit } from '#domain/contract/visits.ts';
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
} from '#domain/contract/webhooks.ts';
import { readWorkspace } from '#domain/contract/workspace.ts';

/** Every call there is, in the order of the documentation. */
export const contract: readonly Endpoint[] = [
  openVisit,
  readAdvisor,
  sendChat,
  stateFacts,
  analyzeMedia,
  listMedia,
  removeMedia,
  calculateRecommendations,
  analyseStrategy,
  estimateHome,
  listIncentives,
  keepEstimate,
  checkQuote,
  readQuote,
  matchPartners,
  createLead,
  sendSummary,
  readSummary,
  confirmRequest,
  refuseRequest,
  chooseUpdates,
  withdrawLead,
  exportPerson,
  erasePerson,
  unsubscribe,
  resubscribe,
  signUp,
  confirmAccount,
  askPasswordReset,
  resetPassword,
  readAccountLink,
  renewAccountLink,
  listSessions,
  endSession,
  readProfile,
  changeProfile,
  exportAccount,
  deleteAccount,
  readSecurity,
  removePasskey,
  readSignInWays,
  readDashboard,
  followNews,
  listNotifications,
  markNotification,
  markAllNotifications,
  unmarkNotifications,
  listPartners,
  readWorkspace,
  listPartnerLeads,
  exportPartnerLeads,
  readPartnerLead,
  changeLeadStatus,
  listSites,
  createSite,
  changeSite,
  deleteSite,
  rotateSiteKey,
  endSiteKey,
  listWebhooks,
  createWebhook,
  switchWebhook,
  deleteWebhook,
  testWebhook,
  rotateWebhookSecret,
  listDeliveries,
  replayDelivery,
  readManagerStats,
  readActivity,
  listLeads,
  exportLeads,
  readLead,
  assignPartner,
  listAllProjects,
  exportProjects,
  readStats,
  listUsers,
  exportUsers,
  changeRole,
  changeAdmin,
  changeVerified,
  changeSuspension,
  endUserSessions,
  listAssessments,
  exportAssessments,
  readAssessment,
  listAudit,
  listProjects,
  readProject,
  changeStep,
  listProjectMessages,
  writeProjectMessage,
  markConversation,
  offerQuote,
  answerQuote,
  readReadings,
  addReading,
  removeReading,
  openClaim,
  changeInstaller,
  reportInstaller,
  takeMailEvent,
];
