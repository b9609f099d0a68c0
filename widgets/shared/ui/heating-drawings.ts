import type { HeatingSystem } from '#domain/home/enumerations.ts';
import type { Drawing } from '#widgets/shared/ui/drawing.tsx';
import { questionMark } from '#widgets/shared/ui/drawing.tsx';

export const heatingDrawings: Record<HeatingSystem, Drawing> = {
  gas: ['M16 17q5 4 3 8-3 3-6 0-2-4 3-8Z', 'M16 4q9 8 8 15-1 8-8 8t-8-8q0-4 4-7 0 3 2 4 3-5 2-12Z', 'current'],
  oil: ['M9 16h14v8H9Z', 'M8 7h16v20H8ZM8 13h16M13 7V4h6v3', 'ember'],
  electric: ['M18 3 8 18h7l-2 11 11-16h-7Z', 'M18 3 8 18h7l-2 11 11-16h-7Z', 'sun'],
  heat_pump: [
    'M13 10a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
    'M3 6h26v20H3Zm10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm11 1v10',
    'ember',
  ],
  propane: ['M9 16h14v6H9Z', 'M9 12q0-4 7-4t7 4v13q0 2-2 2H11q-2 0-2-2ZM12 8V4h8v4', 'ember'],
  other: ['M12 9h8v8h-8Z', 'M8 4h16v22H8ZM12 9h8v8h-8Zm0 13h8M11 26v3m10-3v3', 'ember'],
  unsure: questionMark,
};
