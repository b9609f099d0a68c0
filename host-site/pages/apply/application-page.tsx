import { useState } from 'react';
import { type Application, readApplication } from '#domain/contract/applications.ts';
import { pathTo } from '#domain/pages.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { ApplicationActions } from '#host-site/pages/apply/application-actions.tsx';
import { ApplicationFacts } from '#host-site/pages/apply/application-facts.tsx';
import { DocumentList } from '#host-site/pages/apply/document-list.tsx';
import { UploadForm } from '#host-site/pages/apply/upload-form.tsx';
import { useLinkToken } from '#host-site/pages/auth/account-link.tsx';
import { Notice } from '#host-site/pages/auth/notice.tsx';
import { Link } from '#host-site/routing/navigation.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useApplyTexts } from '#host-site/texts/apply/apply-texts.ts';
import { useReply } from '#host-site/use-reply.ts';
import './apply.css';

/** Behind the link of an application's mail: its documents while it is not sent, then how it stands. */
export function ApplicationPage() {
  const { application: texts } = useApplyTexts();
  const token = useLinkToken();
  return (
    <div className="wrap apply">
      <title>{`${texts.documentTitle} | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Linked key={token} token={token} />
    </div>
  );
}

function Linked({ token }: { token: string }) {
  const { application: texts } = useApplyTexts();
  const { state, retry } = useReply(readApplication, { body: { token } });
  if (state.status === 'done') return <ApplicationView token={token} read={state.value} />;
  if (state.status !== 'failed') return <p role="status">{texts.loading}</p>;
  if (state.problem === 'not-found')
    return (
      <Notice title={texts.gone.title} text={texts.gone.text}>
        <Link className="button" to={{ path: pathTo('partnerApply') }}>
          {texts.again}
        </Link>
      </Notice>
    );
  return (
    <>
      <CallStatus state={state} />
      <button type="button" className="button" onClick={retry}>
        {texts.retry}
      </button>
    </>
  );
}

function ApplicationView({ token, read }: { token: string; read: Application }) {
  const { application: texts } = useApplyTexts();
  const [application, change] = useState(read);
  const [isErased, setErased] = useState(false);
  if (isErased) return <Notice title={texts.erased.title} text={texts.erased.text} />;
  const { standing, reason } = application;
  return (
    <>
      <header>
        <h1>{texts.headings[standing]}</h1>
        <p className="lead">{texts.texts[standing]}</p>
      </header>
      {reason && (
        <section aria-labelledby="application-reason">
          <h2 id="application-reason">{texts.reason}</h2>
          <p>{reason}</p>
        </section>
      )}
      <section aria-labelledby="application-documents">
        <h2 id="application-documents">{texts.documents}</h2>
        <DocumentList token={token} application={application} onChanged={change} />
      </section>
      {standing === 'draft' && <UploadForm token={token} onAdded={change} />}
      <section aria-labelledby="application-facts">
        <h2 id="application-facts">{texts.facts}</h2>
        <ApplicationFacts application={application} />
      </section>
      <ApplicationActions token={token} application={application} onChanged={change} onErased={() => setErased(true)} />
    </>
  );
}
