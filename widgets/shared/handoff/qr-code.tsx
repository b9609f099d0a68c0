import { encode } from 'uqr';

/** Light modules around it, as the standard wants (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a picture for the camera, dark on light in every scheme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encode(text, { ecc: 'M', border: 0 }).data;
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  const size = rows.length + 2 * QUIET;
  return (
    <svg className="qr-code" viewBox={`-${QUIET} -${QUIET} ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
}
