import OpenAI from 'openai';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completionEvents } from '#tests/harness/openai-replies.ts';
import { OPENAI_KEY, type OpenAiServer, startOpenAi } from '#tests/harness/openai-server.ts';

let vendor: OpenAiServer;
beforeEach(async () => {
  vendor = await startOpenAi();
});
afterEach(() => vendor.stop());

const client = (apiKey = OPENAI_KEY) =>
  new OpenAI({ apiKey, baseURL: vendor.baseUrl, maxRetries: 0, timeout: 300, logLevel: 'off' });
const question = { model: 'gpt-test', messages: [{ role: 'user' as const, content: 'I have a house.' }] };
const ask = () => client().chat.completions.create(question);
const askStreaming = (signal?: AbortSignal) =>
  client().chat.completions.create(
    { ...question, stream: true, stream_options: { include_usage: true } },
    { signal: signal ?? null },
  );

async function read(signal?: AbortSignal) {
  let text = '';
  let finish: string | null = null;
  let usage: number | undefined;
  for await (const { choices, usage: used } of await askStreaming(signal)) {
    text += choices[0]?.delta.content ?? '';
    finish = choices[0]?.finish_reason ?? finish;
    usage = used?.total_tokens ?? usage;
  }
  return { text, finish, usage };
}

test('a JSON reply carries text, reason and usage', async () => {
  vendor.script({ says: 'Grüezi' });
  const { choices, usage } = await ask();
  expect(choices[0]).toMatchObject({ message: { content: 'Grüezi' }, finish_reason: 'stop' });
  expect(usage?.total_tokens).toBeGreaterThan(0);
  expect(vendor.requests[0]).toMatchObject(question);
});

test('a stream carries the same in pieces', async () => {
  vendor.script({ says: 'Wie ist Ihr Dach ausgerichtet? 🏠 Nach Süden?' });
  const { text, finish, usage } = await read();
  expect({ text, finish }).toEqual({ text: 'Wie ist Ihr Dach ausgerichtet? 🏠 Nach Süden?', finish: 'stop' });
  expect(usage).toBeGreaterThan(0);
});

test('tool calls come whole and in pieces', async () => {
  const calls = [{ name: 'record_facts', arguments: '{"roofType":"flat","hasEV":"no"}' }];
  vendor.script({ calls }, 2);
  const [choice] = (await ask()).choices;
  expect(choice).toMatchObject({ finish_reason: 'tool_calls', message: { tool_calls: [{ function: calls[0] }] } });
  let read = '';
  for await (const { choices } of await askStreaming())
    read += choices[0]?.delta.tool_calls?.[0]?.function?.arguments ?? '';
  expect(read).toBe(calls[0]?.arguments);
});

test('errors keep their class, code and Retry-After', async () => {
  vendor.script({ does: 'status', status: 429, retryAfterSeconds: 60 });
  const limited = await ask().catch((error) => error);
  expect(limited).toBeInstanceOf(OpenAI.RateLimitError);
  expect(limited.headers.get('retry-after')).toBe('60');
  vendor.script({ does: 'status', status: 500 });
  await expect(ask()).rejects.toBeInstanceOf(OpenAI.InternalServerError);
  await expect(client('wrong').chat.completions.create(question)).rejects.toMatchObject({
    status: 401,
    code: 'invalid_api_key',
  });
  expect(vendor.requests).toHaveLength(2);
});

test('silence runs into the time limit', async () => {
  vendor.script({ does: 'silent' });
  await expect(ask()).rejects.toBeInstanceOf(OpenAI.APIConnectionTimeoutError);
});

test('a stream cut at any byte before its finish reason has none', async () => {
  const turn = { says: 'Ja' };
  const events = [...completionEvents({ ...question, stream: true, stream_options: { include_usage: true } }, turn)];
  const told = Buffer.byteLength(
    events
      .slice(
        0,
        events.findIndex((it) => it.includes('"finish_reason":"stop"')),
      )
      .join(''),
  );
  const outcomes = [];
  for (let afterBytes = 0; afterBytes < told; afterBytes += 1) {
    vendor.script({ does: 'cut', afterBytes, turn });
    outcomes.push(await read().catch(() => ({ finish: null })));
  }
  expect(outcomes.filter((it) => it.finish !== null)).toEqual([]);
  expect(vendor.requests).toHaveLength(told);
});

test('a reset in the stream is an error', async () => {
  vendor.script({ does: 'reset', afterBytes: 400 });
  await expect(read()).rejects.toThrow();
});

test('a stalled stream stays open until the caller leaves, and is then closed', async () => {
  vendor.script({ does: 'stall', afterBytes: 400 });
  const leaving = new AbortController();
  for await (const _ of await askStreaming(leaving.signal)) {
    expect(vendor.openReplies()).toBe(1);
    leaving.abort();
  }
  await expect.poll(() => vendor.openReplies()).toBe(0);
});

test('slow begins late and ends well', async () => {
  vendor.script({ does: 'slow', firstTokenMs: 30, betweenMs: 2, turn: { says: 'Langsam' } });
  expect(await read()).toMatchObject({ text: 'Langsam', finish: 'stop' });
});
