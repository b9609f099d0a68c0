import type { BarePageTexts } from '#texts/bare-pages/texts.ts';

export const en: BarePageTexts = {
  phone: { title: 'Photos for your consultation', noScript: 'This page needs JavaScript.' },
  signInPopup: { title: 'You can close this window', goOn: 'Go on to sign in' },
};
