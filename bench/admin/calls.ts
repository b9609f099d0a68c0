import { listUsers } from '#domain/contract/admin.ts';
import { listAllSites, listCompanies } from '#domain/contract/admin-partners.ts';
import { drawAnswers, listGradedAnswers, readAdviserFigures } from '#domain/contract/answer-reviews.ts';
import { listAudit } from '#domain/contract/audit.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { listFailingJobs, listSuppressions, readHealth } from '#domain/contract/health.ts';
import {
  leadStates,
  listAllProjects,
  listAssessments,
  listLeads,
  projectStates,
} from '#domain/contract/staff-lists.ts';
import { readActivity, readStats } from '#domain/contract/stats.ts';
import type { SentInput } from '#tests/harness/calls.ts';

interface StaffCall {
  name: string;
  endpoint: Endpoint;
  /** Taken in turn. */
  inputs: readonly SentInput[];
}

/** Beginnings that many names have, that some have, one has, none has. */
const beginnings = ['a', 'g', 'ab', 'dea', 'face', 'person 77', 'zz', 'nobody@example'];
const searches = beginnings.map((query) => ({ query: { query } }));
const FAR = '1700000000000.80000000-0000-4000-8000-000000000000';
const pages = [
  {},
  { query: { cursor: FAR } },
  { query: { order: 'oldest' } },
  { query: { order: 'oldest', cursor: FAR } },
];
const states = (names: readonly string[]) => names.map((state) => ({ query: { state } }));

/** Every list, search and figure. */
export const staffCalls: readonly StaffCall[] = [
  { name: 'figures', endpoint: readStats, inputs: [{}] },
  { name: 'activity', endpoint: readActivity, inputs: [{}] },
  { name: 'health', endpoint: readHealth, inputs: [{}] },
  {
    name: 'failed jobs',
    endpoint: listFailingJobs,
    inputs: [...pages, { query: { kind: 'send-mail', state: 'failed' } }, { query: { query: FAR.slice(14) } }],
  },
  {
    name: 'shut mailboxes',
    endpoint: listSuppressions,
    inputs: [...pages, { query: { reason: 'opt-out' } }, { query: { query: 'nobody@example.org' } }],
  },
  { name: 'spending and grades', endpoint: readAdviserFigures, inputs: [{}] },
  { name: 'sample of answers', endpoint: drawAnswers, inputs: [{}] },
  { name: 'graded answers', endpoint: listGradedAnswers, inputs: [...pages, { query: { grade: 'rude' } }] },
  { name: 'partners', endpoint: listCompanies, inputs: [...pages, { query: { query: 'sun' } }] },
  { name: 'sites', endpoint: listAllSites, inputs: [...pages, { query: { query: 'sun' } }] },
  { name: 'users', endpoint: listUsers, inputs: pages },
  { name: 'users, searched', endpoint: listUsers, inputs: searches },
  { name: 'audit trail', endpoint: listAudit, inputs: pages },
  {
    name: 'audit trail, narrowed',
    endpoint: listAudit,
    inputs: [
      { query: { verb: 'read' } },
      { query: { verb: 'suspend' } },
      { query: { entity: 'lead', verb: 'create', order: 'oldest' } },
      { query: { query: 'bench@example.org' } },
      { query: { query: '80000000-0000-4000-8000-000000000000' } },
    ],
  },
  { name: 'assessments', endpoint: listAssessments, inputs: pages },
  {
    name: 'assessments, narrowed',
    endpoint: listAssessments,
    inputs: [
      { query: { kind: 'chat' } },
      { query: { market: 'us' } },
      { query: { kind: 'check', market: 'at', order: 'oldest' } },
    ],
  },
  {
    name: 'assessments, searched',
    endpoint: listAssessments,
    inputs: [{ query: { query: 'a' } }, { query: { query: 'deadbeef' } }, { query: { query: '77f' } }],
  },
  { name: 'leads', endpoint: listLeads, inputs: pages },
  { name: 'leads, narrowed', endpoint: listLeads, inputs: states(leadStates) },
  { name: 'leads, searched', endpoint: listLeads, inputs: searches },
  { name: 'projects', endpoint: listAllProjects, inputs: pages },
  { name: 'projects, narrowed', endpoint: listAllProjects, inputs: states(projectStates) },
  { name: 'projects, searched', endpoint: listAllProjects, inputs: searches },
];
