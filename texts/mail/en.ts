import { PRODUCT_NAME } from '#domain/product.ts';
import type { MailTexts } from '#texts/mail/texts.ts';

const ofFactor = {
  linkLabel: 'Open my account',
  notYou:
    'Wasn’t you? Then set a new password now: that ends all sessions. After that, look under “Security” in your own pages.',
};

export const en: MailTexts = {
  colon: ': ',
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
      'Somebody wanted to use this email address for an account, but it already has one. Nothing has changed; you sign in as always:',
    linkLabel: 'Open the portal',
    notYou: 'Wasn’t you? Ignore this email.',
  },
  changeEmail: {
    subject: `Your new email address for ${PRODUCT_NAME}`,
    title: 'Your new email address',
    intro:
      'Your account is to have this address from now on. The link holds for a day, and the button behind it makes the change:',
    linkLabel: 'Confirm the new address',
    notYou: 'Wasn’t you? Ignore this email; nothing changes then.',
  },
  emailChanged: {
    subject: `Your account at ${PRODUCT_NAME} has another email address`,
    title: 'Your email address has changed',
    intro:
      'Your account no longer has this address. If that wasn’t you, take the change back: the link holds for seven days, and the button behind it ends all sessions:',
    linkLabel: 'Take the change back',
    notYou: 'Was it you? Then there is nothing left to do.',
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
  application: {
    subject: `Your application to ${PRODUCT_NAME}`,
    title: 'What comes next',
    intro: 'a company has applied with this email address. Upload the documents here, then send the application:',
    linkLabel: 'To the application',
    notYou: 'If that was not you, erase the facts behind the link, or do nothing: after 90 days they are gone.',
  },
  applicationRefused: {
    subject: `Your application to ${PRODUCT_NAME}`,
    title: 'We cannot take you in',
    intro: 'we have checked your application and are sorry that we cannot take your company in. Read here why:',
    linkLabel: 'To the application',
    notYou: 'We delete your facts and documents in 90 days, or at once if you wish so behind the link.',
  },
  invitation: {
    subject: `Invitation to a team at ${PRODUCT_NAME}`,
    title: 'You are invited',
    intro: (company) =>
      `${company} invites you to its workspace, to work with its leads. The link is good for seven days:`,
    linkLabel: 'See the invitation',
    notYou: 'If this means nothing to you, you need do nothing: without your press of the button nothing happens.',
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
  expertCall: {
    booked: {
      subject: `Your call with ${PRODUCT_NAME} is booked`,
      title: 'Your call is booked',
      intro:
        'An expert will call you and take half an hour for your questions, free of charge. The appointment is attached for your calendar.',
    },
    moved: {
      subject: `Your call with ${PRODUCT_NAME} has a new time`,
      title: 'A new time',
      intro: 'Your call takes place at another time. The attached file changes the appointment in your calendar.',
    },
    cancelled: {
      subject: `Your call with ${PRODUCT_NAME} is cancelled`,
      title: 'Your call is cancelled',
      intro: 'This call does not take place. The attached file takes the appointment out of your calendar.',
    },
    reminder: {
      subject: `Your call with ${PRODUCT_NAME} is coming up`,
      title: 'We speak soon',
      intro: 'We will call you in a day. It helps to have bills and photos at hand.',
    },
    entry: `Call with an expert of ${PRODUCT_NAME}`,
    heading: 'Appointment',
    when: 'When',
    phone: 'We call',
    change: 'Does it not suit you after all? Until it begins you can move or cancel the call here:',
    again: 'You can book another time here whenever you like:',
    linkLabel: 'Open my project',
  },
};
