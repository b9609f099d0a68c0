import { atom } from 'nanostores';
import { DEFAULT_LANGUAGE, type Language, languageOfTag, usualMarket } from '#domain/place.ts';
import phone from '#widgets/phone/phone.css?inline';
import { createPhoneStore, type PhoneStore } from '#widgets/phone/store.ts';
import { PhoneView } from '#widgets/phone/view.tsx';
import base from '#widgets/shared/base.css?inline';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { browserEnvironment } from '#widgets/shared/environment.ts';
import { drawLater } from '#widgets/shared/later/later-part.tsx';
import { shrinkPhoto } from '#widgets/shared/photos/shrink-photo.ts';
import tokens from '#widgets/shared/tokens.css?inline';
import ui from '#widgets/shared/ui/ui.css?inline';

const styles = tokens + base + ui + phone;

export function drawPhone(host: HTMLElement, store: PhoneStore, language: Language): void {
  const place = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(place);
  drawLater(place, styles, <PhoneView store={store} language={language} />);
}

/** Draws the phone's part of a hand-off into the page that the server sends for it. */
export function openPhone(host: HTMLElement): void {
  const language = languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  const $options = atom<WidgetOptions>({
    ...{ siteKey: undefined, api: location.origin, language, market: usualMarket(language), theme: 'auto' },
    ...{ layout: 'page', prefill: undefined, fallbackPhone: undefined, fallbackEmail: undefined },
  });
  const store = createPhoneStore({
    ...{ environment: browserEnvironment(), $options, shrink: shrinkPhoto, code: location.hash.slice(1) },
    joined: () => history.replaceState(null, '', location.pathname),
  });
  drawPhone(host, store, language);
}
