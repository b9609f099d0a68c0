import { atom, type ReadableAtom } from 'nanostores';
import type { CheckDraft } from '#domain/strategy-check/answers.ts';
import {
  type CheckStep,
  checkPercent,
  checkSteps,
  isCheckComplete,
  isCheckStepComplete,
} from '#domain/strategy-check/steps.ts';
import type { WidgetContext, WidgetStore } from '#widgets/shared/define-widget/widget.ts';
import { createLater, type Later } from '#widgets/shared/later/create-later.ts';
import type { Analysis, LoadAnalysis, Outcome, PlaceProblem } from '#widgets/strategy-check/analysis-door.ts';
import { readCheck } from '#widgets/strategy-check/read-check.ts';
import { type Kept, readSaved, type Saved, savedKey } from '#widgets/strategy-check/saved.ts';

type Phase = 'questions' | 'analysing' | 'results';

export interface StrategyCheckStore extends WidgetStore {
  $answers: ReadableAtom<CheckDraft>;
  /** Of the stepped form; the page shows all questions at once. */
  $step: ReadableAtom<CheckStep>;
  $phase: ReadableAtom<Phase>;
  /** Why there is no result; the next attempt clears it. */
  $problem: ReadableAtom<'failed' | PlaceProblem | undefined>;
  /** The failure is told once more, until it is dismissed. */
  $isNotified: ReadableAtom<boolean>;
  $arePhotosOpen: ReadableAtom<boolean>;
  /** The stepped form waits for an address. */
  $asksEmail: ReadableAtom<boolean>;
  /** Photos, results and contact; there in the phase `results`. */
  $later: Later<Analysis>['$later'];
  answer(change: CheckDraft): void;
  previous(): void;
  /** The next step, or the analysis after the last. */
  next(): void;
  /** Does nothing while an answer is missing. */
  submit(): void;
  openPhotos(): void;
  dismiss(): void;
  /** Fetches what comes later, unless it is there. */
  loadLater(): void;
}

const kind = 'check';
/** By then the answer stands on the screen; fetching the rest does not delay it. */
const DRAWN_AFTER_MS = 50;
const nothing = () => undefined;

