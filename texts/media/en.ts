import type { MediaTexts } from '#texts/media/texts.ts';

export const en: MediaTexts = {
  arrived: (subject) => `Thank you, the picture has arrived (${subject}).`,
  good: 'It is large, bright and sharp enough.',
  flaws: {
    small: 'It is rather small: a larger one would show more.',
    dark: 'It is too dark: please try again with more light.',
    blurred: 'It is blurred: please hold the camera still and try again.',
  },
  unseen: {
    automatic: 'I am the automatic adviser and do not look at pictures myself.',
    failed: 'The AI cannot look at it at the moment.',
    budget: 'The AI has used up its budget for today and does not look at it.',
  },
  seen: (findings) => `This is what I see in it: ${findings}. If that is wrong, change it in your details.`,
  nothingSeen: 'I see nothing in it that would be certain enough for your details.',
  keptFor:
    'It stays with your consultation: if you ask installers, they see it. After 30 days without a visit it is deleted.',
};
