import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const en: AssessmentTexts = {
  title: 'Your Energy Solutions Assessment',
  intro: 'A first assessment from your answers. An installer looks closer before any offer.',
  change: 'Change my answers',
  costFactors: {
    title: 'Additional Cost Factors',
    intro: 'Your answers point to work that comes on top. It is part of the totals below.',
  },
  tabs: { label: 'Costs and packages', costs: 'Cost Table', packages: 'Package Details' },
  columns: {
    package: 'Package',
    base: 'Base cost',
    additional: 'Additional costs',
    total: 'Total',
    savings: 'Savings',
    payback: 'Payback',
  },
  typical: 'Costs, savings and payback are typical, not calculated for your home.',
  includes: 'Includes',
  nextSteps: {
    title: 'Next Steps',
    items: [
      'You receive a proposal within 24 hours.',
      'An expert talks it through with you by video, on days 3 to 5.',
      'We match you with up to three vetted installers, on days 5 to 7.',
      'You get a binding quote after a visit to your home, in weeks 2 to 3.',
    ],
  },
  connect: 'Connect with Installation Partners',
  contact: {
    title: 'Connect with Installation Partners',
    intro: 'Where may the quotes go?',
    close: 'Close',
    optional: 'optional',
    labels: { name: 'Name', email: 'Email', place: 'Postcode or city', phone: 'Phone' },
    errors: {
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      place: 'Please enter your postcode or city.',
      phone: 'Please enter a valid phone number.',
      agreeToTerms: 'You must agree to the terms and conditions to continue.',
    },
    submit: 'Send my request',
    processing: 'Processing...',
    waiting: 'No connection at the moment. Your request is kept and goes out as soon as it is back.',
    network: { title: 'No connection', detail: 'Please try again in a moment. Nothing you entered is lost.' },
    orContact: 'Or contact us directly:',
    partnersByPlace: 'Who they are depends on your place; we name them right after you send.',
  },
  sent: {
    title: 'Your request is with us',
    sent: (email) => `A mail is on its way to ${email}. It holds your assessment and a button to confirm your address.`,
    joined: (email) =>
      `${email} has a mail from us already, so we do not send another: its link shows this request too.`,
    partners: (names) => `Your request goes to ${names}.`,
    noPartners: 'We look for an installer near you and write to you.',
    done: 'Back to my results',
  },
};
