import type { MediaTexts } from '#texts/media/texts.ts';

export const fr: MediaTexts = {
  arrived: (subject) => `Merci, l’image est arrivée (${subject}).`,
  good: 'Elle est assez grande, claire et nette.',
  flaws: {
    small: 'Elle est plutôt petite : une plus grande en montrerait davantage.',
    dark: 'Elle est trop sombre : réessayez avec plus de lumière.',
    blurred: 'Elle est floue : tenez l’appareil sans bouger et réessayez.',
  },
  unseen: {
    automatic: 'Je suis le conseiller automatique et je ne regarde pas moi-même les images.',
    failed: 'L’IA ne peut pas la regarder pour le moment.',
    budget: 'L’IA a épuisé son budget du jour et ne la regarde pas.',
  },
  seen: (findings) => `Voici ce que j’y vois : ${findings}. Si c’est inexact, corrigez-le dans vos indications.`,
  nothingSeen: 'Je n’y vois rien d’assez sûr pour vos indications.',
  keptFor:
    'Elle reste avec votre consultation : si vous contactez des installateurs, ils la voient. Elle est supprimée après 30 jours sans visite.',
};
