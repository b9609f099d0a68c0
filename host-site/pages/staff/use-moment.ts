import { useNavigation } from '#host-site/routing/navigation.tsx';

/** Tells a moment in the language of the address. */
export function useMoment(options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }) {
  const format = new Intl.DateTimeFormat(useNavigation().address.language, options);
  return (at: string) => format.format(new Date(at));
}
