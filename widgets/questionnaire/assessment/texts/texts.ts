import type { TextField } from '#widgets/questionnaire/assessment/contact/contact-form.ts';

/** Results and contact, in one language. Labels come from `texts/home`, consent from `texts/consent`, failures from `texts/failures`. */
export interface AssessmentTexts {
  title: string;
  intro: string;
  change: string;
  costFactors: { title: string; intro: string };
  tabs: { label: string; costs: string; packages: string };
  columns: { package: string; base: string; additional: string; total: string; savings: string; payback: string };
  typical: string;
  includes: string;
  nextSteps: { title: string; items: readonly [string, string, string, string] };
  connect: string;
  contact: {
    title: string;
    intro: string;
    close: string;
    optional: string;
    labels: Record<TextField, string>;
    errors: Record<'name' | 'email' | 'place' | 'phone' | 'agreeToTerms', string>;
    submit: string;
    processing: string;
    waiting: string;
    network: { title: string; detail: string };
    orContact: string;
    partnersByPlace: string;
  };
  sent: {
    title: string;
    sent: (email: string) => string;
    joined: (email: string) => string;
    partners: (names: string) => string;
    noPartners: string;
    done: string;
  };
}
