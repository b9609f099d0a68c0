import { listRoute, type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { answerQuote } from '#api/services/projects/answer-quote.ts';
import { changeStep } from '#api/services/projects/change-step.ts';
import { listProjects } from '#api/services/projects/list-projects.ts';
import { offerQuote } from '#api/services/projects/offer-quote.ts';
import { listProjectMessages, markConversation, writeProjectMessage } from '#api/services/projects/project-messages.ts';
import { readProject } from '#api/services/projects/read-project.ts';
import * as messages from '#domain/contract/project-messages.ts';
import * as quotes from '#domain/contract/project-quotes.ts';
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
];
