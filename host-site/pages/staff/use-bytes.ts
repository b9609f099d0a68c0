import { useNavigation } from '#host-site/routing/navigation.tsx';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1_000;

/** Tells a size in the language of the address, in the largest unit of which there is one. */
export function useBytes() {
  const { language } = useNavigation().address;
  return (bytes: number) => {
    const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)));
    const format = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: units[power] ?? 'byte',
      maximumSignificantDigits: 3,
    });
    return format.format(bytes / STEP ** power);
  };
}
