import { pathTo } from '#domain/pages.ts';
import { HouseScene } from '#host-site/pages/home/house-scene.tsx';
import { ASSESSMENT_ANCHOR } from '#host-site/routing/anchors.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './hero.css';

export function Hero() {
  const { home } = useTexts().site;
  return (
    <section className="hero wrap" id="home">
      <div className="hero-words">
        <h1>{home.heading}</h1>
        <p className="lead">{home.lead}</p>
        <Link className="button" to={{ path: pathTo('home'), hash: `#${ASSESSMENT_ANCHOR}` }}>
          {home.begin}
        </Link>
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
