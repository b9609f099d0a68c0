/** What the link of an account mail can do. */
export const accountRequestKinds = [
  'registration',
  'reset',
  'email',
  'undo-email',
  'invitation',
  'application',
] as const;
export type AccountRequestKind = (typeof accountRequestKinds)[number];
