import type { ReactNode } from 'react';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface RadioCardsProps<Value extends string> {
  legend: string;
  /** Stands beside the legend of a question that may stay open. */
  note?: string | undefined;
  options: readonly { value: Value; label: string }[];
  /** A small picture for each answer. */
  drawingOf?: ((value: Value) => ReactNode) | undefined;
  /** For answers of a few characters: more of them fit side by side. */
  isShort?: boolean;
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** One question with a few answers, each a card of its own. */
export function RadioCards<Value extends string>({
  legend,
  note,
  options,
  drawingOf,
  isShort,
  chosen,
  onChoose,
}: RadioCardsProps<Value>) {
  const name = useOwnId();
  return (
    <fieldset className="question">
      <legend>
        {legend}
        {note && <span className="note"> ({note})</span>}
      </legend>
      <div className={`cards${isShort ? ' short' : ''}${drawingOf ? ' drawn' : ''}`}>
        {options.map(({ value, label }) => (
          <label key={value} className="card" part="card">
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
            {drawingOf?.(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
