import type { AdvisorPiece } from '#api/advisor/advisor.ts';
import { type Route, type StreamEvent, streamRoute, writeRoute } from '#api/http/route.ts';
import { closeTurn } from '#api/services/chat/close-turn.ts';
import { openTurn } from '#api/services/chat/open-turn.ts';
import { stateFacts } from '#api/services/chat/state-facts.ts';
import { ADVISOR_HEADER, type ChatReply, sendChat, stateFacts as stateEndpoint } from '#domain/contract/chat.ts';

/** A piece of an answer as the browser hears it; what is asked comes with the whole reply. */
function eventOfPiece(piece: AdvisorPiece): StreamEvent | undefined {
  if (piece.kind === 'text') return { event: 'delta', data: { text: piece.text } };
  return piece.kind === 'facts' ? { event: 'facts', data: piece.facts } : undefined;
}

/** An answer that was given before, told again. */
function eventsOfReply({ content, facts }: ChatReply): StreamEvent[] {
  const text = { event: 'delta', data: { text: content } };
  return facts ? [{ event: 'facts', data: facts }, text] : [text];
}

export const chatRoutes: Route[] = [
  streamRoute(sendChat, {
    kept: ({ body }) => body.message,
    headers: ({ advisor }) => ({ [ADVISOR_HEADER]: advisor.kind }),
    open: (context, { body }, key) => openTurn(context, body, key),
    speak: ({ advisor }, { asking }, signal) => advisor.answer(asking, signal),
    tell: eventOfPiece,
    close: closeTurn,
    retell: eventsOfReply,
  }),
  writeRoute(stateEndpoint, (context, { body }) => stateFacts(context, body), { kept: ({ body }) => body.facts }),
];
