import type { ShownPhoto } from '#domain/contract/media.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { subjectNames } from '#texts/media/subjects/all.ts';

/** What the visitor showed of the home, each opened whole by a touch. */
export function PhotoList({ photos }: { photos: readonly ShownPhoto[] }) {
  const { heading, alt, flaws: words } = useSummaryTexts().summary.photos;
  const subjects = subjectNames[useNavigation().address.language];
  return (
    <>
      <h3>{heading}</h3>
      <ul className="photo-list">
        {photos.map(({ id, mediaType, subject, flaws, path }) => (
          <li key={id}>
            <figure>
              <a href={path} target="_blank" rel="noreferrer">
                <img src={path} alt={alt[mediaType](subjects[subject])} loading="lazy" decoding="async" />
              </a>
              <figcaption>
                {subjects[subject]}
                {flaws.length > 0 && <span className="photo-flaws"> · {flaws.map((it) => words[it]).join(', ')}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  );
}
