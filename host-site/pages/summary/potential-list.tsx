import { solutions } from '#domain/home/enumerations.ts';
import { potentialsOf, type QuickResult } from '#domain/questionnaire/packages.ts';
import { PotentialGauge } from '#host-site/pages/summary/potential-gauge.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

export function PotentialList({ result }: { result: QuickResult }) {
  const { home } = useTexts();
  const potentials = potentialsOf(result);
  return (
    <ul className="potentials">
      {solutions.map((solution) => (
        <li key={solution}>
          <PotentialGauge potential={potentials[solution]} />
          <span>{home.solution[solution]}</span>
          <b className={`level-${potentials[solution]}`}>{home.potential[potentials[solution]]}</b>
        </li>
      ))}
    </ul>
  );
}
