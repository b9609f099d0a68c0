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

/** `busy` keeps the focus where it is: a disabled button would lose it. */
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
      onClick={busy ? (event) => event.preventDefault() : onPress}
    >
      {children}
    </button>
  );
}

interface CloseButtonProps {
  label: string;
  onPress: () => void;
}

/** A cross that closes what it stands in. */
export function CloseButton({ label, onPress }: CloseButtonProps) {
  return (
    <button type="button" className="close" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
