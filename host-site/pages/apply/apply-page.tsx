import { useState } from 'react';
import { ApplyForm } from '#host-site/pages/apply/apply-form.tsx';
import { Notice } from '#host-site/pages/auth/notice.tsx';
import { useIsAlive } from '#host-site/routing/use-is-alive.ts';
import { PageHead } from '#host-site/shell/page-head.tsx';
import { WithoutScript } from '#host-site/shell/without-script.tsx';
import { useApplyTexts } from '#host-site/texts/apply/apply-texts.ts';
import './apply.css';

/** How a company becomes a partner; the documents follow behind the link of a mail. */
export function ApplyPage() {
  const { apply } = useApplyTexts();
  const isAlive = useIsAlive();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="wrap apply">
      <PageHead page="partnerApply" title={apply.documentTitle} description={apply.description} />
      {isAsked ? (
        <Notice title={apply.asked.title} text={apply.asked.text} />
      ) : (
        <>
          <header>
            <h1>{apply.heading}</h1>
            <p className="lead">{apply.description}</p>
            <ol className="apply-steps">
              {apply.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </header>
          <div data-island>
            {isAlive ? <ApplyForm onAsked={() => setAsked(true)} /> : <WithoutScript what="assessment" />}
          </div>
        </>
      )}
    </div>
  );
}
