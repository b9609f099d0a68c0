import { PRODUCT_NAME } from '#domain/product.ts';
import type { MailTexts } from '#texts/mail/texts.ts';

const ofFactor = {
  linkLabel: 'Open my account',
  notYou:
    'Wasn’t you? Then set a new password now: that ends all sessions. After that, look under “Security” in your own pages.',
};

export const en: MailTexts = {
  firstMail: {
    subject: `Your home energy assessment from ${PRODUCT_NAME}`,
    preview: 'Your assessment in short, and a button that confirms the request.',
    title: 'Your home energy assessment',
    greeting: 'Hello,',
    intro: 'Someone requested a home energy assessment with this email address. Here it is in short.',
    potentialsHeading: 'Potential',
    packagesHeading: 'Packages, total cost',
    typicalNote: 'Typical figures, not calculated for your home.',
    partners: (names) => `The request goes to ${names}.`,
    linkIntro: 'Behind this link you find the whole assessment, and the button that confirms the request:',
    linkLabel: 'Open my assessment',
    notYou:
      'Wasn’t you? Ignore this email, or withdraw the request there with a button. What you don’t confirm brings you one email a day at most.',
    closing: `Kind regards, ${PRODUCT_NAME}`,
  },
  verify: {
    subject: `Please confirm your email address for ${PRODUCT_NAME}`,
    title: 'Your email address',
    intro:
      'Please confirm your email address for your account. The link holds for a day, and the button behind it opens the account:',
    linkLabel: 'Confirm my address',
    notYou: 'Wasn’t you? Ignore this email.',
  },
  resetPassword: {
    subject: `Set a new password for ${PRODUCT_NAME}`,
    title: 'A new password',
    intro: 'With this link you set a new password. It holds for an hour:',
    linkLabel: 'Set a new password',
    notYou: 'Wasn’t you? Ignore this email; your password stays as it is.',
  },
  knownAddress: {
    subject: `You already have an account at ${PRODUCT_NAME}`,
    title: 'You already have an account',
    intro:
      'Somebody wanted to register with this email address, which already has an account. Nothing has changed; you sign in as always:',
    linkLabel: 'Open the portal',
    notYou: 'Wasn’t you? Ignore this email.',
  },
  'totp-on': {
    subject: `Code at sign-in switched on | ${PRODUCT_NAME}`,
    title: 'A code from now on',
    intro: 'From now on, signing in with your password asks for a code of your app:',
    ...ofFactor,
  },
  'totp-off': {
    subject: `Code at sign-in switched off | ${PRODUCT_NAME}`,
    title: 'No code any more',
    intro: 'From now on, your password alone is enough to sign in again:',
    ...ofFactor,
  },
  'passkey-on': {
    subject: `A new passkey | ${PRODUCT_NAME}`,
    title: 'A new passkey',
    intro: 'Your account has a new passkey. Whoever holds the device it is on signs in with it:',
    ...ofFactor,
  },
  'passkey-off': {
    subject: `A passkey was removed | ${PRODUCT_NAME}`,
    title: 'One passkey less',
    intro: 'A passkey of your account was removed and no longer opens it:',
    ...ofFactor,
  },
  partnerLead: {
    subject: `A new request through ${PRODUCT_NAME}`,
    title: 'A new request',
    intro: (company) => `Through ${PRODUCT_NAME} somebody asked ${company} for a quote.`,
    contactHeading: 'Contact',
    contact: {
      reference: 'Request',
      name: 'Name',
      place: 'Place',
      phone: 'Phone',
      email: 'Email',
      address: 'Confirmation',
    },
    noPhone: 'not given',
    requestConfirmed: 'request confirmed by the owner of the address',
    requestUnconfirmed: 'request not yet confirmed',
    homeHeading: 'Home',
    potentialsHeading: 'Potential',
    packagesHeading: 'Packages, total cost',
    typicalNote: 'Typical figures from the answers, not calculated for this home.',
  },
  leadDigest: {
    subject: `More new requests through ${PRODUCT_NAME}`,
    title: 'More new requests',
    intro: (company) =>
      `More requests for ${company} came in this hour than we send single emails for. So that your mailbox stays usable, here they are together.`,
    which: (references) => `The requests: ${references}.`,
    details: 'You fetch contact details and figures through our API, or receive them by webhook.',
  },
  leadReminder: {
    subject: `Requests through ${PRODUCT_NAME} are waiting for you`,
    title: 'Somebody is waiting to hear from you',
    intro: (company) =>
      `requests to ${company} have not been touched for a day. Who hears back soon is more likely to order.`,
    which: (references) => `The requests: ${references}.`,
    details: 'You find them in your workspace under “Leads”. Say there how each stands, even if you turn it down.',
  },
  partnerWithdrawal: {
    subject: `A request through ${PRODUCT_NAME} was withdrawn`,
    title: 'A request was withdrawn',
    intro: (company) =>
      `Somebody withdrew their request to ${company}. Please do not contact them any more, and delete the contact details on your side.`,
    which: (reference) => `It is the request ${reference}.`,
  },
  unreadLead: {
    subject: `Nobody reads a request through ${PRODUCT_NAME}`,
    title: 'A request without a reader',
    intro: (companies) =>
      `A new request went to ${companies}. Nobody there is verified to read it, and no webhook is set up. Please verify the accounts, or get in touch.`,
    which: (reference) => `It is the request ${reference}.`,
  },
  untouchedLeads: {
    subject: `Requests through ${PRODUCT_NAME} lie untouched`,
    title: 'Requests that nobody has touched',
    intro: (companies) =>
      `requests to ${companies} have lain untouched for two days, after a reminder. Please get in touch with the company, or hand them on.`,
    which: (references) => `The requests: ${references}.`,
  },
  notifications: {
    subject: (count) => (count === 1 ? `News for you at ${PRODUCT_NAME}` : `${count} news for you at ${PRODUCT_NAME}`),
    title: 'You have not read this yet',
    heading: 'New for you',
    intro: 'Your dashboard shows all of it, and you can answer there.',
    linkLabel: 'Open notifications',
    whyYou: 'You get this email because notifications by email are switched on for your account.',
  },
};
