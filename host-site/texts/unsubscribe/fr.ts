import { PRODUCT_NAME } from '#domain/product.ts';
import type { UnsubscribeTexts } from '#host-site/texts/unsubscribe/texts.ts';

export const fr: UnsubscribeTexts = {
  documentTitle: `Plus d’e-mails | ${PRODUCT_NAME}`,
  heading: 'Plus d’e-mails de notre part ?',
  text: 'Nous ne vous écrirons plus. Votre bilan et vos demandes en cours auprès d’installateurs restent ; le lien de vos e-mails reste valable.',
  button: 'Ne plus recevoir d’e-mails',
  sending: 'Désinscription en cours',
  ended: { title: 'Nous ne vous écrivons plus', text: 'Votre adresse est désinscrite, dès maintenant.' },
  undo: 'C’était une erreur, me réinscrire',
  undone: {
    title: 'Réinscription enregistrée',
    text: 'Nous vous écrirons de nouveau lorsqu’il y aura du nouveau sur votre bilan.',
  },
  shut: {
    title: 'L’adresse reste désinscrite',
    text: 'Des e-mails envoyés à cette adresse sont revenus ou ont été signalés comme indésirables. Nous n’y envoyons donc plus rien.',
  },
  notifications: {
    heading: 'Plus de notifications par e-mail ?',
    text: 'Les e-mails sur les nouveautés de vos demandes et projets s’arrêtent, comme les rappels d’entretiens. Ce que vous demandez vous-même arrive toujours : liens de votre compte, heures de vos entretiens, vos bilans. Les notifications restent dans votre espace, où vous pouvez réactiver ces e-mails.',
    button: 'Plus de notifications par e-mail',
    ended: {
      title: 'Les notifications n’arrivent plus par e-mail',
      text: 'C’est valable dès maintenant. Vous les trouvez toujours dans votre espace.',
    },
    undone: {
      title: 'Les notifications arrivent de nouveau par e-mail',
      text: 'Nous vous écrivons quand vous n’avez pas lu les nouveautés depuis un moment.',
    },
  },
  unknown: 'Ce lien n’existe plus. Ouvrez-le de nouveau depuis l’e-mail.',
};
