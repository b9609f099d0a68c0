import { HouseScene } from '#host-site/pages/home/house-scene.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './hero.css';

export function Hero() {
  const { home } = useTexts().site;
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
