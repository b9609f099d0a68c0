import { useState } from 'react';
import { exportPerson, type Person } from '#domain/contract/person.ts';
import { EraseEverything } from '#host-site/pages/summary/erase-everything.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { saveFile } from '#host-site/shell/save-file.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface YourDataProps {
  token: string;
  isConfirmed: boolean;
  onErased: () => void;
}

const save = (person: Person) =>
  saveFile(`wattnest-${person.exportedAt.slice(0, 10)}.json`, JSON.stringify(person, null, 2));

/** Take everything along, or have everything erased. */
export function YourData({ token, isConfirmed, onErased }: YourDataProps) {
  const { summary: texts } = useSummaryTexts();
  const { yourData } = texts;
  const { state, run } = useAction(exportPerson, save);
  const [isAsking, setIsAsking] = useState(false);
  const isLoading = state.status === 'loading';
  return (
    <section className="your-data" aria-labelledby="data-title">
      <h2 id="data-title">{yourData.heading}</h2>
      <p>{yourData.text}</p>
      {!isConfirmed && <p>{yourData.confirmFirst}</p>}
      <div className="band-actions">
        {isConfirmed && (
          <button
            type="button"
            className="button ghost"
            aria-disabled={isLoading}
            onClick={() => run({ parameters: { token } })}
          >
            {isLoading ? yourData.downloading : yourData.download}
          </button>
        )}
        <button type="button" className="button ghost danger" onClick={() => setIsAsking(true)}>
          {texts.erase.button}
        </button>
      </div>
      <CallStatus state={state} done={yourData.downloaded} unknown={texts.used} />
      <EraseEverything token={token} isOpen={isAsking} onClose={() => setIsAsking(false)} onErased={onErased} />
    </section>
  );
}
