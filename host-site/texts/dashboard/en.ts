import { PRODUCT_NAME } from '#domain/product.ts';
import type { DashboardTexts } from '#host-site/texts/dashboard/texts.ts';

export const en: DashboardTexts = {
  dashboard: {
    title: 'Dashboard',
    greeting: (name) => (name ? `Welcome to ${PRODUCT_NAME}, ${name}` : `Welcome to ${PRODUCT_NAME}`),
    profile: 'Profile',
  },
  profile: {
    email: 'Email',
    name: 'Name',
    username: 'Username',
    passwordHint: 'You set a new password with a link that we send to your address.',
    changePassword: 'Change password',
    sending: 'Sending',
    sent: 'The link is on its way. At most one email leaves in five minutes.',
  },
  sessions: {
    title: 'Where you are logged in',
    text: 'If one of them looks strange to you, end it and change your password.',
    current: 'This session',
    seen: (moment) => `Last used: ${moment}`,
    unknown: 'Unknown device',
    end: 'Log out',
    ending: 'Logging out',
  },
  data: {
    title: 'Your data',
    exportText: 'Everything we have stored for your account, as a file.',
    export: 'Download my data',
    exporting: 'Collecting',
    exported: 'The file is in your downloads.',
    deleteText: 'With the account go your name, your sessions and your password. This cannot be undone.',
  },
  deletion: {
    open: 'Delete account',
    title: 'Delete the account for good?',
    text: (email) =>
      `The account of ${email} will be deleted. Please enter your password for it, or sign in once more through Google or Apple.`,
    password: 'Password',
    wrong: 'This password is not right',
    lastAdmin: 'You are the only administrator. Please give somebody else these rights first.',
    confirm: 'Delete for good',
    busy: 'Deleting',
    keep: 'Keep the account',
    done: { title: 'Your account is deleted', text: 'You are logged out, and nothing of it is left with us.' },
  },
};
