import { atom, type ReadableAtom } from 'nanostores';
import type { Answers } from '#domain/questionnaire/answers.ts';
import {
  GENERATION_MS,
  isStepComplete,
  progressPercent,
  type StepNumber,
  TOTAL_STEPS,
} from '#domain/questionnaire/steps.ts';
import type { Assessment, LoadAssessment } from '#widgets/questionnaire/assessment-door.ts';
import { readAnswers } from '#widgets/questionnaire/read-answers.ts';
import { readSaved, type Saved, savedKey } from '#widgets/questionnaire/saved.ts';
import type { WidgetContext, WidgetStore } from '#widgets/shared/define-widget/define-widget.ts';

export type Phase = 'questions' | 'generating' | 'results';

export interface QuestionnaireStore extends WidgetStore {
  $answers: ReadableAtom<Answers>;
  $step: ReadableAtom<StepNumber>;
  $phase: ReadableAtom<Phase>;
  /** True after the results could not be had; the next attempt clears it. */
  $hasFailed: ReadableAtom<boolean>;
  /** The results' part; there in the phase `results`. */
  $assessment: ReadableAtom<Assessment | undefined>;
  answer<Field extends keyof Answers>(field: Field, value: Answers[Field]): void;
  previous(): void;
  /** The next step, or the results after the last. Does nothing while the step lacks an answer. */
  next(): void;
}

const kind = 'questionnaire';
const nothing = () => undefined;

export function createQuestionnaireStore(context: WidgetContext, load: LoadAssessment): QuestionnaireStore {
  const { environment, $options, emit, instance } = context;
  const key = savedKey($options.get().siteKey, instance);
  const saved = readSaved(environment.memory.read(key));

  const $answers = atom<Answers>({ ...prefill(), ...saved?.answers });
  const $step = atom<StepNumber>(saved?.step ?? 1);
  const $phase = atom<Phase>('questions');
  const $hasFailed = atom(false);
  const $assessment = atom<Assessment | undefined>();
  let hasActed = saved !== undefined;
  let isCompleted = saved?.isCompleted ?? false;
  let visit = saved?.visit;
  let loading: Promise<Assessment> | undefined;
  let generation = 0;

  function prefill(): Answers {
    const { prefill: given } = $options.get();
    const known = given === undefined ? {} : readAnswers(given);
    if (!known) queueMicrotask(() => emit('wattnest-error', { code: 'validation' }));
    return known ?? {};
  }

  function save() {
    if (!hasActed) return;
    const record: Saved = {
      answers: $answers.get(),
      step: $step.get(),
      inResults: $phase.get() === 'results',
      isCompleted,
      ...(visit && { visit }),
    };
    environment.memory.write(key, JSON.stringify(record));
  }

  async function open(): Promise<Assessment> {
    const { openAssessment } = await load();
    return openAssessment({
      ...context,
      $answers,
      visitMemory: {
        read: () => visit,
        write(opened) {
          visit = opened;
          save();
        },
      },
      review: () => goTo(TOTAL_STEPS),
      complete() {
        const isFirst = !isCompleted;
        isCompleted = true;
        save();
        return isFirst;
      },
    });
  }

  function assessment(): Promise<Assessment> {
    loading ??= open().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  /** The visitor's first action: from here on we keep answers, and fetch what comes later. */
  function act() {
    if (!hasActed) {
      hasActed = true;
      emit('wattnest-start', { kind });
    }
    assessment().then((it) => it.openVisit(), nothing);
  }

  function goTo(step: StepNumber) {
    generation += 1;
    $phase.set('questions');
    $step.set(step);
    save();
    emit('wattnest-progress', { kind, step, percent: progressPercent(step) });
  }

  async function showResults(waitMs: number) {
    generation += 1;
    const mine = generation;
    $hasFailed.set(false);
    $phase.set('generating');
    try {
      const waited = new Promise<void>((resolve) => void environment.after(waitMs, resolve));
      const [opened] = await Promise.all([assessment(), waited]);
      if (mine !== generation) return;
      $assessment.set(opened);
      $phase.set('results');
      save();
    } catch {
      if (mine !== generation) return;
      $hasFailed.set(true);
      $phase.set('questions');
      emit('wattnest-error', { code: 'unavailable' });
    }
  }

  $options.listen(({ prefill: given }, before) => {
    if (given !== before?.prefill) $answers.set({ ...prefill(), ...$answers.get() });
  });
  if (saved?.inResults) showResults(0);

  return {
    $answers,
    $step,
    $phase,
    $hasFailed,
    $assessment,
    answer(field, value) {
      $answers.set({ ...$answers.get(), [field]: value });
      act();
      save();
    },
    previous() {
      const step = $step.get();
      if (step > 1) goTo((step - 1) as StepNumber);
    },
    next() {
      const step = $step.get();
      if ($phase.get() !== 'questions' || !isStepComplete(step, $answers.get())) return;
      act();
      if (step < TOTAL_STEPS) goTo((step + 1) as StepNumber);
      else showResults(GENERATION_MS);
    },
    start: act,
    reset() {
      environment.memory.remove(key);
      hasActed = false;
      isCompleted = false;
      generation += 1;
      $answers.set(prefill());
      $step.set(1);
      $phase.set('questions');
      $hasFailed.set(false);
      loading?.then((it) => it.reset(), nothing);
    },
  };
}
