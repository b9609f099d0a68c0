import { SectionHead } from '#host-site/pages/home/section-head.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './testimonials.css';

/** Source: assessment-flows, section 2. */
const ratings = [5, 4.5, 5] as const;
const MOST_STARS = 5;

export function Testimonials() {
  const { address } = useNavigation();
  const { testimonials } = useTexts().landing;
  const numbers = new Intl.NumberFormat(address.language);
  return (
    <section className="section sunken" aria-labelledby="voices-title">
      <div className="wrap">
        <SectionHead id="voices-title" title={testimonials.title} text={testimonials.demo} />
        <ul className="voices">
          {testimonials.items.map(({ quote, author, location }, index) => (
            <li key={author}>
              <figure>
                <Stars
                  rating={ratings[index] ?? MOST_STARS}
                  label={testimonials.rating(numbers.format(ratings[index] ?? MOST_STARS))}
                />
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <b>{author}</b> {location}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const STAR = 'm12 1.8 3.1 6.7 7.3.9-5.4 5 1.4 7.2L12 18l-6.4 3.6L7 14.4l-5.4-5 7.3-.9Z';

const HALF_STAR = 'M12 1.8V18l-6.4 3.6L7 14.4l-5.4-5 7.3-.9Z';
const STEP = 26;

/** Stars from 0 to 5, halves included. */
function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <svg className="stars" viewBox={`0 0 ${MOST_STARS * STEP} 24`} role="img" aria-label={label}>
      {Array.from({ length: MOST_STARS }, (_, index) => index).map((index) => (
        <g key={index} transform={`translate(${index * STEP})`}>
          <path className="star-edge" d={STAR} />
          {rating > index && <path className="star-full" d={rating >= index + 1 ? STAR : HALF_STAR} />}
        </g>
      ))}
    </svg>
  );
}
