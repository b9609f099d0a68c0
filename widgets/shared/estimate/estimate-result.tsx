import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { moneyRange } from '#texts/estimate/ranges.ts';
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
  const { solar, renter, place } = estimate;
  return (
    <>
      <p className="headline">{headlineOf(estimate, options)}</p>
      <p className="soft">
        {resultTexts[options.language].calculated} {place.isNear && texts.nearPlace(place.name)}
      </p>
      <div className="charts">
        {solar && <Months estimate={estimate} solar={solar} options={options} />}
        {!renter && <CostLine estimate={estimate} options={options} />}
        {solar && <SelfSufficiency estimate={estimate} share={solar.selfSufficiency} options={options} />}
        {!renter && <CarbonSaved estimate={estimate} options={options} />}
      </div>
      {renter && <RenterAdvice renter={renter} options={options} />}
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

function headlineOf({ money, renter, currency }: Estimate, options: WidgetOptions): string {
  const { saves, balcony, noSaving } = estimateTexts[options.language].headline;
  const saving = renter?.balcony?.money.savingPerYear ?? money.savingPerYear;
  if (saving.middle <= 0) return noSaving;
  return (renter?.balcony ? balcony : saves)(moneyRange(saving, currency, options));
}
