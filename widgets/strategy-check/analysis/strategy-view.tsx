import type { ReactNode } from 'react';
import type { NotWorthIt } from '#domain/estimate/verdict.ts';
import type { Strategy } from '#domain/strategy-check/strategy.ts';
import { recommendationTexts } from '#texts/recommendation/all.ts';
import { asSentence } from '#texts/recommendation/say.ts';
import { strategyTexts } from '#texts/strategy/all.ts';
import { type SetupLine, tellStrategy } from '#texts/strategy/tell-strategy.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';
import { analysisTexts } from '#widgets/strategy-check/analysis/texts/all.ts';

interface StrategyViewProps {
  strategy: Strategy;
  /** In a language model's words; without them, the rules say why. */
  modelReasons: readonly string[] | undefined;
  /** What a detailed estimate has found since. */
  against: readonly NotWorthIt[] | undefined;
  options: WidgetOptions;
}

/** The setup, why, what it saves, what is paid towards it, and who installs it. */
export function StrategyView({ strategy, modelReasons, against = [], options }: StrategyViewProps) {
  const texts = strategyTexts[options.language];
  const told = tellStrategy(strategy, options);
  return (
    <>
      <Part title={texts.setupHeading}>
        <ul className="setup">
          {told.setup.map((line) => (
            <SetupCard key={line.solution} line={line} against={line.isAdvised ? against : []} options={options} />
          ))}
        </ul>
      </Part>
      <div className="strategy-columns">
        <Part title={texts.savingsHeading}>
          <p>
            {told.savings}. {texts.estimated}
          </p>
        </Part>
        <Part title={texts.subsidiesHeading}>
          <Lines lines={told.subsidies.length > 0 ? told.subsidies : [texts.subsidies.none]} />
        </Part>
      </div>
      <Part title={texts.reasonsHeading}>
        <Lines lines={modelReasons ?? told.reasons} />
        {modelReasons && <p className="small">{analysisTexts[options.language].byModel}</p>}
      </Part>
      <Part title={texts.providersHeading}>
        {told.providers.length > 0 ? (
          <dl className="providers">
            {told.providers.map(({ id, name, speciality }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{speciality}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>{analysisTexts[options.language].noProviders}</p>
        )}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useOwnId();
  return (
    <section className="strategy-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface SetupCardProps extends Required<Pick<StrategyViewProps, 'against' | 'options'>> {
  line: SetupLine;
}

function SetupCard({ line: { solution, name, what, detail, brands, isAdvised }, against, options }: SetupCardProps) {
  const { language } = options;
  const found = against?.find((it) => it.solution === solution);
  return (
    <li className={isAdvised && !found ? solution : `${solution} instead`} part="setup">
      <h4>{name}</h4>
      {found && (
        <p>
          <strong>{resultTexts[language].notRecommended}</strong>{' '}
          {asSentence(recommendationTexts[language].notWorthIt[found.reason])}
        </p>
      )}
      <p className="what">{what}</p>
      {detail && <p className="soft">{detail}</p>}
      {brands && <p className="small">{brands}</p>}
    </li>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="strategy-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
