import type { ContactDialogTexts } from '#widgets/shared/contact-dialog/texts/texts.ts';

export const en: ContactDialogTexts = {
  contact: {
    title: 'Connect with Installation Partners',
    intro: 'How can installers reach you?',
    optional: 'optional',
    labels: { place: 'ZIP code or city', phone: 'Phone' },
    errors: {
      place: 'Please enter your ZIP code or city.',
      phone: 'Please enter a valid phone number.',
    },
    submit: 'Send my request',
    partnersByPlace: 'Enter your ZIP code or city to see them.',
    matching: 'Looking for installers near you…',
    noMatch: 'We don’t have a vetted installer near this place yet. We’re looking for one and will email you.',
    calls: (count) =>
      count === 1
        ? 'Expect one first message from them: by email or, if you give a number, by phone.'
        : `Expect up to ${count} first messages, one from each: by email or, if you give a number, by phone.`,
  },
  sent: {
    title: 'Your request is with us',
    sent: (email) => `An email with your whole assessment is on its way to ${email}.`,
    confirm: (email) =>
      `If we may write to ${email}, an email is on its way or already there. Its link shows this request too, and there you confirm that it is yours.`,
    unsent: (email) =>
      `Too many emails were requested from this device or network just now, so we’re not sending one to ${email}. Your request has reached us all the same.`,
    partners: (names) => `Your request goes to ${names}.`,
    waits: (names) => `Your request goes to ${names} once you confirm it with the link in an email from us.`,
    noPartners: 'We’re looking for an installer near you and will email you.',
    done: 'Done',
  },
};
