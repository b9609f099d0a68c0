import type { ReactNode } from 'react';
import type { PartnerSite } from '#domain/contract/sites.ts';
import type { Preview } from '#domain/embed/preview.ts';
import { embedded, embedNames, embedThemes } from '#domain/embed/snippet.ts';
import { languages, markets } from '#domain/place.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';

interface EmbedChoicesProps {
  sites: readonly PartnerSite[];
  siteId: string | undefined;
  chooseSite: (id: string) => void;
  wanted: Preview;
  choose: (wanted: Preview) => void;
}

/** Everything that may be chosen of a widget. */
export function EmbedChoices({ sites, siteId, chooseSite, wanted, choose }: EmbedChoicesProps) {
  const { embed } = usePartnerTexts();
  const { countries } = useTexts().site.header;
  const { language } = useNavigation().address;
  const spoken = new Intl.DisplayNames([language], { type: 'language' });
  const set =
    <Field extends keyof Preview>(field: Field) =>
    (value: string) =>
      choose({ ...wanted, [field]: value || undefined });
  const layouts = embedded[wanted.widget].layouts;
  const named = <Value extends string>(values: readonly Value[], names: (value: Value) => string | undefined) =>
    values.map((value): [string, string] => [value, names(value) ?? value]);
  return (
    <>
      <Choice
        label={embed.widget}
        value={wanted.widget}
        choose={(value) => choose({ ...wanted, widget: value as Preview['widget'], layout: undefined })}
        options={named(embedNames, (it) => embed.widgets[it])}
      />
      {sites.length > 0 && (
        <Choice
          label={embed.site}
          value={siteId ?? ''}
          choose={chooseSite}
          options={sites.map(({ id, name }) => [id, name])}
        />
      )}
      <Choice
        label={embed.language}
        value={wanted.lang}
        choose={set('lang')}
        options={named(languages, (it) => spoken.of(it))}
      />
      <Choice
        label={embed.market}
        value={wanted.market ?? ''}
        choose={set('market')}
        options={[['', embed.usualMarket], ...named(markets, (it) => countries[it])]}
      />
      <Choice
        label={embed.layout}
        value={wanted.layout ?? 'page'}
        choose={set('layout')}
        options={named(layouts, (it) => embed.layouts[it])}
      />
      <Choice
        label={embed.theme}
        value={wanted.theme ?? 'auto'}
        choose={set('theme')}
        options={named(embedThemes, (it) => embed.themes[it])}
      />
      <AccentChoice accent={wanted.accent} choose={set('accent')} />
      <Line label={embed.phone} type="tel" value={wanted.fallbackPhone} fill={set('fallbackPhone')} />
      <Line label={embed.email} type="email" value={wanted.fallbackEmail} fill={set('fallbackEmail')} />
      <p className="small">{embed.fallbackHint}</p>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choose: (value: string) => void;
  options: readonly (readonly [value: string, name: string])[];
}

function Choice({ label, value, choose, options }: ChoiceProps): ReactNode {
  return (
    <label>
      {label}
      <select className="text-input" value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([it, name]) => (
          <option key={it} value={it}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface LineProps {
  label: string;
  type: 'tel' | 'email';
  value: string | undefined;
  fill: (value: string) => void;
}

function Line({ label, type, value = '', fill }: LineProps) {
  return (
    <label>
      {label}
      <input
        className="text-input"
        type={type}
        maxLength={254}
        autoComplete="off"
        value={value}
        onChange={(event) => fill(event.target.value)}
      />
    </label>
  );
}

/** The browser's own colour field; without a choice the widget has ours. */
function AccentChoice({ accent, choose }: { accent: string | undefined; choose: (accent: string) => void }) {
  const { embed } = usePartnerTexts();
  return (
    <div className="accent-choice">
      <label>
        {embed.accent}
        <input type="color" value={accent ?? '#17473a'} onChange={(event) => choose(event.target.value)} />
      </label>
      {accent && (
        <button type="button" className="button ghost small" onClick={() => choose('')}>
          {embed.ownAccent}
        </button>
      )}
    </div>
  );
}
