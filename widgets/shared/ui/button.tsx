import type { ReactNode } from 'react';

interface ButtonProps {
  children: ReactNode;
  look?: 'main' | 'quiet';
  type?: 'button' | 'submit';
  disabled?: boolean;
  busy?: boolean;
  describedBy?: string | undefined;
  /** For screen readers, when the visible word alone says too little; begins with it. */
  label?: string;
  onPress?: () => void;
}

/**
 * `busy` keeps the focus where it is: a disabled button would lose it. Enter in a field presses its form's submit button;
 * the form itself is never submitted, which a sandboxed frame forbids.
 */
export function Button({
  children,
  look = 'main',
  type = 'button',
  disabled,
  busy,
  describedBy,
  label,
  onPress,
}: ButtonProps) {
  return (
    <button
      className={`button ${look}`}
      part={`button ${look}`}
      type={type}
      disabled={disabled}
      aria-disabled={busy}
      aria-describedby={describedBy}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        if (!busy) onPress?.();
      }}
    >
      {children}
    </button>
  );
}
