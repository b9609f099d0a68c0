import type { SummaryDialogTexts } from '#widgets/shared/summary-dialog/texts/texts.ts';

export const fr: SummaryDialogTexts = {
  open: 'Recevoir mon bilan par e-mail',
  title: 'Le résumé de votre bilan',
  intro: 'Où pouvons-nous l’envoyer ? Vous voyez l’e-mail avant son envoi.',
  toPreview: 'Voir l’aperçu',
  previewFor: (email) => `Aperçu de l’e-mail qui sera envoyé à ${email}`,
  otherAddress: 'Autre adresse',
  tabs: { label: 'E-mail et indications', preview: 'Aperçu', details: 'Vos indications' },
  subject: 'Objet :',
  firstMail:
    'Cette adresse nous est nouvelle ? Alors un court e-mail arrive d’abord, avec vos chiffres et un lien. Dès que vous y confirmez votre adresse, cette lettre suit.',
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
        `Un court e-mail est en route vers ${email}. Confirmez-y votre adresse, et le résumé complet suivra.`,
      button: 'E-mail envoyé',
    },
    joined: {
      title: 'C’est ajouté.',
      text: (email) =>
        `${email} a déjà reçu un e-mail de notre part, nous n’en envoyons donc pas d’autre : son lien montre aussi ce bilan.`,
      button: 'Ajouté à votre lien',
    },
    unsent: {
      title: 'Non envoyé.',
      text: (email) => `Nous ne pouvons pas envoyer d’e-mail à ${email} pour l’instant. Réessayez dans une heure.`,
      button: 'Non envoyé',
    },
  },
  error: 'Erreur :',
  failed: 'Le résumé n’a pas pu être envoyé',
};
