import { useStore } from '@nanostores/react';
import { languagePrefix, legalPath } from '#domain/pages.ts';
import type { Language } from '#domain/place.ts';
import { consentTexts } from '#texts/consent/all.ts';
import type { ConsentValues } from '#widgets/shared/contact/consent.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { FormStore } from '#widgets/shared/form/form-store.ts';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { Checkbox } from '#widgets/shared/ui/checkbox.tsx';

interface ConsentBoxesProps {
  form: FormStore<ConsentValues>;
  options: WidgetOptions;
}

/** A legal page of the portal, from whatever page the widget stands on. */
export function legalAddress(api: string, language: Language, page: 'terms' | 'privacy', hash = ''): string {
  return new URL(languagePrefix(language) + legalPath(page) + hash, new URL(api, location.href)).href;
}

const MARK = '\u0000';

/** The box that must be ticked, its documents linked, and the one for news, which starts unticked. */
export function ConsentBoxes({ form, options: { api, language } }: ConsentBoxesProps) {
  const { agreeToTerms, receiveUpdates } = useStore(form.$values);
  const isRefused = useStore(form.$refused).includes('agreeToTerms');
  const consent = consentTexts[language];
  const parts = consent.agreement({ terms: `${MARK}terms${MARK}`, privacy: `${MARK}privacy${MARK}` }).split(MARK);
  return (
    <>
      <Checkbox
        required
        checked={agreeToTerms}
        error={isRefused ? formTexts[language].errors.agreeToTerms : undefined}
        onToggle={(checked) => form.fill({ agreeToTerms: checked })}
      >
        {parts.map((part) =>
          part === 'terms' || part === 'privacy' ? (
            <a key={part} href={legalAddress(api, language, part)} target="_blank" rel="noopener">
              {consent[part]}
            </a>
          ) : (
            part
          ),
        )}
      </Checkbox>
      <Checkbox checked={receiveUpdates} onToggle={(checked) => form.fill({ receiveUpdates: checked })}>
        {consent.updates}
      </Checkbox>
    </>
  );
}
