import { useId } from 'react';
import { type changeSite, type createSite, MAX_ORIGINS, MAX_SITES, type PartnerSite } from '#domain/contract/sites.ts';
import { originProblem } from '#domain/embed/origin.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { type SiteForm as Form, useForm } from '#host-site/form/use-form.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

type Field = 'name' | 'origins';

interface SiteFormProps {
  endpoint: typeof createSite | typeof changeSite;
  site?: PartnerSite;
  submit: string;
  onDone: () => void;
  onCancel: (() => void) | undefined;
}

const linesOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Name and origins of a site, new or not. */
export function SiteForm({ endpoint, site, submit, onDone, onCancel }: SiteFormProps) {
  const { sites: texts, leads } = usePartnerTexts();
  const { state, run } = useAction(endpoint, onDone, ({ fields = [] }) => {
    if (fields.some((it) => it.problem === 'too-many')) form.refuse({ name: texts.tooMany(MAX_SITES) });
  });
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const form = useForm<Field>({
    empty: { name: site?.name ?? '', origins: site?.allowedOrigins.join('\n') ?? '' },
    problemsOf: ({ name, origins }) => {
      const lines = linesOf(origins);
      const wrong = lines.flatMap((line) => {
        const problem = originProblem(line);
        return problem ? [texts.originProblems[problem](line)] : [];
      });
      const count = lines.length === 0 ? texts.noOrigin : undefined;
      return {
        name: name.trim() === '' ? texts.noName : undefined,
        origins: wrong[0] ?? (lines.length > MAX_ORIGINS ? texts.tooManyOrigins(MAX_ORIGINS) : count),
      };
    },
    send: ({ name, origins }) =>
      run({
        ...(site && { parameters: { siteId: site.id } }),
        body: { name: name.trim(), allowedOrigins: linesOf(origins) },
      }),
  });
  return (
    <form {...form.place} className="partner-form">
      <TextField form={form} field="name" label={texts.name} hint={texts.nameHint} maxLength={80} autoComplete="off" />
      <OriginsField form={form} />
      <CallStatus state={state} />
      <div className="lead-steps">
        <button type="submit" className="button small" aria-disabled={isBusy}>
          {isBusy ? leads.changing : submit}
        </button>
        {onCancel && (
          <button type="button" className="button ghost small" onClick={onCancel}>
            {leads.cancel}
          </button>
        )}
      </div>
    </form>
  );
}

/** One address a line, each as the browser names it. */
function OriginsField({ form }: { form: Form<Field> }) {
  const { sites: texts } = usePartnerTexts();
  const id = useId();
  const problem = form.problems.origins;
  return (
    <div>
      <label htmlFor={id}>{texts.origins}</label>
      <textarea
        id={id}
        className="text-input"
        rows={3}
        spellCheck={false}
        placeholder="https://www.example.com"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        value={form.values.origins}
        onChange={(event) => form.fill('origins', event.target.value)}
      />
      <p id={`${id}-note`} role={problem ? 'alert' : undefined} className={problem ? 'call-status failed' : 'small'}>
        {problem ?? texts.originsHint}
      </p>
    </div>
  );
}
