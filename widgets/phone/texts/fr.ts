import type { PhoneTexts } from '#widgets/phone/texts/texts.ts';

export const fr: PhoneTexts = {
  welcome: 'Des photos pour votre conseil',
  rights:
    'Prenez les photos avec ce téléphone : elles apparaissent sur votre ordinateur. Ce téléphone ne voit rien d’autre de votre conseil.',
  join: 'Relier à mon ordinateur',
  joining: 'Connexion…',
  code: 'Code affiché sur votre ordinateur',
  codeMissing: 'Le code figure sous l’image sur votre ordinateur, derrière le signe #.',
  heading: 'Prendre des photos',
  hint: 'Toit, maison, tableau électrique, chauffage : tout ce qui aide un installateur.',
  camera: 'Prendre une photo',
  gallery: 'Choisir des photos',
  subject: 'Que voit-on ?',
  remove: 'Retirer',
  none: 'Pas encore de photo.',
  done: 'Terminé',
  ended: {
    heading: 'La liaison est terminée',
    text: 'Les photos arrivées sont sur votre ordinateur. Pour en ajouter, affichez-y un nouveau code et scannez-le.',
  },
  failed: 'La connexion a échoué. Veuillez réessayer.',
  privacy:
    'Les photos nous parviennent sans données de lieu ni d’appareil. Les installateurs ne les voient que si vous demandez des offres.',
};
