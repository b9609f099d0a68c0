import type { TakeOverTexts } from '#texts/take-over/texts.ts';

export const fr: TakeOverTexts = {
  failed: 'L’IA ne répond pas pour le moment. Je suis le conseiller automatique et je prends le relais.',
  budget: 'L’IA a épuisé son budget du jour. Je suis le conseiller automatique et je prends le relais.',
  untrue:
    'La réponse de l’IA contenait des indications que nous ne pouvons pas garantir. Je suis le conseiller automatique et je réponds à sa place.',
};
