import { PRODUCT_NAME } from '#domain/product.ts';
import type { ConsultationTexts } from '#widgets/chat/consultation/texts/texts.ts';

export const fr: ConsultationTexts = {
  email: {
    title: 'Votre conseil personnalisé',
    intro: 'Où pouvons-nous envoyer le résumé ? Il part dès que la consultation est terminée.',
    guaranteeTitle: 'Garantie d’économies',
    guarantor: 'Le garant est l’entreprise qui installe le système.',
    guaranteeTerms: 'Ce que couvre la garantie',
    cancel: 'Annuler',
    submit: 'Commencer ma consultation',
    wanted: {
      intro: 'Où pouvons-nous envoyer l’e-mail ? Il apporte ce que nous avons jusqu’ici.',
      submit: 'Envoyer maintenant',
    },
  },
  facts: {
    title: 'Vos réponses jusqu’ici',
    intro: 'Une erreur ? Corrigez-la ici.',
    remove: 'Retirer',
    removed: (name) => `Retiré : ${name}`,
    undo: 'Annuler',
  },
  media: {
    caption: { image: (subject) => `Photo: ${subject}`, video: (subject) => `Vidéo: ${subject}` },
    reading: 'Préparation…',
    sending: 'Envoi et analyse…',
    subject: 'Que montre-t-elle ?',
    send: 'Envoyer l’image',
    cancel: 'Annuler',
    remove: 'Retirer',
    failed: { title: 'Erreur', text: 'L’analyse de l’image a échoué. Veuillez réessayer.' },
    label: 'Images',
    privacy:
      'Les photos et images de vidéo nous parviennent sans lieu ni données d’appareil ; la vidéo reste chez vous. Les installateurs ne les voient que si vous les contactez.',
  },
  results: {
    intro:
      'Une première estimation tirée de notre conversation. Un installateur y regarde de plus près avant tout devis.',
    back: 'Retour à la conversation',
    close: 'Fermer le résultat',
  },
  voice: {
    tag: 'fr-FR',
    listening: 'Je vous écoute. Le service vocal de votre navigateur reconnaît les mots.',
    seconds: (count) => `Enregistrement : ${count} secondes`,
    leaving: 'Envoi dans un instant…',
    keep: 'Ne pas envoyer',
    problem(code) {
      if (code === 'unsupported')
        return {
          title: 'Reconnaissance vocale non prise en charge',
          text: 'Votre navigateur ne prend pas en charge la reconnaissance vocale. Veuillez essayer avec Chrome ou Edge.',
        };
      const allow =
        code === 'not-allowed' ? ' Pour cela, autorisez le microphone pour cette page dans votre navigateur.' : '';
      return { title: 'Erreur de reconnaissance vocale', text: `Erreur : ${code}. Veuillez réessayer.${allow}` };
    },
  },
  defaultSummary: `Votre consultation avec ${PRODUCT_NAME}.`,
};
