import { formatPercent, type Locale } from '#domain/format.ts';

interface ProgressProps {
  label: string;
  percent: number;
  locale: Locale;
}

export function Progress({ label, percent, locale }: ProgressProps) {
  return (
    <div className="progress">
      <p className="meta">
        <span>{label}</span>
        <span className="figure">{formatPercent(percent, locale)}</span>
      </p>
      <progress max={100} value={percent} aria-label={label} part="progress" />
    </div>
  );
}
