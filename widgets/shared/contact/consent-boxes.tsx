import { languagePrefix, legalPath } from '#domain/pages.ts';
import type { Language } from '#domain/place.ts';
import { consentTexts } from '#texts/consent/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Checkbox } from '#widgets/shared/ui/checkbox.tsx';

interface ConsentBoxesProps {
  form: { agreeToTerms: boolean; receiveUpdates: boolean };
  error: string | undefined;
  options: WidgetOptions;
  fill: (field: 'agreeToTerms' | 'receiveUpdates', checked: boolean) => void;
}

const MARK = '\u0000';

function addressOf(api: string, language: Language, page: 'terms' | 'privacy'): string {
  return new URL(languagePrefix(language) + legalPath(page), new URL(api, location.href)).href;
}

/** The box that must be ticked, its documents linked, and the one for news, which starts unticked. */
export function ConsentBoxes({ form, error, options: { api, language }, fill }: ConsentBoxesProps) {
  const consent = consentTexts[language];
  const parts = consent.agreement({ terms: `${MARK}terms${MARK}`, privacy: `${MARK}privacy${MARK}` }).split(MARK);
  return (
    <>
      <Checkbox
        required
        checked={form.agreeToTerms}
        error={error}
        onToggle={(checked) => fill('agreeToTerms', checked)}
      >
        {parts.map((part) =>
          part === 'terms' || part === 'privacy' ? (
            <a key={part} href={addressOf(api, language, part)} target="_blank" rel="noopener">
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
    </>
  );
}
