import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { ConsentBoxes } from '#widgets/shared/contact/consent-boxes.tsx';
import { SendingState } from '#widgets/shared/contact/sending-state.tsx';
import { contactTexts } from '#widgets/shared/contact/texts/all.ts';
import type { SummaryViewProps } from '#widgets/shared/summary-dialog/summary-dialog.tsx';
import type { RefusedField } from '#widgets/shared/summary-dialog/summary-form.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { TextField } from '#widgets/shared/ui/text-field.tsx';

const inputs = [
  { field: 'name', type: 'text' },
  { field: 'email', type: 'email' },
] as const;

export function AddressForm({ summary, options, texts }: SummaryViewProps) {
  const form = useStore(summary.$form);
  const hasConsented = useStore(summary.$hasConsented);
  const refused = useStore(summary.$refused);
  const refusals = useStore(summary.$refusals);
  const sending = useStore(summary.$sending);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const { labels, errors } = contactTexts[options.language];
  const errorOf = (field: RefusedField) => (refused.includes(field) ? errors[field] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    summary.preview();
  };
  return (
    <form className="contact" noValidate ref={place} onSubmit={submit}>
      <p className="soft">{texts.intro}</p>
      {inputs.map(({ field, type }) => (
        <TextField
          key={field}
          label={labels[field]}
          type={type}
          autoComplete={field}
          required
          value={form[field]}
          error={errorOf(field)}
          onType={(value) => summary.fill(field, value)}
        />
      ))}
      {!hasConsented && (
        <div className="consent">
          <ConsentBoxes form={form} error={errorOf('agreeToTerms')} options={options} fill={summary.fill} />
        </div>
      )}
      <SendingState sending={sending} isWaiting={false} options={options} />
      <div className="send-actions">
        <Button look="quiet" onPress={summary.close}>
          {texts.cancel}
        </Button>
        <Button type="submit">{texts.toPreview}</Button>
      </div>
    </form>
  );
}
