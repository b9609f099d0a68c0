import { useStore } from '@nanostores/react';
import { type Potential, potentials, type Solution } from '#domain/home/enumerations.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';
import { homeTexts } from '#texts/home/all.ts';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Icon } from '#widgets/shared/ui/icon.tsx';
import { SolutionGlyph } from '#widgets/shared/ui/solution-glyph.tsx';

interface PotentialListProps {
  store: ChatStore;
  options: WidgetOptions;
}

const rows = [
  ['solar', 'solarPotential'],
  ['heatPump', 'heatPumpPotential'],
  ['evCharging', 'evChargingPotential'],
] as const satisfies readonly [Solution, keyof KnownPotentials][];

/** Three steps, filled as far as the potential goes; the word beside it says the same. */
function Meter({ level }: { level: Potential | undefined }) {
  const reached = level ? potentials.indexOf(level) : -1;
  const steps = potentials.map(
    (_, index) => `<rect x="${index * 12}" width="10" height="8" rx="3"${index <= reached ? ' class="reached"' : ''}/>`,
  );
  return <Icon viewBox="0 0 34 8" className={`meter ${level ?? ''}`} markup={steps.join('')} />;
}

export function PotentialList({ store, options: { language } }: PotentialListProps) {
  const known = useStore(store.$potentials);
  const home = homeTexts[language];
  return (
    <ul className="potential-list">
      {rows.map(([solution, field]) => {
        const level = known[field];
        return (
          <li key={solution}>
            <SolutionGlyph solution={solution} />
            <span>{home.solution[solution]}</span>
            <Meter level={level} />
            <strong className={level ? 'level' : 'level open'}>
              {level ? home.potential[level] : chatTexts[language].progress.needMore}
            </strong>
          </li>
        );
      })}
    </ul>
  );
}
