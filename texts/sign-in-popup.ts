import type { Language } from '#domain/place.ts';

/** The last page of a provider's popup, for as long as it stays open. */
export const signInPopupTexts: Record<Language, { title: string; goOn: string }> = {
  de: { title: 'Dieses Fenster kann geschlossen werden', goOn: 'Weiter zur Anmeldung' },
  en: { title: 'You can close this window', goOn: 'Go on to sign in' },
  fr: { title: 'Vous pouvez fermer cette fenêtre', goOn: 'Continuer vers la connexion' },
};
