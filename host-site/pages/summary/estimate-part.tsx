import type { EstimateReport } from '#domain/estimate/estimate-report.ts';
import type { Market } from '#domain/place.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { estimateTexts } from '#texts/estimate/all.ts';
import { estimateLetterTexts } from '#texts/estimate/letter-all.ts';
import { type ReportLine, tellReport } from '#texts/estimate/tell-report.ts';
import type { Fact } from '#texts/mail/letter.ts';

/** What a detailed estimate has found, and what it stands on, in the words of the mail. */
export function EstimatePart({ report, market }: { report: EstimateReport; market: Market }) {
  const { language } = useNavigation().address;
  const { title, subsidies } = estimateTexts[language];
  const texts = estimateLetterTexts[language];
  const told = tellReport(report, { language, market });
  return (
    <>
      <h3>{title}</h3>
      <p>{told.calculated}</p>
      <Figures lines={told.lines} />
      <p className="small">{texts.note}</p>
      <Facts heading={texts.notWorthItHeading} facts={told.notWorthIt} />
      <h3>{subsidies.title}</h3>
      <ul className="strategy-lines">
        {(told.subsidies.length > 0 ? told.subsidies : [subsidies.none]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Facts heading={texts.givenHeading} facts={told.given} />
      <Facts heading={texts.assumedHeading} facts={told.assumed} />
    </>
  );
}

/** Where the page is narrow each row becomes a block, and every cell names its column. */
function Figures({ lines }: { lines: readonly ReportLine[] }) {
  const { charts, assumptions } = estimateTexts[useNavigation().address.language];
  const columns = [
    ['low', charts.least],
    ['middle', charts.likely],
    ['high', charts.most],
  ] as const;
  return (
    <table className="packages">
      <thead>
        <tr>
          {[assumptions.name, ...columns.map(([, name]) => name)].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, ...figures }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map(([key, name]) => (
              <td key={key} data-column={name}>
                {figures[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Facts({ heading, facts }: { heading: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <dl className="answers">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
