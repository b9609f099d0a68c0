import { pathTo } from '#domain/pages.ts';
import { HouseScene } from '#host-site/pages/home/house-scene.tsx';
import { ASSESSMENT_ANCHOR, sectionAnchors } from '#host-site/routing/anchors.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './hero.css';

/** Folded, it leaves the room to the assessment that somebody has begun. */
export function Hero({ isFolded }: { isFolded: boolean }) {
  const { home } = useTexts().site;
  if (isFolded)
    return (
      <section className="hero folded wrap" id={sectionAnchors.home}>
        <h1>{home.heading}</h1>
      </section>
    );
  return (
    <section className="hero wrap" id={sectionAnchors.home}>
      <div className="hero-words">
        <h1>{home.heading}</h1>
        <p className="lead">{home.lead}</p>
        <div className="hero-actions">
          <Link className="button" to={{ path: pathTo('home'), hash: `#${ASSESSMENT_ANCHOR}` }}>
            {home.begin}
          </Link>
          <Link className="button ghost" to={{ path: pathTo('home'), hash: `#${sectionAnchors.howItWorks}` }}>
            {home.howItWorks}
          </Link>
        </div>
        <ul className="facts">
          <li>{home.facts.minutes}</li>
          <li>{home.facts.account}</li>
          <li>{home.facts.cookies}</li>
        </ul>
      </div>
      <HouseScene label={home.scene} />
    </section>
  );
}
