import { accountMutations } from './data/accounts.ts';
import { chatMutations } from './data/chat.ts';
import { estimateMutations } from './data/estimates.ts';
import { inputMutations } from './data/input.ts';
import { leadMutations } from './data/leads.ts';
import { mediaMutations } from './data/media.ts';
import { modelMutations } from './data/model.ts';
import { notificationMutations } from './data/notifications.ts';
import { partnerMutations } from './data/partners.ts';
import { personMutations } from './data/person.ts';
import { projectMutations } from './data/projects.ts';
import { serviceMutations } from './data/service.ts';
import { staffMutations } from './data/staff.ts';
import { webhookMutations } from './data/webhooks.ts';
import type { Mutation } from './mutation.ts';

/** For each promise at least one change that breaks it. */
export const mutations: readonly Mutation[] = [
  ...leadMutations,
  ...inputMutations,
  ...chatMutations,
  ...mediaMutations,
  ...modelMutations,
  ...personMutations,
  ...partnerMutations,
  ...webhookMutations,
  ...accountMutations,
  ...serviceMutations,
  ...estimateMutations,
  ...notificationMutations,
  ...staffMutations,
  ...projectMutations,
];
