import { useStore } from '@nanostores/react';
import { failureTexts } from '#texts/failures/all.ts';
import type { ContactStore } from '#widgets/questionnaire/assessment/contact/contact-store.ts';
import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';
import type { ApiErrorCode } from '#widgets/shared/api/api-error.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { FallbackContact } from '#widgets/shared/ui/fallback-contact.tsx';

interface SendingStateProps {
  contact: ContactStore;
  options: WidgetOptions;
  texts: AssessmentTexts;
}

function sentencesOf(code: ApiErrorCode, { language }: WidgetOptions, texts: AssessmentTexts) {
  if (code === 'network' || code === 'timeout') return texts.contact.network;
  const { titles, details } = failureTexts[language];
  return { title: titles[code] ?? titles.internal, detail: details[code] ?? details.internal };
}

/** What the person must know about a request that is under way or did not get through. */
export function SendingState({ contact, options, texts }: SendingStateProps) {
  const sending = useStore(contact.$sending);
  const isWaiting = useStore(contact.$isWaiting);
  const sentences = sending.status === 'failed' ? sentencesOf(sending.problem, options, texts) : undefined;
  return (
    <>
      <p role="status" className="waiting">
        {isWaiting && texts.contact.waiting}
      </p>
      {sentences && (
        <div role="alert" className="alert">
          <p>
            <strong>{sentences.title}.</strong> {sentences.detail}
          </p>
          <FallbackContact options={options} intro={texts.contact.orContact} />
        </div>
      )}
    </>
  );
}
