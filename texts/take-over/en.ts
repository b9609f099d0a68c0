import type { TakeOverTexts } from '#texts/take-over/texts.ts';

export const en: TakeOverTexts = {
  failed: 'The AI does not answer at the moment. I am the automatic adviser and go on from here.',
  budget: 'The AI has used up its budget for today. I am the automatic adviser and go on from here.',
  untrue:
    'The answer of the AI held something that we cannot vouch for. I am the automatic adviser and answer in its place.',
};
