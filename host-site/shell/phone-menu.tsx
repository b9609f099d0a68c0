import { useEffect, useRef } from 'react';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { CountryChooser } from '#host-site/shell/country-chooser.tsx';
import { LanguageSwitcher } from '#host-site/shell/language-switcher.tsx';
import { SiteLinks } from '#host-site/shell/site-links.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

const ID = 'site-menu';

/** What the header's row has no room for. The browser opens and closes it, before any script has run; a link followed closes it too. */
export function PhoneMenu() {
  const { header } = useTexts().site;
  const { address } = useNavigation();
  const place = useRef<HTMLDivElement>(null);
  const here = [address.language, address.path, address.hash].join(' ');
  const opened = useRef(here);
  useEffect(() => {
    if (opened.current !== here) place.current?.hidePopover();
    opened.current = here;
  }, [here]);
  return (
    <>
      <button type="button" className="menu-button" popoverTarget={ID}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" />
        </svg>
        <span className="visually-hidden">{header.menu}</span>
      </button>
      <div ref={place} id={ID} popover="auto" className="phone-menu">
        <div className="phone-menu-body">
          <button type="button" className="menu-button" popoverTarget={ID} popoverTargetAction="hide">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
            <span className="visually-hidden">{header.closeMenu}</span>
          </button>
          <SiteLinks />
          <LanguageSwitcher />
          <CountryChooser />
        </div>
      </div>
    </>
  );
}
