import { expect, it } from 'vitest';
import { createConversation } from '#widgets/chat/conversation.ts';
import type { ChatLine } from '#widgets/chat/line.ts';
import { fakeEnvironment } from '#widgets/shared/testing/fake-environment.ts';

const whole = { state: 'whole' as const };
const picture = (number: number): ChatLine[] => [
  { id: `sent-${number}`, role: 'user', content: 'Photo: Roof', thumbnail: '', timestamp: number, ...whole },
  { id: `media-${number}`, role: 'assistant', content: 'I see tiles.', timestamp: number, ...whole },
];
const talk: ChatLine[] = [
  { id: 'u', role: 'user', content: 'Hello', timestamp: 1, ...whole },
  { id: 'a', role: 'assistant', content: 'Hi', timestamp: 1, ...whole },
];

function open(said: ChatLine[]) {
  const environment = fakeEnvironment(() => 'lost');
  const never = () => new Promise<never>(() => {});
  const frame = () => ({ language: 'en' as const, market: 'us' as const, stated: {} });
  const conversation = createConversation({ environment, said, consultation: never, frame, tell: () => undefined });
  return { ...conversation, ids: () => conversation.$lines.get().map(({ id }) => id) };
}

it('loses the pictures that another device has taken back, with what was said of them', () => {
  const { keepMedia, ids } = open([...talk, ...picture(2), ...picture(3)]);
  expect(keepMedia(new Set(['media-3']), 9)).toBe(true);
  expect(ids()).toEqual(['u', 'a', 'sent-3', 'media-3']);
  expect(keepMedia(new Set(['media-3']), 9)).toBe(false);
});

it('keeps a picture that came while the others were asked for, or is still on its way', () => {
  const sending: ChatLine = { ...talk[0], id: 's', thumbnail: '', state: 'failed' } as ChatLine;
  const { keepMedia, ids } = open([...picture(5), sending]);
  expect(keepMedia(new Set(), 5)).toBe(false);
  expect(ids()).toEqual(['sent-5', 'media-5', 's']);
});
