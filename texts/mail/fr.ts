import { PRODUCT_NAME } from '#domain/product.ts';
import type { MailTexts } from '#texts/mail/texts.ts';

export const fr: MailTexts = {
  firstMail: {
    subject: `Votre bilan énergétique ${PRODUCT_NAME}`,
    greeting: 'Bonjour,',
    intro: 'un bilan énergétique a été demandé avec cette adresse e-mail. Le voici en bref.',
    potentialsHeading: 'Potentiel',
    packagesHeading: 'Offres, coût total',
    typicalNote: 'Valeurs typiques, non calculées pour votre logement.',
    linkIntro: 'Ce lien mène au bilan complet et au bouton qui confirme votre adresse :',
    linkLabel: 'Ouvrir mon bilan',
    notYou:
      'Ce n’était pas vous ? Alors vous n’avez rien à faire : sans confirmation, nous n’écrirons plus que deux fois au plus.',
    closing: `Cordialement, ${PRODUCT_NAME}`,
  },
  verify: {
    subject: `Veuillez confirmer votre adresse e-mail pour ${PRODUCT_NAME}`,
    intro: 'veuillez confirmer l’adresse e-mail de votre compte :',
    linkLabel: 'Confirmer mon adresse',
    notYou: 'Ce n’était pas vous ? Alors veuillez ignorer cet e-mail.',
  },
  resetPassword: {
    subject: `Nouveau mot de passe pour ${PRODUCT_NAME}`,
    intro: 'ce lien permet de définir un nouveau mot de passe :',
    linkLabel: 'Définir un nouveau mot de passe',
    notYou: 'Ce n’était pas vous ? Alors veuillez ignorer cet e-mail ; votre mot de passe reste inchangé.',
  },
  imprint: `${PRODUCT_NAME} (entreprise de démonstration), Musterstraße 1, 10115 Berlin, Allemagne`,
};
