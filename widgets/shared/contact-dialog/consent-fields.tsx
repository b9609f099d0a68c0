import { ConsentBoxes } from '#widgets/shared/contact/consent-boxes.tsx';
import type { ContactForm } from '#widgets/shared/contact-dialog/contact-form.ts';
import type { ContactStore } from '#widgets/shared/contact-dialog/contact-store.ts';
import { HandOver } from '#widgets/shared/contact-dialog/hand-over.tsx';
import type { PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import type { ContactDialogTexts } from '#widgets/shared/contact-dialog/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

interface ConsentFieldsProps {
  form: ContactForm;
  error: string | undefined;
  options: WidgetOptions;
  texts: ContactDialogTexts;
  partners: PartnerMatches;
  fill: ContactStore['fill'];
}

export function ConsentFields({ form, error, options, texts, partners, fill }: ConsentFieldsProps) {
  return (
    <div className="consent">
      <HandOver partners={partners} options={options} texts={texts} />
      <ConsentBoxes form={form} error={error} options={options} fill={fill} />
    </div>
  );
}
