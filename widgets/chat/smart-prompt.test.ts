import { expect, test } from 'vitest';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import { openQuestions } from '#domain/chat/questions.ts';
import { smartPrompt } from '#widgets/chat/smart-prompt.ts';

const tags = { interests: ['cost-savings'], concerns: [], gaps: ['noise', 'subsidies'] } as const;

test('tells how the conversation stands, in the words of the specification', () => {
  const said = [
    { asked: 'homeType', tags: { interests: [], concerns: [], gaps: [] } },
    { tags },
    { asked: 'hasEV' },
  ] as const;
  expect(JSON.parse(smartPrompt([...said, { asked: 'hasEV' }]))).toEqual({
    askedQuestions: ['homeType', 'hasEV'],
    userInterests: ['cost-savings'],
    topConcerns: [],
    knowledgeGaps: ['noise', 'subsidies'],
    questionIndex: 2,
  });
});

test('is what the server takes, however long it has gone on', () => {
  const said = Array.from({ length: 500 }, () => openQuestions.map((asked) => ({ asked, tags }))).flat();
  expect(smartPrompt(said).length).toBeLessThan(MAX_MESSAGE_LENGTH);
});
