import { GUARANTEE_SECTION } from '#domain/guarantee.ts';
import { milestones as milestoneKinds } from '#domain/leads/timeline.ts';
import { pathTo } from '#domain/pages.ts';
import { SectionHead } from '#host-site/pages/home/section-head.tsx';
import { sectionAnchors } from '#host-site/routing/anchors.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { consultationSteps } from '#host-site/texts/home/texts.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './how-it-works.css';

/** The six steps, the guarantee, and how long it usually takes. */
export function HowItWorks() {
  const { howItWorks } = useTexts().landing;
  return (
    <section className="section sunken" id={sectionAnchors.howItWorks} aria-labelledby="how-title">
      <div className="wrap">
        <SectionHead id="how-title" {...howItWorks} />
        <ol className="steps">
          {consultationSteps.map((step) => (
            <li key={step}>
              <h3>{howItWorks.steps[step].title}</h3>
              <p>{howItWorks.steps[step].text}</p>
            </li>
          ))}
        </ol>
        <Guarantee />
        <Timeline />
      </div>
    </section>
  );
}

function Guarantee() {
  const { guarantee } = useTexts().landing.howItWorks;
  return (
    <aside className="guarantee-box" aria-labelledby="guarantee-title">
      <svg viewBox="0 0 48 56" aria-hidden="true">
        <path className="shield" d="M24 2 44 9v18c0 13-8.5 22-20 27C12.5 49 4 40 4 27V9Z" />
        <path className="tick" d="m15 28 7 7 12-14" />
      </svg>
      <div>
        <h3 id="guarantee-title">{guarantee.title}</h3>
        <p>{guarantee.text}</p>
        <ul>
          <li>{guarantee.insured}</li>
          <li>{guarantee.support}</li>
        </ul>
        <Link to={{ path: pathTo('terms'), hash: `#${GUARANTEE_SECTION}` }}>{guarantee.terms}</Link>
      </div>
    </aside>
  );
}

function Timeline() {
  const { landing, milestones } = useTexts();
  const { title, text } = landing.howItWorks.timeline;
  return (
    <div className="timeline-part">
      <h3>{title}</h3>
      <p className="small">{text}</p>
      <ol className="usual-times">
        {milestoneKinds.map((kind) => (
          <li key={kind}>
            <p className="when">{milestones.when[kind]}</p>
            <h4>{milestones.title[kind]}</h4>
            <p>{milestones.text[kind]}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
