import type { AdvisorPiece } from '#api/advisor/advisor.ts';
import type { StreamEvent } from '#api/http/route.ts';
import type { ChatReply } from '#domain/contract/chat.ts';

/** A piece of an answer as the browser hears it; what is asked comes with the whole reply. */
export function eventOfPiece(piece: AdvisorPiece): StreamEvent | undefined {
  if (piece.kind === 'text') return { event: 'delta', data: { text: piece.text } };
  return piece.kind === 'facts' ? { event: 'facts', data: piece.facts } : undefined;
}

/** An answer that was given before, told again. */
export function eventsOfReply({ content, facts }: ChatReply): StreamEvent[] {
  const text = { event: 'delta', data: { text: content } };
  return facts ? [{ event: 'facts', data: facts }, text] : [text];
}
