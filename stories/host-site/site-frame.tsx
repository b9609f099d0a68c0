import { authCalls } from '#domain/contract/accounts.ts';
import { fillPath } from '#domain/contract/endpoint.ts';
import { readSignInWays } from '#domain/contract/provider-sign-in.ts';
import { readSummary } from '#domain/contract/summary.ts';
import { hrefOf } from '#domain/pages.ts';
import { type Language, usualMarket } from '#domain/place.ts';
import { App } from '#host-site/app.tsx';
import { NavigationProvider } from '#host-site/routing/navigation.tsx';
import { summaryIn } from '#stories/host-site/summary.ts';
import { defineChat } from '#widgets/chat/element.ts';
import { defineQuestionnaire } from '#widgets/questionnaire/element.ts';
import { defineStrategyCheck } from '#widgets/strategy-check/element.ts';
import '#host-site/styles/base.css';
import '#host-site/styles/controls.css';
import '#host-site/styles/reading.css';

defineChat();
defineQuestionnaire();
defineStrategyCheck();

export interface SiteProps {
  /** Without the language. */
  path: string;
  lang: Language;
  theme: 'light' | 'dark';
  width?: 'wide' | 'narrow';
}

export const TOKEN = 'token';

/** Puts address, colours, server and year in the page's place, and no room for a scroll bar; the reply takes all away again. */
export function visit({ path, lang, theme }: SiteProps): () => void {
  const [{ href }, { fetch }, { getFullYear }] = [location, globalThis, Date.prototype];
  const summaryPath = fillPath(readSummary.path, { token: TOKEN });
  history.replaceState(null, '', hrefOf({ language: lang, market: usualMarket(lang), path, hash: '' }));
  const page = document.documentElement;
  page.className = 'root';
  page.dataset.awake = '';
  page.style.cssText = `color-scheme: ${theme}; scrollbar-gutter: auto`;
  const replies: Record<string, unknown> = {
    [summaryPath]: summaryIn(lang),
    [authCalls.readSession.path]: null,
    [readSignInWays.path]: { google: true, apple: true, origins: [location.origin] },
  };
  globalThis.fetch = async (url, init) =>
    String(url) in replies ? Response.json(replies[String(url)]) : fetch.call(globalThis, url, init);
  Date.prototype.getFullYear = () => 2026;
  return () => {
    history.replaceState(null, '', href);
    page.className = '';
    delete page.dataset.awake;
    page.style.cssText = '';
    globalThis.fetch = fetch;
    Date.prototype.getFullYear = getFullYear;
  };
}

/** The whole site at an address, its header and footer included; drawn by the widgets' runtime, as every story is. */
export function SiteFrame({ path, lang }: SiteProps) {
  return (
    <div id="root" key={lang + path}>
      <NavigationProvider>
        <App />
      </NavigationProvider>
    </div>
  );
}
