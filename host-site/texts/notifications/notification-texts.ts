import type { Notification } from '#domain/notifications/notification.ts';
import { numberLocale } from '#domain/place.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { textLoader } from '#host-site/texts/text-loader.ts';
import { sayNotification } from '#texts/notifications/say-notification.ts';
import type { NotificationTexts } from '#texts/notifications/texts.ts';

const useLoaded = textLoader<NotificationTexts>({
  de: async () => (await import('#texts/notifications/de.ts')).de,
  en: async () => (await import('#texts/notifications/en.ts')).en,
  fr: async () => (await import('#texts/notifications/fr.ts')).fr,
});

/** Says notifications in the language of the address; suspends until the texts are there. */
export function useSentences(): (told: Notification) => string {
  const { language, market } = useNavigation().address;
  const texts = useLoaded(language);
  return (told) => sayNotification(told, texts, numberLocale(language, market));
}
