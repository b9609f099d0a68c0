import { type Market, numberLocale } from '#domain/place.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';

/** Days and times as the reader's language and the project's market write them. */
export function useMoments(market: Market) {
  const { language } = useNavigation().address;
  const locale = numberLocale(language, market);
  const written = (options: Intl.DateTimeFormatOptions) => (moment: string) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(moment));
  const calendarDay = written({ dateStyle: 'long', timeZone: 'UTC' });
  const span = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    day: written({ dateStyle: 'long' }),
    time: written({ timeStyle: 'short' }),
    moment: written({ dateStyle: 'medium', timeStyle: 'short' }),
    /** Of `YYYY-MM-DD`: the same wherever it is read. */
    calendarDay: (day: string) => calendarDay(`${day}T12:00:00Z`),
    span: (from: string, until: string) =>
      span.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${until}T12:00:00Z`)),
  };
}
