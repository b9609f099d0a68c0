import type { ChatCase } from '#tests/chat-corpus/chat-case.ts';

export const enTrain8: readonly ChatCase[] = [
  { text: 'I am a farmer with a gas furnace', market: 'us', facts: { currentHeatingSystem: 'gas' } },
  { text: 'Our furnace appears to be gas', market: 'us', facts: { currentHeatingSystem: 'gas' } },
  { text: 'She attacked the roof problem', market: 'us', facts: {} },
  { text: 'My wife is employed at Ford, we heat with oil', market: 'us', facts: { currentHeatingSystem: 'oil' } },
];
