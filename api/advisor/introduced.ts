import type { AdvisorPiece } from '#api/advisor/advisor.ts';
import type { AdvisorKind } from '#domain/chat/advisor-kind.ts';

/** The pieces, the first of which says who speaks. */
export async function* introduced(pieces: AsyncIterable<AdvisorPiece>, by: AdvisorKind): AsyncGenerator<AdvisorPiece> {
  let isFirst = true;
  for await (const piece of pieces) {
    yield isFirst ? { by, ...piece } : piece;
    isFirst = false;
  }
}
