import type { ContactDialogTexts } from '#widgets/shared/contact-dialog/texts/texts.ts';

export const fr: ContactDialogTexts = {
  contact: {
    title: 'Contacter des installateurs',
    intro: 'Où envoyer les devis ?',
    optional: 'facultatif',
    labels: { place: 'NPA ou localité', phone: 'Téléphone' },
    errors: {
      place: 'Veuillez saisir votre NPA ou votre localité.',
      phone: 'Veuillez saisir un numéro de téléphone valable.',
    },
    submit: 'Envoyer ma demande',
    partnersByPlace: 'Indiquez votre lieu et nous les nommons ici.',
    matching: 'Recherche d’installateurs près de chez vous…',
    noMatch: 'Nous n’avons pas encore d’installateur vérifié près de ce lieu. Nous en cherchons un et vous écrirons.',
    calls: (count) =>
      count === 1
        ? 'Attendez-vous à un premier message de sa part : par e-mail ou, si vous donnez un numéro, par téléphone.'
        : `Attendez-vous à ${count} premiers messages au plus, un de chacun : par e-mail ou, si vous donnez un numéro, par téléphone.`,
  },
  sent: {
    title: 'Votre demande est bien arrivée',
    sent: (email) => `Un e-mail avec votre bilan complet est en route vers ${email}.`,
    confirm: (email) =>
      `Si nous pouvons écrire à ${email}, un e-mail est en route ou déjà arrivé. Son lien montre aussi cette demande, et vous y confirmez qu’elle vient de vous.`,
    unsent: (email) =>
      `Trop d’e-mails viennent d’être demandés depuis cet appareil ou ce réseau, nous n’en envoyons donc pas à ${email}. Votre demande nous est bien parvenue.`,
    partners: (names) => `Votre demande est transmise à ${names}.`,
    waits: (names) => `Votre demande est transmise à ${names} dès que vous la confirmez par le lien de notre e-mail.`,
    noPartners: 'Nous cherchons un installateur près de chez vous et vous écrirons.',
    done: 'Terminé',
  },
};
