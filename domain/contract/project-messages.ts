import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineList } from '#domain/contract/list.ts';
import { ofProject } from '#domain/contract/project-parts.ts';
import { conversationSchema, MAX_MESSAGE_LENGTH, projectSides } from '#domain/projects/conversation.ts';

const projectMessageSchema = z.strictObject({
  id: z.string(),
  side: z.enum(projectSides),
  /** Of who wrote it; null once their account is gone. */
  name: z.nullable(z.string()),
  /** Plain text. */
  text: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  isOwn: z.boolean(),
  /** The other sides that have seen it. */
  readBy: z.array(z.enum(projectSides)),
});
export type ProjectMessage = z.infer<typeof projectMessageSchema>;

const path = '/api/projects/{projectId}/conversations/{conversation}/messages';
const parameters = { ...ofProject, conversation: conversationSchema };
const failures = ['not-found', 'second-factor-required'] as const;

/** A company reads its own conversation alone; our staff reads all. */
export const listProjectMessages = defineList({
  name: 'listProjectMessages',
  summary: 'What was written in a conversation of a project, newest first',
  path,
  parameters,
  entry: projectMessageSchema,
  failures,
});

export const writeProjectMessage = defineEndpoint({
  name: 'writeProjectMessage',
  summary: 'Write into a conversation of a project',
  method: 'POST',
  path,
  parameters,
  body: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)) }),
  reply: projectMessageSchema,
  status: 201,
  idempotency: 'required',
  failures: [...failures, 'forbidden', 'status-not-possible'],
});

export const markConversation = defineEndpoint({
  name: 'markConversation',
  summary: 'Say that what was written in a conversation so far is read',
  method: 'POST',
  path: '/api/projects/{projectId}/conversations/{conversation}/read',
  parameters,
  body: z.strictObject({}),
  /** ISO 8601, UTC. */
  reply: z.strictObject({ readAt: z.string() }),
  status: 200,
  idempotency: 'optional',
  failures,
});
