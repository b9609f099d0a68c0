import { useStore } from '@nanostores/react';
import { formatDuration } from '#domain/format.ts';
import { failureTexts } from '#texts/failures/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { FormStore, SendingProblem } from '#widgets/shared/form/form-store.ts';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { FallbackContact } from '#widgets/shared/ui/fallback-contact.tsx';

interface SendingStateProps {
  form: Pick<FormStore, '$sending' | '$isWaiting'>;
  options: WidgetOptions;
}

type Sentences = Partial<Record<SendingProblem['code'], string>>;

/** Title and detail of what went wrong, in the person's language. */
export function sentencesOf({ code, retryAfterSeconds }: SendingProblem, options: WidgetOptions) {
  const { network, waitFor } = formTexts[options.language];
  if (code === 'network' || code === 'timeout') return network;
  const texts = failureTexts[options.language];
  const titles: Sentences = texts.titles;
  const details: Sentences = texts.details;
  const wait = retryAfterSeconds && waitFor(formatDuration(retryAfterSeconds, options));
  return {
    title: titles[code] ?? texts.titles.internal,
    detail: wait || (details[code] ?? texts.details.internal),
  };
}

interface ProblemNoteProps {
  problem: SendingProblem;
  options: WidgetOptions;
}

/** What went wrong, and whom else to ask. */
export function ProblemNote({ problem, options }: ProblemNoteProps) {
  const { title, detail } = sentencesOf(problem, options);
  return (
    <div role="alert" className="alert">
      <p>
        <strong>{title}.</strong> {detail}
      </p>
      <FallbackContact options={options} intro={formTexts[options.language].orContact} />
    </div>
  );
}

/** What the person must know about something that is under way or did not get through. */
export function SendingState({ form, options }: SendingStateProps) {
  const sending = useStore(form.$sending);
  const isWaiting = useStore(form.$isWaiting);
  return (
    <>
      <p role="status" className="waiting">
        {isWaiting && formTexts[options.language].waiting}
      </p>
      {sending.status === 'failed' && <ProblemNote problem={sending.problem} options={options} />}
    </>
  );
}
