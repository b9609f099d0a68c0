import { glossary } from 'virtual:glossary';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#domain/product.ts';
import { HouseScene } from '#host-site/pages/home/house-scene.tsx';
import { offerScenes } from '#host-site/pages/home/offer-scenes.tsx';
import { PotentialList } from '#host-site/pages/summary/potential-list.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { PageHead } from '#host-site/shell/page-head.tsx';
import { useGuideTexts } from '#host-site/texts/guides/guide-texts.ts';
import { colourNames, type GuideTexts } from '#host-site/texts/guides/texts.ts';
import { offers } from '#host-site/texts/home/texts.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import '#host-site/pages/docs/docs-page.css';
import '#host-site/pages/home/solutions.css';
import '#host-site/pages/summary/summary-page.css';
import './design-page.css';

type Part = keyof Omit<GuideTexts['design'], 'title' | 'description'>;

/** The look, drawn with the very styles and parts of the product. */
export function DesignPage() {
  const { address } = useNavigation();
  const { design } = useGuideTexts(address.language);
  const parts: Record<Part, ReactNode> = {
    colours: <Colours uses={design.colours.uses} />,
    letters: <Letters texts={design.letters} />,
    controls: <Controls texts={design.controls} />,
    potentials: <PotentialList potentials={{ solar: 'high', heatPump: 'medium', evCharging: 'low' }} />,
    drawings: <Drawings />,
    words: <Words />,
  };
  return (
    <div className="design wrap">
      <PageHead page="design" title={`${design.title} | ${PRODUCT_NAME}`} description={design.description} />
      <header>
        <h1>{design.title}</h1>
        <p>{design.description}</p>
      </header>
      {(Object.keys(parts) as Part[]).map((part) => (
        <section key={part} aria-labelledby={`${part}-title`}>
          <h2 id={`${part}-title`}>{design[part].title}</h2>
          <p>{design[part].text}</p>
          {parts[part]}
        </section>
      ))}
    </div>
  );
}

function Colours({ uses }: { uses: GuideTexts['design']['colours']['uses'] }) {
  return (
    <ul className="swatches">
      {colourNames.map((name) => (
        <li key={name}>
          <span className={`swatch of-${name}`} />
          <code>{name}</code>
          <span className="small">{uses[name]}</span>
        </li>
      ))}
    </ul>
  );
}

function Letters({ texts }: { texts: GuideTexts['design']['letters'] }) {
  return (
    <div className="specimens">
      <p className="specimen-display">{texts.display}</p>
      <p className="specimen-body">{texts.body}</p>
      <p className="small">{texts.small}</p>
    </div>
  );
}

function Controls({ texts }: { texts: GuideTexts['design']['controls'] }) {
  return (
    <div className="specimens">
      <div className="specimen-row">
        <button type="button" className="button">
          {texts.main}
        </button>
        <button type="button" className="button ghost">
          {texts.ghost}
        </button>
        <button type="button" className="button danger">
          {texts.danger}
        </button>
        <button type="button" className="button" disabled>
          {texts.off}
        </button>
      </div>
      <label className="specimen-field">
        {texts.field}
        <input className="text-input" autoComplete="off" />
      </label>
    </div>
  );
}

function Drawings() {
  const { home } = useTexts().site;
  return (
    <div className="drawings">
      <HouseScene label={home.scene} />
      <ul>
        {offers.map((offer) => {
          const Scene = offerScenes[offer];
          return (
            <li key={offer} className={`offer ${offer}`}>
              <Scene />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Words() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, drawn by the build
  return <div className="guide words" dangerouslySetInnerHTML={{ __html: glossary }} />;
}
