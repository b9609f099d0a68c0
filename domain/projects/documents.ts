/** What a document is, by its content. */
export const documentKinds = ['pdf', 'picture'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Of a file as it is sent. */
export const MOST_DOCUMENT_BYTES = 8 * 1024 * 1024;
/** In one project. */
export const MOST_DOCUMENTS = 50;
export const MAX_DOCUMENT_NAME_LENGTH = 120;

const endings: Record<DocumentKind, string> = { pdf: '.pdf', picture: '.jpg' };

/** Control characters, what folders are made of, and what turns the direction of writing round. */
const UNFIT = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;

/** A name under which every system keeps the file, with the ending of what it is. */
export function documentName(given: string, kind: DocumentKind): string {
  const bare = given
    .replace(UNFIT, ' ')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = endings[kind];
  const fitting = [...bare]
    .slice(0, MAX_DOCUMENT_NAME_LENGTH - ending.length)
    .join('')
    .trim();
  return (fitting || 'document') + ending;
}

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** A PDF from its first byte to its end: nothing stands before it that something else could read. */
export function isWholePdf(bytes: Uint8Array): boolean {
  return text(bytes.subarray(0, 5)) === '%PDF-' && text(bytes.subarray(-1_024)).includes('%%EOF');
}
