import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface TextFieldProps {
  label: string;
  note?: string | undefined;
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
  required?: boolean;
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
}

export function TextField({ label, note, type, autoComplete, required, value, error, onType }: TextFieldProps) {
  const id = useOwnId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {note && <span className="note"> ({note})</span>}
      </label>
      <input
        className="text"
        part="input"
        id={id}
        type={type}
        autoComplete={autoComplete}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
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
