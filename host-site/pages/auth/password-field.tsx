interface PasswordFieldProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
}

/** A new password, for a person and their password manager. */
export function PasswordField({ id, label, hint, value, problem, onChange }: PasswordFieldProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="password"
        className="text-input"
        autoComplete="new-password"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-note`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-note`} role={problem ? 'alert' : undefined} className={problem ? 'call-status failed' : 'small'}>
        {problem ?? hint}
      </p>
    </div>
  );
}
