import * as z from 'zod/mini';
import { embedLayouts, embedNames, embedThemes } from '#domain/embed/snippet.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';

/** A page that holds one widget as its snippet puts it there; what is entered in it is not kept. */
export const PREVIEW_PATH = '/embed/preview';

const text = z.optional(z.string().check(z.maxLength(254)));

/** What may stand in its query. */
export const previewSchema = z.strictObject({
  widget: z.enum(embedNames),
  lang: languageSchema,
  market: z.optional(marketSchema),
  layout: z.optional(z.enum(embedLayouts)),
  theme: z.optional(z.enum(embedThemes)),
  accent: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/i))),
  fallbackPhone: text,
  fallbackEmail: text,
});
export type Preview = z.infer<typeof previewSchema>;
