import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface TabsProps {
  label: string;
  tabs: readonly { key: string; title: string; panel: ReactNode }[];
}

const moves: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs after the WAI-ARIA pattern: arrows move and show, Home and End jump. */
export function Tabs({ label, tabs }: TabsProps) {
  const [shown, show] = useState(0);
  const id = useOwnId();
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const move = moves[event.key];
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : undefined;
    const index = move === undefined ? target : (shown + move + tabs.length) % tabs.length;
    if (index === undefined) return;
    event.preventDefault();
    show(index);
    (event.currentTarget.children[index] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} onKeyDown={onKey}>
        {tabs.map(({ key, title }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            part="tab"
            id={`${id}-${key}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => show(index)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabs[shown]?.key}`}>
        {tabs[shown]?.panel}
      </div>
    </div>
  );
}
