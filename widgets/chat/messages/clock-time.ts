import type { Locale } from '#domain/format.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The time of day where the visitor is. Without `Intl`, for the reason of decision 6. */
export function clockTime(timestamp: number, { language, market }: Locale): string {
  const at = new Date(timestamp);
  const hours = at.getHours();
  if (language !== 'en' || market !== 'us') return `${two(hours)}:${two(at.getMinutes())}`;
  return `${hours % 12 || 12}:${two(at.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}
