/** Drawn: not every font has the sign. */
export function Tick() {
  return (
    <svg viewBox="0 0 20 20" className="tick" aria-hidden="true">
      <path d="m4 10.500 4 4 8-9" />
    </svg>
  );
}
