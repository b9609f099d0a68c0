import { type Language, languages } from '#domain/place.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { ownName } from '#host-site/shell/own-name.ts';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';

/** The panel is there in every language, whatever the rest of the site speaks. */
export function LanguageChoice() {
  const texts = useStaffTexts();
  const { address, navigate } = useNavigation();
  return (
    <label className="staff-language">
      <span className="visually-hidden">{texts.language}</span>
      <select
        className="text-input"
        value={address.language}
        onChange={(event) => navigate({ language: event.target.value as Language })}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownName(language)}
          </option>
        ))}
      </select>
    </label>
  );
}
