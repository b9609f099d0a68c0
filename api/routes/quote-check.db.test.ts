import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepEstimate } from '#domain/contract/keep-estimate.ts';
import { checkQuote, MOST_PDF_BYTES, readQuote } from '#domain/contract/quote-check.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { writtenOffers } from '#domain/quote-check/testing/data/offers.ts';
import { ask, call, countRows, newVisit } from '#tests/harness/calls.ts';
import { slowness, threadMs } from '#tests/harness/machine-speed.ts';
import { smallPdf } from '#tests/harness/small-pdf.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const nothing = { products: [], included: [], excluded: [] };
const roof = { market: 'de', kwp: 16, price: 20_000, priceKind: 'gross', ...nothing } as const;
const home: EstimateInput = { market: 'de', place: '10437 Berlin', roof: { areaM2: 40 }, heating: { system: 'gas' } };
const readPdf = (file: Buffer) => call(app, readQuote, { body: { pdf: file.toString('base64') } });
const offer = writtenOffers.find(({ name }) => name === 'a German heat pump, net with tax beside it');

describe('an offer', () => {
  test('is held against the home that is told along', async () => {
    const [alone, beside] = [
      await ask(app, checkQuote, { body: { quote: roof } }),
      await ask(app, checkQuote, { body: { quote: roof, home } }),
    ];
    expect(alone.sizes).toMatchObject([{ basis: 'usual' }]);
    expect(beside.sizes).toMatchObject([{ basis: 'home', verdict: 'large' }]);
    expect(beside.price).toMatchObject({ place: 'within', parts: [{ part: 'solar' }] });
  });

  test('is held against the kept estimate of its own visit, and of no other', async () => {
    const [mine, other] = [await newVisit(app), await newVisit(app)];
    await ask(app, keepEstimate, { body: { kind: 'questionnaire', input: home } }, { token: mine.token });
    const basisFor = async (token: string) =>
      (await ask(app, checkQuote, { body: { quote: roof } }, { token })).sizes[0]?.basis;
    expect(await basisFor(mine.token)).toBe('home');
    expect(await basisFor(other.token)).toBe('usual');
  });

  test('of another country than the home is refused, and so is a place nobody knows', async () => {
    for (const wrong of [
      { ...home, market: 'ch' as const, place: 'Bern' },
      { ...home, place: 'Nirgendwoburg' },
    ])
      expect((await call(app, checkQuote, { body: { quote: roof, home: wrong } })).status).toBe(400);
  });
});

describe('reading', () => {
  test('finds the same in a text and in its PDF, and keeps nothing of either', async () => {
    const rows = () =>
      Promise.all(['visit', 'message', 'assessment', 'estimate', 'audit'].map((it) => countRows(app, it)));
    const before = await rows();
    const text = await ask(app, readQuote, { body: { text: offer?.text ?? '' } });
    const pdf = await (await readPdf(smallPdf([offer?.text.replaceAll('€', 'EUR') ?? '']))).json();
    expect(text.quote).toMatchObject(offer?.says ?? {});
    expect(pdf.quote).toMatchObject(offer?.says ?? {});
    expect(await rows()).toEqual(before);
  });

  test('says that a PDF holds no text', async () => {
    expect(await (await readPdf(smallPdf(['']))).json()).toMatchObject({ hasText: false });
  });

  test.each([
    ['of more than 20 pages', () => smallPdf(Array.from({ length: 21 }, () => 'a')), 'too-many'],
    ['that is none', () => Buffer.from('Gesamtpreis 15.000,00 EUR'), 'unknown-value'],
    ['that only begins like one', () => Buffer.from(`%PDF-1.7\n${'x'.repeat(2_000)}`), 'unknown-value'],
    [
      'whose tree of pages goes round',
      () => Buffer.from(smallPdf(['a']).toString('latin1').replace('[4 0 R]', '[2 0 R]'), 'latin1'),
      'unknown-value',
    ],
  ])('refuses a PDF %s', async (_, file, problem) => {
    const reply = await readPdf(file());
    expect(reply.status).toBe(400);
    expect((await reply.json()).fields).toMatchObject([{ path: 'pdf', problem }]);
  });

  test('stops at its own bound of bytes, which is wider than that of other calls', async () => {
    const filled = (bytes: number) => Buffer.concat([smallPdf(['Solar 9 kWp']), Buffer.alloc(bytes, ' ')]);
    expect((await readPdf(filled(MOST_PDF_BYTES - 10_000))).status).toBe(200);
    expect((await readPdf(filled(MOST_PDF_BYTES + 10_000))).status).toBe(413);
    const long = { quote: roof, home, more: 'a'.repeat(300_000) };
    expect((await call(app, checkQuote, { body: long })).status).toBe(413);
  });

  test('asks for one of both', async () => {
    expect((await call(app, readQuote, { body: {} })).status).toBe(400);
  });

  test('leaves the thread that serves everybody free while a PDF is read', async () => {
    const pages = Array.from({ length: 20 }, () => 'Solar 9 kWp\n'.repeat(60));
    const times: number[] = [];
    for (let run = 0; run < 4; run += 1) {
      const busy = process.threadCpuUsage();
      await readPdf(smallPdf(pages));
      times.push(threadMs(busy));
    }
    expect(Math.min(...times) / slowness()).toBeLessThan(50);
  });
});
