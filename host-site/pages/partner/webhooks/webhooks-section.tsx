import { receiver } from 'virtual:webhook-receiver';
import { useState } from 'react';
import { createWebhook, listWebhooks, MAX_WEBHOOKS, type Webhook } from '#domain/contract/webhooks.ts';
import { pathTo } from '#domain/pages.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { OwnReply } from '#host-site/pages/dashboard/own-reply.tsx';
import { CodeToCopy } from '#host-site/pages/partner/code-to-copy.tsx';
import { WebhookCard } from '#host-site/pages/partner/webhooks/webhook-card.tsx';
import { Link } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** What tells the company's own server of its leads. */
export function WebhooksSection({ isOwner }: { isOwner: boolean }) {
  const { webhooks } = usePartnerTexts();
  return (
    <>
      <h1>{webhooks.title}</h1>
      <p className="partner-intro">{webhooks.intro}</p>
      <OwnReply endpoint={listWebhooks}>
        {(listed, refresh) => <WebhookList webhooks={listed} refresh={refresh} isOwner={isOwner} />}
      </OwnReply>
      <section className="lead-box" aria-labelledby="verify-messages">
        <h2 id="verify-messages">{webhooks.verify}</h2>
        <p>
          {webhooks.verifyText} <Link to={{ path: pathTo('docs'), hash: '#webhooks' }}>{webhooks.guide}</Link>
        </p>
        <CodeToCopy code={receiver} name={webhooks.verify} />
      </section>
    </>
  );
}

interface WebhookListProps {
  webhooks: readonly Webhook[];
  refresh: () => Promise<void>;
  isOwner: boolean;
}

function WebhookList({ webhooks, refresh, isOwner }: WebhookListProps) {
  const { webhooks: texts } = usePartnerTexts();
  const [made, setMade] = useState<{ id: string; secret: string }>();
  return (
    <>
      {webhooks.length === 0 && <p>{texts.none}</p>}
      {webhooks.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          secret={made?.id === webhook.id ? made.secret : undefined}
          refresh={refresh}
          isOwner={isOwner}
        />
      ))}
      {isOwner ? (
        <AddWebhook
          onMade={(webhook, secret) => {
            setMade({ id: webhook.id, secret });
            return refresh();
          }}
        />
      ) : (
        <p className="lead-note">{texts.ownersOnly}</p>
      )}
    </>
  );
}

function AddWebhook({ onMade }: { onMade: (webhook: Webhook, secret: string) => Promise<void> }) {
  const { webhooks: texts, leads } = usePartnerTexts();
  const { state, run } = useAction(
    createWebhook,
    ({ webhook, secret }) => {
      form.fill('url', '');
      return onMade(webhook, secret);
    },
    ({ fields = [] }) => {
      if (fields.length > 0)
        form.refuse({
          url: fields.some((it) => it.problem === 'too-many') ? texts.tooMany(MAX_WEBHOOKS) : texts.notAllowed,
        });
    },
  );
  useEndNoticed(state);
  const form = useForm({
    empty: { url: '' },
    problemsOf: ({ url }) => ({ url: /^https:\/\/./i.test(url.trim()) ? undefined : texts.noUrl }),
    send: ({ url }) => run({ body: { url: url.trim() } }),
  });
  const isRefused = state.status === 'failed' && state.problem === 'validation';
  return (
    <section className="lead-box" aria-labelledby="add-webhook">
      <h2 id="add-webhook">{texts.add}</h2>
      <form {...form.place} className="partner-form">
        <TextField
          form={form}
          field="url"
          label={texts.url}
          hint={texts.urlHint}
          type="url"
          maxLength={2000}
          autoComplete="off"
        />
        {!isRefused && <CallStatus state={state} />}
        <div className="lead-steps">
          <button type="submit" className="button small" aria-disabled={state.status === 'loading'}>
            {state.status === 'loading' ? leads.changing : texts.create}
          </button>
        </div>
      </form>
    </section>
  );
}
