/** Every page of the portal: its path without the language prefix. `:name` is a parameter. */
export const pagePaths = {
  home: '/',
  chat: '/chat',
  summary: '/summary/:token',
  unsubscribe: '/unsubscribe/:token',
  /** The token of these two stands behind the `#`: it reaches no log and no other site. */
  verify: '/auth/verify',
  reset: '/auth/reset',
  imprint: '/imprint',
  privacy: '/privacy',
  terms: '/terms',
} as const;
