import type { MediaSubject } from '#domain/media/subjects.ts';

/** What a picture shows, in a word or two. */
export type SubjectNames = Record<MediaSubject, string>;
