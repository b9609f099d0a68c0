import * as z from 'zod/mini';
import { failureStatus } from '#api/http/replies.ts';
import { type Right, rights } from '#api/http/rights.ts';
import { contract } from '#domain/contract/contract.ts';
import {
  CONTRACT_HEADER,
  CONTRACT_VERSION,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  VISIT_HEADER,
} from '#domain/contract/endpoint.ts';
import { LINK_HEADER } from '#domain/contract/list.ts';
import { problemSchema } from '#domain/contract/problem.ts';
import { webhookMessages } from '#domain/contract/webhook-messages.ts';
import type { FailureCode } from '#domain/failure.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { failureTexts } from '#texts/failures/whole.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

const json = (schema: Json, type = 'application/json') => ({ content: { [type]: { schema } } });

/** What a call from the wrong page, or by the wrong person, answers. */
const refusals: Record<Right['origins'], FailureCode[]> = {
  site: ['visit-invalid', 'visit-expired', 'origin-not-allowed'],
  portal: ['unauthenticated', 'forbidden', 'origin-not-allowed'],
  'mail-vendor': ['unauthenticated'],
  service: [],
  any: [],
};

/** What any call can answer, besides its own failures. */
function failuresOf({ name, path, body, query, idempotency, failures }: Endpoint): FailureCode[] {
  const right = rights[name];
  const ofBody: FailureCode[] = ['validation', 'invalid-json', 'unsupported-media-type', 'body-too-large'];
  const ofKey: FailureCode[] = ['idempotency-key-missing', 'idempotency-key-invalid', 'idempotency-key-reused'];
  const always: FailureCode[] = ['too-many-requests', 'unavailable', 'internal'];
  const ofQuery: FailureCode[] = query && !body ? ['validation'] : [];
  const all = [
    ...(body ? ofBody : ofQuery),
    ...(idempotency === 'exempt' ? [] : ofKey),
    ...(right ? refusals[right.origins] : []),
    ...(path.includes('{') ? (['not-found'] as const) : []),
    ...failures,
    ...always,
  ];
  return [...new Set(all)];
}

function problemResponses(endpoint: Endpoint): Json {
  const responses: Json = {};
  for (const [status, codes] of Object.entries(Object.groupBy(failuresOf(endpoint), (code) => failureStatus[code]))) {
    const description = (codes ?? []).map((code) => `\`${code}\`: ${failureTexts.en.titles[code]}`).join('; ');
    responses[status] = { description, ...json({ $ref: '#/components/schemas/Problem' }, 'application/problem+json') };
  }
  return responses;
}

function queryParameters({ query }: Endpoint): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const entries = Object.entries(properties);
  return entries.map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function parametersOf(endpoint: Endpoint): Json[] {
  const { parameters = {}, idempotency } = endpoint;
  const inPath = Object.entries(parameters).map(([name, form]) => {
    return { name, in: 'path', required: true, schema: jsonSchema(form, 'input') };
  });
  const inUrl = [...inPath, ...queryParameters(endpoint)];
  if (idempotency === 'exempt') return inUrl;
  const schema = { type: 'string', pattern: '^[A-Za-z0-9_-]{16,128}$' };
  return [...inUrl, { name: IDEMPOTENCY_HEADER, in: 'header', required: idempotency === 'required', schema }];
}

/** OpenAPI has no words for server-sent events: each stands with its schema under `x-events`. */
function eventContent({ events }: Endpoint): Json {
  if (!events) return {};
  const schemas = Object.entries(events).map(([event, schema]) => [event, jsonSchema(schema, 'output')]);
  return { 'text/event-stream': { schema: { type: 'string' }, 'x-events': Object.fromEntries(schemas) } };
}

function operation(endpoint: Endpoint): Json {
  const { name, summary, body, reply, file, status, isPaged } = endpoint;
  const header = { schema: { type: 'string' } };
  const next = { ...header, description: 'Where there is more: the address of the next page, with rel="next"' };
  const headers = { [CONTRACT_HEADER]: header, [VISIT_HEADER]: header, ...(isPaged && { [LINK_HEADER]: next }) };
  const content = { ...json(jsonSchema(reply, 'output'), file).content, ...eventContent(endpoint) };
  const success = { description: 'Done', headers, content };
  return {
    operationId: name,
    summary,
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, ...json(jsonSchema(body, 'input')) } }),
    responses: { [status]: success, ...problemResponses(endpoint) },
    security: rights[name]?.roles.includes('anonymous') ? [{}, { visit: [] }] : [{ session: [] }],
  };
}

function paths(): Json {
  const byPath = Object.groupBy(contract, (it) => it.path);
  const entries = Object.entries(byPath).map(([path, endpoints = []]) => [
    path,
    Object.fromEntries(endpoints.map((it) => [it.method.toLowerCase(), operation(it)])),
  ]);
  return Object.fromEntries(entries);
}

/** Messages that we send to partners. */
function webhooks(): Json {
  const entries = Object.entries(webhookMessages).map(([event, schema]) => {
    const body = { required: true, ...json(jsonSchema(schema, 'output')) };
    const responses = { '2XX': { description: 'Taken; anything else is tried again' } };
    return [event, { post: { operationId: event, requestBody: body, responses } }];
  });
  return Object.fromEntries(entries);
}

/** The contract as OpenAPI 3.1. */
export function openApiDocument(publicUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: CONTRACT_VERSION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl }],
    paths: paths(),
    webhooks: webhooks(),
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-wattnest.session_token',
          description: 'Set by POST /api/auth/sign-in/email; counts on the pages of the portal alone.',
        },
        visit: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/visits; good for 30 minutes.' },
      },
    },
  };
}
