import type { PhoneTexts } from '#widgets/phone/texts/texts.ts';

export const en: PhoneTexts = {
  welcome: 'Photos for your consultation',
  rights:
    'Take the photos with this phone: they appear on your computer. This phone sees nothing else of your consultation.',
  join: 'Connect with my computer',
  joining: 'Connecting…',
  code: 'Code from your computer',
  codeMissing: 'The code stands below the picture on your computer, behind the sign #.',
  heading: 'Take photos',
  hint: 'Roof, house, electrical panel, heating: whatever helps an installer.',
  camera: 'Take a photo',
  gallery: 'Choose photos',
  subject: 'What does it show?',
  remove: 'Remove',
  none: 'No photo yet.',
  done: 'Done',
  ended: {
    heading: 'The connection has ended',
    text: 'Photos that have arrived are on your computer. For more, show a new code there and scan it.',
  },
  failed: 'The connection failed. Please try again.',
  privacy: 'Photos reach us without place and device data. Installers see them only once you ask for offers.',
};
