import { formatDuration } from '#domain/format.ts';
import { failureTexts } from '#texts/failures/all.ts';
import type { SendingProblem } from '#widgets/shared/contact/sending-problem.ts';
import { contactTexts } from '#widgets/shared/contact/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';
import { FallbackContact } from '#widgets/shared/ui/fallback-contact.tsx';

interface SendingStateProps {
  sending: RemoteState<unknown, SendingProblem>;
  isWaiting: boolean;
  options: WidgetOptions;
}

/** Title and detail of what went wrong, in the person's language. */
export function sentencesOf({ code, retryAfterSeconds }: SendingProblem, options: WidgetOptions) {
  const { network, waitFor } = contactTexts[options.language];
  if (code === 'network' || code === 'timeout') return network;
  const { titles, details } = failureTexts[options.language];
  const wait = retryAfterSeconds && waitFor(formatDuration(retryAfterSeconds, options));
  return { title: titles[code] ?? titles.internal, detail: wait || (details[code] ?? details.internal) };
}

/** What the person must know about something that is under way or did not get through. */
export function SendingState({ sending, isWaiting, options }: SendingStateProps) {
  const { waiting, orContact } = contactTexts[options.language];
  const sentences = sending.status === 'failed' ? sentencesOf(sending.problem, options) : undefined;
  return (
    <>
      <p role="status" className="waiting">
        {isWaiting && waiting}
      </p>
      {sentences && (
        <div role="alert" className="alert">
          <p>
            <strong>{sentences.title}.</strong> {sentences.detail}
          </p>
          <FallbackContact options={options} intro={orContact} />
        </div>
      )}
    </>
  );
}
