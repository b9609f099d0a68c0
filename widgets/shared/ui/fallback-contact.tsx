import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

interface FallbackContactProps {
  options: Pick<WidgetOptions, 'fallbackPhone' | 'fallbackEmail'>;
  intro: string;
}

/** The partner's own contact, for when nothing else works. */
export function FallbackContact({ options: { fallbackPhone, fallbackEmail }, intro }: FallbackContactProps) {
  if (!fallbackPhone && !fallbackEmail) return null;
  return (
    <p className="fallback">
      {intro} {fallbackPhone && <a href={`tel:${fallbackPhone.replace(/[^+\d]/g, '')}`}>{fallbackPhone}</a>}
      {fallbackPhone && fallbackEmail && ' · '}
      {fallbackEmail && <a href={`mailto:${fallbackEmail}`}>{fallbackEmail}</a>}
    </p>
  );
}
