import type { ReactNode } from 'react';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface CheckboxProps {
  children: ReactNode;
  checked: boolean;
  required?: boolean;
  error?: string | undefined;
  onToggle: (checked: boolean) => void;
}

export function Checkbox({ children, checked, required, error, onToggle }: CheckboxProps) {
  const id = useOwnId();
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
