import { Icon } from '#widgets/shared/ui/icon.tsx';

/** Two paths in a field of 32: what is filled with a hue, and what is drawn over it in one stroke width. */
export type Drawing = readonly [fill: string, line: string, hue: 'sun' | 'ember' | 'current'];

export const questionMark: Drawing = ['', 'M12 12a4 4 0 1 1 6 3.500q-2 1.2-2 3.500m0 4v.1', 'sun'];

/** The small picture on an answer's card. */
export function drawn([fill, line, hue]: Drawing) {
  return <Icon viewBox="0 0 32 32" markup={`<path d="${fill}" class="${hue}"/><path d="${line}"/>`} />;
}
