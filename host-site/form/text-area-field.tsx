import { useId } from 'react';
import type { SiteForm } from '#host-site/form/use-form.ts';

interface TextAreaFieldProps<Field extends string> {
  form: Pick<SiteForm<Field>, 'values' | 'problems' | 'fill'>;
  field: Field;
  label: string;
  rows: number;
  maxLength: number;
}

/** Several lines of a form, with their label and what is wrong with them. */
export function TextAreaField<Field extends string>({
  form,
  field,
  label,
  rows,
  maxLength,
}: TextAreaFieldProps<Field>) {
  const id = useId();
  const problem = form.problems[field];
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={field}
        className="text-input"
        rows={rows}
        maxLength={maxLength}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        value={form.values[field]}
        onChange={(event) => form.fill(field, event.target.value)}
      />
      <p id={`${id}-note`} role={problem ? 'alert' : undefined} className="call-status failed">
        {problem}
      </p>
    </div>
  );
}
