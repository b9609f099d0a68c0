import type { ChangeEvent } from 'react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Icon } from '#widgets/shared/ui/icon.tsx';

interface MediaButtonsProps {
  store: ChatStore;
  options: WidgetOptions;
}

const drawings = {
  image: '<path d="M4 8h4l1.500-2.500h5L16 8h4v11H4ZM12 16.200a3 3 0 1 0 0-6 3 3 0 0 0 0 6"/>',
  video: '<path d="M3.500 7h11v10h-11ZM14.500 11l6-3v8l-6-3"/>',
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
          <Icon markup={drawings[kind]} />
        </label>
      ))}
      <button
        type="button"
        className="tool on-phone"
        title={media.phone}
        aria-label={media.phone}
        onClick={store.onPhone}
      >
        <Icon markup='<path d="M8 3.500h8v17H8ZM11 17.500h2"/>' />
      </button>
    </>
  );
}
