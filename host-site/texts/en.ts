import { PRODUCT_NAME } from '#domain/product.ts';
import type { SiteTexts } from '#host-site/texts/texts.ts';

export const en: SiteTexts = {
  header: {
    home: `${PRODUCT_NAME}, home page`,
    skip: 'Skip to content',
    language: 'Language',
    country: 'Country',
    countries: { de: 'Germany', at: 'Austria', ch: 'Switzerland', us: 'United States' },
    getStarted: 'Get Started',
    menu: 'Menu',
    closeMenu: 'Close menu',
    process: 'Process',
    solutions: 'Solutions',
    partners: 'Partners',
    about: 'About',
    login: 'Log in',
    dashboard: 'Dashboard',
    notifications: (unread) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
    logout: 'Log out',
  },
  home: {
    documentTitle: `${PRODUCT_NAME}: solar, heat pump and EV charging for your home`,
    description:
      'An honest first assessment for solar panels, a heat pump and EV charging. Five minutes, free, no account.',
    heading: 'What your home can do with sun, heat and power',
    lead: 'A few questions about roof, heating and car, then an honest first assessment. Free, and without an account.',
    begin: 'Begin Free Consultation',
    howItWorks: 'How It Works',
    facts: { minutes: '5 minutes', account: 'no account', cookies: 'nothing stored before you answer' },
    scene: 'House with solar roof, heat pump, charger and car',
    assessment: {
      title: 'Your first assessment',
      text: 'Check and questionnaire show the result at once; we ask for contact details only if you want quotes. The chat asks for your name and email address for your summary.',
      tabs: {
        label: 'Ways to your assessment',
        powerup: '5-Min Strategy Check',
        structured: 'Guided Questionnaire',
        chat: 'AI Chat Consultant',
      },
    },
    notLoaded: 'The assessment could not be loaded. Please check your connection and reload the page.',
  },
  chat: {
    documentTitle: `${PRODUCT_NAME}: talk about your home`,
    description:
      'Say in your own words how you live and heat, and get a first assessment for solar panels, a heat pump and EV charging.',
    heading: 'Talk about your home',
  },
  powerup: {
    documentTitle: `${PRODUCT_NAME}: your energy strategy in five minutes`,
    description:
      'Five answers, and you know which setup suits your home, what it saves and which subsidies count today.',
    heading: 'Your energy strategy in five minutes',
  },
  completed: {
    heading: 'Your assessment is ready',
    text: 'You can open it again at any time while this page is open.',
    leadHeading: 'We have your request',
    leadText:
      'There is an email from us in your inbox. Its link leads to the whole assessment, and there you confirm your address.',
    showAgain: 'Show my results again',
  },
  calls: {
    offline: 'No connection. Please try again once you are online.',
    busy: 'Too many requests. Please wait a moment.',
    unproved: 'This needs a second factor. You set it up in your own pages:',
    failed: 'That did not work. Please try again.',
    loading: 'Loading',
    retry: 'Try again',
    close: 'Close message',
  },
  withoutScript: {
    assessment:
      'The check, the questionnaire and the chat work in your browser and need JavaScript for it. It is turned off or did not load.',
    partners: 'The list of installers needs JavaScript; every request names its installers.',
    reachUs: 'You can reach us without it, too:',
  },
  notFound: {
    heading: '404 Page Not Found',
    text: 'There is no page at this address.',
    hint: 'For developers: is the page listed in domain/pages.ts?',
    back: 'To the home page',
  },
  footer: {
    label: 'Legal',
    social: 'Social media',
    columns: { solutions: 'Consultation', company: 'Company', resources: 'Resources' },
    check: '5-Min Strategy Check',
    questionnaire: 'Guided Questionnaire',
    chat: 'Chat Consultant',
    accessibility: 'Accessibility',
    faq: 'FAQ',
    answers: 'Answers with sources',
    docs: 'For developers',
    api: 'API',
    guarantee: 'Guarantee',
    imprint: 'Legal Notice',
    privacy: 'Privacy',
    terms: 'Terms',
    copyright: (year) => `© ${year} ${PRODUCT_NAME}`,
    demo: 'Demonstration: the company and its installers are fictional.',
  },
};
