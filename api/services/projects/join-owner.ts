import type { Subscriber } from '#api/context/service-context.ts';
import { claimOfLead } from '#api/services/projects/project-queries.ts';

/** A project belongs to the account of its mailbox as soon as the request is confirmed. */
export const joinOwner: Subscriber = async ({ tx }, { name, payload }) => {
  if (name === 'lead.created' || name === 'request.confirmed') await claimOfLead(tx, payload.leadId);
};
