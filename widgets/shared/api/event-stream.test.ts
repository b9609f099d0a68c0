import { expect, test } from 'vitest';
import { readEvents, type StreamedEvent } from '#widgets/shared/api/event-stream.ts';

const bytes = new TextEncoder();

function bodyOf(pieces: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

function* piecesOf(text: string, length: number): Generator<Uint8Array> {
  const whole = bytes.encode(text);
  for (let at = 0; at < whole.length; at += length) yield whole.slice(at, at + length);
}

async function eventsIn(pieces: Iterable<Uint8Array>): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = [];
  for await (const event of readEvents(bodyOf(pieces))) events.push(event);
  return events;
}

const said = [
  { event: 'delta', data: '{"text":"Grüezi 🌞"}' },
  { event: 'facts', data: '{}' },
  { event: 'done', data: '{"content":"a\\nb"}' },
];
const written = said.map(({ event, data }) => `event: ${event}\ndata: ${data}\n\n`).join('');

test.each([1, 2, 3, 5, 7, 64, 10_000])('events come whole when the stream is cut every %i bytes', async (length) => {
  expect(await eventsIn(piecesOf(written, length))).toEqual(said);
  expect(await eventsIn(piecesOf(written.replaceAll('\n', '\r\n'), length))).toEqual(said);
  expect(await eventsIn(piecesOf(written.replaceAll('\n', '\r'), length))).toEqual(said);
});

test('comments, unknown fields and empty events are passed over, lines of data put together', async () => {
  const text = ': hello\n\nid: 1\nretry: 5\n\nevent: delta\ndata:a\ndata:  b\n\nevent: delta\n\n\n\ndata: c\n\n';
  expect(await eventsIn(piecesOf(text, 3))).toEqual([
    { event: 'delta', data: 'a\n b' },
    { event: 'message', data: 'c' },
  ]);
});

test('what was cut before its empty line is no event', async () => {
  expect(await eventsIn(piecesOf(`${written}event: done\ndata: {"content":"ha`, 9))).toEqual(said);
  expect(await eventsIn(piecesOf('', 1))).toEqual([]);
});

test('a listener who leaves ends the stream', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes.encode(written)),
    cancel() {
      isCancelled = true;
    },
  });
  for await (const { event } of readEvents(body)) if (event === 'done') break;
  expect(isCancelled).toBe(true);
});
