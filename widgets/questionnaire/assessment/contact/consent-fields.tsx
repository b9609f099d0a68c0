import type { ContactForm } from '#widgets/questionnaire/assessment/contact/contact-form.ts';
import type { ContactStore } from '#widgets/questionnaire/assessment/contact/contact-store.ts';
import { HandOver } from '#widgets/questionnaire/assessment/contact/hand-over.tsx';
import type { PartnerMatches } from '#widgets/questionnaire/assessment/contact/partner-matches.ts';
import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';
import { ConsentBoxes } from '#widgets/shared/contact/consent-boxes.tsx';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

interface ConsentFieldsProps {
  form: ContactForm;
  error: string | undefined;
  options: WidgetOptions;
  texts: AssessmentTexts;
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
