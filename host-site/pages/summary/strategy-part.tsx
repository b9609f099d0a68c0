import type { Market } from '#domain/place.ts';
import type { AdvisedSetup } from '#domain/strategy-check/strategy.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { factTexts } from '#texts/home/facts/all.ts';
import { strategyTexts } from '#texts/strategy/all.ts';
import { strategyHeadline } from '#texts/strategy/strategy-blocks.ts';
import { type SetupLine, tellStrategy } from '#texts/strategy/tell-strategy.ts';

/** What a strategy check recommends, and why. */
export function StrategyPart({ strategy, market }: { strategy: AdvisedSetup; market: Market }) {
  const { language } = useNavigation().address;
  const texts = strategyTexts[language];
  const { names, owned, rented } = factTexts[language];
  const told = tellStrategy(strategy, { language, market });
  return (
    <>
      <h3>{texts.setupHeading}</h3>
      <dl className="answers">
        <Fact name={names.ownsHome} value={strategy.ownsHome ? owned : rented} />
        {told.setup.map((line) => (
          <Fact key={line.solution} name={line.name} value={wholeLine(line)} />
        ))}
        <Fact name={texts.savingsHeading} value={told.savings} />
      </dl>
      <p className="small">{texts.estimated}</p>
      <h3>{texts.reasonsHeading}</h3>
      <Lines lines={told.reasons} />
      <h3>{texts.subsidiesHeading}</h3>
      <Lines lines={told.subsidies.length > 0 ? told.subsidies : [texts.subsidies.none]} />
    </>
  );
}

/** What stands above it. */
export function StrategyHeadline({ strategy, market }: { strategy: AdvisedSetup; market: Market }) {
  return (
    <p className="headline">{strategyHeadline(strategy, { language: useNavigation().address.language, market })}</p>
  );
}

const wholeLine = ({ what, detail }: SetupLine) => (detail ? `${what}, ${detail}` : what);

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
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
