import { type Market, numberLocale } from '#domain/place.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';

/** Moments of a call on the reader's own clocks, and what those are called. */
export function useCallMoments(market: Market) {
  const locale = numberLocale(useNavigation().address.language, market);
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (moment: string) => format.format(new Date(moment));
  };
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const zoneAt = (moment: string) =>
    new Intl.DateTimeFormat(locale, { timeZoneName: 'long' })
      .formatToParts(new Date(moment))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return {
    timeZone,
    zoneAt: (moment: string) => `${zoneAt(moment)} (${timeZone.replaceAll('_', ' ')})`,
    day: written({ weekday: 'short', day: 'numeric', month: 'short' }),
    time: written({ hour: 'numeric', minute: '2-digit' }),
    whole: written({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
  };
}
