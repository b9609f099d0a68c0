import { type Route, streamRoute } from '#api/http/route.ts';
import { closeTurn } from '#api/services/chat/close-turn.ts';
import { openTurn } from '#api/services/chat/open-turn.ts';
import { eventOfPiece, eventsOfReply } from '#api/services/chat/turn-events.ts';
import { ADVISOR_HEADER, sendChat } from '#domain/contract/chat.ts';

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
];
