import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { verdictOf } from '#domain/estimate/verdict.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { moneyRange } from '#texts/estimate/ranges.ts';
import { homeTexts } from '#texts/home/all.ts';
import { recommendationTexts } from '#texts/recommendation/all.ts';
import { asSentence } from '#texts/recommendation/say.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Assumptions } from '#widgets/shared/estimate/assumptions.tsx';
import { CostLine } from '#widgets/shared/estimate/charts/cost-line.tsx';
import { Months } from '#widgets/shared/estimate/charts/months.tsx';
import { CarbonSaved, SelfSufficiency } from '#widgets/shared/estimate/charts/range-bars.tsx';
import type { EstimateStore } from '#widgets/shared/estimate/estimate-store.ts';
import { MoneyFigures, PlantFigures, RenterAdvice } from '#widgets/shared/estimate/figures.tsx';
import { Subsidies } from '#widgets/shared/estimate/subsidies.tsx';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';

interface EstimateResultProps {
  store: EstimateStore;
  estimate: Estimate;
  options: WidgetOptions;
}

/** What it brings, in a sentence, in pictures and in figures, and what that stands on. */
export function EstimateResult({ store, estimate, options }: EstimateResultProps) {
  const texts = estimateTexts[options.language];
  const { renter, place } = estimate;
  return (
    <>
      <p className="headline">{headlineOf(estimate, options)}</p>
      <p className="soft">
        {resultTexts[options.language].calculated} {place.isNear && texts.nearPlace(place.name)}
      </p>
      <AdvisedAgainst estimate={estimate} options={options} />
      {renter ? <RenterAdvice renter={renter} options={options} /> : <Charts estimate={estimate} options={options} />}
      <div className="estimate-columns">
        <MoneyFigures estimate={estimate} options={options} />
        <PlantFigures estimate={estimate} options={options} />
      </div>
      <Subsidies estimate={estimate} options={options} />
      <Assumptions store={store} estimate={estimate} options={options} />
      <p className="estimate-actions">
        <Button look="quiet" onPress={store.ask}>
          {texts.questions.change}
        </Button>
        <Button look="quiet" onPress={() => print()}>
          {texts.print}
        </Button>
      </p>
    </>
  );
}

type PartProps = Omit<EstimateResultProps, 'store'>;

function Charts({ estimate, options }: PartProps) {
  const { solar } = estimate;
  return (
    <div className="charts">
      {solar && <Months estimate={estimate} solar={solar} options={options} />}
      <CostLine estimate={estimate} options={options} />
      {solar && <SelfSufficiency estimate={estimate} share={solar.selfSufficiency} options={options} />}
      <CarbonSaved estimate={estimate} options={options} />
    </div>
  );
}

/** What is not in the figures, and why; a tenant reads it in what they can do. */
function AdvisedAgainst({ estimate, options: { language } }: PartProps) {
  const against = estimate.renter ? [] : verdictOf(estimate).notWorthIt;
  if (against.length === 0) return null;
  return (
    <ul className="estimate-lines">
      {against.map(({ solution, reason }) => (
        <li key={solution}>
          <strong>
            {homeTexts[language].solution[solution]}. {resultTexts[language].notRecommended}
          </strong>{' '}
          {asSentence(recommendationTexts[language].notWorthIt[reason])}
        </li>
      ))}
    </ul>
  );
}

function headlineOf({ money, renter, currency }: Estimate, options: WidgetOptions): string {
  const { saves, balcony, noSaving } = estimateTexts[options.language].headline;
  const saving = renter?.balcony?.money.savingPerYear ?? money.savingPerYear;
  if (saving.middle <= 0) return noSaving;
  return (renter?.balcony ? balcony : saves)(moneyRange(saving, currency, options));
}
