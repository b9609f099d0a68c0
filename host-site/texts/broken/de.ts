import { PRODUCT_NAME } from '#domain/product.ts';
import type { BrokenTexts } from '#host-site/texts/broken/texts.ts';

export const de: BrokenTexts = {
  title: 'Diese Seite ließ sich nicht anzeigen',
  text: 'Bitte prüfen Sie Ihre Verbindung und laden Sie sie neu.',
  reload: 'Neu laden',
  noScript: `Bitte schalten Sie JavaScript ein, um ${PRODUCT_NAME} zu nutzen.`,
};
