import { solutions } from '#domain/home/enumerations.ts';
import { potentialsOf, type QuickResult } from '#domain/questionnaire/packages.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import { Gauge } from '#widgets/shared/ui/gauge.tsx';
import { SolutionGlyph } from '#widgets/shared/ui/solution-glyph.tsx';

interface PotentialsProps {
  result: QuickResult;
  home: HomeTexts;
}

export function Potentials({ result, home }: PotentialsProps) {
  const potentials = potentialsOf(result);
  return (
    <ul className="potentials">
      {solutions.map((solution) => (
        <li key={solution} className={`potential ${potentials[solution]}`} part="potential">
          <SolutionGlyph solution={solution} />
          <h3>{home.solution[solution]}</h3>
          <Gauge level={potentials[solution]} />
          <p className="level">{home.potential[potentials[solution]]}</p>
        </li>
      ))}
    </ul>
  );
}
