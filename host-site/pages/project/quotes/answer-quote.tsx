import { useState } from 'react';
import { answerQuote, type Quote } from '#domain/contract/project-quotes.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useMoments } from '#host-site/pages/project/use-moments.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useAction } from '#host-site/use-action.ts';

type Asked = 'accept' | 'decline';

/** The customer's answer, with a question before it and a way back after it; to all others how it stands. */
export function AnswerQuote({ quote }: { quote: Quote }) {
  const { quotes: texts } = useProjectTexts();
  const { as, mayWrite } = useProject().project;
  const isMine = as === 'customer' && mayWrite;
  return (
    <div className="quote-answer">
      {(quote.status !== 'open' || !isMine) && <b>{texts.statuses[quote.status]}</b>}
      {isMine && quote.status === 'open' && <AnswerButtons quote={quote} />}
      {isMine && quote.undoUntil && <UndoButton quote={quote} until={quote.undoUntil} />}
    </div>
  );
}

/** The page is read anew also after a refusal: another tab or another person has changed what it shows. */
function useAnswer({ id: quoteId }: Quote) {
  const { project, refresh } = useProject();
  const { state, run } = useAction(answerQuote, refresh, refresh);
  useEndNoticed(state);
  const parameters = { projectId: project.id, quoteId };
  return { state, send: (answer: Asked | 'undo') => run({ parameters, body: { answer } }) };
}

function AnswerButtons({ quote }: { quote: Quote }) {
  const { quotes: texts, busy } = useProjectTexts();
  const [asked, ask] = useState<Asked | null>(null);
  const { state, send } = useAnswer(quote);
  const question = asked === 'decline' ? texts.declining : texts.accepting;
  const isBusy = state.status === 'loading';
  const label = (text: string) => `${text}: ${quote.company.name}`;
  return (
    <>
      <button type="button" className="button small" aria-label={label(texts.accept)} onClick={() => ask('accept')}>
        {texts.accept}
      </button>
      <button
        type="button"
        className="button ghost small"
        aria-label={label(texts.decline)}
        onClick={() => ask('decline')}
      >
        {texts.decline}
      </button>
      <QuestionDialog
        isOpen={asked !== null}
        isSafe={asked === 'accept'}
        title={question.title}
        confirm={isBusy ? busy : question.confirm}
        keep={texts.keep}
        isBusy={isBusy}
        onConfirm={() => asked && send(asked).then(() => ask(null))}
        onClose={() => ask(null)}
      >
        <p>
          <b>{quote.company.name}</b>
        </p>
        <p>{question.text}</p>
      </QuestionDialog>
      <CallStatus state={state} />
    </>
  );
}

function UndoButton({ quote, until }: { quote: Quote; until: string }) {
  const { quotes: texts } = useProjectTexts();
  const { time } = useMoments(useProject().project.market);
  const { state, send } = useAnswer(quote);
  return (
    <>
      <span className="small">{texts.undoUntil(time(until))}</span>
      <button
        type="button"
        className="text-button"
        aria-disabled={state.status === 'loading'}
        aria-label={`${texts.undo}: ${quote.company.name}`}
        onClick={() => send('undo')}
      >
        {texts.undo}
      </button>
      <CallStatus state={state} />
    </>
  );
}
