declare module 'virtual:guides' {
  export const guides: readonly import('#host-site/pages/docs/guide.ts').Guide[];
}
declare module 'virtual:glossary' {
  /** A table, drawn by the build. */
  export const glossary: string;
}

/** The example of `docs/webhooks.md`. */
declare module 'virtual:webhook-receiver' {
  export const receiver: string;
}
