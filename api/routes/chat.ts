import type { AdvisorPiece } from '#api/advisor/advisor.ts';
import { introduced } from '#api/advisor/introduced.ts';
import { type Route, readRoute, type StreamEvent, streamRoute, writeRoute } from '#api/http/route.ts';
import { closeTurn } from '#api/services/chat/close-turn.ts';
import { countsOfTurn, turnPoints } from '#api/services/chat/limit-turns.ts';
import { type OpenTurn, openTurn } from '#api/services/chat/open-turn.ts';
import { stateFacts } from '#api/services/chat/state-facts.ts';
import {
  ADVISOR_HEADER,
  type ChatReply,
  readAdvisor,
  sendChat,
  stateFacts as stateEndpoint,
} from '#domain/contract/chat.ts';

/** A piece of an answer as the browser hears it; what is asked comes with the whole reply. */
function* eventsOfPiece({ by: advisor, ...piece }: AdvisorPiece, { language }: OpenTurn): Generator<StreamEvent> {
  if (advisor) yield { event: 'speaker', data: { advisor, language } };
  if (piece.kind === 'text') yield { event: 'delta', data: { text: piece.text } };
  if (piece.kind === 'anew') yield { event: 'anew', data: {} };
  if (piece.kind === 'facts') yield { event: 'facts', data: piece.facts };
}

/** An answer that was given before, told again. */
function eventsOfReply({ content, facts, advisor, language }: ChatReply): StreamEvent[] {
  const speaker = { event: 'speaker', data: { advisor, language } };
  const text = { event: 'delta', data: { text: content } };
  return facts ? [speaker, { event: 'facts', data: facts }, text] : [speaker, text];
}

/** Both its first event and its whole reply tell who speaks. */
const speakerOf = (told: unknown) => (told as Pick<ChatReply, 'advisor'>).advisor;

export const chatRoutes: Route[] = [
  readRoute(readAdvisor, async ({ advisor }) => ({ advisor: advisor.kind })),
  streamRoute(sendChat, {
    kept: ({ body }) => body.message,
    counts: (context, { body }) => countsOfTurn(context, turnPoints(body)),
    headers: (told) => ({ [ADVISOR_HEADER]: speakerOf(told) }),
    open: (context, { body }, key) => openTurn(context, body, key),
    speak: ({ advisor }, { asking }, signal) => introduced(advisor.answer(asking, signal), advisor.kind),
    tell: eventsOfPiece,
    close: closeTurn,
    retell: eventsOfReply,
  }),
  writeRoute(stateEndpoint, (context, { body }) => stateFacts(context, body), {
    kept: ({ body }) => body.facts,
    counts: (context) => countsOfTurn(context, 1),
  }),
];
