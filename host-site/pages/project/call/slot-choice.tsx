import { useId, useState } from 'react';
import { slotDays } from '#host-site/pages/project/call/slot-days.ts';
import { useCallMoments } from '#host-site/pages/project/call/use-call-moments.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';

interface SlotChoiceProps {
  slots: readonly string[];
  chosen: string;
  problem: string | undefined;
  choose: (slot: string) => void;
}

/** First a day, then a time, on the reader's own clocks. */
export function SlotChoice({ slots, chosen, problem, choose }: SlotChoiceProps) {
  const { call: texts } = useProjectTexts();
  const { day, time, zoneAt } = useCallMoments(useProject().project.market);
  const id = useId();
  const days = slotDays(slots);
  const [shown, show] = useState(days[0]?.day);
  const open = days.find((it) => it.day === shown) ?? days[0];
  const first = open?.slots[0];
  if (!open || !first) return null;
  return (
    <>
      <Pills
        label={texts.day}
        name={`${id}-day`}
        chosen={open.day}
        pills={days.map((it) => [it.day, day(it.slots[0] ?? '')])}
        choose={(value) => {
          show(value);
          choose('');
        }}
      />
      <Pills
        label={texts.time}
        kind="times"
        name={`${id}-time`}
        chosen={chosen}
        problem={problem}
        pills={open.slots.map((it) => [it, time(it)])}
        choose={choose}
      />
      <p className="small">{texts.zone(zoneAt(first))}</p>
    </>
  );
}

interface PillsProps {
  label: string;
  kind?: 'times';
  name: string;
  chosen: string;
  problem?: string | undefined;
  pills: readonly (readonly [value: string, text: string])[];
  choose: (value: string) => void;
}

function Pills({ label, kind, name, chosen, problem, pills, choose }: PillsProps) {
  const isWrong = problem !== undefined;
  return (
    <fieldset className={kind ? `pills ${kind}` : 'pills'} aria-describedby={isWrong ? `${name}-problem` : undefined}>
      <legend>{label}</legend>
      {pills.map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            aria-invalid={isWrong}
            onChange={() => choose(value)}
          />
          <span>{text}</span>
        </label>
      ))}
      {isWrong && (
        <p id={`${name}-problem`} role="alert" className="call-status failed">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
