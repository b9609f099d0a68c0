import { PRODUCT_NAME } from '#domain/product.ts';
import type { UnsubscribeTexts } from '#host-site/texts/unsubscribe/texts.ts';

export const de: UnsubscribeTexts = {
  documentTitle: `Keine E-Mails mehr | ${PRODUCT_NAME}`,
  heading: 'Keine E-Mails mehr von uns?',
  text: 'Wir schreiben Ihnen dann nicht mehr. Ihre Beratung und laufende Anfragen bei Fachbetrieben bleiben bestehen; der Link in Ihren bisherigen E-Mails gilt weiter.',
  button: 'Keine E-Mails mehr erhalten',
  sending: 'Wird abgemeldet',
  ended: { title: 'Wir schreiben Ihnen nicht mehr', text: 'Ihre Adresse ist abgemeldet. Das gilt sofort.' },
  undo: 'Das war ein Versehen, wieder anmelden',
  undone: {
    title: 'Sie sind wieder angemeldet',
    text: 'Wir schreiben Ihnen wieder, wenn es etwas zu Ihrer Beratung gibt.',
  },
  shut: {
    title: 'Die Adresse bleibt abgemeldet',
    text: 'E-Mails an diese Adresse kamen zurück oder wurden als unerwünscht gemeldet. Darum senden wir dorthin nichts mehr.',
  },
  notifications: {
    heading: 'Keine Benachrichtigungen per E-Mail mehr?',
    text: 'E-Mails mit Neuem zu Ihren Anfragen und Projekten enden, ebenso Erinnerungen an Gespräche. Was Sie selbst anfordern, kommt weiter: Links zu Ihrem Konto, Termine Ihrer Gespräche, Ihre Beratungen. Die Benachrichtigungen bleiben in Ihrem Dashboard; dort können Sie diese E-Mails wieder einschalten.',
    button: 'Keine Benachrichtigungen per E-Mail',
    ended: {
      title: 'Benachrichtigungen kommen nicht mehr per E-Mail',
      text: 'Das gilt sofort. Sie finden sie weiter in Ihrem Dashboard.',
    },
    undone: {
      title: 'Benachrichtigungen kommen wieder per E-Mail',
      text: 'Wir schreiben Ihnen, wenn Sie Neues eine Weile nicht gelesen haben.',
    },
  },
  unknown: 'Diesen Link gibt es nicht mehr. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
};
