import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Solution } from '#domain/home/enumerations.ts';
import { ANALYSIS_PERCENT } from '#domain/strategy-check/steps.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { Progress } from '#widgets/shared/ui/progress.tsx';
import { SolutionGlyph } from '#widgets/shared/ui/solution-glyph.tsx';
import { FailureToast } from '#widgets/strategy-check/questions/failure.tsx';
import { PageForm } from '#widgets/strategy-check/questions/page-form.tsx';
import type { CheckProps } from '#widgets/strategy-check/questions/question.tsx';
import { StepForm } from '#widgets/strategy-check/questions/step-form.tsx';
import { checkTexts } from '#widgets/strategy-check/texts/all.ts';

export function StrategyCheckView({ store, options }: CheckProps) {
  const phase = useStore(store.$phase);
  const later = store.$later.get();
  if (phase === 'results' && later.status === 'done') return <LaterPart mount={later.value.mountResults} />;
  const Form = options.layout === 'steps' ? StepForm : PageForm;
  return (
    <section className="panel check" part="panel" aria-label={checkTexts[options.language].title}>
      {phase === 'questions' ? <Form store={store} options={options} /> : <Analysing options={options} />}
      <FailureToast store={store} options={options} />
    </section>
  );
}

const blocks = [
  ['solar', 'solar'],
  ['heating', 'heatPump'],
  ['charging', 'evCharging'],
] as const satisfies [string, Solution][];

/** Whatever is being waited for; the bar says no more than that something is under way. */
function Analysing({ options }: Pick<CheckProps, 'options'>) {
  const { analysing } = checkTexts[options.language];
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div className="analysing">
      <h2 role="status" tabIndex={-1} ref={place}>
        {analysing.title}
      </h2>
      <Progress label={analysing.wait} percent={ANALYSIS_PERCENT} locale={options} />
      <ul className="blocks">
        {blocks.map(([name, solution]) => (
          <li key={name}>
            <SolutionGlyph solution={solution} />
            <h3>{analysing.blocks[name].title}</h3>
            <p>{analysing.blocks[name].text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
