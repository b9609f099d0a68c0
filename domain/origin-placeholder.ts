/** Stands in pages drawn beforehand for the origin that the server is reached at; the server puts its own there. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';
