import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { readSummary } from '#domain/contract/summary.ts';
import { ChooseUpdates } from '#host-site/pages/summary/choose-updates.tsx';
import { ConsultationView } from '#host-site/pages/summary/consultation-view.tsx';
import { Guarantee } from '#host-site/pages/summary/guarantee.tsx';
import { YourData } from '#host-site/pages/summary/your-data.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';

interface SummaryViewProps {
  token: string;
  summary: ReplyOf<typeof readSummary>;
  refresh: () => Promise<void>;
  onErased: () => void;
}

export function SummaryView({ token, summary, refresh, onErased }: SummaryViewProps) {
  const { confirmed, suppressed, updates, consultations } = summary;
  const { summary: texts, mail } = useSummaryTexts();
  const name = consultations.find((it) => it.name)?.name;
  return (
    <article className="summary wrap">
      <header className="summary-head">
        <h1>{texts.heading}</h1>
        {name && <p className="summary-greeting">{mail.greeting(name)}</p>}
        <p>{texts.intro}</p>
        <button type="button" className="button ghost" onClick={() => print()}>
          {texts.print}
        </button>
      </header>
      <ChooseUpdates token={token} updates={confirmed ? updates : 'none'} />
      {suppressed && <p className="summary-suppressed">{texts.suppressed}</p>}
      {consultations.length === 0 && <p>{texts.empty}</p>}
      {consultations.map((consultation) => (
        <ConsultationView key={consultation.id} token={token} consultation={consultation} refresh={refresh} />
      ))}
      {consultations[0] && <Guarantee market={consultations[0].market} />}
      <YourData token={token} isConfirmed={confirmed} onErased={onErased} />
    </article>
  );
}
