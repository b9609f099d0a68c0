import type { Language } from '#domain/place.ts';
import { consentTexts } from '#texts/consent/all.ts';
import type { ContactForm } from '#widgets/questionnaire/assessment/contact/contact-form.ts';
import type { ContactStore } from '#widgets/questionnaire/assessment/contact/contact-store.ts';
import { HandOver } from '#widgets/questionnaire/assessment/contact/hand-over.tsx';
import type { PartnerMatches } from '#widgets/questionnaire/assessment/contact/partner-matches.ts';
import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Checkbox } from '#widgets/shared/ui/checkbox.tsx';

interface ConsentFieldsProps {
  form: ContactForm;
  error: string | undefined;
  options: WidgetOptions;
  texts: AssessmentTexts;
  partners: PartnerMatches;
  fill: ContactStore['fill'];
}

const MARK = '\u0000';

function pageOf(api: string, language: Language, page: 'terms' | 'privacy'): string {
  return new URL(language === 'de' ? `/${page}` : `/${language}/${page}`, new URL(api, location.href)).href;
}

export function ConsentFields({ form, error, options, texts, partners, fill }: ConsentFieldsProps) {
  const { api, language } = options;
  const consent = consentTexts[language];
  const parts = consent.agreement({ terms: `${MARK}terms${MARK}`, privacy: `${MARK}privacy${MARK}` }).split(MARK);
  return (
    <div className="consent">
      <HandOver partners={partners} options={options} texts={texts} />
      <Checkbox
        required
        checked={form.agreeToTerms}
        error={error}
        onToggle={(checked) => fill('agreeToTerms', checked)}
      >
        {parts.map((part) =>
          part === 'terms' || part === 'privacy' ? (
            <a key={part} href={pageOf(api, language, part)} target="_blank" rel="noopener">
              {consent[part]}
            </a>
          ) : (
            part
          ),
        )}
      </Checkbox>
      <Checkbox checked={form.receiveUpdates} onToggle={(checked) => fill('receiveUpdates', checked)}>
        {consent.updates}
      </Checkbox>
    </div>
  );
}
