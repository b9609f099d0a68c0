import { useId } from 'react';
import type { SiteForm } from '#host-site/form/use-form.ts';

interface SelectFieldProps<Field extends string> {
  form: Pick<SiteForm<Field>, 'values' | 'fill'>;
  field: Field;
  label: string;
  /** What can be chosen: its value, and what it is called. */
  options: readonly (readonly [value: string, name: string])[];
}

/** One choice of a form, with its label. */
export function SelectField<Field extends string>({ form, field, label, options }: SelectFieldProps<Field>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={field}
        className="text-input"
        value={form.values[field]}
        onChange={(event) => form.fill(field, event.target.value)}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
