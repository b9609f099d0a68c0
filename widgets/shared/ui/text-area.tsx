import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface TextAreaProps {
  label: string;
  note?: string;
  hint: string;
  rows: number;
  maxLength: number;
  value: string;
  onType: (value: string) => void;
}

export function TextArea({ label, note, hint, rows, maxLength, value, onType }: TextAreaProps) {
  const id = useOwnId();
  return (
    <div className="field question">
      <label htmlFor={id}>
        {label}
        {note && <span className="note"> ({note})</span>}
      </label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}
