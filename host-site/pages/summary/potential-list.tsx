import { type Solution, solutions } from '#domain/home/enumerations.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';
import { PotentialGauge } from '#host-site/pages/summary/potential-gauge.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** Every potential that is known. */
export function PotentialList({ potentials }: { potentials: { [Name in Solution]?: Potentials[Name] | undefined } }) {
  const { home } = useTexts();
  return (
    <ul className="potentials">
      {solutions.map((solution) => {
        const potential = potentials[solution];
        if (!potential) return null;
        return (
          <li key={solution}>
            <PotentialGauge potential={potential} />
            <span>{home.solution[solution]}</span>
            <b className={`level-${potential}`}>{home.potential[potential]}</b>
          </li>
        );
      })}
    </ul>
  );
}
