import type { Market } from '#domain/place.ts';

interface Titled {
  title: string;
  text: string;
}

export interface HeaderTexts {
  home: string;
  skip: string;
  language: string;
  country: string;
  countries: Record<Market, string>;
}

export interface HomePageTexts {
  documentTitle: string;
  description: string;
  heading: string;
  lead: string;
  begin: string;
  facts: { minutes: string; account: string; cookies: string };
  scene: string;
  assessment: Titled;
  notLoaded: string;
}

export interface CompletedTexts {
  heading: string;
  text: string;
  leadHeading: string;
  leadText: string;
  showAgain: string;
}

export interface SummaryTexts {
  documentTitle: string;
  heading: string;
  intro: string;
  loading: string;
  empty: string;
  consultationOf: (date: string, country: string) => string;
  potentials: string;
  packages: string;
  /** Says that the figures of the quick tier are no calculation for this home. */
  typical: string;
  /** Says which amounts an age of roof or heating adds. */
  costFactors: (extras: string) => string;
  columns: { package: string; base: string; additional: string; total: string; savings: string; payback: string };
  partners: string;
  noPartners: string;
  answers: string;
  questions: {
    homeType: string;
    homeSize: string;
    roofType: string;
    roofAge: string;
    currentHeatingSystem: string;
    heatingSystemAge: string;
    hasEV: string;
    annualEnergyBill: string;
    energyGoals: string;
    additionalNotes: string;
  };
  print: string;
  retry: string;
  newAssessment: string;
  notFound: Titled;
  offline: Titled;
  busy: Titled;
  failed: Titled;
  confirm: {
    heading: string;
    text: string;
    button: string;
    sending: string;
    done: string;
    failed: string;
    offline: string;
  };
}

export interface SiteTexts {
  header: HeaderTexts;
  home: HomePageTexts;
  completed: CompletedTexts;
  summary: SummaryTexts;
  notFound: { text: string; hint: string; back: string };
  footer: {
    label: string;
    imprint: string;
    privacy: string;
    terms: string;
    copyright: (year: number) => string;
    demo: string;
  };
}
