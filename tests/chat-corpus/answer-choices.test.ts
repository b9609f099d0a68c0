import { expect, test } from 'vitest';
import { extractFacts } from '#api/reading/extraction/extract-facts.ts';
import { answerOf, openQuestions } from '#domain/chat/questions.ts';
import { languages, marketOfTag } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';
import { answerChoices } from '#widgets/chat/messages/answer-choices.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';

const offered = languages.flatMap((language) =>
  openQuestions.flatMap((asked) => {
    const choices = answerChoices(asked, homeTexts[language], chatTexts[language]);
    return choices.map((choice) => ({ language, asked, choice }));
  }),
);

test.each(offered)(
  'the adviser understands "$choice" as an answer to $asked, $language',
  ({ language, asked, choice }) => {
    const facts = extractFacts(choice, { language, market: marketOfTag('', language), asked });
    const isOpen = [homeTexts[language].roofType.unsure, homeTexts[language].age.unsure].includes(choice);
    if (!isOpen) expect(facts[answerOf[asked]]).toBeDefined();
  },
);
