import type { ReactNode } from 'react';
import { partsOfLabel } from '#texts/home/compounds.ts';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface CardOption<Value> {
  value: Value;
  label: string;
  /** A small picture; the same element each time costs nothing to draw again. */
  drawing?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  legend: string;
  /** Stands beside the legend of a question that may stay open. */
  note?: string | undefined;
  options: readonly CardOption<Value>[];
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
  isShort,
  chosen,
  onChoose,
}: RadioCardsProps<Value>) {
  const name = useOwnId();
  const isDrawn = options.some(({ drawing }) => drawing);
  return (
    <fieldset className="question">
      <legend>
        {legend}
        {note && <span className="note"> ({note})</span>}
      </legend>
      <div className={`cards${isShort ? ' short' : ''}${isDrawn ? ' drawn' : ''}`}>
        {options.map(({ value, label, drawing }) => (
          <label key={value} className={value === chosen ? 'card chosen' : 'card'} part="card">
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <CardLabel label={label} />
            {drawing}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A long word breaks with a hyphen where its parts meet. The hyphen is drawn alone: it is neither copied nor read out. */
function CardLabel({ label }: { label: string }) {
  const parts = partsOfLabel(label);
  const last = parts.pop();
  return (
    <span>
      {parts.map((part) => (
        <span key={part} className="word-part">
          {part}
        </span>
      ))}
      {last}
    </span>
  );
}
