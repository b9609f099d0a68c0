interface ProgressProps {
  label: string;
  percent: number;
  /** BCP 47 tag that decides how the percent sign is set. */
  locale: string;
}

export function Progress({ label, percent, locale }: ProgressProps) {
  const written = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
  return (
    <div className="progress">
      <p className="meta">
        <span>{label}</span>
        <span className="figure">{written}</span>
      </p>
      <progress max={100} value={percent} aria-label={label} part="progress" />
    </div>
  );
}
