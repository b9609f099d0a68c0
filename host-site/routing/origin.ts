import { ORIGIN_PLACEHOLDER } from '#domain/origin-placeholder.ts';

export const currentOrigin = (): string => (typeof location === 'undefined' ? ORIGIN_PLACEHOLDER : location.origin);
