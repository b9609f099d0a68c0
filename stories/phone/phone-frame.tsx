import { atom } from 'nanostores';
import { useEffect, useRef } from 'react';
import { joinHandoff } from '#domain/contract/handoffs.ts';
import { analyzeMedia } from '#domain/contract/media.ts';
import { type Language, usualMarket } from '#domain/place.ts';
import { drawPhone } from '#widgets/phone/open-phone.tsx';
import { createPhoneStore, type PhoneStore } from '#widgets/phone/store.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { browserEnvironment } from '#widgets/shared/environment.ts';
import { shrinkPhoto } from '#widgets/shared/photos/shrink-photo.ts';
import { fakeEnvironment, type Reply } from '#widgets/shared/testing/fake-environment.ts';
import { mediaReply } from '#widgets/shared/testing/told-media.ts';
import { testOptions } from '#widgets/shared/testing/widget-options.ts';

export interface PhoneFrameProps {
  language: Language;
  theme: 'light' | 'dark';
  /** Of the address; without it, it is typed. */
  code: string;
  /** How far the hand-off has come. */
  at: 'asked' | 'joined' | 'photographed' | 'unsent' | 'ended';
}

const refused = (status: number, code: string): Reply => ({ status, json: { status, code, title: '', detail: '' } });

async function photo(name: string, light: string, dark: string): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480);
  const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  drawing.fillStyle = light;
  drawing.fillRect(0, 0, 640, 480);
  drawing.fillStyle = dark;
  drawing.fillRect(0, 240, 640, 240);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** Photos stand in the order in which they were read. */
const placed = ({ photos }: PhoneStore, count: number) =>
  new Promise<void>((resolve) => {
    photos.$photos.subscribe((all) => Object.keys(all).length >= count && resolve());
  });

async function goTo(at: PhoneFrameProps['at'], store: PhoneStore) {
  if (at === 'asked') return;
  store.join();
  if (at === 'joined' || at === 'ended') return;
  store.add([await photo('dach.png', '#a9c8e8', '#8a4b32')]);
  await placed(store, 1);
  store.add([await photo('zaehlerkasten.png', '#d9d4c8', '#6d6a63')]);
}

/** The page that a phone opens, without a server: what it sends arrives, or does not. */
export function PhoneFrame({ language, theme, code, at }: PhoneFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = document.createElement('div');
    host.className = 'own-host';
    place.current?.replaceChildren(host);
    const environment = fakeEnvironment((request) => {
      if (request.path === joinHandoff.path)
        return at === 'ended' ? refused(410, 'link-ended') : { status: 201, json: { token: 'phone_x', endsAt: '' } };
      if (request.path === analyzeMedia.path && at === 'unsent') return refused(400, 'invalid-input');
      return mediaReply(request) ?? { status: 200, json: { ended: true } };
    });
    const { after } = browserEnvironment();
    const options = { ...testOptions, language, market: usualMarket(language) };
    const store = createPhoneStore({
      ...{ environment: { ...environment, after }, $options: atom<WidgetOptions>(options) },
      ...{ shrink: shrinkPhoto, code, joined: () => undefined },
    });
    drawPhone(host, store, language);
    goTo(at, store);
  }, [language, code, at]);
  return (
    <div className="page" style={{ colorScheme: theme, maxWidth: 360 }}>
      <div ref={place} />
    </div>
  );
}
