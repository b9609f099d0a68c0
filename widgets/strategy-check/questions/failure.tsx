import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { FallbackContact } from '#widgets/shared/ui/fallback-contact.tsx';
import { Toast } from '#widgets/shared/ui/toast.tsx';
import type { CheckProps } from '#widgets/strategy-check/questions/question.tsx';
import { checkTexts } from '#widgets/strategy-check/texts/all.ts';

/** That the analysis failed, above the way to try it again. */
export function FailureText({ store, options }: CheckProps) {
  const texts = checkTexts[options.language];
  const hasFailed = useStore(store.$problem) === 'failed';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFailed) place.current?.focus();
  }, [hasFailed]);
  if (!hasFailed) return null;
  return (
    <div role="alert" className="alert" tabIndex={-1} ref={place}>
      <p>{texts.failed}</p>
      <FallbackContact options={options} intro={texts.orContact} />
    </div>
  );
}

/** The same as a notification. */
export function FailureToast({ store, options }: CheckProps) {
  const { notification, close } = checkTexts[options.language];
  const message = (
    <>
      <strong className="danger">{notification.title}</strong> {notification.text}
    </>
  );
  return (
    <Toast message={useStore(store.$isNotified) ? message : undefined} closeLabel={close} onClose={store.dismiss} />
  );
}
