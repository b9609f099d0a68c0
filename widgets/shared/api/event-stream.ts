/** One server-sent event. */
export interface StreamedEvent {
  event: string;
  data: string;
}

const LINE_END = /\r\n|\n|\r/;
const EMPTY_LINE = /(?:\r\n|\n|\r(?!\n)){2}/;

/** The event that a block of lines makes; undefined for comments and what carries no data. */
function eventOf(block: string): StreamedEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(LINE_END)) {
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined;
}

/** Text as it arrives, cut anywhere; a character and a line end may fall on the cut. */
async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

interface Cut {
  events: StreamedEvent[];
  rest: string;
}

/** The events that are whole, and what follows them. */
function cutEvents(text: string): Cut {
  const blocks = text.split(EMPTY_LINE);
  const rest = blocks.pop() ?? '';
  return { events: blocks.map(eventOf).filter((event) => event !== undefined), rest };
}

/** Server-sent events, each as soon as its empty line has come. What follows the last empty line is dropped: it was cut. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  let text = '';
  for await (const piece of textOf(body)) {
    text += piece;
    const halfLineEnd = text.endsWith('\r') ? '\r' : '';
    const { events, rest } = cutEvents(text.slice(0, text.length - halfLineEnd.length));
    text = rest + halfLineEnd;
    yield* events;
  }
  yield* cutEvents(text).events;
}
