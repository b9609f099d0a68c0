import type { ChatTexts } from '#widgets/chat/texts/texts.ts';

interface MediaListProps {
  uploaded: number;
  texts: ChatTexts;
}

/** What is worth a picture, ticked by the number of uploads. */
export function MediaList({ uploaded, texts: { progress } }: MediaListProps) {
  return (
    <ul className="media-list">
      {progress.checklist.map((item, index) => {
        const isThere = index < uploaded;
        return (
          <li key={item} className={isThere ? 'there' : undefined}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="8.500" />
              {isThere && <path d="m6.200 10.300 2.600 2.600 5-5.500" />}
            </svg>
            <span>{item}</span>
            <span className="soft">{isThere ? progress.uploaded : progress.pending}</span>
          </li>
        );
      })}
    </ul>
  );
}
