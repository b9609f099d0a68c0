import { HouseScene } from '#host-site/pages/home/house-scene.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './hero.css';

/** Folded, it leaves the room to the assessment that somebody has begun. */
export function Hero({ isFolded }: { isFolded: boolean }) {
  const { home } = useTexts().site;
  if (isFolded)
    return (
      <section className="hero folded wrap" id="home">
        <h1>{home.heading}</h1>
      </section>
    );
  return (
    <section className="hero wrap" id="home">
      <div className="hero-words">
        <h1>{home.heading}</h1>
        <p className="lead">{home.lead}</p>
        <a className="button" href="#assessment-section">
          {home.begin}
        </a>
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
