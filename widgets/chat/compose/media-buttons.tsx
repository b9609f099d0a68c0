import type { ChangeEvent } from 'react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

interface MediaButtonsProps {
  store: ChatStore;
  options: WidgetOptions;
}

const drawings = {
  image: 'M4 8h4l1.500-2.500h5L16 8h4v11H4ZM12 16.200a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  video: 'M3.500 7h11v10h-11ZM14.500 11l6-3v8l-6-3',
};
const kinds = ['image', 'video'] as const;

/** A file's own field under each drawing: what happens to the file comes later. */
export function MediaButtons({ store, options }: MediaButtonsProps) {
  const { media } = chatTexts[options.language].composer;
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    store.takeFiles(currentTarget.files ?? []);
    currentTarget.value = '';
  };
  return (
    <>
      {kinds.map((kind) => (
        <label key={kind} className="tool" title={media[kind]}>
          <input type="file" accept={`${kind}/*`} aria-label={media[kind]} onChange={take} />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[kind]} />
          </svg>
        </label>
      ))}
      <button
        type="button"
        className="tool on-phone"
        title={media.phone}
        aria-label={media.phone}
        onClick={store.onPhone}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 3.500h8v17H8ZM11 17.500h2" />
        </svg>
      </button>
    </>
  );
}
