import { useStore } from '@nanostores/react';
import { formatPercent } from '#domain/format.ts';
import { GUARANTEE_SECTION, GUARANTEE_TOLERANCE_PERCENT, SATISFACTION_GUARANTEE_YEARS } from '#domain/guarantee.ts';
import { summaryMailTexts } from '#texts/summary-mail/all.ts';
import type { ConsultationParts } from '#widgets/chat/consultation/parts.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import { addressRows } from '#widgets/shared/contact/address-form.ts';
import { ConsentBoxes, legalAddress } from '#widgets/shared/contact/consent-boxes.tsx';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Form } from '#widgets/shared/form/form.tsx';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { Dialog } from '#widgets/shared/ui/dialog.tsx';
import { Icon } from '#widgets/shared/ui/icon.tsx';

/** Asks where the summary may go: over the page on the portal, within the conversation elsewhere. */
export function EmailView({ parts: { context, email } }: { parts: ConsultationParts }) {
  const options = useStore(context.$options);
  const isDialog = useStore(context.$emailPlace) === 'dialog';
  const isOpen = useStore(context.$email) === 'open';
  const isWanted = useStore(context.$isEmailWanted);
  const texts = consultationTexts[options.language].email;
  const cancel = () => context.tell('emailRefused');
  const form = (
    <Form
      form={email}
      rows={addressRows}
      words={isWanted ? texts.wanted : texts}
      options={options}
      cancel={{ label: texts.cancel, onPress: cancel }}
    >
      <GuaranteeNote options={options} />
      <div className="consent">
        <ConsentBoxes form={email} options={options} />
      </div>
    </Form>
  );
  if (!isDialog)
    return (
      <section className="email-panel" part="email" aria-labelledby="email-title">
        <h3 id="email-title">{texts.title}</h3>
        {form}
      </section>
    );
  return (
    <Dialog
      isOpen={isOpen}
      title={texts.title}
      closeLabel={formTexts[options.language].close}
      returnTo="textarea"
      onClose={cancel}
    >
      {form}
    </Dialog>
  );
}

/** What is guaranteed, in the words of the letter that follows, and by whom. */
function GuaranteeNote({ options }: { options: WidgetOptions }) {
  const { guarantee } = summaryMailTexts[options.language];
  const { guaranteeTitle, guarantor, guaranteeTerms } = consultationTexts[options.language].email;
  return (
    <p className="guarantee-note">
      <Icon markup='<path d="M12 3 5 6v5.500c0 4.300 2.900 7.700 7 9.500 4.100-1.800 7-5.200 7-9.500V6Z"/><path d="m8.800 12 2.300 2.300 4.200-4.500"/>' />
      <span>
        <strong>{guaranteeTitle}.</strong>{' '}
        {guarantee(formatPercent(GUARANTEE_TOLERANCE_PERCENT, options), SATISFACTION_GUARANTEE_YEARS)} {guarantor}{' '}
        <a
          href={legalAddress(options.api, options.language, 'terms', `#${GUARANTEE_SECTION}`)}
          target="_blank"
          rel="noopener"
        >
          {guaranteeTerms}
        </a>
      </span>
    </p>
  );
}
