import { useId, useState } from 'react';
import { rotateWebhookSecret, switchWebhook, testWebhook, type Webhook } from '#domain/contract/webhooks.ts';
import { CodeToCopy } from '#host-site/pages/partner/code-to-copy.tsx';
import { useMoments } from '#host-site/pages/partner/use-moments.ts';
import { DeleteWebhook } from '#host-site/pages/partner/webhooks/delete-webhook.tsx';
import { DeliveryLog } from '#host-site/pages/partner/webhooks/delivery-log.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface WebhookCardProps {
  webhook: Webhook;
  /** Right after it was made. */
  secret: string | undefined;
  refresh: () => Promise<void>;
  /** Who may change it: whoever has its secret reads every lead. */
  isOwner: boolean;
}

/** One webhook: whether it is on, its secret when it is new, and what it was sent. */
export function WebhookCard({ webhook, secret, refresh, isOwner }: WebhookCardProps) {
  const { webhooks: texts } = usePartnerTexts();
  const told = useMoments();
  const id = useId();
  const [rotated, setRotated] = useState<{ secret: string; previousUntil: string }>();
  const [log, setLog] = useState<number>();
  const showLog = () => setLog((count = 0) => count + 1);
  const onOff = useAction(switchWebhook, refresh);
  const test = useAction(testWebhook, showLog);
  const rotate = useAction(rotateWebhookSecret, setRotated);
  useEndNoticed(onOff.state);
  useEndNoticed(test.state);
  useEndNoticed(rotate.state);
  const parameters = { id: webhook.id };
  const shown = rotated?.secret ?? secret;
  const { disabledFor, url } = webhook;
  return (
    <section className="lead-box site" aria-labelledby={id}>
      <h2 id={id} className="webhook-url">
        {url}
      </h2>
      <p>
        <span className={disabledFor ? 'mark closed' : 'mark contacted'}>{disabledFor ? texts.off : texts.on}</span>{' '}
        {disabledFor && texts.offBecause[disabledFor]}
      </p>
      {shown && (
        <div className="lead-note secret">
          <p>{texts.secretOnce}</p>
          <CodeToCopy code={shown} name={texts.secret} />
          {rotated && <p>{texts.previousUntil(told(rotated.previousUntil))}</p>}
        </div>
      )}
      <div className="lead-steps">
        <button type="button" className="button small" onClick={() => test.run({ parameters, body: {} })}>
          {texts.test}
        </button>
        {isOwner && (
          <>
            <button
              type="button"
              className="button ghost small"
              onClick={() => onOff.run({ parameters, body: { enabled: disabledFor !== null } })}
            >
              {disabledFor ? texts.switchOn : texts.switchOff}
            </button>
            <button type="button" className="button ghost small" onClick={() => rotate.run({ parameters, body: {} })}>
              {texts.rotate}
            </button>
          </>
        )}
        <button
          type="button"
          className="button ghost small"
          aria-expanded={log !== undefined}
          onClick={() => (log === undefined ? showLog() : setLog(undefined))}
        >
          {texts.log}
        </button>
        {isOwner && <DeleteWebhook webhook={webhook} onDeleted={refresh} />}
      </div>
      <CallStatus state={test.state} done={texts.tested} />
      <CallStatus state={onOff.state} />
      <CallStatus state={rotate.state} />
      {log !== undefined && <DeliveryLog key={log} webhookId={webhook.id} />}
    </section>
  );
}
