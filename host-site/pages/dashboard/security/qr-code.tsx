import { useEffect, useState } from 'react';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';

/** Light modules around it, as the standard wants (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a picture for the camera; drawn by what is fetched for it alone. */
export function QrCode({ text }: { text: string }) {
  const { security } = useDashboardTexts();
  const [rows, setRows] = useState<boolean[][]>([]);
  useEffect(() => {
    import('uqr').then(({ encode }) => setRows(encode(text, { ecc: 'M', border: 0 }).data));
  }, [text]);
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  const size = rows.length + 2 * QUIET;
  return (
    <svg className="qr-code" viewBox={`-${QUIET} -${QUIET} ${size} ${size}`} role="img" aria-label={security.totp.qr}>
      <path d={dark.join('')} />
    </svg>
  );
}
