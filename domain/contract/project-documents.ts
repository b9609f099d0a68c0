import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { ofProject } from '#domain/contract/project-parts.ts';
import { projectSides } from '#domain/projects/conversation.ts';
import { documentKinds, MAX_DOCUMENT_NAME_LENGTH, MOST_DOCUMENT_BYTES } from '#domain/projects/documents.ts';

const documentSchema = z.strictObject({
  id: z.string(),
  projectId: z.string(),
  name: z.string(),
  kind: z.enum(documentKinds),
  bytes: z.int(),
  /** Who added it, and the company they did it for; null once nobody is known by it. */
  side: z.enum(projectSides),
  by: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Whether the reader added it, and may take it back. */
  isOwn: z.boolean(),
});
export type ProjectDocument = z.infer<typeof documentSchema>;

const path = '/api/projects/{projectId}/documents';
const failures = ['not-found', 'second-factor-required'] as const;
const ofDocument = { ...ofProject, documentId: idSchema };
const MOST_BASE64 = Math.ceil(MOST_DOCUMENT_BYTES / 3) * 4;

/** A company sees those of customer and adviser, and its own. */
export const listDocuments = defineEndpoint({
  name: 'listDocuments',
  summary: 'The documents of a project, newest first',
  method: 'GET',
  path,
  parameters: ofProject,
  body: null,
  reply: z.strictObject({
    documents: z.array(documentSchema),
    /** Whether the reader may add one. */
    mayAdd: z.boolean(),
  }),
  status: 200,
  idempotency: 'exempt',
  failures,
});

/**
 * A PDF, or a picture (JPEG, PNG, WebP, GIF), which is drawn anew without any data of the camera; what it is decides its content, not its name.
 * The same file of the same person again is the one that is there.
 */
export const addDocument = defineEndpoint({
  name: 'addDocument',
  summary: 'Add a document to a project',
  method: 'POST',
  path,
  parameters: ofProject,
  maxBodyBytes: MOST_BASE64 + 2_048,
  body: z.strictObject({
    name: z.string().check(z.trim(), z.maxLength(MAX_DOCUMENT_NAME_LENGTH * 2)),
    /** As base64. */
    file: z.string().check(z.maxLength(MOST_BASE64)),
  }),
  reply: documentSchema,
  status: 201,
  idempotency: 'exempt',
  failures: [...failures, 'forbidden', 'status-not-possible', 'too-much-stored'],
});

/** Always to be kept, never to be shown by the browser. */
export const readDocument = defineEndpoint({
  name: 'readDocument',
  summary: 'Download a document of a project',
  method: 'GET',
  path: `${path}/{documentId}`,
  parameters: ofDocument,
  body: null,
  reply: z.string(),
  file: 'application/octet-stream',
  status: 200,
  idempotency: 'exempt',
  failures,
});

export const removeDocument = defineEndpoint({
  name: 'removeDocument',
  summary: 'Take back a document that one has added',
  method: 'DELETE',
  path: `${path}/{documentId}`,
  parameters: ofDocument,
  body: null,
  reply: z.strictObject({ projectId: z.string(), removed: z.literal(true) }),
  status: 200,
  idempotency: 'required',
  failures,
});
