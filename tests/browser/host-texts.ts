import { type Language, languages } from '#domain/place.ts';

/** Texts of a folder in `host-site`, in every language: the site itself loads one. */
export async function hostTexts<Texts>(folder: string): Promise<Record<Language, Texts>> {
  const load = async (language: Language) => {
    const file = `#host-site/${folder}/${language}.ts`;
    const texts = (await import(file)) as Record<Language, Texts>;
    return [language, texts[language]] as const;
  };
  return Object.fromEntries(await Promise.all(languages.map(load))) as Record<Language, Texts>;
}
