import type { AdvisorKind } from '#domain/chat/advisor-kind.ts';
import { type ChatReply, readAdvisor, sendChat, stateFacts } from '#domain/contract/chat.ts';
import type { Problem } from '#domain/contract/problem.ts';
import { calculateRecommendations } from '#domain/contract/recommendations.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { openVisit } from '#domain/contract/visits.ts';
import type { ChatFacts } from '#domain/home/facts.ts';
import type { Language } from '#domain/place.ts';
import type { Speaker } from '#widgets/chat/speech.ts';
import type { Turn } from '#widgets/chat/turn.ts';
import type { Reply, SeenRequest } from '#widgets/shared/testing/fake-environment.ts';

/** One `sendChat` that the test answers piece by piece. */
export interface OpenTurn {
  body: Turn;
  key: string | undefined;
  token: string | undefined;
  say(text: string): void;
  /** Who speaks from here on. */
  by(advisor: AdvisorKind, language?: Language): void;
  /** What was said gives way to what follows. */
  anew(): void;
  teach(facts: ChatFacts): void;
  done(reply?: Partial<ChatReply>): void;
  fail(problem: Problem): void;
  /** The connection breaks. */
  cut(): void;
  wasLeft(): boolean;
  /** Goes on talking when its listener has left. */
  ignoreLeaving(): void;
}

export const problemOf = (status: number, code: Problem['code'], detail = ''): Problem => ({
  ...{ type: 'about:blank', title: '', requestId: 'r' },
  ...{ status, code, detail },
});

const bytes = new TextEncoder();

function openTurn({ body, headers }: SeenRequest, id: string): { turn: OpenTurn; reply: Reply } {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let content = '';
  let speaker: Speaker = { advisor: 'automatic' };
  let isLeft = false;
  let isDeaf = false;
  const write = (event: string, data: unknown) =>
    controller?.enqueue(bytes.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  const stream = (signal: AbortSignal | null | undefined) => {
    signal?.addEventListener('abort', () => {
      isLeft = true;
      if (!isDeaf) controller?.error(new DOMException('', 'AbortError'));
    });
    return new ReadableStream<Uint8Array>({
      start(it) {
        controller = it;
      },
    });
  };
  const turn: OpenTurn = {
    body: body as Turn,
    key: headers['Idempotency-Key'],
    token: headers.Authorization,
    say(text) {
      content += text;
      write('delta', { text });
    },
    by(advisor, language) {
      speaker = { advisor, language };
      write('speaker', speaker);
    },
    anew() {
      content = '';
      write('anew', {});
    },
    teach: (facts) => write('facts', facts),
    done(reply = {}) {
      write('done', { id, role: 'assistant', content, timestamp: 1, ...speaker, ...reply });
      controller?.close();
    },
    fail(problem) {
      write('error', problem);
      controller?.close();
    },
    cut: () => controller?.error(new TypeError('network error')),
    wasLeft: () => isLeft,
    ignoreLeaving() {
      isDeaf = true;
    },
  };
  return { turn, reply: { stream } };
}

/** The API as far as a chat needs it. `refuse` answers a call in place of it. */
export function scriptedServer(
  refuse: (request: SeenRequest) => Reply | undefined = () => undefined,
  advisor: AdvisorKind = 'automatic',
) {
  const turns: OpenTurn[] = [];
  let visits = 0;
  const replies: Record<string, () => Reply> = {
    [openVisit.path]: () => {
      visits += 1;
      const visit = { visitId: 'v', token: `token-${visits}`, expiresAt: '2026-11-01T00:30:00Z', partner: null };
      return { status: 201, json: visit };
    },
    [readAdvisor.path]: () => ({ status: 200, json: { advisor } }),
    [stateFacts.path]: () => ({ status: 200, json: { stored: true } }),
    [calculateRecommendations.path]: () => ({ status: 200, json: { heatPumpPotential: 'high' } }),
    [sendSummary.path]: () => ({ status: 200, json: { success: true, confirmation: 'sent' } }),
  };
  const answer = (request: SeenRequest): Reply => {
    const refused = refuse(request);
    if (refused) return refused;
    if (request.path !== sendChat.path) return replies[request.path]?.() ?? 'lost';
    const { turn, reply } = openTurn(request, `reply-${turns.length + 1}`);
    turns.push(turn);
    return reply;
  };
  return { turns, answer };
}

/** A call that is turned down. */
export const refused = (status: number, code: Problem['code'], detail = ''): Reply => ({
  status,
  json: problemOf(status, code, detail),
  ...(status === 429 && { headers: { 'Retry-After': '30' } }),
});
