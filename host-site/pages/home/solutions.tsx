import { pathTo } from '#domain/pages.ts';
import { offerScenes } from '#host-site/pages/home/offer-scenes.tsx';
import { SectionHead } from '#host-site/pages/home/section-head.tsx';
import { ASSESSMENT_ANCHOR, sectionAnchors } from '#host-site/routing/anchors.ts';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import { offers } from '#host-site/texts/home/texts.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './solutions.css';

const toChat = { path: pathTo('home'), hash: `#${ASSESSMENT_ANCHOR}`, tab: 'chat' } as const;

/** What we advise on, each claim beside the conditions it holds under, and what a country's subsidies have become. */
export function Solutions() {
  const { address } = useNavigation();
  const { landing } = useTexts();
  const { solutions, news } = landing;
  return (
    <section className="wrap section" id={sectionAnchors.solutions} aria-labelledby="solutions-title">
      <SectionHead id="solutions-title" {...solutions} />
      <ul className="offers">
        {offers.map((offer) => {
          const Scene = offerScenes[offer];
          const { title, text, claim, condition } = solutions.items[offer];
          return (
            <li key={offer} className={`offer ${offer}`}>
              <Scene />
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="claim">{claim}</p>
              <p className="small">{condition}</p>
              <Link to={toChat}>
                {solutions.learnMore}
                <span className="visually-hidden">{solutions.learnMoreOf(title)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="offers-more">
        <div className="news">
          <h3>{news.title}</h3>
          <p>{news.items[address.market]}</p>
          <p className="small">
            {news.asOf}. {news.text}
          </p>
        </div>
        <div className="average">
          <p className="claim">{solutions.average.claim}</p>
          <p className="small">{solutions.average.condition}</p>
          <Link className="button" to={toChat}>
            {solutions.access}
          </Link>
        </div>
      </div>
    </section>
  );
}
