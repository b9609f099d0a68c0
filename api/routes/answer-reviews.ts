import { listRoute, type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { drawAnswers } from '#api/services/answers/draw-answers.ts';
import { gradeAnswer } from '#api/services/answers/grade-answer.ts';
import { listGradedAnswers } from '#api/services/answers/list-graded-answers.ts';
import { readAdviserFigures } from '#api/services/answers/read-adviser-figures.ts';
import * as endpoints from '#domain/contract/answer-reviews.ts';

/** What the chat costs, and what its answers are worth; for administrators. */
export const answerReviewRoutes: Route[] = [
  readRoute(endpoints.readAdviserFigures, (context) => readAdviserFigures(context)),
  writeRoute(endpoints.drawAnswers, (context) => drawAnswers(context)),
  writeRoute(endpoints.gradeAnswer, (context, { parameters, body }) => gradeAnswer(context, parameters.answerId, body)),
  listRoute(endpoints.listGradedAnswers, (context, { query }) => listGradedAnswers(context, query)),
];
