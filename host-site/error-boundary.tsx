import { Component, type ReactNode } from 'react';
import { readAddress } from '#domain/pages.ts';
import { brokenTexts } from '#host-site/texts/broken/all.ts';

/** A bug, or code that did not arrive: one neutral sentence instead of an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const { language } = readAddress(new URL(location.href));
    const { title, text, reload } = brokenTexts[language];
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
