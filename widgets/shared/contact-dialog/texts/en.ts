import type { ContactDialogTexts } from '#widgets/shared/contact-dialog/texts/texts.ts';

export const en: ContactDialogTexts = {
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
    partnersByPlace: 'Enter your place, and we name them here.',
    matching: 'Looking for partners near you…',
    noMatch: 'We do not have a vetted partner near this place yet. We look for one and write to you.',
    calls: (count) =>
      count === 1
        ? 'Expect one first message from them: by email or, if you give a number, by phone.'
        : `Expect up to ${count} first messages, one from each: by email or, if you give a number, by phone.`,
  },
  sent: {
    title: 'Your request is with us',
    sent: (email) => `A mail with your whole assessment is on its way to ${email}.`,
    confirm: (email) =>
      `If we may write to ${email}, a mail is on its way or already there. Its link shows this request too, and there you confirm that it is yours.`,
    unsent: (email) =>
      `Too many emails were asked for from this device or network just now, so we send none to ${email}. Your request has reached us all the same.`,
    partners: (names) => `Your request goes to ${names}.`,
    waits: (names) => `Your request goes to ${names} once you confirm it with the link in an email from us.`,
    noPartners: 'We look for an installer near you and write to you.',
    done: 'Done',
  },
};
