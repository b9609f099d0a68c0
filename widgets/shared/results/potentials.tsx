import { type Solution, solutions } from '#domain/home/enumerations.ts';
import { potentialsOf, type QuickResult } from '#domain/questionnaire/packages.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import type { ResultTexts } from '#widgets/shared/results/texts/texts.ts';
import { Gauge } from '#widgets/shared/ui/gauge.tsx';
import { SolutionGlyph } from '#widgets/shared/ui/solution-glyph.tsx';

interface PotentialsProps {
  result: QuickResult;
  home: HomeTexts;
  texts: ResultTexts;
}

export function Potentials({ result, home, texts }: PotentialsProps) {
  const potentials = potentialsOf(result);
  const levelText = (solution: Solution) => {
    const potential = potentials[solution];
    return potential ? home.potential[potential] : texts.needMoreInfo;
  };
  return (
    <ul className="potentials">
      {solutions.map((solution) => (
        <li key={solution} className={`potential ${potentials[solution] ?? 'open'}`} part="potential">
          <SolutionGlyph solution={solution} />
          <h3>{home.solution[solution]}</h3>
          <Gauge level={potentials[solution]} />
          <p className="level">{levelText(solution)}</p>
        </li>
      ))}
    </ul>
  );
}
