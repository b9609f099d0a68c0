import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { FormStore } from '#widgets/shared/form/form-store.ts';
import { SendingState } from '#widgets/shared/form/sending-state.tsx';
import type { TextRows } from '#widgets/shared/form/text-rows.ts';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { TextField } from '#widgets/shared/ui/text-field.tsx';

/** What a form says itself; labels and errors of the fields that every form may have are in its own texts. */
interface FormWords {
  intro: string;
  labels?: Record<string, string>;
  errors?: Record<string, string>;
  /** Stands beside a field that may stay empty. */
  optional?: string;
  submit: string;
}

interface FormProps {
  form: FormStore;
  rows: TextRows;
  words: FormWords;
  options: WidgetOptions;
  /** What submitting does; `form.submit` unless something stands in between. */
  onSubmit?: () => void;
  cancel?: { label: string; onPress: () => void };
  /** Between the lines of text and the button. */
  children?: ReactNode;
}

/** Leads to the first wrong field, each time that the form is refused. */
export function useRefusals({ $refusals }: Pick<FormStore, '$refusals'>) {
  const refusals = useStore($refusals);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return place;
}

/** A form: its lines of text, what else it asks, how the sending stands, its button. Leads to the first wrong field. */
export function Form({ form, rows, words, options, onSubmit = form.submit, cancel, children }: FormProps) {
  const values = useStore(form.$values);
  const refused = useStore(form.$refused);
  const isBusy = useStore(form.$sending).status === 'loading';
  const place = useRefusals(form);
  const texts = formTexts[options.language];
  const labels: Record<string, string> = { ...texts.labels, ...words.labels };
  const errors: Record<string, string> = { ...texts.errors, ...words.errors };
  return (
    <form className="form" noValidate ref={place}>
      <p className="soft">{words.intro}</p>
      <div className="fields">
        {Object.entries(rows).map(([field, { type, autoComplete, isOptional }]) => (
          <TextField
            key={field}
            label={labels[field] ?? field}
            note={isOptional && words.optional}
            type={type}
            autoComplete={autoComplete}
            required={!isOptional}
            value={String(values[field])}
            error={refused.includes(field) ? errors[field] : undefined}
            onType={(value) => form.fill({ [field]: value })}
          />
        ))}
      </div>
      {children}
      <SendingState form={form} options={options} />
      <div className="send-actions">
        {cancel && (
          <Button look="quiet" onPress={cancel.onPress}>
            {cancel.label}
          </Button>
        )}
        <Button type="submit" busy={isBusy} onPress={onSubmit}>
          {isBusy ? texts.processing : words.submit}
        </Button>
      </div>
    </form>
  );
}
