import type { SummaryDialogTexts } from '#widgets/shared/summary-dialog/texts/texts.ts';

export const fr: SummaryDialogTexts = {
  open: 'Recevoir mon bilan par e-mail',
  title: 'Le résumé de votre bilan',
  address: {
    intro: 'Où pouvons-nous l’envoyer ? Vous voyez l’e-mail avant son envoi.',
    submit: 'Voir l’aperçu',
  },
  previewFor: (email) => `Aperçu de l’e-mail qui sera envoyé à ${email}`,
  otherAddress: 'Autre adresse',
  tabs: { label: 'E-mail et indications', preview: 'Aperçu', details: 'Vos indications' },
  subject: 'Objet :',
  firstMail:
    'Un court e-mail arrive d’abord, avec vos chiffres et un lien. Dès que vous y confirmez que c’était vous, cet e-mail suit.',
  cancel: 'Annuler',
  send: 'Envoyer à mon adresse',
  sending: 'Envoi en cours…',
  outcomes: {
    sent: {
      title: 'C’est fait !',
      text: () => 'Le résumé de votre bilan a été envoyé à votre adresse.',
      button: 'E-mail envoyé',
    },
    confirm: {
      title: 'Encore une étape :',
      text: (email) =>
        `Si nous pouvons écrire à ${email}, un court e-mail est en route ou déjà arrivé. Confirmez par son lien que c’était vous, et le résumé complet suivra.`,
      button: 'Demandé',
    },
    unsent: {
      title: 'Non envoyé.',
      text: (email) =>
        `Trop d’e-mails viennent d’être demandés depuis cet appareil ou ce réseau, nous n’en envoyons donc pas à ${email}. Réessayez dans une heure.`,
      button: 'Non envoyé',
    },
  },
  error: 'Erreur :',
  failed: 'Le résumé n’a pas pu être envoyé',
};
