import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { GuaranteeNote } from '#widgets/chat/consultation/email/guarantee-note.tsx';
import type { EmailStore } from '#widgets/chat/consultation/email-store.ts';
import type { ConsultationTexts } from '#widgets/chat/consultation/texts/texts.ts';
import { ConsentBoxes } from '#widgets/shared/contact/consent-boxes.tsx';
import { contactTexts } from '#widgets/shared/contact/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { RefusedField } from '#widgets/shared/summary-dialog/summary-form.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { TextField } from '#widgets/shared/ui/text-field.tsx';

interface EmailFormProps {
  email: EmailStore;
  options: WidgetOptions;
  texts: ConsultationTexts['email'];
}

const inputs = [
  { field: 'name', type: 'text' },
  { field: 'email', type: 'email' },
] as const;

export function EmailForm({ email, options, texts }: EmailFormProps) {
  const form = useStore(email.$form);
  const refused = useStore(email.$refused);
  const refusals = useStore(email.$refusals);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const { labels, errors } = contactTexts[options.language];
  const errorOf = (field: RefusedField) => (refused.includes(field) ? errors[field] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    email.submit();
  };
  return (
    <form className="contact" noValidate ref={place} onSubmit={submit}>
      <p className="soft">{texts.intro}</p>
      <div className="email-fields">
        {inputs.map(({ field, type }) => (
          <TextField
            key={field}
            label={labels[field]}
            type={type}
            autoComplete={field}
            required
            value={form[field]}
            error={errorOf(field)}
            onType={(value) => email.fill(field, value)}
          />
        ))}
      </div>
      <GuaranteeNote title={texts.guaranteeTitle} options={options} />
      <div className="consent">
        <ConsentBoxes form={form} error={errorOf('agreeToTerms')} options={options} fill={email.fill} />
      </div>
      <div className="send-actions">
        <Button look="quiet" onPress={email.cancel}>
          {texts.cancel}
        </Button>
        <Button type="submit">{texts.submit}</Button>
      </div>
    </form>
  );
}
