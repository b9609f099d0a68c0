import { PRODUCT_NAME } from '#domain/product.ts';
import type { BrokenTexts } from '#host-site/texts/broken/texts.ts';

export const fr: BrokenTexts = {
  title: 'Cette page n’a pas pu s’afficher',
  text: 'Vérifiez votre connexion et rechargez-la.',
  reload: 'Recharger',
  noScript: `Activez JavaScript pour utiliser ${PRODUCT_NAME}.`,
};