export function createStrategyCheckStore(context: WidgetContext, load: LoadAnalysis): StrategyCheckStore {
  const { environment, $options, emit, instance } = context;
  const key = savedKey($options.get().siteKey, instance);
  const saved = readSaved(environment.memory.read(key));
  let kept: Kept = saved?.kept ?? {};

  const $answers = atom<CheckDraft>({ ...prefill(), ...saved?.answers });
  const $step = atom<CheckStep>(saved?.step ?? 'location');
  const $phase = atom<Phase>('questions');
  const $problem = atom<'failed' | PlaceProblem | undefined>();
  const $isNotified = atom(false);
  const $arePhotosOpen = atom(kept.thumbnails !== undefined);
  const $asksEmail = atom(false);
  let hasActed = saved !== undefined;
  let isCompleted = saved?.isCompleted ?? false;
  const later = createLater(open);
  let round = 0;

  function prefill(): CheckDraft {
    return readCheck($options.get().prefill) ?? {};
  }

  function save() {
    if (!hasActed) return;
    const inResults = $phase.get() === 'results';
    const record: Saved = { answers: $answers.get(), step: $step.get(), inResults, isCompleted, ...kept };
    environment.memory.write(key, JSON.stringify(record));
  }

  /** One thing that the later part keeps with the answers. */
  const memoryOf = <Name extends keyof Kept>(name: Name) => ({
    read: () => kept[name],
    write(value: Kept[Name]) {
      kept = { ...kept, [name]: value };
      save();
    },
  });

  async function open(): Promise<Analysis> {
    const { openAnalysis } = await load();
    return openAnalysis({
      ...context,
      $answers,
      visitMemory: memoryOf('visit'),
      photoMemory: memoryOf('thumbnails'),
      consentMemory: memoryOf('consent'),
      replyMemory: memoryOf('reply'),
      estimateMemory: memoryOf('estimate'),
      startOver: () => show('questions', 'location'),
      emailGiven() {
        $asksEmail.set(false);
        analyse();
      },
      emailRefused: () => $asksEmail.set(false),
    });
  }

  const loadLater = () => void later.get().catch(nothing);

  /** The visitor's first action: from here on we keep answers, and fetch what comes later. */
  function act() {
    if (!hasActed) {
      hasActed = true;
      emit('wattnest-start', { kind });
    }
    environment.after(DRAWN_AFTER_MS, () => void later.get().then((it) => it.openVisit(), nothing));
  }

  function show(phase: Phase, step = $step.get()) {
    round += 1;
    $phase.set(phase);
    $step.set(step);
    save();
  }

  function goTo(step: CheckStep) {
    show('questions', step);
    emit('wattnest-progress', { kind, step: checkSteps.indexOf(step) + 1, percent: checkPercent(step) });
  }

  function conclude(outcome: Outcome) {
    if (outcome.status === 'done') {
      show('results');
      if (!isCompleted) emit('wattnest-complete', { kind, answers: outcome.answers, result: outcome.result });
      isCompleted = true;
      return save();
    }
    show('questions', outcome.status === 'refused' ? 'location' : undefined);
    $problem.set(outcome.status === 'refused' ? outcome.problem : 'failed');
    $isNotified.set(outcome.status === 'failed');
    emit('wattnest-error', { code: outcome.status === 'refused' ? 'validation' : outcome.code });
  }

  async function analyse() {
    show('analysing');
    const mine = round;
    $problem.set(undefined);
    $isNotified.set(false);
    const outcome = await later.get().then(
      (part) => part.analyse(),
      (): Outcome => ({ status: 'failed', code: 'unavailable' }),
    );
    if (mine === round) conclude(outcome);
  }

  async function submit() {
    if ($phase.get() !== 'questions' || !isCheckComplete($answers.get())) return;
    act();
    if ($options.get().layout !== 'steps') return analyse();
    const part = await later.get().catch(nothing);
    if (part && !part.knowsEmail()) $asksEmail.set(true);
    else analyse();
  }

  async function resumeResults() {
    const mine = round;
    const part = await later.get().catch(nothing);
    if (part && mine === round) show('results');
  }

  $options.listen(({ prefill: given }, before) => {
    if (given !== before?.prefill) $answers.set({ ...prefill(), ...$answers.get() });
  });
  if (saved?.inResults) resumeResults();

  return {
    ...{ $answers, $step, $phase, $problem, $isNotified, $arePhotosOpen, $asksEmail },
    $later: later.$later,
    answer(change) {
      $answers.set({ ...$answers.get(), ...change });
      if ('location' in change && $problem.get() !== 'failed') $problem.set(undefined);
      act();
      save();
    },
    previous() {
      const before = checkSteps[checkSteps.indexOf($step.get()) - 1];
      if (before) goTo(before);
    },
    next() {
      const step = $step.get();
      if ($phase.get() !== 'questions' || !isCheckStepComplete(step, $answers.get())) return;
      act();
      const following = checkSteps[checkSteps.indexOf(step) + 1];
      if (following) goTo(following);
      else submit();
    },
    submit,
    openPhotos() {
      $arePhotosOpen.set(true);
      act();
      loadLater();
    },
    dismiss: () => $isNotified.set(false),
    loadLater,
    start: act,
    reset() {
      environment.memory.remove(key);
      hasActed = false;
      isCompleted = false;
      kept = { visit: kept.visit };
      round += 1;
      $answers.set(prefill());
      $step.set('location');
      $phase.set('questions');
      $problem.set(undefined);
      $isNotified.set(false);
      $arePhotosOpen.set(false);
      $asksEmail.set(false);
      if (later.$later.get().status === 'done') later.get().then((it) => it.reset());
    },
  };
}
