import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parameterReader, readBody, readQuery } from '#api/http/input.ts';
import { listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { switchWebhook } from '#domain/contract/webhooks.ts';
import { Failure } from '#domain/failure.ts';

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  readBody(
    z.unknown(),
    new Request('http://localhost', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    }),
  );
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const refusal = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, ...error.details };
    throw error;
  }
  return undefined;
};

describe('a body', () => {
  test('comes without NUL and halves of surrogate pairs, in texts and in keys', async () => {
    expect(await post('{"a\\u0000": ["x\\u0000", "\\ud800y", "\\ud83d\\ude00"]}')).toEqual({
      'a\ufffd': ['x\ufffd', '\ufffdy', '😀'],
    });
  });

  test('keeps what it says of a prototype to itself', async () => {
    const body = (await post('{"__proto__": {"isAdmin": true}}')) as { isAdmin?: boolean };
    expect([body.isAdmin, Object.keys(body)]).toEqual([undefined, ['__proto__']]);
  });

  test.each([17, 1_000, 100_000])('of %i levels is refused', async (levels) => {
    const wrong = { code: 'validation', fields: [{ path: '', problem: 'wrong-type' }] };
    expect(await refusal(() => post(nested(levels)))).toEqual(wrong);
    expect(await refusal(() => post('{"a":'.repeat(levels / 4) + nested(17) + '}'.repeat(levels / 4)))).toEqual(wrong);
  });

  test('of nothing but unknown keys is answered in a few words', async () => {
    const schema = z.strictObject({ name: z.string() });
    for (const keys of [Array.from({ length: 20_000 }, (_, at) => `key${at}`), ['x'.repeat(200_000)]]) {
      const text = JSON.stringify(Object.fromEntries(keys.map((key) => [key, 1])));
      const headers = { 'Content-Type': 'application/json' };
      const said = await refusal(() =>
        readBody(schema, new Request('http://a', { method: 'POST', body: text, headers })),
      );
      expect(said).toMatchObject({ code: 'validation' });
      expect(JSON.stringify(said).length).toBeLessThan(10_000);
    }
  });

  test('of 16 levels is read', async () => {
    expect(JSON.stringify(await post(nested(16)))).toBe(nested(16));
  });

  test.each(['gzip', 'br', 'zip, identity'])('in %s is refused', async (encoding) => {
    expect(await refusal(() => post('{}', { 'Content-Encoding': encoding }))).toEqual({
      code: 'unsupported-media-type',
    });
  });

  test.each(['', '{', '{}{}', 'NaN', '{"a":1,}', "{'a':1}"])('%j is no JSON', async (text) => {
    expect(await refusal(() => post(text))).toEqual({ code: 'invalid-json' });
  });
});

describe('a query', () => {
  const read = (search: string) => readQuery(listPartnerLeads.query as z.core.$ZodType, `http://localhost/${search}`);
  const id = '6f1d2c3b-0000-4000-8000-123456789abc';

  test.each([
    [`1763632800000.${'-'.repeat(36)}`],
    [`253402300800000.${id}`],
    [`1763632800000.${id.toUpperCase()}`],
    [id],
    ['%00'],
    [''],
  ])('cursor %s is none of ours', async (cursor) => {
    const fields = [{ path: 'cursor', problem: 'unknown-value' }];
    expect(await refusal(() => read(`?cursor=${cursor}`))).toEqual({ code: 'validation', fields });
  });

  test('a cursor of ours is read', () => {
    expect(read(`?cursor=1763632800000.${id}`)).toEqual({ cursor: `1763632800000.${id}` });
  });

  test('of 10,000 parameters is refused', async () => {
    const fields = [{ path: '', problem: 'too-long' }];
    expect(await refusal(() => read(`?${'a=1&'.repeat(10_000)}`))).toEqual({ code: 'validation', fields });
  });
});

describe('a path', () => {
  const read = parameterReader(switchWebhook);

  test.each(['%', '\0', '-'.repeat(36), '../x', 'x'.repeat(8_000), '__proto__'])('%j is no id', async (id) => {
    expect(await refusal(() => read({ id }))).toEqual({ code: 'not-found' });
  });

  test('whose parameters the contract does not name is a mistake of ours', () => {
    expect(() => parameterReader({ ...switchWebhook, parameters: {} })).toThrow('switchWebhook');
  });
});
