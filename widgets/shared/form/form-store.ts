import { atom, type ReadableAtom } from 'nanostores';
import type { ApiError, ApiErrorCode } from '#domain/contract/client.ts';
import type { Environment } from '#widgets/shared/environment.ts';
import { done, failed, idle, loading, type RemoteState } from '#widgets/shared/remote-state.ts';

type FormValues = Record<string, string | boolean>;

/** Why something sent did not get through, and how long to wait before the next try. */
export interface SendingProblem {
  code: ApiErrorCode;
  retryAfterSeconds?: number | undefined;
}

/** One sending of a form. */
interface Attempt {
  /** The idempotency key of what is sent: the same content keeps its key, however often it is sent. */
  keyOf(body: unknown): string;
  /** To be called when it waits for the connection. */
  waiting(): void;
}

/** What one form is about. */
interface FormPlan<Values extends FormValues, Request, Reply> {
  /** What it holds at first. */
  empty(): Values;
  /** As zod's `safeParse` answers: the request, or issues whose paths end with a field's name. */
  read(
    values: Values,
  ): { success: true; data: Request } | { success: false; error: { issues: readonly { path: readonly unknown[] }[] } };
  /** Rejects with what is read as an `ApiError`. */
  send(request: Request, attempt: Attempt): Promise<Reply>;
  done?(reply: Reply, request: Request): void;
  /** `fields`: names that the server refused, also those that are none of the form's. */
  failed?(problem: SendingProblem, fields: readonly string[], request: Request): void;
}

export interface FormStore<Values extends FormValues = FormValues, Reply = unknown> {
  $values: ReadableAtom<Values>;
  /** Fields that something is wrong with, by our word or the server's; filled in anew, a field is none of them. */
  $refused: ReadableAtom<readonly string[]>;
  /** Counts refusals, so that the view can lead to the first wrong field each time. */
  $refusals: ReadableAtom<number>;
  $sending: ReadableAtom<RemoteState<Reply, SendingProblem>>;
  /** True while what was sent waits for the connection. */
  $isWaiting: ReadableAtom<boolean>;
  fill(change: Partial<Values>): void;
  /** Whether it could be sent; refuses what stands in the way. */
  check(): boolean;
  /** Once, until it has failed or been reset. */
  submit(): Promise<void>;
  /** How it went has been read. */
  dismiss(): void;
  /** Empty again; what is under way goes on, and nobody hears of it. */
  reset(): void;
}

/** Fields, refusals and the sending of one form, whatever it asks. */
export function createForm<Values extends FormValues, Request, Reply>(
  { randomUUID }: Pick<Environment, 'randomUUID'>,
  plan: FormPlan<Values, Request, Reply>,
): FormStore<Values, Reply> {
  const $values = atom(plan.empty());
  const $refused = atom<readonly string[]>([]);
  const $refusals = atom(0);
  const $sending = atom<RemoteState<Reply, SendingProblem>>(idle);
  const $isWaiting = atom(false);
  let sent: { content: string; key: string } | undefined;
  let round = 0;

  function keyOf(body: unknown): string {
    const content = JSON.stringify(body);
    if (sent?.content !== content) sent = { content, key: randomUUID() };
    return sent.key;
  }

  function refuse(names: readonly unknown[]) {
    const refused = Object.keys($values.get()).filter((field) => names.includes(field));
    $refused.set(refused);
    if (refused.length > 0) $refusals.set($refusals.get() + 1);
  }

  function check(): { request: Request } | undefined {
    const read = plan.read($values.get());
    refuse(read.success ? [] : read.error.issues.map(({ path }) => path.at(-1)));
    return read.success ? { request: read.data } : undefined;
  }

  function fail(error: unknown, request: Request) {
    const { code = 'internal', retryAfterSeconds, problem } = error as Partial<ApiError>;
    const fields = problem?.fields?.map(({ path }) => path.replace(/.*\./, '')) ?? [];
    $sending.set(failed({ code, retryAfterSeconds }));
    refuse(fields);
    plan.failed?.({ code, retryAfterSeconds }, fields, request);
  }

  async function send(request: Request) {
    const mine = round;
    const ifCurrent = (action: () => void) => mine === round && action();
    const attempt = { keyOf, waiting: () => void ifCurrent(() => $isWaiting.set(true)) };
    $sending.set(loading);
    try {
      const reply = await plan.send(request, attempt);
      ifCurrent(() => {
        $sending.set(done(reply));
        plan.done?.(reply, request);
      });
    } catch (error) {
      ifCurrent(() => fail(error, request));
    }
    ifCurrent(() => $isWaiting.set(false));
  }

  return {
    $values,
    $refused,
    $refusals,
    $sending,
    $isWaiting,
    fill(change) {
      $values.set({ ...$values.get(), ...change });
      $refused.set($refused.get().filter((field) => !(field in change)));
    },
    check: () => check() !== undefined,
    async submit() {
      const { status } = $sending.get();
      const checked = status !== 'loading' && status !== 'done' && check();
      if (checked) await send(checked.request);
    },
    dismiss() {
      if ($sending.get().status !== 'loading') $sending.set(idle);
    },
    reset() {
      round += 1;
      sent = undefined;
      $values.set(plan.empty());
      $refused.set([]);
      $sending.set(idle);
      $isWaiting.set(false);
    },
  };
}
