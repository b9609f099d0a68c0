import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { ApiError } from '#domain/contract/client.ts';
import { type AssumptionName, type Changes, withChanges } from '#domain/estimate/assumption-fields.ts';
import type { Country } from '#domain/estimate/countries/country.ts';
import type { EstimateData } from '#domain/estimate/estimate-data.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { verdictOf } from '#domain/estimate/verdict.ts';
import type { FieldProblem } from '#domain/failure.ts';
import type { Money } from '#domain/money.ts';
import { createEngine } from '#widgets/shared/estimate/engine.ts';
import type { EstimateContext } from '#widgets/shared/estimate/estimate-door.ts';
import {
  type Answered,
  askedFields,
  type EstimateField,
  keptSchema,
  nothingAnswered,
  readAnswered,
} from '#widgets/shared/estimate/estimate-form.ts';
import { keepNewest } from '#widgets/shared/estimate/keep-newest.ts';
import { createForm, type FormStore } from '#widgets/shared/form/form-store.ts';

type Problems = Partial<Record<EstimateField, FieldProblem>>;

export interface EstimateStore {
  form: FormStore<Answered, void>;
  /** The questions that are asked, in their order. */
  $fields: ReadableAtom<readonly EstimateField[]>;
  $problems: ReadableAtom<Problems>;
  /** Whose usual values stand beside the questions; undefined until it is loaded. */
  $country: ReadableAtom<Country | undefined>;
  $estimate: ReadableAtom<Estimate | undefined>;
  $changes: ReadableAtom<Changes>;
  /** Lines whose change was not taken, and why. */
  $refusedLines: ReadableAtom<Partial<Record<AssumptionName, FieldProblem>>>;
  /** What is paid for all energy in a year, where that is known. */
  annualEnergyCost(): Money | undefined;
  /** It was there before a reload. */
  isResumed: boolean;
  /** A line of the table, in the engine's unit; undefined puts it back. */
  change(name: AssumptionName, value: string | number | boolean | undefined): void;
  /** Back to the questions, answers kept. */
  ask(): void;
  reset(): void;
}

export function createEstimateStore(context: EstimateContext): EstimateStore {
  const { environment, $options, $home, memory, tell } = context;
  const engine = createEngine(context);
  const newest = keepNewest(context);
  const kept = z.safeParse(keptSchema, memory.read()).data;
  let answered: Answered = kept?.answered ?? nothingAnswered;
  const $changes = atom<Changes>(kept?.changes ?? {});
  const $problems = atom<Problems>({});
  const $country = atom<Country | undefined>();
  const $estimate = atom<Estimate | undefined>();
  const $refusedLines = atom<Partial<Record<AssumptionName, FieldProblem>>>({});
  let current: { input: EstimateInput; data: EstimateData } | undefined;

  const told = () => ({ home: $home.get(), market: $options.get().market });

  function note(fields: readonly { path: readonly unknown[] | string; problem: FieldProblem }[]) {
    $problems.set(Object.fromEntries(fields.map(({ path, problem }) => [[path].flat().at(-1), problem])));
  }

  function show(input: EstimateInput, data: EstimateData, changes: Changes) {
    const changed = withChanges(input, changes).input ?? input;
    const estimate = engine.calculate(changed, data);
    current = { input, data };
    $estimate.set(estimate);
    $changes.set(changes);
    tell(verdictOf(estimate));
    memory.write({ answered, changes });
    newest.keep(changed);
  }

  const form = createForm<Answered, EstimateInput, void>(environment, {
    empty: () => answered,
    read(values) {
      const read = readAnswered(values, told());
      note(read.success ? [] : read.error.issues);
      return read;
    },
    async send(input) {
      try {
        const data = await engine.dataOf(input);
        answered = form.$values.get();
        show(input, data, $changes.get());
      } catch (error) {
        note((error as Partial<ApiError>).problem?.fields ?? []);
        throw error;
      }
    },
  });

  async function loadUsual() {
    const { market } = $options.get();
    const country = await engine.countryOf(market).catch(() => undefined);
    if (market === $options.get().market) $country.set(country);
  }

  /** What is known of the home has changed. */
  function follow() {
    const read = readAnswered(answered, told());
    const isSame = read.success && JSON.stringify(read.data) === JSON.stringify(current?.input);
    if (isSame || form.$sending.get().status !== 'done') return;
    form.reset();
    form.submit();
  }

  $home.listen(follow);
  $options.listen(({ market }, before) => {
    if (market === before?.market) return;
    loadUsual();
    follow();
  });
  loadUsual();
  if (kept) form.submit();

  return {
    form,
    $fields: computed([$home, $options, $problems], (home, { market }, { place }) => {
      const asked = askedFields(home, market);
      return place && !asked.includes('place') ? ['place' as const, ...asked] : asked;
    }),
    ...{ $problems, $country, $estimate, $changes, $refusedLines },
    annualEnergyCost: () => $home.get().annualEnergyCost?.value,
    isResumed: kept !== undefined,
    change(name, value) {
      if (!current) return;
      const { [name]: _, ...others } = $changes.get();
      const { [name]: __, ...refused } = $refusedLines.get();
      const changes: Changes = value === undefined ? others : { ...others, [name]: value };
      const problem = withChanges(current.input, changes).refused?.[0]?.problem;
      $refusedLines.set(problem ? { ...refused, [name]: problem } : refused);
      if (!problem) show(current.input, current.data, changes);
    },
    ask: form.reset,
    reset() {
      newest.forget();
      current = undefined;
      answered = nothingAnswered;
      $changes.set({});
      $estimate.set(undefined);
      $refusedLines.set({});
      form.reset();
    },
  };
}
