import { PRODUCT_NAME } from '#domain/product.ts';
import type { AuthTexts } from '#host-site/texts/auth/texts.ts';

export const en: AuthTexts = {
  wait: 'One moment',
  gone: {
    title: 'This link no longer works',
    text: 'It has expired or was used already. If it was ours, we send a new one to the same address.',
    renew: 'Send me a new link',
    renewing: 'Sending',
    renewed: 'If the link was ours, a new email is on its way. At most one leaves in five minutes.',
  },
  unread: {
    title: 'We could not look the link up',
    text: 'Please check your connection and try again. The link stays valid.',
    retry: 'Try again',
  },
  home: 'To the home page',
  account: { email: 'Email', name: 'Name', username: 'Username' },
  verify: {
    documentTitle: `Confirm your address | ${PRODUCT_NAME}`,
    title: 'Open this account?',
    text: 'With the button you confirm that this mailbox is yours, and the account begins. If you did not register, close this page: nothing happens then.',
    button: 'Confirm and open the account',
    sending: 'Confirming',
    done: {
      title: 'Your account is open',
      text: 'You can sign in from now on, with your email address or your username.',
    },
    nameTaken: 'Your username went to somebody else in the meantime. Please sign in with your email address.',
  },
  reset: {
    documentTitle: `A new password | ${PRODUCT_NAME}`,
    title: 'Set a new password',
    text: 'The new password ends all sessions of this account, on every device.',
    password: 'New password',
    repeat: 'New password again',
    hint: (minLength) => `At least ${minLength} characters.`,
    tooShort: (minLength) => `The password must have at least ${minLength} characters.`,
    unequal: 'The passwords do not match.',
    tooCommon: 'This password is on every list of common passwords. Please choose another one.',
    button: 'Set the password',
    sending: 'Setting',
    done: { title: 'Your password is set', text: 'Please sign in with it. All other sessions have ended.' },
  },
};
