import type { WishWords } from '#api/advisor/builtin/small-talk/wish-words/wish-words.ts';

export const en: WishWords = {
  spelled:
    'email mail send summary results report copy talk speak person human someone somebody agent representative adviser advisor contact',
  why: ['why'],
  but: ['but'],
};
