import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  children: ReactNode;
  checked: boolean;
  required?: boolean;
  error?: string | undefined;
  onToggle: (checked: boolean) => void;
}

export function Checkbox({ children, checked, required, error, onToggle }: CheckboxProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={checked}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
