import { PRODUCT_NAME } from '#domain/product.ts';
import type { MailTexts } from '#texts/mail/texts.ts';

export const en: MailTexts = {
  firstMail: {
    subject: `Your home energy assessment from ${PRODUCT_NAME}`,
    greeting: 'Good day,',
    intro: 'somebody asked for a home energy assessment with this email address. Here it is in short.',
    potentialsHeading: 'Potential',
    packagesHeading: 'Packages, total cost',
    typicalNote: 'Typical figures, not calculated for your home.',
    linkIntro: 'Behind this link you find the whole assessment, and the button that confirms your address:',
    linkLabel: 'Open my assessment',
    notYou: 'This was not you? Then you need do nothing: without your confirmation we write no more than twice again.',
    closing: `Kind regards, ${PRODUCT_NAME}`,
  },
  verify: {
    subject: `Please confirm your email address for ${PRODUCT_NAME}`,
    intro: 'please confirm your email address for your account:',
    linkLabel: 'Confirm my address',
    notYou: 'This was not you? Then please ignore this email.',
  },
  resetPassword: {
    subject: `Set a new password for ${PRODUCT_NAME}`,
    intro: 'with this link you set a new password:',
    linkLabel: 'Set a new password',
    notYou: 'This was not you? Then please ignore this email; your password stays as it is.',
  },
  imprint: `${PRODUCT_NAME} (demo company), Musterstraße 1, 10115 Berlin, Germany`,
};
