import { type Market, markets } from '#domain/place.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** Decides currency, units and subsidies; remembered in the address only. */
export function CountryChooser() {
  const { address, replace } = useNavigation();
  const { header } = useTexts().site;
  return (
    <label className="country">
      <span className="visually-hidden">{header.country}</span>
      <select value={address.market} onChange={(event) => replace({ market: event.target.value as Market })}>
        {markets.map((market) => (
          <option key={market} value={market}>
            {header.countries[market]}
          </option>
        ))}
      </select>
    </label>
  );
}
