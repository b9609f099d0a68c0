import type { WishWords } from '#api/advisor/builtin/small-talk/wish-words/wish-words.ts';

export const fr: WishWords = {
  spelled:
    'envoyer envoyez envoie email mail courriel résumé bilan résultat résultats recevoir parler personne humain conseiller conseillère quelqu rappeler contacter',
  why: ['pourquoi'],
  but: ['mais'],
};
