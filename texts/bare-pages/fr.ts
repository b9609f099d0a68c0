import type { BarePageTexts } from '#texts/bare-pages/texts.ts';

export const fr: BarePageTexts = {
  phone: { title: 'Des photos pour votre conseil', noScript: 'Cette page a besoin de JavaScript.' },
  signInPopup: { title: 'Vous pouvez fermer cette fenêtre', goOn: 'Continuer vers la connexion' },
};
