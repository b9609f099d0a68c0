import { useState } from 'react';
import { type Company, changePause, MAX_PAUSE_DAYS } from '#domain/contract/company.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { useMoments } from '#host-site/pages/partner/use-moments.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface CompanyProps {
  company: Company;
  onChanged: (company: Company) => void;
}

/** Whether new leads come, and a pause from them. */
export function PauseBox({ company, onChanged }: CompanyProps) {
  const { company: texts } = usePartnerTexts();
  const told = useMoments();
  const { pause, role } = company;
  const standing = ({ since, until }: NonNullable<Company['pause']>) =>
    until ? texts.isPausedUntil(told(until)) : texts.isPaused(told(since));
  const change = pause ? <Resume onChanged={onChanged} /> : <PauseForm onChanged={onChanged} />;
  return (
    <section className="lead-box" aria-labelledby="company-taking">
      <h2 id="company-taking">{texts.taking}</h2>
      <p className="lead-status" aria-live="polite">
        {pause ? standing(pause) : texts.isTaking}
      </p>
      <p className="small">{texts.ownPages}</p>
      {role === 'owner' && change}
    </section>
  );
}

type Changing = Pick<CompanyProps, 'onChanged'>;

function Resume({ onChanged }: Changing) {
  const { company: texts, leads } = usePartnerTexts();
  const { state, run } = useAction(changePause, onChanged);
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-disabled={isBusy}
        onClick={() => run({ body: { isPaused: false } })}
      >
        {isBusy ? leads.changing : texts.resume}
      </button>
      <CallStatus state={state} />
    </>
  );
}

/** The day begins where the reader is. */
const startOf = (day: string) => new Date(`${day}T00:00`);

function isPossible(day: string): boolean {
  const start = startOf(day).getTime();
  return start > Date.now() && start < Date.now() + MAX_PAUSE_DAYS * 86_400_000;
}

function PauseForm({ onChanged }: Changing) {
  const { company: texts, leads } = usePartnerTexts();
  const [hasEnd, setHasEnd] = useState(false);
  const { state, run } = useAction(changePause, onChanged, ({ fields = [] }) => {
    if (fields.length > 0) form.refuse({ until: texts.noDay });
  });
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const form = useForm({
    empty: { until: '' },
    problemsOf: ({ until }) => ({ until: hasEnd && !isPossible(until) ? texts.noDay : undefined }),
    send: ({ until }) => run({ body: { isPaused: true, until: hasEnd ? startOf(until).toISOString() : null } }),
  });
  return (
    <form {...form.place} className="partner-form">
      <fieldset className="choices">
        <legend>{texts.howLong}</legend>
        <label>
          <input type="radio" name="end" checked={!hasEnd} onChange={() => setHasEnd(false)} />
          {texts.forNow}
        </label>
        <label>
          <input type="radio" name="end" checked={hasEnd} onChange={() => setHasEnd(true)} />
          {texts.withEnd}
        </label>
      </fieldset>
      {hasEnd && <TextField form={form} field="until" label={texts.until} type="date" />}
      <div>
        <button type="submit" className="button ghost small" aria-disabled={isBusy}>
          {isBusy ? leads.changing : texts.pause}
        </button>
      </div>
      <CallStatus state={state} />
    </form>
  );
}
