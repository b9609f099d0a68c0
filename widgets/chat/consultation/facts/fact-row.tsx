import type { KeyboardEvent } from 'react';
import { type FactName, factRow, type KnownFacts } from '#domain/home/facts.ts';
import { factTexts } from '#texts/home/facts/all.ts';
import { factChoices, factFigure } from '#widgets/chat/consultation/facts/fact-values.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Icon } from '#widgets/shared/ui/icon.tsx';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface FactRowProps {
  name: FactName;
  facts: KnownFacts;
  options: WidgetOptions;
  onChange: (value: KnownFacts[FactName]) => void;
  onRemove: () => void;
}

type FactControlProps = Omit<FactRowProps, 'onRemove'> & { id: string };

const leaveOnEnter = (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && event.currentTarget.blur();

function ChoiceControl({ id, name, facts, options, onChange }: FactControlProps) {
  const choices = factChoices(name, options.language);
  const chosen = choices.findIndex(({ value }) => value === facts[name]);
  return (
    <select id={id} value={chosen} onChange={(event) => onChange(choices[Number(event.currentTarget.value)]?.value)}>
      {choices.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Takes effect when the field is left; what is no figure goes back to what was known. */
function FigureControl({ id, name, facts, options, onChange }: FactControlProps) {
  const { unit, shown, read } = factFigure(name, options);
  const known = String(shown(Number(facts[name])));
  return (
    <span className="figure-field">
      <input
        className="text"
        id={id}
        inputMode="numeric"
        aria-describedby={`${id}-unit`}
        defaultValue={known}
        key={known}
        onKeyDown={leaveOnEnter}
        onBlur={({ currentTarget }) => {
          const value = read(currentTarget.value);
          if (value === undefined) currentTarget.value = known;
          else if (currentTarget.value !== known) onChange(value);
        }}
      />
      <span id={`${id}-unit`}>{unit}</span>
    </span>
  );
}

function WordControl({ id, name, facts, onChange }: FactControlProps) {
  const known = String(facts[name]);
  return (
    <input
      className="text"
      id={id}
      maxLength={120}
      defaultValue={known}
      key={known}
      onKeyDown={leaveOnEnter}
      onBlur={({ currentTarget }) => {
        const value = currentTarget.value.trim();
        if (value === '') currentTarget.value = known;
        else if (value !== known) onChange(value);
      }}
    />
  );
}

function FactControl(props: FactControlProps) {
  const { kind } = factRow(props.name);
  if (kind === 'quantity') return <FigureControl {...props} />;
  return kind === 'words' ? <WordControl {...props} /> : <ChoiceControl {...props} />;
}

export function FactRow({ onRemove, ...props }: FactRowProps) {
  const id = useOwnId();
  const { name, options } = props;
  const label = factTexts[options.language].names[name];
  return (
    <div className="fact">
      <label htmlFor={id}>{label}</label>
      <FactControl {...props} id={id} />
      <button
        type="button"
        className="close"
        aria-label={`${consultationTexts[options.language].facts.remove}: ${label}`}
        onClick={onRemove}
      >
        <Icon markup='<path d="m6 6 12 12M18 6 6 18"/>' />
      </button>
    </div>
  );
}
