import type { PlacedPhoto } from '#widgets/shared/photos/photo.ts';
import type { PhotoTexts } from '#widgets/shared/photos/texts/texts.ts';

/** How far a photo has come, in words; that it failed is told beside it. */
export function statusOf({ state, file }: PlacedPhoto, texts: PhotoTexts): string | undefined {
  if (state === 'sent') return file ? texts.added(file.name) : texts.kept;
  return state === 'failed' ? undefined : texts.states[state];
}
