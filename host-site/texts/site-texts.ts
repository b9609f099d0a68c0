import { createContext, useContext } from 'react';
import { textLoader } from '#host-site/texts/text-loader.ts';
import type { Texts } from '#host-site/texts/texts.ts';
import { wholeTexts } from '#host-site/texts/whole-texts.ts';

export const useLoadedTexts = textLoader<Texts>(wholeTexts);

export const TextsContext = createContext<Texts | null>(null);

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts outside TextsContext');
  return texts;
}
