import { atom, type ReadableAtom } from 'nanostores';
import type { ConsultationContext } from '#widgets/chat/consultation-door.ts';
import {
  emptyForm,
  type RefusedField,
  readForm,
  type SummaryForm,
} from '#widgets/shared/summary-dialog/summary-form.ts';

/** The form that asks where the summary may go. */
export interface EmailStore {
  $form: ReadableAtom<SummaryForm>;
  $refused: ReadableAtom<readonly RefusedField[]>;
  /** Counts refusals, so that the view can lead to the first wrong field each time. */
  $refusals: ReadableAtom<number>;
  fill<Field extends keyof SummaryForm>(field: Field, value: SummaryForm[Field]): void;
  /** Keeps name, address and consent, and closes the form. */
  submit(): void;
  cancel(): void;
  reset(): void;
}

export function createEmailStore({ store, giveEmail }: ConsultationContext): EmailStore {
  const $form = atom<SummaryForm>(emptyForm);
  const $refused = atom<readonly RefusedField[]>([]);
  const $refusals = atom(0);

  function refuse(fields: readonly RefusedField[]) {
    $refused.set(fields);
    $refusals.set($refusals.get() + 1);
  }

  return {
    $form,
    $refused,
    $refusals,
    fill(field, value) {
      $form.set({ ...$form.get(), [field]: value });
      $refused.set($refused.get().filter((it) => it !== field));
    },
    submit() {
      const read = readForm($form.get(), false);
      if ('refused' in read) return refuse(read.refused);
      const { email, name, consent } = read.request;
      if (consent) giveEmail({ email, name, consent });
    },
    cancel: store.cancelEmail,
    reset() {
      $form.set(emptyForm);
      $refused.set([]);
    },
  };
}
