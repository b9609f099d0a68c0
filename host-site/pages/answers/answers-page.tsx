import { pathTo } from '#domain/pages.ts';
import { type Market, markets } from '#domain/place.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { type AnswerPage, answerPages, countryOf, topicsOf } from '#host-site/pages/answers/answer-pages.ts';
import { useToday } from '#host-site/pages/answers/use-today.ts';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import { PageHead } from '#host-site/shell/page-head.tsx';
import { StructuredData } from '#host-site/shell/structured-data.tsx';
import { useAnswersTexts } from '#host-site/texts/answers/answers-texts.ts';
import { useDetails } from '#host-site/texts/answers/details.ts';
import { useTopics } from '#host-site/texts/answers/topics.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { type WrittenAnswer, writeAnswer } from '#texts/adviser/figures/write-answer.ts';
import { answerFor, type Told } from '#texts/adviser/topics/topic.ts';

/** Every page with answers. */
export function AnswersIndex() {
  const { address } = useNavigation();
  const { index, pages } = useAnswersTexts(address.language);
  return (
    <article className="legal wrap">
      <PageHead page="answers" title={`${index.title} | ${PRODUCT_NAME}`} description={index.description} />
      <header>
        <h1>{index.title}</h1>
        <p className="small">{index.description}</p>
      </header>
      {answerPages.map((page) => (
        <section key={page}>
          <h2>
            <Link to={{ path: pathTo(page) }}>{pages[page].title}</Link>
          </h2>
          <p>{pages[page].description}</p>
        </section>
      ))}
    </article>
  );
}

/** What the adviser would say to each question of a page, with sources and dates. */
export function AnswersPage({ page }: { page: AnswerPage }) {
  const { address } = useNavigation();
  const { pages, contents, voice } = useAnswersTexts(address.language);
  const { title, description } = pages[page];
  const told = useAnswers(page);
  return (
    <article className="legal answers-page wrap" data-drawn-on={useToday()}>
      <PageHead page={page} title={`${title} | ${PRODUCT_NAME}`} description={description} />
      <header>
        <h1>{title}</h1>
        <p className="small">
          {description} {voice}
        </p>
      </header>
      {!countryOf[page] && <Countries />}
      <nav aria-label={contents}>
        <h2>{contents}</h2>
        <ul>
          {told.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      {told.map(({ id, heading, details, ...written }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          <div>
            <Answer of={written} />
            <div className="questions">
              {details.map((detail) => (
                <details key={detail.id}>
                  <summary>{detail.heading}</summary>
                  <div id={`${id}-${detail.id}`}>
                    <Answer of={detail} />
                  </div>
                </details>
              ))}
            </div>
          </div>
        </section>
      ))}
      <Onwards page={page} />
      <StructuredData
        of={{
          '@type': 'FAQPage',
          mainEntity: told.map(({ heading, text }) => ({
            '@type': 'Question',
            name: heading,
            acceptedAnswer: { '@type': 'Answer', text },
          })),
        }}
      />
    </article>
  );
}

/** An answer, and where it is from. */
function Answer({ of: { text, sources } }: { of: WrittenAnswer }) {
  return (
    <>
      <p>{text}</p>
      {sources && <p className="small">{sources}</p>}
    </>
  );
}

function useAnswers(page: AnswerPage) {
  const { language, market } = useNavigation().address;
  const topics = useTopics(page, language);
  const details = useDetails(page, language);
  const today = new Date(useToday());
  const locale = { language, market: countryOf[page] ?? market };
  const written = (told: Told) => ({
    heading: told.question,
    ...writeAnswer(answerFor(told, locale.market), locale, today),
  });
  return topicsOf[page].flatMap((id) => {
    const topic = topics[id];
    if (!topic) return [];
    const asked = Object.entries(details[id] ?? {});
    return [{ id, ...written(topic), details: asked.map(([detail, told]) => ({ id: detail, ...written(told) })) }];
  });
}

/** For which country the answers hold, where countries differ, and the way to the others. */
function Countries() {
  const { language, market } = useNavigation().address;
  const { holdsFor, others } = useAnswersTexts(language);
  const { countries } = useTexts().site.header;
  const isOther = (it: Market) => it !== market;
  return (
    <p className="answers-country">
      {holdsFor(countries[market])} {others}{' '}
      {markets.filter(isOther).map((it, at) => (
        <span key={it}>
          {at > 0 && ', '}
          <Link to={{ market: it }}>{countries[it]}</Link>
        </span>
      ))}
    </p>
  );
}

function Onwards({ page }: { page: AnswerPage }) {
  const { onwards, pages } = useAnswersTexts(useNavigation().address.language);
  return (
    <aside className="answers-onwards">
      <h2>{onwards.title}</h2>
      <p>{onwards.text}</p>
      <p className="answers-actions">
        <Link className="button" to={{ path: pathTo('powerup') }}>
          {onwards.check}
        </Link>
        <Link className="button ghost" to={{ path: pathTo('chat') }}>
          {onwards.ask}
        </Link>
      </p>
      <ul>
        {answerPages
          .filter((it) => it !== page)
          .map((it) => (
            <li key={it}>
              <Link to={{ path: pathTo(it) }}>{pages[it].title}</Link>
            </li>
          ))}
      </ul>
    </aside>
  );
}
