import { PRODUCT_NAME } from '#domain/product.ts';
import type { BrokenTexts } from '#host-site/texts/broken/texts.ts';

export const en: BrokenTexts = {
  title: 'This page could not be shown',
  text: 'Please check your connection and reload it.',
  reload: 'Reload',
  noScript: `Please turn on JavaScript to use ${PRODUCT_NAME}.`,
};
