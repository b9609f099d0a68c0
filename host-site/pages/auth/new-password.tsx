import { useState } from 'react';
import { TextField } from '#host-site/form/text-field.tsx';
import type { SiteForm } from '#host-site/form/use-form.ts';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';

type Measure = (password: string) => Strength;
/** As zxcvbn counts: 0 is guessed at once, 4 by nobody. */
type Strength = 0 | 1 | 2 | 3 | 4;

interface NewPasswordProps<Field extends string> {
  form: SiteForm<Field>;
  field: Field;
  label: string;
  minLength: number;
}

/** A new password and how hard it is to guess. What measures that is fetched when somebody begins to type one. */
export function NewPassword<Field extends string>({ form, field, label, minLength }: NewPasswordProps<Field>) {
  const { reset, strength } = useAuthTexts();
  const [measure, setMeasure] = useState<Measure>();
  const password = form.values[field];
  const fetchMeasure = () => {
    if (!measure)
      import('#host-site/pages/auth/strength.ts').then(
        (it) => setMeasure(() => it.strengthOf),
        () => {},
      );
  };
  const level = measure && password ? measure(password) : undefined;
  return (
    <TextField
      form={form}
      field={field}
      label={label}
      type="password"
      autoComplete="new-password"
      hint={reset.hint(minLength)}
      onFocus={fetchMeasure}
    >
      {level !== undefined && (
        <p className="strength" data-level={level} role="status">
          <meter min={0} max={4} value={level} aria-hidden="true" />
          {strength[level]}
        </p>
      )}
    </TextField>
  );
}
