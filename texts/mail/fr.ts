import { PRODUCT_NAME } from '#domain/product.ts';
import type { MailTexts } from '#texts/mail/texts.ts';

const ofFactor = {
  linkLabel: 'Ouvrir mon compte',
  notYou:
    'Ce n’était pas vous ? Alors définissez tout de suite un nouveau mot de passe : cela met fin à toutes les sessions. Regardez ensuite dans votre espace, sous « Sécurité ».',
};

export const fr: MailTexts = {
  colon: '\u00a0: ',
  firstMail: {
    subject: `Votre bilan énergétique ${PRODUCT_NAME}`,
    preview: 'Votre bilan en bref, et un bouton qui confirme la demande.',
    title: 'Votre bilan énergétique',
    greeting: 'Bonjour,',
    intro: 'Un bilan énergétique a été demandé avec cette adresse e-mail. Le voici en bref.',
    potentialsHeading: 'Potentiel',
    packagesHeading: 'Offres, coût total',
    typicalNote: 'Valeurs typiques, non calculées pour votre logement.',
    partners: (names) => `La demande est transmise à ${names}.`,
    linkIntro: 'Ce lien mène au bilan complet et au bouton qui confirme la demande :',
    linkLabel: 'Ouvrir mon bilan',
    notYou:
      'Ce n’était pas vous ? Alors vous n’avez rien à faire, ou vous y retirez la demande par un bouton. Ce que vous ne confirmez pas vous vaut au plus un e-mail par jour.',
    closing: `Cordialement, ${PRODUCT_NAME}`,
  },
  verify: {
    subject: `Veuillez confirmer votre adresse e-mail pour ${PRODUCT_NAME}`,
    title: 'Votre adresse e-mail',
    intro:
      'Veuillez confirmer l’adresse e-mail de votre compte. Le lien vaut un jour, et le bouton de sa page ouvre le compte :',
    linkLabel: 'Confirmer mon adresse',
    notYou: 'Ce n’était pas vous ? Alors veuillez ignorer cet e-mail.',
  },
  resetPassword: {
    subject: `Nouveau mot de passe pour ${PRODUCT_NAME}`,
    title: 'Nouveau mot de passe',
    intro: 'Ce lien permet de définir un nouveau mot de passe. Il vaut une heure :',
    linkLabel: 'Définir un nouveau mot de passe',
    notYou: 'Ce n’était pas vous ? Alors veuillez ignorer cet e-mail ; votre mot de passe reste inchangé.',
  },
  knownAddress: {
    subject: `Vous avez déjà un compte chez ${PRODUCT_NAME}`,
    title: 'Vous avez déjà un compte',
    intro:
      'Quelqu’un a voulu utiliser cette adresse e-mail pour un compte, mais elle en a déjà un. Rien n’a changé ; vous vous connectez comme d’habitude :',
    linkLabel: 'Ouvrir le portail',
    notYou: 'Ce n’était pas vous ? Alors vous n’avez rien à faire.',
  },
  changeEmail: {
    subject: `Votre nouvelle adresse e-mail chez ${PRODUCT_NAME}`,
    title: 'Votre nouvelle adresse e-mail',
    intro:
      'Votre compte doit désormais avoir cette adresse. Le lien est valable un jour, et le bouton qui s’y trouve fait le changement :',
    linkLabel: 'Confirmer la nouvelle adresse',
    notYou: 'Ce n’était pas vous ? Ignorez cet e-mail ; rien ne change alors.',
  },
  emailChanged: {
    subject: `Votre compte chez ${PRODUCT_NAME} a une autre adresse e-mail`,
    title: 'Votre adresse e-mail a changé',
    intro:
      'Votre compte n’a plus cette adresse. Si ce n’était pas vous, annulez le changement : le lien est valable sept jours, et le bouton qui s’y trouve met fin à toutes les sessions :',
    linkLabel: 'Annuler le changement',
    notYou: 'C’était vous ? Alors il n’y a rien d’autre à faire.',
  },
  'totp-on': {
    subject: `Code activé à la connexion | ${PRODUCT_NAME}`,
    title: 'Désormais avec un code',
    intro: 'Désormais, la connexion par mot de passe demande un code de votre application :',
    ...ofFactor,
  },
  'totp-off': {
    subject: `Code désactivé à la connexion | ${PRODUCT_NAME}`,
    title: 'Sans code',
    intro: 'Désormais, votre mot de passe suffit de nouveau pour vous connecter :',
    ...ofFactor,
  },
  'passkey-on': {
    subject: `Nouvelle clé d’accès | ${PRODUCT_NAME}`,
    title: 'Une nouvelle clé d’accès',
    intro: 'Votre compte a une nouvelle clé d’accès. Qui a l’appareil où elle se trouve se connecte avec elle :',
    ...ofFactor,
  },
  'passkey-off': {
    subject: `Clé d’accès supprimée | ${PRODUCT_NAME}`,
    title: 'Une clé d’accès de moins',
    intro: 'Une clé d’accès de votre compte a été supprimée et ne l’ouvre plus :',
    ...ofFactor,
  },
  partnerLead: {
    subject: `Nouvelle demande par ${PRODUCT_NAME}`,
    title: 'Une nouvelle demande',
    intro: (company) => `Par ${PRODUCT_NAME}, une personne a demandé un devis à ${company}.`,
    contactHeading: 'Contact',
    contact: {
      reference: 'Demande',
      name: 'Nom',
      place: 'Lieu',
      phone: 'Téléphone',
      email: 'E-mail',
      address: 'Confirmation',
    },
    noPhone: 'non indiqué',
    requestConfirmed: 'demande confirmée par le titulaire de l’adresse',
    requestUnconfirmed: 'demande pas encore confirmée',
    homeHeading: 'Logement',
    potentialsHeading: 'Potentiel',
    packagesHeading: 'Offres, coût total',
    typicalNote: 'Valeurs typiques tirées des réponses, non calculées pour ce logement.',
  },
  leadDigest: {
    subject: `D’autres nouvelles demandes par ${PRODUCT_NAME}`,
    title: 'D’autres nouvelles demandes',
    intro: (company) =>
      `Cette heure-ci, ${company} a reçu plus de demandes que nous n’en annonçons une à une. Pour que votre boîte reste lisible, les voici ensemble.`,
    which: (references) => `Les demandes : ${references}.`,
    details: 'Vous obtenez les coordonnées et les chiffres par notre API ou par webhook.',
  },
  application: {
    subject: `Votre candidature chez ${PRODUCT_NAME}`,
    title: 'La suite',
    intro:
      'une entreprise a déposé une candidature avec cette adresse. Déposez ici les justificatifs, puis envoyez la candidature :',
    linkLabel: 'Voir la candidature',
    notYou:
      'Si ce n’était pas vous, effacez les données derrière le lien, ou ne faites rien : après 90 jours, elles disparaissent.',
  },
  applicationRefused: {
    subject: `Votre candidature chez ${PRODUCT_NAME}`,
    title: 'Nous ne pouvons pas vous accueillir',
    intro:
      'nous avons vérifié votre candidature et ne pouvons malheureusement pas accueillir votre entreprise. La raison se lit ici :',
    linkLabel: 'Voir la candidature',
    notYou:
      'Nous effaçons vos données et justificatifs dans 90 jours, ou aussitôt si vous le souhaitez derrière le lien.',
  },
  invitation: {
    subject: `Invitation dans une équipe chez ${PRODUCT_NAME}`,
    title: 'Vous êtes invité',
    intro: (company) =>
      `${company} vous invite dans son espace de travail pour traiter ses demandes. Le lien est valable sept jours :`,
    linkLabel: 'Voir l’invitation',
    notYou: 'Si cela ne vous dit rien, ne faites rien : sans votre clic sur le bouton, rien ne se passe.',
  },
  leadReminder: {
    subject: `Des demandes par ${PRODUCT_NAME} vous attendent`,
    title: 'Quelqu’un attend votre réponse',
    intro: (company) =>
      `Depuis un jour, personne n’a touché à des demandes adressées à ${company}. Qui reçoit vite une réponse commande plus volontiers.`,
    which: (references) => `Les demandes : ${references}.`,
    details:
      'Vous les trouvez dans votre espace de travail sous « Demandes ». Dites-y où en est chacune, même si vous déclinez.',
  },
  partnerWithdrawal: {
    subject: `Une demande par ${PRODUCT_NAME} a été retirée`,
    title: 'Demande retirée',
    intro: (company) =>
      `Une personne a retiré sa demande à ${company}. Veuillez ne plus la contacter et effacer ses coordonnées de votre côté.`,
    which: (reference) => `Il s’agit de la demande ${reference}.`,
  },
  unreadLead: {
    subject: `Personne ne lit une demande reçue par ${PRODUCT_NAME}`,
    title: 'Une demande sans lecteur',
    intro: (companies) =>
      `Une nouvelle demande a été transmise à ${companies}. Personne n’y est autorisé à la lire, et aucun webhook n’est en place. Vérifiez les comptes ou prenez contact avec l’entreprise.`,
    which: (reference) => `Il s’agit de la demande ${reference}.`,
  },
  untouchedLeads: {
    subject: `Des demandes par ${PRODUCT_NAME} restent sans suite`,
    title: 'Des demandes dont personne ne s’occupe',
    intro: (companies) =>
      `Depuis deux jours, personne n’a touché à des demandes adressées à ${companies}, malgré un rappel. Prenez contact avec l’entreprise, ou transmettez-les.`,
    which: (references) => `Les demandes : ${references}.`,
  },
  notifications: {
    subject: (count) =>
      count === 1 ? `Du nouveau pour vous chez ${PRODUCT_NAME}` : `${count} nouvelles pour vous chez ${PRODUCT_NAME}`,
    title: 'Vous ne l’avez pas encore lu',
    heading: 'Nouveau pour vous',
    intro: 'Votre espace montre tout, et vous pouvez y répondre.',
    linkLabel: 'Ouvrir les notifications',
    whyYou: 'Vous recevez cet e-mail parce que les notifications par e-mail sont activées pour votre compte.',
  },
  expertCall: {
    booked: {
      subject: `Votre entretien avec ${PRODUCT_NAME} est réservé`,
      title: 'Votre entretien est réservé',
      intro:
        'Un expert vous appellera et prendra une demi-heure pour vos questions, gratuitement. Le rendez-vous est joint pour votre agenda.',
    },
    moved: {
      subject: `Votre entretien avec ${PRODUCT_NAME} a une nouvelle date`,
      title: 'Un nouveau rendez-vous',
      intro: 'Votre entretien a lieu à un autre moment. Le fichier joint modifie le rendez-vous dans votre agenda.',
    },
    cancelled: {
      subject: `Votre entretien avec ${PRODUCT_NAME} est annulé`,
      title: 'Votre entretien est annulé',
      intro: 'Cet entretien n’aura pas lieu. Le fichier joint retire le rendez-vous de votre agenda.',
    },
    reminder: {
      subject: `Votre entretien avec ${PRODUCT_NAME} approche`,
      title: 'Nous nous parlons bientôt',
      intro: 'Nous vous appelons dans un jour. Gardez factures et photos à portée de main.',
    },
    entry: `Entretien avec un expert de ${PRODUCT_NAME}`,
    heading: 'Rendez-vous',
    when: 'Quand',
    phone: 'Nous appelons le',
    change: 'Un empêchement ? Jusqu’à son début, vous pouvez déplacer ou annuler l’entretien ici :',
    again: 'Vous pouvez réserver un autre moment ici quand vous voulez :',
    linkLabel: 'Ouvrir mon projet',
  },
};
