import { languages } from '#domain/place.ts';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import { ownName } from '#host-site/shell/own-name.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';

export function LanguageSwitcher() {
  const { address } = useNavigation();
  const { header } = useTexts().site;
  return (
    <nav className="languages" aria-label={header.language}>
      {languages.map((language) => (
        <Link
          key={language}
          to={{ ...address, language }}
          lang={language}
          hrefLang={language}
          title={ownName(language)}
          aria-label={`${language.toUpperCase()} ${ownName(language)}`}
          aria-current={language === address.language ? 'true' : undefined}
        >
          {language.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
}
