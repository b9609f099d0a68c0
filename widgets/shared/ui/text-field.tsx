import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface TextFieldProps {
  label: string;
  note?: string | undefined;
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
  inputMode?: 'decimal';
  required?: boolean;
  /** It is a question of its own, with a word on how to answer it. */
  hint?: string;
  maxLength?: number;
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
}

export function TextField(props: TextFieldProps) {
  const { label, note, type, autoComplete, inputMode, required, hint, maxLength, value, error, onType } = props;
  const id = useOwnId();
  return (
    <div className={hint ? 'field question' : 'field'}>
      <label htmlFor={id}>
        {label}
        {note && <span className="note"> ({note})</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        className="text"
        part="input"
        id={id}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
