import { useState } from 'react';
import { type Company, changeArea } from '#domain/contract/company.ts';
import { isPrefix, MAX_PREFIXES, prefixesIn } from '#domain/partners/service-area.ts';
import { TextAreaField } from '#host-site/form/text-area-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface AreaFormProps {
  company: Company;
  onChanged: (company: Company) => void;
}

/** Where the company works; who is no owner reads it. */
export function AreaForm({ company, onChanged }: AreaFormProps) {
  const { company: texts } = usePartnerTexts();
  const { postcodes, onlyArea, role } = company;
  return (
    <section className="lead-box" aria-labelledby="company-area">
      <h2 id="company-area">{texts.area}</h2>
      {role === 'owner' ? (
        <Fields company={company} onChanged={onChanged} />
      ) : (
        <dl>
          <div>
            <dt>{texts.postcodes}</dt>
            <dd>{postcodes.join(', ')}</dd>
          </div>
          <div>
            <dt>{texts.elsewhere}</dt>
            <dd>{onlyArea ? texts.never : texts.also}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function Fields({ company: { country, ...company }, onChanged }: AreaFormProps) {
  const { company: texts, leads } = usePartnerTexts();
  const [onlyArea, setOnlyArea] = useState(company.onlyArea);
  const { state, run } = useAction(changeArea, (changed) => {
    form.fill('postcodes', changed.postcodes.join(', '));
    onChanged(changed);
  });
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const form = useForm({
    empty: { postcodes: company.postcodes.join(', ') },
    problemsOf: ({ postcodes }) => {
      const prefixes = prefixesIn(postcodes);
      const wrong = prefixes.find((it) => !isPrefix(it, country));
      const count = prefixes.length > MAX_PREFIXES ? texts.tooMany(MAX_PREFIXES) : undefined;
      const none = prefixes.length === 0 ? texts.noPrefix : undefined;
      return { postcodes: none ?? (wrong ? texts.wrongPrefix(wrong) : count) };
    },
    send: ({ postcodes }) => run({ body: { postcodes: prefixesIn(postcodes), onlyArea } }),
  });
  return (
    <form {...form.place} className="partner-form">
      <div>
        <TextAreaField form={form} field="postcodes" label={texts.postcodes} rows={3} maxLength={1_400} />
        <p className="small">{texts.postcodesHint[country]}</p>
      </div>
      <fieldset className="choices">
        <legend>{texts.elsewhere}</legend>
        <label>
          <input type="radio" name="elsewhere" checked={!onlyArea} onChange={() => setOnlyArea(false)} />
          {texts.also}
        </label>
        <label>
          <input type="radio" name="elsewhere" checked={onlyArea} onChange={() => setOnlyArea(true)} />
          {texts.never}
        </label>
      </fieldset>
      <div>
        <button type="submit" className="button small" aria-disabled={isBusy}>
          {isBusy ? leads.changing : texts.save}
        </button>
      </div>
      <CallStatus state={state} done={texts.saved} />
    </form>
  );
}
