/** What somebody hands in to be checked. */
export const documentKinds = ['insurance', 'certificate', 'register', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** How an application stands: not sent yet, with our staff, decided. */
export const applicationStates = ['draft', 'submitted', 'accepted', 'refused'] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const MAX_DOCUMENTS = 8;
export const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;
/** The version of the sentence agreed to; a change of its wording is a new version. */
export const APPLICATION_CONSENT_VERSION = '2026-11-23';
