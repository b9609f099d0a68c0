import type { Market } from '#domain/place.ts';
import type { LandingTexts } from '#host-site/texts/home/texts.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import type { MilestoneTexts } from '#texts/milestones/texts.ts';

interface Titled {
  title: string;
  text: string;
}

/** Why a button's call did not succeed. */
export interface CallTexts {
  offline: string;
  busy: string;
  /** The session was opened without a second factor. */
  unproved: string;
  failed: string;
  loading: string;
  /** After a read that did not succeed. */
  retry: string;
  /** Of a message that has been read. */
  close: string;
}

export interface HeaderTexts {
  home: string;
  skip: string;
  language: string;
  country: string;
  countries: Record<Market, string>;
  getStarted: string;
  /** The navigation's name, and what opens it on a phone. */
  menu: string;
  closeMenu: string;
  process: string;
  solutions: string;
  partners: string;
  about: string;
  login: string;
  dashboard: string;
  notifications: (unread: number) => string;
  logout: string;
}

export interface HomePageTexts {
  documentTitle: string;
  description: string;
  heading: string;
  lead: string;
  begin: string;
  howItWorks: string;
  facts: { minutes: string; account: string; cookies: string };
  scene: string;
  assessment: Titled & { tabs: { label: string; powerup: string; structured: string; chat: string } };
  notLoaded: string;
}

export interface CompletedTexts {
  heading: string;
  text: string;
  leadHeading: string;
  leadText: string;
  showAgain: string;
}

export interface SiteTexts {
  header: HeaderTexts;
  home: HomePageTexts;
  chat: { documentTitle: string; description: string; heading: string };
  powerup: { documentTitle: string; description: string; heading: string };
  completed: CompletedTexts;
  calls: CallTexts;
  /** For who runs no script. */
  withoutScript: { assessment: string; partners: string; reachUs: string };
  notFound: { heading: string; text: string; hint: string; back: string };
  footer: {
    label: string;
    /** Names the links to social networks. */
    social: string;
    columns: { solutions: string; company: string; resources: string };
    check: string;
    questionnaire: string;
    chat: string;
    accessibility: string;
    faq: string;
    answers: string;
    docs: string;
    api: string;
    guarantee: string;
    imprint: string;
    privacy: string;
    terms: string;
    copyright: (year: number) => string;
    demo: string;
  };
}

/** What the shell and the landing page say. */
export interface Texts {
  site: SiteTexts;
  landing: LandingTexts;
  home: HomeTexts;
  milestones: MilestoneTexts;
}
