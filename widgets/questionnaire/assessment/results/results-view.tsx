import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { marketCurrency } from '#domain/place.ts';
import { hasCostFactors, quickResult } from '#domain/questionnaire/packages.ts';
import { homeTexts } from '#texts/home/all.ts';
import type { PhotosStore } from '#widgets/questionnaire/assessment/photos/photos-store.ts';
import { assessmentTexts } from '#widgets/questionnaire/assessment/texts/all.ts';
import type { AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';
import { ContactDialog } from '#widgets/shared/contact-dialog/contact-dialog.tsx';
import type { ContactStore } from '#widgets/shared/contact-dialog/contact-store.ts';
import type { PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import { CostFactorsBox } from '#widgets/shared/results/cost-factors-box.tsx';
import { CostsAndPackages } from '#widgets/shared/results/costs-and-packages.tsx';
import { NextSteps } from '#widgets/shared/results/next-steps.tsx';
import { Potentials } from '#widgets/shared/results/potentials.tsx';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import type { SummaryStore } from '#widgets/shared/summary-dialog/store.ts';
import { SummaryDialog } from '#widgets/shared/summary-dialog/summary-dialog.tsx';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';

export interface ResultsViewProps {
  context: AssessmentContext;
  contact: ContactStore;
  summary: SummaryStore;
  partners: PartnerMatches;
  photos: PhotosStore;
  onClose: () => void;
}

export function ResultsView({ context, contact, summary, partners, photos, onClose }: ResultsViewProps) {
  const isCompleted = useStore(context.$isCompleted);
  const options = useStore(context.$options);
  const answers = useStore(context.$answers);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const texts = assessmentTexts[options.language];
  const shared = resultTexts[options.language];
  const home = homeTexts[options.language];
  const result = quickResult(answers, marketCurrency(options.market));
  const connect = () => {
    if (context.complete())
      context.emit('wattnest-complete', {
        kind: 'questionnaire',
        answers: { ...answers, mediaUploads: photos.uploads() },
        result,
      });
    contact.open();
  };
  return (
    <section className="panel results" part="panel" aria-labelledby="results-title">
      <h2 id="results-title" tabIndex={-1} ref={heading}>
        {shared.title}
      </h2>
      <p className="intro">{texts.intro}</p>
      <Potentials result={result} home={home} texts={shared} />
      {hasCostFactors(result.costFactors) && (
        <CostFactorsBox factors={result.costFactors} home={home} texts={shared} options={options} />
      )}
      <CostsAndPackages packages={result.options} home={home} texts={shared} options={options} />
      <NextSteps texts={shared} partners={partners} />
      <footer>
        <div className="onward">
          <Button onPress={connect}>{shared.connect}</Button>
          <Button look="quiet" onPress={summary.open}>
            {summaryDialogTexts[options.language].open}
          </Button>
        </div>
        <div className="back">
          <Button look="quiet" onPress={context.review}>
            {texts.change}
          </Button>
          {isCompleted && (
            <Button look="quiet" onPress={onClose}>
              {texts.close}
            </Button>
          )}
        </div>
      </footer>
      <ContactDialog contact={contact} options={options} partners={partners} />
      <SummaryDialog summary={summary} options={options} />
    </section>
  );
}
