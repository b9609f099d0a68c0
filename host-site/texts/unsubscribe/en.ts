import { PRODUCT_NAME } from '#domain/product.ts';
import type { UnsubscribeTexts } from '#host-site/texts/unsubscribe/texts.ts';

export const en: UnsubscribeTexts = {
  documentTitle: `No more emails | ${PRODUCT_NAME}`,
  heading: 'No more emails from us?',
  text: 'We then no longer write to you. Your consultation and open requests to installers remain; the link in the emails you have stays valid.',
  button: 'Unsubscribe',
  sending: 'Unsubscribing',
  ended: { title: 'We no longer write to you', text: 'Your address is unsubscribed, from this moment on.' },
  undo: 'That was a mistake, subscribe again',
  undone: {
    title: 'You are subscribed again',
    text: 'We write to you again when there is something about your consultation.',
  },
  shut: {
    title: 'The address stays unsubscribed',
    text: 'Emails to this address came back or were reported as spam. That is why we send nothing there any more.',
  },
  unknown: 'This link no longer exists. Please open it again from the email.',
};
