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
  notifications: {
    heading: 'No more notifications by email?',
    text: 'Emails that tell what is new in your requests and projects end, and reminders of calls. What you ask for yourself still comes: links of your account, the times of your calls, your consultations. The notifications stay on your dashboard, where you can switch these emails on again.',
    button: 'No more notifications by email',
    ended: {
      title: 'Notifications no longer come by email',
      text: 'That holds from this moment on. You still find them on your dashboard.',
    },
    undone: {
      title: 'Notifications come by email again',
      text: 'We write to you when you have not read for a while what is new.',
    },
  },
  unknown: 'This link no longer exists. Please open it again from the email.',
};
