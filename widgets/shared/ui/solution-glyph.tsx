import type { Solution } from '#domain/home/enumerations.ts';
import { Icon } from '#widgets/shared/ui/icon.tsx';

const drawings: Record<Solution, string> = {
  solar:
    '<circle cx="33" cy="14" r="8" class="sun"/><path d="M8 42 16 20h26l-6 22Z" class="module"/>' +
    '<path d="M12 31h27M22 20l-5 22m15-22-5 22" class="module-line"/>',
  heatPump:
    '<rect x="5" y="9" width="38" height="31" rx="6" class="ink"/><circle cx="20" cy="24.5" r="11" class="paper"/>' +
    '<path d="M20 24.5l8-5m-8 5 1 10m-1-10-9-4" class="blade"/><path d="M36 17v15" class="blade thin"/>',
  evCharging:
    '<rect x="9" y="5" width="22" height="30" rx="7" class="current"/><path d="m22 11-7 10h5l-2 8 8-11h-5Z" class="paper"/>' +
    '<path d="M20 35v4a5 5 0 0 0 10 0 5 5 0 0 1 10 0v4" class="cable"/>',
};

/** The drawing of a solution, in its own hue. */
export const SolutionGlyph = ({ solution }: { solution: Solution }) => (
  <Icon viewBox="0 0 48 48" className="glyph" markup={drawings[solution]} />
);
