import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '#domain/contract/client.ts';
import { createForm, type FormStore } from '#widgets/shared/form/form-store.ts';
import { emptyTexts, type TextRows, typedTexts } from '#widgets/shared/form/text-rows.ts';
import { fakeEnvironment } from '#widgets/shared/testing/fake-environment.ts';

const rows = {
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel', isOptional: true },
} satisfies TextRows;
const schema = z.strictObject({
  person: z.strictObject({ name: z.string().check(z.minLength(2)), phone: z.optional(z.string()) }),
  agrees: z.literal(true),
});
type Request = z.infer<typeof schema>;
type Values = { name: string; phone: string; agrees: boolean };

const refusal = (fields: readonly string[]) =>
  new ApiError(422, 'validation', '', {
    ...{ type: 'about:blank', title: '', status: 422, detail: '', code: 'validation', requestId: 'r' },
    fields: fields.map((path) => ({ path, problem: 'required' as const, message: '' })),
  });

/** A form whose server says what the test has it say. */
function setUp() {
  const sent: { request: Request; key: string; waiting: () => void }[] = [];
  const answers: { done(reply: string): void; fail(error: unknown): void }[] = [];
  const plan = { done: vi.fn(), failed: vi.fn() };
  const form = createForm<Values, Request, string>(fakeEnvironment(), {
    empty: () => ({ ...emptyTexts(rows), agrees: false }),
    read: (values) => z.safeParse(schema, { person: typedTexts(rows, values), agrees: values.agrees }),
    send: (request, { keyOf, waiting }) =>
      new Promise((done, fail) => {
        sent.push({ request, key: keyOf(request), waiting });
        answers.push({ done, fail });
      }),
    ...plan,
  });
  /** Submits, and lets the server answer. */
  async function submit(answer: (it: (typeof answers)[number]) => void) {
    const submitted = form.submit();
    const last = answers.at(-1);
    if (last) answer(last);
    await submitted;
  }
  return { form, sent, answers, plan, submit };
}

function fill(form: FormStore<Values, string>, change: Partial<Values> = {}) {
  form.fill({ name: ' Ada ', phone: ' ', agrees: true, ...change });
}

describe('what was filled in', () => {
  it.each<[string, Partial<Values>, string[]]>([
    ['nothing', { name: '', agrees: false }, ['name', 'agrees']],
    ['too little', { name: 'A' }, ['name']],
    ['no consent', { agrees: false }, ['agrees']],
  ])('is not sent with %s', async (_, change, refused) => {
    const { form, sent } = setUp();
    fill(form, change);
    await form.submit();
    await form.submit();
    expect([form.$refused.get(), form.$refusals.get(), sent]).toEqual([refused, 2, []]);
    form.fill({ agrees: true });
    expect(form.$refused.get()).toEqual(refused.filter((field) => field !== 'agrees'));
  });

  it('is sent without the spaces around it and without what is empty and optional', async () => {
    const { form, sent, plan, submit } = setUp();
    fill(form);
    await submit(({ done }) => done('yes'));
    expect(sent.map(({ request }) => request)).toEqual([{ person: { name: 'Ada' }, agrees: true }]);
    expect(form.$sending.get()).toEqual({ status: 'done', value: 'yes' });
    expect(plan.done.mock.calls).toEqual([['yes', { person: { name: 'Ada' }, agrees: true }]]);
  });

  it('can be looked at before it is sent', () => {
    const { form, sent } = setUp();
    expect([form.check(), form.$refused.get()]).toEqual([false, ['name', 'agrees']]);
    fill(form);
    expect([form.check(), form.$refused.get(), sent]).toEqual([true, [], []]);
  });
});

describe('what the server says', () => {
  it.each<[string, unknown, string[], object]>([
    ['a field of ours', refusal(['person.name']), ['name'], { code: 'validation' }],
    ['none of ours', refusal(['partnerIds']), [], { code: 'validation' }],
    ['too many', new ApiError(429, 'too-many-requests', '', undefined, 90), [], { retryAfterSeconds: 90 }],
    ['what nobody expects', new TypeError('a bug'), [], { code: 'internal' }],
  ])('is told, and loses nothing: %s', async (_, error, refused, problem) => {
    const { form, plan, submit } = setUp();
    fill(form);
    await submit(({ fail }) => fail(error));
    expect(form.$sending.get()).toMatchObject({ status: 'failed', problem });
    expect([form.$refused.get(), form.$refusals.get()]).toEqual([refused, refused.length]);
    expect([form.$values.get().name, plan.failed.mock.calls.length]).toEqual([' Ada ', 1]);
    form.dismiss();
    expect(form.$sending.get().status).toBe('idle');
  });

  it('names the refused fields to the plan, also those that are none of the form’s', async () => {
    const { form, plan, submit } = setUp();
    fill(form);
    await submit(({ fail }) => fail(refusal(['person.name', 'partnerIds'])));
    expect(plan.failed.mock.calls[0]?.[1]).toEqual(['name', 'partnerIds']);
  });
});

describe('sending', () => {
  it('happens once, while it is under way and after', async () => {
    const { form, sent, submit } = setUp();
    fill(form);
    const first = submit(() => undefined);
    await form.submit();
    form.dismiss();
    expect([form.$sending.get().status, sent.length]).toEqual(['loading', 1]);
    await submit(({ done }) => done('yes'));
    await first;
    await form.submit();
    expect([form.$sending.get().status, sent.length]).toEqual(['done', 1]);
  });

  it.each([
    ['the same content', {}, false, true],
    ['other content', { phone: '0123' }, false, false],
    ['a form begun anew', {}, true, false],
  ])('after a failure has a key by its content: %s', async (_, change, isAnew, isSame) => {
    const { form, sent, submit } = setUp();
    fill(form);
    await submit(({ fail }) => fail(new ApiError(0, 'network', '')));
    if (isAnew) form.reset();
    fill(form, change);
    await submit(({ done }) => done('yes'));
    expect([sent.length, sent[0]?.key === sent[1]?.key]).toEqual([2, isSame]);
  });

  it.each<[string, (it: { done(reply: string): void; fail(error: unknown): void }) => void]>([
    ['a reply', ({ done }) => done('late')],
    ['a refusal', ({ fail }) => fail(refusal(['person.name']))],
  ])('tells that it waits, and is forgotten with a reset: %s that comes late', async (_, answer) => {
    const { form, sent, answers, plan } = setUp();
    fill(form);
    const submitted = form.submit();
    expect(form.$isWaiting.get()).toBe(false);
    sent[0]?.waiting();
    expect(form.$isWaiting.get()).toBe(true);
    form.reset();
    fill(form);
    const again = form.submit();
    sent[0]?.waiting();
    if (answers[0]) answer(answers[0]);
    await submitted;
    expect([form.$sending.get().status, form.$isWaiting.get(), form.$refused.get()]).toEqual(['loading', false, []]);
    expect([plan.done.mock.calls, plan.failed.mock.calls]).toEqual([[], []]);
    sent[1]?.waiting();
    answers[1]?.done('in time');
    await again;
    expect([form.$sending.get(), form.$isWaiting.get()]).toEqual([{ status: 'done', value: 'in time' }, false]);
  });
});
