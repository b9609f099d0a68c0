import type { BarePageTexts } from '#texts/bare-pages/texts.ts';

export const de: BarePageTexts = {
  phone: { title: 'Fotos für Ihre Beratung', noScript: 'Diese Seite braucht JavaScript.' },
  signInPopup: { title: 'Dieses Fenster kann geschlossen werden', goOn: 'Weiter zur Anmeldung' },
};
