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
import { createPlaces, type Place, RESULTS } from '#widgets/questionnaire/places.ts';
import { readAnswers } from '#widgets/questionnaire/read-answers.ts';
import { readSaved, type Saved, savedKey } from '#widgets/questionnaire/saved.ts';
import type { WidgetContext, WidgetStore } from '#widgets/shared/define-widget/widget.ts';
import { createLater, type Later } from '#widgets/shared/later/create-later.ts';

type Phase = 'questions' | 'generating' | 'results';

export interface QuestionnaireStore extends WidgetStore {
  $answers: ReadableAtom<Answers>;
  $step: ReadableAtom<StepNumber>;
  $phase: ReadableAtom<Phase>;
  /** True after the results could not be had; the next attempt clears it. */
  $hasFailed: ReadableAtom<boolean>;
  /** Photos, results and contact; there in the phase `results`. */
  $later: Later<Assessment>['$later'];
  answer<Field extends keyof Answers>(field: Field, value: Answers[Field]): void;
  previous(): void;
  /** The next step, or the results after the last. Does nothing while the step lacks an answer. */
  next(): void;
  /** Fetches what comes later, unless it is there. */
  loadLater(): void;
}

const kind = 'questionnaire';
/** By then the answer stands on the screen; fetching the rest does not delay it. */
export const DRAWN_AFTER_MS = 50;
const nothing = () => undefined;
const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4];

export function createQuestionnaireStore(context: WidgetContext, load: LoadAssessment): QuestionnaireStore {
  const { environment, $options, emit, instance } = context;
  const key = savedKey($options.get().siteKey, instance);
  const places = createPlaces(environment.history, key);
  const saved = readSaved(environment.memory.read(key));

  const $answers = atom<Answers>({ ...prefill(), ...saved?.answers });
  const $step = atom<StepNumber>(saved?.step ?? 1);
  const $phase = atom<Phase>('questions');
  const $hasFailed = atom(false);
  let hasActed = saved !== undefined;
  const $isCompleted = atom(saved?.isCompleted ?? false);
  let kept: Pick<Saved, 'visit' | 'thumbnails' | 'estimate'> = {
    visit: saved?.visit,
    thumbnails: saved?.thumbnails,
    estimate: saved?.estimate,
  };
  const later = createLater(open);
  let generation = 0;

  function prefill(): Answers {
    return readAnswers($options.get().prefill) ?? {};
  }

  function save() {
    if (!hasActed) return;
    const record: Saved = {
      answers: $answers.get(),
      step: $step.get(),
      inResults: $phase.get() === 'results',
      isCompleted: $isCompleted.get(),
      ...kept,
    };
    environment.memory.write(key, JSON.stringify(record));
  }

  /** One thing that the later part keeps with the answers. */
  const memoryOf = <Name extends keyof typeof kept>(name: Name) => ({
    read: () => kept[name],
    write(value: (typeof kept)[Name]) {
      kept = { ...kept, [name]: value };
      save();
    },
  });

  async function open(): Promise<Assessment> {
    const { openAssessment } = await load();
    return openAssessment({
      ...context,
      $answers,
      $isCompleted,
      visitMemory: memoryOf('visit'),
      photoMemory: memoryOf('thumbnails'),
      estimateMemory: memoryOf('estimate'),
      review: () => goBack(RESULTS),
      complete() {
        const isFirst = !$isCompleted.get();
        $isCompleted.set(true);
        save();
        return isFirst;
      },
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

  function goTo(step: StepNumber) {
    generation += 1;
    $phase.set('questions');
    $step.set(step);
    save();
    emit('wattnest-progress', { kind, step, percent: progressPercent(step) });
  }

  function goBack(from: Place) {
    goTo((from - 1) as StepNumber);
    places.retreat(from);
  }

  /** Where the browser leads, as far as the answers reach. */
  function follow(place: Place) {
    const isThere = place === ($phase.get() === 'questions' ? $step.get() : RESULTS);
    const isOpen = stepNumbers.every((step) => step >= place || isStepComplete(step, $answers.get()));
    if (isThere || !isOpen) return;
    if (place === RESULTS) showResults(0);
    else goTo(place);
  }

  async function showResults(waitMs: number) {
    generation += 1;
    const mine = generation;
    $hasFailed.set(false);
    $phase.set('generating');
    try {
      const waited = new Promise<void>((resolve) => void environment.after(waitMs, resolve));
      await Promise.all([later.get(), waited]);
      if (mine !== generation) return;
      if (waitMs > 0) places.advance(TOTAL_STEPS, RESULTS);
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
    $later: later.$later,
    answer(field, value) {
      $answers.set({ ...$answers.get(), [field]: value });
      act();
      save();
    },
    previous() {
      const step = $step.get();
      if (step > 1) goBack(step);
    },
    next() {
      const step = $step.get();
      if ($phase.get() !== 'questions' || !isStepComplete(step, $answers.get())) return;
      act();
      if (step === TOTAL_STEPS) return void showResults(GENERATION_MS);
      places.advance(step, (step + 1) as StepNumber);
      goTo((step + 1) as StepNumber);
    },
    attend: () => places.follow(follow),
    loadLater,
    start: act,
    reset() {
      environment.memory.remove(key);
      hasActed = false;
      $isCompleted.set(false);
      kept = { visit: kept.visit };
      generation += 1;
      $answers.set(prefill());
      $step.set(1);
      $phase.set('questions');
      $hasFailed.set(false);
      if (later.$later.get().status === 'done') later.get().then((it) => it.reset());
    },
  };
}
