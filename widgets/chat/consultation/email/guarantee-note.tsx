import { formatPercent } from '#domain/format.ts';
import { GUARANTEE_TOLERANCE_PERCENT, SATISFACTION_GUARANTEE_YEARS } from '#domain/guarantee.ts';
import { summaryMailTexts } from '#texts/summary-mail/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

/** What is guaranteed, in the words of the letter that follows. */
export function GuaranteeNote({ title, options }: { title: string; options: WidgetOptions }) {
  const { guarantee } = summaryMailTexts[options.language];
  return (
    <p className="guarantee-note">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 5 6v5.500c0 4.300 2.900 7.700 7 9.500 4.100-1.800 7-5.200 7-9.500V6Z" />
        <path d="m8.800 12 2.300 2.300 4.200-4.500" />
      </svg>
      <span>
        <strong>{title}.</strong>{' '}
        {guarantee(formatPercent(GUARANTEE_TOLERANCE_PERCENT, options), SATISFACTION_GUARANTEE_YEARS)}
      </span>
    </p>
  );
}
