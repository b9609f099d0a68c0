import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const en: AssessmentTexts = {
  photos: {
    label: 'Photos',
    slots: { roofPhoto: 'Roof', exteriorPhoto: 'House exterior', electricalPanel: 'Electrical panel' },
    choose: 'Choose photo',
    drop: 'or drop it here',
    replace: 'Replace photo',
    remove: 'Remove',
    kinds: 'SVG, PNG, JPG or GIF, up to 25 MB each.',
    privacy:
      'Your photos stay in this browser, made smaller and without place or camera data. The page you are on can use them once you ask for installation partners.',
    reading: 'Preparing the photo…',
    added: (name) => `Added: ${name}`,
    onlyThumbnail: 'From before the page was reloaded. Choose the photo again to hand it over.',
    removed: (what) => `Photo removed: ${what}`,
    undo: 'Undo',
    close: 'Close',
    refusals: {
      'not-an-image': 'This is not a picture. Please choose an SVG, PNG, JPG or GIF file.',
      'too-large': 'This picture has more than 25 MB. Please choose a smaller one.',
      unreadable: 'This picture cannot be read here. Please choose another one, best as JPG or PNG.',
    },
  },
  title: 'Your Energy Solutions Assessment',
  intro: 'A first assessment from your answers. An installer looks closer before any offer.',
  change: 'Change my answers',
  close: 'Close results',
  closed: {
    title: 'Your assessment is complete',
    text: 'Your answers and results are kept in this tab.',
    open: 'Show my results again',
  },
  costFactors: {
    title: 'Additional Cost Factors',
    intro: 'Your answers point to work that comes on top. It is part of the totals below.',
  },
  tabs: { label: 'Costs and packages', costs: 'Cost Table', packages: 'Package Details' },
  typical: 'Costs, savings and payback are typical, not calculated for your home.',
  includes: 'Includes',
  nextSteps: {
    title: 'Next Steps',
    items: (partner) => [
      'You receive a proposal within 24 hours.',
      'An expert talks it through with you by video, on days 3 to 5.',
      partner
        ? `${partner} plans the work with you, on days 5 to 7.`
        : 'We match you with up to three vetted installers, on days 5 to 7.',
      'You get a binding quote after a visit to your home, in weeks 2 to 3.',
    ],
  },
  connect: 'Connect with Installation Partners',
  contact: {
    title: 'Connect with Installation Partners',
    intro: 'Where may the quotes go?',
    optional: 'optional',
    labels: { place: 'Postcode or city', phone: 'Phone' },
    errors: {
      place: 'Please enter your postcode or city.',
      phone: 'Please enter a valid phone number.',
    },
    submit: 'Send my request',
    processing: 'Processing...',
    partnersByPlace: 'Enter your place, and we name them here.',
    matching: 'Looking for partners near you…',
    noMatch: 'We do not have a vetted partner near this place yet. We look for one and write to you.',
  },
  sent: {
    title: 'Your request is with us',
    sent: (email) => `A mail with your whole assessment is on its way to ${email}.`,
    confirm: (email) =>
      `A mail is on its way to ${email}. It holds your assessment and a button to confirm your address.`,
    joined: (email) =>
      `${email} has a mail from us already, so we do not send another: its link shows this request too.`,
    unsent: (email) => `We cannot send an email to ${email} at the moment. Your request has reached us all the same.`,
    partners: (names) => `Your request goes to ${names}.`,
    noPartners: 'We look for an installer near you and write to you.',
    done: 'Done',
  },
};
