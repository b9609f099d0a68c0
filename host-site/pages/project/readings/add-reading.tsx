import { addReading } from '#domain/contract/project-readings.ts';
import { type Counter, counters, MOST_COUNTED_KWH } from '#domain/projects/readings.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { type Problems, useForm } from '#host-site/form/use-form.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useAction } from '#host-site/use-action.ts';

type Field = 'day' | Counter;
type Values = Record<Field, string>;

const empty: Values = { day: '', producedKwh: '', fedInKwh: '', drawnKwh: '', heatingKwh: '' };
const isCount = (text: string) => /^\d{1,7}$/.test(text.trim()) && Number(text) <= MOST_COUNTED_KWH;

/** What the counters show, entered with the day they were read. */
export function AddReading({ onAdded }: { onAdded: () => void }) {
  const { readings: texts, busy } = useProjectTexts();
  const { project } = useProject();
  const { state, run } = useAction(addReading, onAdded, ({ fields = [] }) => {
    const refused = fields.map(({ path }) => [path, path === 'day' ? texts.dayWrong : texts.backwards]);
    form.refuse(Object.fromEntries(refused) as Problems<Field>);
  });
  useEndNoticed(state);
  const problemsOf = (values: Values): Problems<Field> => {
    const filled = counters.filter((it) => values[it].trim() !== '');
    const wrong = filled.filter((it) => !isCount(values[it]));
    const none: Counter[] = filled.length === 0 ? ['producedKwh'] : [];
    return {
      ...Object.fromEntries([...wrong, ...none].map((it) => [it, texts.countWrong])),
      day: values.day === '' ? texts.dayWrong : undefined,
    };
  };
  const form = useForm<Field>({
    empty,
    problemsOf,
    send: (values) => {
      const filled = counters.filter((it) => values[it].trim() !== '').map((it) => [it, Number(values[it])]);
      void run({ parameters: { projectId: project.id }, body: { day: values.day, ...Object.fromEntries(filled) } });
    },
  });
  const isBusy = state.status === 'loading';
  return (
    <form {...form.place} className="project-form" aria-label={texts.add}>
      <TextField form={form} field="day" label={texts.day} type="date" />
      <div className="project-pair">
        {counters.map((it) => (
          <TextField key={it} form={form} field={it} label={texts.counters[it]} inputMode="numeric" />
        ))}
      </div>
      <p className="small">{texts.countersHint}</p>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? busy : texts.add}
      </button>
      <CallStatus state={state} />
    </form>
  );
}
