import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmRequest, readSummary } from '#domain/contract/summary.ts';
import { callApi } from '#host-site/api-call.ts';

const answer = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );
const parameters = { token: 'a/b' };

afterEach(() => vi.unstubAllGlobals());

describe('callApi', () => {
  it('fills the path and returns the checked reply', async () => {
    const reply = { language: 'de', confirmed: true, updates: 'none', suppressed: false, consultations: [] };
    answer(200, JSON.stringify(reply));
    expect(await callApi(readSummary, { parameters })).toEqual({ ok: true, reply });
    expect(fetch).toHaveBeenCalledWith('/api/summary/a%2Fb', expect.objectContaining({ method: 'GET', body: null }));
  });

  it('sends JSON when there is a body, and the key it was given', async () => {
    answer(200, '{"confirmed":true}');
    await callApi(confirmRequest, { parameters: { ...parameters, requestId: 'r' }, body: {}, idempotencyKey: 'k' });
    expect(fetch).toHaveBeenCalledWith(
      '/api/summary/a%2Fb/requests/r/confirm',
      expect.objectContaining({
        method: 'POST',
        body: '{}',
        headers: expect.objectContaining({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k' }),
      }),
    );
  });

  it.each([
    [
      404,
      JSON.stringify({ type: 'about:blank', status: 404, code: 'not-found', title: '', detail: '', requestId: '' }),
      'not-found',
    ],
    [502, '<h1>Bad Gateway</h1>', 'internal'],
    [200, '{"unexpected":1}', 'internal'],
    [200, 'not json', 'internal'],
  ])('status %i becomes a code', async (status, body, failure) => {
    answer(status, body);
    expect(await callApi(readSummary, { parameters })).toEqual({ ok: false, failure });
  });

  it('says offline when no reply arrives', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    );
    expect(await callApi(readSummary, { parameters })).toEqual({ ok: false, failure: 'offline' });
  });
});
