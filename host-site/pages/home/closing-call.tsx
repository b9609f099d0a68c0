import { pathTo } from '#domain/pages.ts';
import { ASSESSMENT_ANCHOR } from '#host-site/routing/anchors.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

export function ClosingCall() {
  const { closing } = useTexts().landing;
  return (
    <section className="wrap section closing" aria-labelledby="closing-title">
      <h2 id="closing-title">{closing.title}</h2>
      <p>{closing.text}</p>
      <Link className="button" to={{ path: pathTo('home'), hash: `#${ASSESSMENT_ANCHOR}`, tab: 'powerup' }}>
        {closing.start}
      </Link>
    </section>
  );
}
