import { useId } from 'react';
import { type InstallerReason, installerReasons } from '#domain/projects/installers.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';

interface ReasonChoiceProps {
  reason: InstallerReason;
  choose: (reason: InstallerReason) => void;
}

export function ReasonChoice({ reason, choose }: ReasonChoiceProps) {
  const { installers } = useProjectTexts();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{installers.reason}</label>
      <select
        id={id}
        className="text-input"
        value={reason}
        onChange={(event) => choose(event.target.value as InstallerReason)}
      >
        {installerReasons.map((it) => (
          <option key={it} value={it}>
            {installers.reasons[it]}
          </option>
        ))}
      </select>
    </div>
  );
}
