import { useNavigation } from '#host-site/routing/navigation.tsx';

/** Tells a moment in the language of the address. */
export function useMoment(options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }) {
  const format = new Intl.DateTimeFormat(useNavigation().address.language, options);
  return (at: string) => format.format(new Date(at));
}

/** Tells a day, `YYYY-MM-DD`, in the language of the address. */
export function useDay(options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }) {
  const told = useMoment({ ...options, timeZone: 'UTC' });
  return (day: string) => told(`${day}T12:00Z`);
}
