import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { CountryChooser } from '#host-site/shell/country-chooser.tsx';
import { LanguageSwitcher } from '#host-site/shell/language-switcher.tsx';
import { SiteLinks } from '#host-site/shell/site-links.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** What the header's row has no room for. A link followed closes it, and so does a click beside it. */
export function PhoneMenu() {
  const { header } = useTexts().site;
  const { address } = useNavigation();
  const place = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new address is an arrival
  useEffect(() => place.current?.close(), [address.path, address.hash, address.language]);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === place.current) place.current?.close();
  };
  return (
    <>
      <button type="button" className="menu-button" onClick={() => place.current?.showModal()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" />
        </svg>
        <span className="visually-hidden">{header.menu}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog ref={place} className="phone-menu" aria-label={header.menu} onClick={closeOutside}>
        <div className="phone-menu-body">
          <button type="button" className="menu-button" onClick={() => place.current?.close()}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
            <span className="visually-hidden">{header.closeMenu}</span>
          </button>
          <SiteLinks />
          <LanguageSwitcher />
          <CountryChooser />
        </div>
      </dialog>
    </>
  );
}
