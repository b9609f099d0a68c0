import { useStore } from '@nanostores/react';
import { formatDuration } from '#domain/format.ts';
import { failureTexts } from '#texts/failures/all.ts';
import type { ContactStore, SendingProblem } from '#widgets/questionnaire/assessment/contact/contact-store.ts';
import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { FallbackContact } from '#widgets/shared/ui/fallback-contact.tsx';

interface SendingStateProps {
  contact: ContactStore;
  options: WidgetOptions;
  texts: AssessmentTexts;
}

function sentencesOf(
  { code, retryAfterSeconds }: SendingProblem,
  options: WidgetOptions,
  { contact }: AssessmentTexts,
) {
  if (code === 'network' || code === 'timeout') return contact.network;
  const { titles, details } = failureTexts[options.language];
  const wait = retryAfterSeconds && contact.waitFor(formatDuration(retryAfterSeconds, options));
  return { title: titles[code] ?? titles.internal, detail: wait || (details[code] ?? details.internal) };
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
