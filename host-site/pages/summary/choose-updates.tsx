import { useState } from 'react';
import { chooseUpdates, type Updates } from '#domain/contract/summary.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** The second step of the double opt-in for news, and the way out of it. Nothing to see for those who never asked for any. */
export function ChooseUpdates({ token, updates }: { token: string; updates: Updates }) {
  const { updates: texts, used } = useSummaryTexts().summary;
  const [chosen, setChosen] = useState<Updates | undefined>();
  const { state, run } = useAction(chooseUpdates, (reply) => setChosen(reply.updates));
  const current = chosen ?? updates;
  if (updates === 'none' && chosen === undefined) return null;
  const choose = (wanted: boolean) => run({ parameters: { token }, body: { wanted } });
  const isBusy = state.status === 'loading';
  return (
    <section className="band quiet" aria-labelledby="updates-title">
      <h2 id="updates-title">{texts.heading}</h2>
      {current === 'wanted' && <p>{texts.text}</p>}
      {current === 'confirmed' && <p>{texts.confirmed}</p>}
      <div className="band-actions">
        {current === 'wanted' && (
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => choose(true)}>
            {texts.yes}
          </button>
        )}
        {current !== 'none' && (
          <button type="button" className="button ghost" aria-disabled={isBusy} onClick={() => choose(false)}>
            {current === 'wanted' ? texts.no : texts.stop}
          </button>
        )}
      </div>
      <CallStatus state={state} done={current === 'none' ? texts.refused : undefined} unknown={used} />
    </section>
  );
}
