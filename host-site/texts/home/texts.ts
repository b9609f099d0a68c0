import type { Market } from '#domain/place.ts';

export interface Titled {
  title: string;
  text: string;
}

/** What Wattnest advises on; the first three are what it assesses. */
export const offers = ['solar', 'heatPump', 'evCharging', 'battery', 'thermostat'] as const;
export type Offer = (typeof offers)[number];

/** Source: assessment-flows, section 2. */
export const consultationSteps = [
  'consultation',
  'recommendation',
  'referral',
  'management',
  'guarantee',
  'aftercare',
] as const;
export type ConsultationStep = (typeof consultationSteps)[number];

export interface Testimonial {
  quote: string;
  author: string;
  location: string;
}

/** The landing page below its hero. */
export interface LandingTexts {
  solutions: Titled & {
    learnMore: string;
    /** Follows it unseen, for who hears several links of the same name. */
    learnMoreOf: (offer: string) => string;
    /** Claim, and under which conditions it is true. */
    items: Record<Offer, Titled & { claim: string; condition: string }>;
    average: { claim: string; condition: string };
    access: string;
  };
  howItWorks: Titled & {
    steps: Record<ConsultationStep, Titled>;
    guarantee: Titled & { insured: string; support: string; terms: string };
    timeline: Titled;
  };
  partners: Titled & {
    apply: string;
    demo: string;
    groups: { dach: string; us: string };
    /** Regions that are named otherwise than in the data. */
    states: Record<string, string>;
    count: (companies: number) => string;
    loading: string;
    none: string;
    failed: string;
  };
  testimonials: Titled & {
    demo: string;
    rating: (stars: string) => string;
    items: readonly [Testimonial, Testimonial, Testimonial];
  };
  closing: Titled & { start: string };
  /** What changed in each country lately, so that nobody counts on what has ended. */
  news: Titled & { asOf: string; items: Record<Market, string> };
}
