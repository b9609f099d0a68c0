import { useEffect, useRef } from 'react';
import { type Market, markets } from '#domain/place.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** Decides currency, units and subsidies; remembered in the address only. */
export function CountryChooser() {
  const { address, replace } = useNavigation();
  const { header } = useTexts().site;
  const place = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the page came alive
  useEffect(() => {
    const chosen = place.current?.value as Market;
    if (chosen !== address.market) replace({ market: chosen });
  }, []);
  return (
    <label className="country">
      <span className="visually-hidden">{header.country}</span>
      <select
        ref={place}
        autoComplete="off"
        value={address.market}
        onChange={(event) => replace({ market: event.target.value as Market })}
      >
        {markets.map((market) => (
          <option key={market} value={market}>
            {header.countries[market]}
          </option>
        ))}
      </select>
    </label>
  );
}
