import type { MediaSlot } from '#domain/questionnaire/answers.ts';

const outlines: Record<MediaSlot, string> = {
  roofPhoto: 'M4 27 24 11l20 16M11 22v-9h5v5',
  exteriorPhoto: 'M8 41V21L24 8l16 13v20ZM20 41V30h8v11',
  electricalPanel: 'M11 6h26v36H11ZM17 13h14v9H17Z',
};
const accents: Record<MediaSlot, string> = {
  roofPhoto: 'm19 27 5-4 5 4-5 4Z',
  exteriorPhoto: 'M14 24h5v5h-5Zm15 0h5v5h-5Z',
  electricalPanel: 'm25 25-5 7h4l-1 6 5-8h-4Z',
};

/** What the picture should show. */
export function SlotDrawing({ slot }: { slot: MediaSlot }) {
  return (
    <svg viewBox="0 0 48 48" className="line-drawing" aria-hidden="true">
      <path d={accents[slot]} className="accent" />
      <path d={outlines[slot]} />
    </svg>
  );
}
