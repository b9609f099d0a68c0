import { useId } from 'react';
import './switch-row.css';

interface SwitchRowProps {
  name: string;
  hint: string;
  isOn: boolean;
  isBusy: boolean;
  onFlip: () => void;
}

/** Something that is on or off, with what it does below its name. */
export function SwitchRow({ name, hint, isOn, isBusy, onFlip }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="switch-row">
      <div>
        <strong id={`${id}-name`}>{name}</strong>
        <p className="small" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        disabled={isBusy}
        onClick={onFlip}
      />
    </div>
  );
}
