import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { SendingState } from '#widgets/shared/contact/sending-state.tsx';
import { contactTexts } from '#widgets/shared/contact/texts/all.ts';
import { ConsentFields } from '#widgets/shared/contact-dialog/consent-fields.tsx';
import type { RefusedField, TextField as TextFieldName } from '#widgets/shared/contact-dialog/contact-form.ts';
import type { ContactStore } from '#widgets/shared/contact-dialog/contact-store.ts';
import type { PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import type { ContactDialogTexts } from '#widgets/shared/contact-dialog/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { TextField } from '#widgets/shared/ui/text-field.tsx';

const inputs = [
  { field: 'name', type: 'text', autoComplete: 'name', required: true },
  { field: 'email', type: 'email', autoComplete: 'email', required: true },
  { field: 'place', type: 'text', autoComplete: 'postal-code', required: true },
  { field: 'phone', type: 'tel', autoComplete: 'tel', required: false },
] as const satisfies readonly { field: TextFieldName; type: string; autoComplete: string; required: boolean }[];

export interface ContactFormViewProps {
  contact: ContactStore;
  options: WidgetOptions;
  texts: ContactDialogTexts;
  partners: PartnerMatches;
}

export function ContactFormView({ contact, options, texts, partners }: ContactFormViewProps) {
  const form = useStore(contact.$form);
  const refused = useStore(contact.$refused);
  const refusals = useStore(contact.$refusals);
  const sending = useStore(contact.$sending);
  const isWaiting = useStore(contact.$isWaiting);
  const isBusy = sending.status === 'loading';
  const shared = contactTexts[options.language];
  const labels = { ...shared.labels, ...texts.contact.labels };
  const errors = { ...shared.errors, ...texts.contact.errors };
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const errorOf = (field: RefusedField) => (refused.includes(field) ? errors[field] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    contact.submit();
  };
  return (
    <form className="contact" noValidate ref={place} onSubmit={submit}>
      <p className="soft">{texts.contact.intro}</p>
      {inputs.map(({ field, type, autoComplete, required }) => (
        <TextField
          key={field}
          label={labels[field]}
          note={required ? undefined : texts.contact.optional}
          type={type}
          autoComplete={autoComplete}
          required={required}
          value={form[field]}
          error={errorOf(field)}
          onType={(value) => contact.fill(field, value)}
        />
      ))}
      <ConsentFields
        form={form}
        error={errorOf('agreeToTerms')}
        options={options}
        texts={texts}
        partners={partners}
        fill={contact.fill}
      />
      <SendingState sending={sending} isWaiting={isWaiting} options={options} />
      <Button type="submit" busy={isBusy}>
        {isBusy ? texts.contact.processing : texts.contact.submit}
      </Button>
    </form>
  );
}
