import type { EvOwnership } from '#domain/home/enumerations.ts';
import type { Ownership } from '#domain/strategy-check/answers.ts';
import type { Drawing } from '#widgets/shared/ui/drawing.tsx';

export const ownershipDrawings: Record<Ownership, Drawing> = {
  own: ['M13 19h6v8h-6Z', 'M3 16 16 5l13 11M7 13v14h18V13M13 27v-8h6v8', 'sun'],
  rent: ['M10 8h4v4h-4Zm8 0h4v4h-4Zm-8 8h4v4h-4Z', 'M7 27V4h18v23ZM16 27v-6h6v6', 'current'],
};

const car = 'M4 20v-4l3-1 3-6h11l4 6 3 1v4ZM7 20a3 3 0 1 0 6 0m6 0a3 3 0 1 0 6 0';
export const carDrawings: Record<EvOwnership, Drawing> = {
  yes: ['m17 8-4 6h3l-1 5 5-7h-3Z', car, 'current'],
  planning: ['', `${car}M16 3v4m-2-2h4`, 'current'],
  no: ['', 'M4 20v-4l3-1 3-6h11l4 6 3 1v4ZM4 5l24 22', 'current'],
};
