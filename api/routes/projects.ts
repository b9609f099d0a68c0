import { fileRoute, listRoute, type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { addDocument } from '#api/services/projects/add-document.ts';
import { answerQuote } from '#api/services/projects/answer-quote.ts';
import { changeInstaller, reportInstaller } from '#api/services/projects/change-installer.ts';
import { changeStep } from '#api/services/projects/change-step.ts';
import { bookCall, cancelCall, readCallSlots } from '#api/services/projects/expert-calls.ts';
import { listProjects } from '#api/services/projects/list-projects.ts';
import { addReading, openClaim, readReadings, removeReading } from '#api/services/projects/meter-readings.ts';
import { offerQuote } from '#api/services/projects/offer-quote.ts';
import { listDocuments, readDocument, removeDocument } from '#api/services/projects/project-documents.ts';
import { listProjectMessages, markConversation, writeProjectMessage } from '#api/services/projects/project-messages.ts';
import { readProject } from '#api/services/projects/read-project.ts';
import * as calls from '#domain/contract/project-calls.ts';
import * as documents from '#domain/contract/project-documents.ts';
import * as installers from '#domain/contract/project-installers.ts';
import * as messages from '#domain/contract/project-messages.ts';
import * as quotes from '#domain/contract/project-quotes.ts';
import * as readings from '#domain/contract/project-readings.ts';
import * as endpoints from '#domain/contract/projects.ts';

export const projectRoutes: Route[] = [
  listRoute(endpoints.listProjects, (context, { query }) => listProjects(context, query)),
  readRoute(endpoints.readProject, (context, { parameters }) => readProject(context, parameters.projectId)),
  writeRoute(endpoints.changeStep, (context, { parameters, body }) => changeStep(context, parameters, body), {
    kept: ({ body }) => body,
  }),
  listRoute(messages.listProjectMessages, (context, { parameters, query }) =>
    listProjectMessages(context, parameters, query),
  ),
  writeRoute(
    messages.writeProjectMessage,
    (context, { parameters, body }) => writeProjectMessage(context, parameters, body),
    { kept: ({ body }) => body },
  ),
  writeRoute(messages.markConversation, (context, { parameters }) => markConversation(context, parameters)),
  writeRoute(quotes.offerQuote, (context, { parameters, body }) => offerQuote(context, parameters.projectId, body), {
    kept: ({ body }) => body,
  }),
  writeRoute(quotes.answerQuote, (context, { parameters, body }) => answerQuote(context, parameters, body)),
  readRoute(readings.readReadings, (context, { parameters }) => readReadings(context, parameters.projectId)),
  writeRoute(readings.addReading, (context, { parameters, body }) => addReading(context, parameters.projectId, body), {
    kept: ({ body }) => body,
  }),
  writeRoute(readings.removeReading, (context, { parameters }) => removeReading(context, parameters)),
  writeRoute(readings.openClaim, (context, { parameters }) => openClaim(context, parameters.projectId)),
  readRoute(calls.readCallSlots, (context, { parameters }) => readCallSlots(context, parameters.projectId)),
  writeRoute(calls.bookCall, (context, { parameters, body }) => bookCall(context, parameters.projectId, body), {
    kept: ({ body }) => body,
  }),
  writeRoute(calls.cancelCall, (context, { parameters }) => cancelCall(context, parameters.projectId)),
  readRoute(documents.listDocuments, (context, { parameters }) => listDocuments(context, parameters.projectId)),
  readRoute(documents.addDocument, (context, { parameters, body }) => addDocument(context, parameters.projectId, body)),
  fileRoute(documents.readDocument, (context, { parameters }) => readDocument(context, parameters)),
  writeRoute(documents.removeDocument, (context, { parameters }) => removeDocument(context, parameters)),
  writeRoute(installers.changeInstaller, (context, { parameters, body }) => changeInstaller(context, parameters, body)),
  writeRoute(
    installers.reportInstaller,
    (context, { parameters, body }) => reportInstaller(context, parameters, body),
    { kept: ({ body }) => body },
  ),
];
