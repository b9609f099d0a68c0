import { Component, type ReactNode } from 'react';
import { readAddress } from '#domain/pages.ts';
import type { Language } from '#domain/place.ts';

/** Typed here and not loaded: a broken connection may be the reason why this is shown. */
const sentences: Record<Language, { title: string; text: string; reload: string }> = {
  de: {
    title: 'Diese Seite ließ sich nicht anzeigen',
    text: 'Bitte prüfen Sie Ihre Verbindung und laden Sie sie neu.',
    reload: 'Neu laden',
  },
  en: { title: 'This page could not be shown', text: 'Please check your connection and reload it.', reload: 'Reload' },
  fr: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Vérifiez votre connexion et rechargez-la.',
    reload: 'Recharger',
  },
};

/** A bug, or code that did not arrive: one neutral sentence instead of an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const { language } = readAddress(new URL(location.href));
    const { title, text, reload } = sentences[language];
    return (
      <main className="wrap notice" lang={language}>
        <h1>{title}</h1>
        <p>{text}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {reload}
        </button>
      </main>
    );
  }
}
