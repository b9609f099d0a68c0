import { type FormEvent, useEffect, useRef, useState } from 'react';

/** What stands at each field that is not right yet. */
export type Problems<Field extends string> = Partial<Record<Field, string | undefined>>;

interface FormPlan<Field extends string> {
  /** The fields in their order, with what they hold at first. */
  empty: Record<Field, string>;
  problemsOf: (values: Record<Field, string>) => Problems<Field>;
  send: (values: Record<Field, string>) => void;
}

export interface SiteForm<Field extends string> {
  values: Record<Field, string>;
  /** Once it has been sent for the first time, and as it is typed from then on. */
  problems: Problems<Field>;
  fill: (field: Field, value: string) => void;
  /** What the server says of fields, until they are filled in anew. */
  refuse: (problems: Problems<Field>) => void;
  place: { ref: React.RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent) => void; noValidate: true };
}

/** Where both say something, the first counts. */
function joined<Field extends string>(first: Problems<Field>, second: Problems<Field>): Problems<Field> {
  const fields = Object.keys({ ...second, ...first }) as Field[];
  return Object.fromEntries(fields.map((field) => [field, first[field] ?? second[field]])) as Problems<Field>;
}

/** Values, refusals and focus of a form of the site; what it sends, its user says. */
export function useForm<Field extends string>({ empty, problemsOf, send }: FormPlan<Field>): SiteForm<Field> {
  const [values, setValues] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Problems<Field>>({});
  const [refusals, setRefusals] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  const own = problemsOf(values);
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return {
    values,
    problems: isChecked ? joined(own, refused) : refused,
    fill(field, value) {
      setValues((before) => ({ ...before, [field]: value }));
      setRefused((before) => ({ ...before, [field]: undefined }));
    },
    refuse(problems) {
      setRefused(problems);
      setRefusals((count) => count + 1);
    },
    place: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        setChecked(true);
        if (Object.values(own).some(Boolean)) setRefusals((count) => count + 1);
        else send(values);
      },
    },
  };
}
