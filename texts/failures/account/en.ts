import type { AccountFailureTexts } from '#texts/failures/texts.ts';

export const en: AccountFailureTexts = {
  titles: {
    unauthenticated: 'Please sign in',
    'wrong-login': 'Signing in failed',
    'multi-factor-auth-required': 'The second step is missing',
    'password-too-short': 'Your password is too short',
    'second-factor-required': 'This needs a second factor',
    'last-admin': 'The last administrator stays',
    'login-blocked': 'This account is suspended',
    'address-unconfirmed': 'Your address is not confirmed yet',
    'link-ended': 'This link has ended',
    'status-not-possible': 'This step is not possible',
  },
  details: {
    unauthenticated: 'You need to be signed in for this.',
    'wrong-login': 'The name or the password is not right.',
    'multi-factor-auth-required': 'Please enter the code of your app, or one of your backup codes.',
    'password-too-short':
      'Your account sees other people’s data and needs a password of twelve characters. Please set a new one through “Forgot your password?”.',
    'second-factor-required':
      'Only who has signed in with an app’s code or a passkey sees this data. Set up either in your own pages, under “Security”.',
    'last-admin': 'Please make somebody else an administrator first.',
    'login-blocked': 'Your account has been suspended. Please write to us if you think that this is a mistake.',
    'address-unconfirmed': 'Please confirm your email address first, on the page behind the link in our email.',
    'link-ended': 'Please ask again with your email address: the next email brings a new link.',
    'status-not-possible': 'The request has changed in the meantime. Please load it again.',
  },
  fields: {
    'address-not-allowed': 'We cannot use this address: it must be a public https address without credentials.',
    'invalid-username': 'Letters, digits, dots and underscores only.',
    taken: 'This name is taken. Please choose another one.',
    'too-common': 'This password is on every list of common passwords. Please choose another one.',
  },
};
