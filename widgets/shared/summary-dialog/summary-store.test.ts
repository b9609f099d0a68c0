import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { type EstimateVerdict, verdictOf } from '#domain/estimate/verdict.ts';
import { quickResult } from '#domain/questionnaire/packages.ts';
import { CLOSE_AFTER_SENT_MS } from '#domain/summary/summary-dialog.ts';
import { sampleEstimate } from '#tests/harness/sample-estimate.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import { createSummaryStore, type SummaryContent } from '#widgets/shared/summary-dialog/summary-store.ts';
import { fakeEnvironment, type Reply, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';
import { testOptions } from '#widgets/shared/testing/widget-options.ts';

const PATH = sendSummary.path;
const content: SummaryContent = {
  assessment: { homeType: 'condo', homeSize: 116.1 },
  recommendations: quickResult({ roofType: 'flat' }, 'USD'),
  ownsHome: true,
};
const { ownsHome: _, ...sentContent } = content;
const frame = { language: 'en', market: 'us' };
const known = { userEmailProvided: 'true', userEmail: 'ada@example.org', userName: 'Ada' };
const sent: Reply = { status: 200, json: { success: true, confirmation: 'sent' } };
const problem = (code: string, more = {}): Reply => ({
  status: 422,
  json: { type: 'about:blank', status: 422, code, title: '', detail: '', requestId: 'r', ...more },
});

function setUp(answer: (request: SeenRequest) => Reply = () => sent, kept: Record<string, string> = {}) {
  const environment = fakeEnvironment(answer, new Map(Object.entries(kept)));
  const visitMemory = { read: () => ({ token: 't', partner: null }), write: () => undefined };
  const $options = atom(testOptions);
  const client = createApiClient({ environment, $options, visitMemory });
  const errors: unknown[] = [];
  const emit = (_: string, detail: unknown) => errors.push(detail) > 0;
  const $content = atom(content);
  const $verdict = atom<EstimateVerdict | undefined>();
  const subject = { $content, $pagePartner: atom(undefined), $verdict };
  const summary = createSummaryStore({ environment, $options, emit }, client, subject);
  return {
    environment,
    summary,
    $verdict,
    $options,
    errors,
    bodies: () => environment.requests.map(({ body }) => body),
  };
}

function fill({ summary }: ReturnType<typeof setUp>) {
  summary.open();
  summary.fill({ name: 'Ada' });
  summary.fill({ email: ' ada@example.org ' });
  summary.fill({ agreeToTerms: true });
}

describe('the way to the preview', () => {
  it('asks for name, address and consent while the tab knows none', () => {
    const { summary } = setUp();
    summary.open();
    expect(summary.$view.get()).toBe('address');
    summary.preview();
    expect([summary.$refused.get(), summary.$refusals.get()]).toEqual([['name', 'email', 'agreeToTerms'], 1]);
    summary.fill({ email: 'ada@example.org' });
    expect(summary.$refused.get()).toEqual(['name', 'agreeToTerms']);
  });

  it('leads straight there when the tab knows the address, and asks for no second consent', async () => {
    const it = setUp(undefined, known);
    it.summary.open();
    expect([it.summary.$view.get(), it.summary.$hasConsented.get()]).toEqual(['preview', true]);
    await it.summary.submit();
    expect(it.bodies()).toEqual([{ ...sentContent, ...frame, name: 'Ada', email: 'ada@example.org' }]);
  });

  it('asks for consent again where the address is another one', () => {
    const { summary } = setUp(undefined, known);
    summary.open();
    summary.changeAddress();
    summary.fill({ email: 'bob@example.org' });
    summary.preview();
    expect([summary.$view.get(), summary.$refused.get()]).toEqual(['address', ['agreeToTerms']]);
  });
});

it('previews what a detailed estimate has calculated, and nothing typical beside it', () => {
  const { summary, $verdict } = setUp();
  expect(summary.$letter.get().blocks.map(({ kind }) => kind)).toContain('packages');
  $verdict.set(verdictOf(sampleEstimate({ potentials: { solar: 'low', heatPump: 'high' } })));
  const { blocks } = summary.$letter.get();
  expect(blocks.map(({ kind }) => kind)).not.toContain('packages');
  expect(JSON.stringify(blocks)).toContain('Heat pump first: so the detailed estimate for your home has it.');
  expect(JSON.stringify(blocks)).toContain('Calculated for your home');
});

describe('sending', () => {
  it('sends what was previewed with consent, keeps the contact, and closes after two seconds', async () => {
    const it = setUp();
    fill(it);
    it.summary.preview();
    expect(it.summary.$view.get()).toBe('preview');
    await it.summary.submit();
    const consent = { version: expect.any(String), agreeToTerms: true, receiveUpdates: false };
    expect(it.bodies()).toEqual([{ ...sentContent, ...frame, name: 'Ada', email: 'ada@example.org', consent }]);
    expect(it.environment.requests[0]?.path).toBe(PATH);
    expect(Object.fromEntries(it.environment.kept)).toEqual(known);
    await it.environment.pass(CLOSE_AFTER_SENT_MS - 1);
    expect(it.summary.$isOpen.get()).toBe(true);
    await it.environment.pass(1);
    expect([it.summary.$isOpen.get(), it.summary.$sending.get()]).toEqual([false, { status: 'done', value: 'sent' }]);
  });

  it('goes out under the same key once the connection is back; other content has another', async () => {
    const it = setUp();
    fill(it);
    it.environment.setOnline(false);
    const sending = it.summary.submit();
    await it.environment.pass(0);
    expect(it.summary.$isWaiting.get()).toBe(true);
    it.environment.setOnline(true);
    await sending;
    it.summary.open();
    it.$options.set({ ...testOptions, market: 'de' });
    await it.summary.submit();
    const keys = it.environment.requests.map(({ headers }) => headers['Idempotency-Key']);
    expect([keys.length, keys[0] === keys[1], keys[1] === keys[2]]).toEqual([3, true, false]);
    expect(it.summary.$isWaiting.get()).toBe(false);
  });

  it('leads back to the field that the server refuses, and loses nothing', async () => {
    const fields = [{ path: 'email', problem: 'invalid-email', message: 'm' }];
    const it = setUp(() => problem('validation', { fields }));
    fill(it);
    it.summary.preview();
    await it.summary.submit();
    expect([it.summary.$view.get(), it.summary.$refused.get()]).toEqual(['address', ['email']]);
    expect(it.summary.$values.get()).toMatchObject({ name: 'Ada', agreeToTerms: true });
    expect([it.environment.kept.size, it.errors]).toEqual([0, [{ code: 'validation' }]]);
  });

  it('stays open after a failure, whose news can be dismissed', async () => {
    const it = setUp(() => problem('too-many-requests'));
    fill(it);
    await it.summary.submit();
    await it.environment.pass(CLOSE_AFTER_SENT_MS);
    expect([it.summary.$isOpen.get(), it.summary.$sending.get().status]).toEqual([true, 'failed']);
    it.summary.dismiss();
    expect(it.summary.$sending.get().status).toBe('idle');
  });

  it('does not close a dialog that was opened again', async () => {
    const it = setUp();
    fill(it);
    await it.summary.submit();
    it.summary.close();
    it.summary.open();
    await it.environment.pass(CLOSE_AFTER_SENT_MS);
    expect([it.summary.$isOpen.get(), it.summary.$sending.get().status]).toEqual([true, 'idle']);
  });
});
