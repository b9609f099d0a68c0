import { pathTo } from '#domain/pages.ts';
import { CHAT_ANCHOR } from '#host-site/routing/anchors.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { AccountLinks } from '#host-site/session/account-links.tsx';
import { CountryChooser } from '#host-site/shell/country-chooser.tsx';
import { LanguageSwitcher } from '#host-site/shell/language-switcher.tsx';
import { Logo } from '#host-site/shell/logo.tsx';
import { PhoneMenu } from '#host-site/shell/phone-menu.tsx';
import { SiteLinks } from '#host-site/shell/site-links.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './header.css';

/** One row at every width: on phones the links, language and country stand in a menu that slides in. */
export function Header() {
  const { header } = useTexts().site;
  return (
    <header className="site-header wrap">
      <Link className="home-link" to={{ path: pathTo('home') }} aria-label={header.home}>
        <Logo />
      </Link>
      <div className="in-row">
        <SiteLinks />
        <LanguageSwitcher />
        <CountryChooser />
        <AccountLinks />
      </div>
      <Link className="button small" to={{ path: pathTo('home'), hash: `#${CHAT_ANCHOR}` }}>
        {header.getStarted}
      </Link>
      <PhoneMenu />
    </header>
  );
}
