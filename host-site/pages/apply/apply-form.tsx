import { useState } from 'react';
import { applyAsPartner } from '#domain/contract/applications.ts';
import { type Solution, solutions } from '#domain/home/enumerations.ts';
import { pathTo } from '#domain/pages.ts';
import { APPLICATION_CONSENT_VERSION } from '#domain/partners/application.ts';
import { isPrefix, prefixesIn } from '#domain/partners/service-area.ts';
import { type Market, markets } from '#domain/place.ts';
import { SelectField } from '#host-site/form/select-field.tsx';
import { TextAreaField } from '#host-site/form/text-area-field.tsx';
import { TextField } from '#host-site/form/text-field.tsx';
import { type Problems, type SiteForm, useForm } from '#host-site/form/use-form.ts';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useApplyTexts } from '#host-site/texts/apply/apply-texts.ts';
import type { ApplyField, ApplyTexts } from '#host-site/texts/apply/texts.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { useAction } from '#host-site/use-action.ts';

type Values = Record<ApplyField, string>;

const needed = ['company', 'registerNumber', 'state', 'city', 'contactName'] as const;

function problemsOf(values: Values, { problems }: ApplyTexts['apply']): Problems<ApplyField> {
  const prefixes = prefixesIn(values.postcodes);
  const isArea = prefixes.length > 0 && prefixes.every((it) => isPrefix(it, values.country as Market));
  const phone = values.phone.trim();
  const isPhone = phone === '' || /^\+?[\d\s()/.-]{5,30}$/.test(phone);
  return {
    ...Object.fromEntries(
      needed.map((field) => [field, values[field].trim().length < 2 ? problems.required : undefined]),
    ),
    postcodes: isArea ? undefined : problems.postcodes,
    email: /^\S+@\S+\.\S+$/.test(values.email.trim()) ? undefined : problems.email,
    phone: isPhone ? undefined : problems.phone,
  };
}

const bodyOf = ({ country, postcodes, phone, message, ...values }: Values) => {
  const lines = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  return {
    ...(lines as Omit<Values, 'country' | 'postcodes' | 'phone' | 'message'>),
    country: country as Market,
    postcodes: prefixesIn(postcodes),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(message.trim() && { message: message.trim() }),
  };
};

/** What a company says of itself, with its consent. */
export function ApplyForm({ onAsked }: { onAsked: () => void }) {
  const { apply } = useApplyTexts();
  const { language, market } = useNavigation().address;
  const [chosen, choose] = useState<readonly Solution[]>([]);
  const [hasAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const { state, run } = useAction(applyAsPartner, onAsked, ({ fields = [] }) =>
    form.refuse(Object.fromEntries(fields.map(({ path }) => [path.split('.', 1)[0], apply.problems.required]))),
  );
  const form = useForm<ApplyField>({
    empty: {
      ...{ company: '', registerNumber: '', country: market, state: '', city: '', postcodes: '' },
      ...{ contactName: '', email: '', phone: '', message: '' },
    },
    problemsOf: (values) => problemsOf(values, apply),
    send(values) {
      if (chosen.length === 0 || !hasAgreed) return;
      const consent = { version: APPLICATION_CONSENT_VERSION, agree: true } as const;
      run({ body: { ...bodyOf(values), solutions: [...chosen], consent, language } });
    },
  });
  const isBusy = state.status === 'loading';
  const { onSubmit, ...place } = form.place;
  return (
    <form
      {...place}
      className="apply-form"
      onSubmit={(event) => {
        setTried(true);
        onSubmit(event);
      }}
    >
      <CompanyPart form={form} />
      <Solutions chosen={chosen} choose={choose} isMissing={isTried && chosen.length === 0} />
      <ContactPart form={form} />
      <div>
        <label className="choice">
          <input
            type="checkbox"
            checked={hasAgreed}
            aria-invalid={isTried && !hasAgreed}
            onChange={() => setAgreed(!hasAgreed)}
          />
          <span>{apply.consent}</span>
        </label>
        <Link to={{ path: pathTo('privacy') }}>{apply.privacy}</Link>
        {isTried && !hasAgreed && <Missing text={apply.problems.consent} />}
      </div>
      <div>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? apply.sending : apply.send}
        </button>
      </div>
      <CallStatus state={state} />
    </form>
  );
}

const Missing = ({ text }: { text: string }) => (
  <p role="alert" className="call-status failed">
    {text}
  </p>
);

function CompanyPart({ form }: { form: SiteForm<ApplyField> }) {
  const { apply } = useApplyTexts();
  const { fields } = apply;
  return (
    <fieldset>
      <legend>{apply.companyPart}</legend>
      <TextField form={form} field="company" label={fields.company} maxLength={120} autoComplete="organization" />
      <TextField
        form={form}
        field="registerNumber"
        label={fields.registerNumber}
        hint={apply.registerHint}
        maxLength={80}
        autoComplete="off"
      />
      <SelectField
        form={form}
        field="country"
        label={fields.country}
        options={markets.map((it) => [it, apply.countries[it]])}
      />
      <div className="apply-pair">
        <TextField form={form} field="city" label={fields.city} maxLength={80} autoComplete="address-level2" />
        <TextField form={form} field="state" label={fields.state} maxLength={80} autoComplete="address-level1" />
      </div>
      <div>
        <TextAreaField form={form} field="postcodes" label={fields.postcodes} rows={2} maxLength={1_400} />
        <p className="small">{apply.postcodesHint}</p>
      </div>
    </fieldset>
  );
}

interface SolutionsProps {
  chosen: readonly Solution[];
  choose: (chosen: readonly Solution[]) => void;
  isMissing: boolean;
}

function Solutions({ chosen, choose, isMissing }: SolutionsProps) {
  const { apply } = useApplyTexts();
  const { home } = useTexts();
  const flip = (it: Solution) => choose(chosen.includes(it) ? chosen.filter((other) => other !== it) : [...chosen, it]);
  return (
    <fieldset>
      <legend>{apply.solutions}</legend>
      <div>
        {solutions.map((it) => (
          <label key={it} className="choice">
            <input type="checkbox" checked={chosen.includes(it)} aria-invalid={isMissing} onChange={() => flip(it)} />
            <span>{home.solution[it]}</span>
          </label>
        ))}
        {isMissing && <Missing text={apply.problems.solutions} />}
      </div>
    </fieldset>
  );
}

function ContactPart({ form }: { form: SiteForm<ApplyField> }) {
  const { apply } = useApplyTexts();
  const { fields, optional } = apply;
  return (
    <fieldset>
      <legend>{apply.contactPart}</legend>
      <TextField form={form} field="contactName" label={fields.contactName} maxLength={200} autoComplete="name" />
      <div className="apply-pair">
        <TextField form={form} field="email" label={fields.email} type="email" maxLength={254} autoComplete="email" />
        <TextField
          form={form}
          field="phone"
          label={optional(fields.phone)}
          type="tel"
          maxLength={30}
          autoComplete="tel"
        />
      </div>
      <TextAreaField form={form} field="message" label={optional(fields.message)} rows={3} maxLength={2_000} />
    </fieldset>
  );
}
