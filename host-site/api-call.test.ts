import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillPath } from '#domain/contract/endpoint.ts';
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
    expect(await callApi(readSummary, { parameters })).toEqual({ status: 'done', value: reply });
    expect(fetch).toHaveBeenCalledWith(
      fillPath(readSummary.path, parameters),
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    );
  });

  it('sends JSON when there is a body, and the key it was given', async () => {
    answer(200, '{"confirmed":true}');
    await callApi(confirmRequest, { parameters: { ...parameters, requestId: 'r' }, body: {}, idempotencyKey: 'k' });
    expect(fetch).toHaveBeenCalledWith(
      fillPath(confirmRequest.path, { ...parameters, requestId: 'r' }),
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
    [500, '<h1>Internal Server Error</h1>', 'internal'],
    [502, '<h1>Bad Gateway</h1>', 'unavailable'],
    [200, '{"unexpected":1}', 'internal'],
    [200, 'not json', 'network'],
  ])('status %i becomes a code', async (status, body, problem) => {
    answer(status, body);
    expect(await callApi(readSummary, { parameters })).toMatchObject({ status: 'failed', problem });
  });

  it('says so when no reply arrives', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    );
    expect(await callApi(readSummary, { parameters })).toEqual({ status: 'failed', problem: 'network' });
  });
});
