import type { Consultation } from '#domain/contract/summary.ts';
import { numberLocale } from '#domain/place.ts';
import { hasCostFactors } from '#domain/questionnaire/packages.ts';
import { AnswerList } from '#host-site/pages/summary/answer-list.tsx';
import { CostFactorList } from '#host-site/pages/summary/cost-factor-list.tsx';
import { PackageTable } from '#host-site/pages/summary/package-table.tsx';
import { PotentialList } from '#host-site/pages/summary/potential-list.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** One request: its figures in the market it was made for, whatever country the page shows. */
export function ConsultationView({ consultation }: { consultation: Consultation }) {
  const { language } = useNavigation().address;
  const { summary, header } = useTexts().site;
  const { market, result, partners, answers, createdAt } = consultation;
  const date = new Intl.DateTimeFormat(numberLocale(language, market), { dateStyle: 'long' }).format(
    new Date(createdAt),
  );
  return (
    <section className="consultation">
      <h2>{summary.consultationOf(date, header.countries[market])}</h2>
      <h3>{summary.potentials}</h3>
      <PotentialList result={result} />
      <h3>{summary.packages}</h3>
      <PackageTable options={result.options} market={market} />
      {hasCostFactors(result.costFactors) && <CostFactorList factors={result.costFactors} market={market} />}
      <p className="small">{summary.typical}</p>
      <h3>{summary.partners}</h3>
      {partners.length === 0 ? (
        <p>{summary.noPartners}</p>
      ) : (
        <ul className="partners">
          {partners.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      <h3>{summary.answers}</h3>
      <AnswerList answers={answers} market={market} />
    </section>
  );
}
