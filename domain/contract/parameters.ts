import * as z from 'zod/mini';

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

/** The id of a record, as we make them. */
export const idSchema = z.string().check(z.regex(new RegExp(`^${id}$`)));

/** What a link of our mails carries. */
export const tokenSchema = z.string().check(z.regex(/^[\w.-]{1,300}$/));

/** Milliseconds since 1970, before the year 5139, and an id: the last entry of a list's page. */
export const momentCursorSchema = z.string().check(z.regex(new RegExp(`^\\d{1,14}\\.${id}$`)));
