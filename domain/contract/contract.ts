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
import { listAllSites, listCompanies, suspendCompany, suspendSite } from '#domain/contract/admin-partners.ts';
import { drawAnswers, gradeAnswer, listGradedAnswers, readAdviserFigures } from '#domain/contract/answer-reviews.ts';
import {
  addProof,
  applyAsPartner,
  decideApplication,
  eraseApplication,
  listApplications,
  openApplication,
  readApplication,
  removeProof,
  submitApplication,
} from '#domain/contract/applications.ts';
import { listAudit } from '#domain/contract/audit.ts';
import { askEmailChange, confirmEmailChange, undoEmailChange } from '#domain/contract/change-email.ts';
import { readAdvisor, sendChat, stateFacts } from '#domain/contract/chat.ts';
import { changeArea, changePause, readCompany } from '#domain/contract/company.ts';
import { readAllConversion, readConversion } from '#domain/contract/conversion.ts';
import { readDashboard } from '#domain/contract/dashboard.ts';
import { listDatedRows } from '#domain/contract/dated-rows.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { estimateHome, listIncentives } from '#domain/contract/estimate.ts';
import { endHandoff, joinHandoff, offerHandoff, readHandoff } from '#domain/contract/handoffs.ts';
import { listFailingJobs, listSuppressions, readHealth, removeSuppression, retryJob } from '#domain/contract/health.ts';
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
  assignLead,
  changeLeadStatus,
  exportPartnerLeads,
  listPartnerLeads,
  readPartnerLead,
} from '#domain/contract/partner-leads.ts';
import { listPartners, matchPartners } from '#domain/contract/partners.ts';
import { erasePerson, exportPerson, withdrawLead } from '#domain/contract/person.ts';
import { changeProfile, readProfile } from '#domain/contract/profile.ts';
import { bookCall, cancelCall, listCalls, readCallSlots } from '#domain/contract/project-calls.ts';
import { addDocument, listDocuments, readDocument, removeDocument } from '#domain/contract/project-documents.ts';
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
  listAvailability,
  listLeads,
  readAssessment,
  readLead,
} from '#domain/contract/staff-lists.ts';
import { readActivity, readManagerStats, readStats } from '#domain/contract/stats.ts';
import { analyseStrategy } from '#domain/contract/strategy.ts';
import { chooseUpdates, confirmRequest, readSummary, refuseRequest } from '#domain/contract/summary.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import {
  acceptInvitation,
  changeMember,
  inviteColleague,
  listTeam,
  readInvitation,
  removeMember,
  revokeInvitation,
} from '#domain/contract/team.ts';
import { resubscribe, unsubscribe } from '#domain/contract/unsubscribe.ts';
import { noteResult, openVisit } from '#domain/contract/visits.ts';
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
  noteResult,
  readAdvisor,
  sendChat,
  stateFacts,
  analyzeMedia,
  listMedia,
  removeMedia,
  offerHandoff,
  readHandoff,
  endHandoff,
  joinHandoff,
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
  askEmailChange,
  confirmEmailChange,
  undoEmailChange,
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
  applyAsPartner,
  readApplication,
  addProof,
  removeProof,
  submitApplication,
  eraseApplication,
  readWorkspace,
  readConversion,
  readCompany,
  changeArea,
  changePause,
  listTeam,
  inviteColleague,
  revokeInvitation,
  changeMember,
  removeMember,
  readInvitation,
  acceptInvitation,
  listPartnerLeads,
  exportPartnerLeads,
  readPartnerLead,
  changeLeadStatus,
  assignLead,
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
  listApplications,
  openApplication,
  decideApplication,
  readAllConversion,
  listAvailability,
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
  readHealth,
  listFailingJobs,
  retryJob,
  listSuppressions,
  removeSuppression,
  readAdviserFigures,
  drawAnswers,
  gradeAnswer,
  listGradedAnswers,
  listCompanies,
  suspendCompany,
  listAllSites,
  suspendSite,
  listDatedRows,
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
  readCallSlots,
  bookCall,
  cancelCall,
  listCalls,
  listDocuments,
  addDocument,
  readDocument,
  removeDocument,
  takeMailEvent,
];
