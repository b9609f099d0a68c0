import type { Hono } from 'hono';
import type { Deps } from '#api/context/deps.ts';
import type { CountCall } from '#api/http/client-address.ts';
import { listRoute, type Route, readRoute, writeRoute } from '#api/http/route.ts';
import {
  applyAsPartner,
  eraseApplication,
  readApplication,
  submitApplication,
} from '#api/services/applications/apply.ts';
import { decideApplication, listApplications, openApplication } from '#api/services/applications/decide.ts';
import { addProof, readDocument, removeProof } from '#api/services/applications/documents.ts';
import { attachment } from '#api/services/media/document-file.ts';
import * as endpoints from '#domain/contract/applications.ts';

export const applicationRoutes: Route[] = [
  writeRoute(endpoints.applyAsPartner, (context, { body }) => applyAsPartner(context, body)),
  readRoute(endpoints.readApplication, (context, { body }) => readApplication(context, body)),
  readRoute(endpoints.addProof, (context, { body }) => addProof(context, body)),
  writeRoute(endpoints.removeProof, (context, { body }) => removeProof(context, body)),
  writeRoute(endpoints.submitApplication, (context, { body }) => submitApplication(context, body)),
  writeRoute(endpoints.eraseApplication, (context, { body }) => eraseApplication(context, body)),
  listRoute(endpoints.listApplications, (context, { query }) => listApplications(context, query)),
  writeRoute(endpoints.openApplication, (context, { parameters }) =>
    openApplication(context, parameters.applicationId),
  ),
  writeRoute(endpoints.decideApplication, (context, { parameters, body }) =>
    decideApplication(context, parameters.applicationId, body),
  ),
];

/** To be saved, never to be shown: nothing of it runs in a browser under our name. */
const headers = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** The documents behind the links that an application carries. */
export function mountDocuments(app: Hono, deps: Deps, countCall: CountCall): void {
  app.get('/documents/:token', async (c) => {
    await countCall(c);
    const { row, file } = await readDocument(deps, c.req.param('token'));
    return new Response(file, {
      headers: { ...headers, 'Content-Type': row.type, 'Content-Disposition': attachment(row.name) },
    });
  });
}
