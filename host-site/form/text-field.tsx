import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import type { SiteForm } from '#host-site/form/use-form.ts';

interface TextFieldProps<Field extends string>
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'maxLength' | 'onFocus'
  > {
  form: Pick<SiteForm<Field>, 'values' | 'problems' | 'fill'>;
  field: Field;
  label: string;
  hint?: string | undefined;
  /** Below the line, before its hint. */
  children?: ReactNode;
}

/** One line of a form, with its label, its hint or what is wrong with it. */
export function TextField<Field extends string>(props: TextFieldProps<Field>) {
  const { form, field, label, hint, children, ...input } = props;
  const id = useId();
  const problem = form.problems[field];
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={field}
        className="text-input"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        value={form.values[field]}
        onChange={(event) => form.fill(field, event.target.value)}
      />
      {children}
      <p id={`${id}-note`} role={problem ? 'alert' : undefined} className={problem ? 'call-status failed' : 'small'}>
        {problem ?? hint}
      </p>
    </div>
  );
}
