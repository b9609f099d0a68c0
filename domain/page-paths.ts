/** Every page of the portal: its path without the language prefix. `:name` is a parameter. */
export const pagePaths = {
  home: '/',
  chat: '/chat',
  summary: '/summary/:token',
  unsubscribe: '/unsubscribe/:token',
  imprint: '/imprint',
  privacy: '/privacy',
  terms: '/terms',
} as const;
