import { useNavigation } from '#host-site/routing/navigation.tsx';

/** Says a moment in the page's language and the reader's own time. */
export function useMoments(): (at: string) => string {
  const { language } = useNavigation().address;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => format.format(new Date(at));
}
