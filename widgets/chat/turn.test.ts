import { expect, test } from 'vitest';
import { MAX_HISTORY, MAX_HISTORY_LENGTH } from '#domain/chat/message.ts';
import type { ChatLine } from '#widgets/chat/line.ts';
import { historyOf } from '#widgets/chat/turn.ts';

const line = (id: string, length: number): ChatLine => ({
  id,
  role: 'user',
  content: 'a'.repeat(length),
  timestamp: 0,
  state: 'whole',
});
const lines = (count: number, length: number) => Array.from({ length: count }, (_, at) => line(String(at), length));

test('no more travels than the server takes, the oldest left out', () => {
  const long = historyOf(lines(8, 4_000));
  expect(long.map(({ id }) => id)).toEqual(['2', '3', '4', '5', '6', '7']);
  expect(long.reduce((sum, { content }) => sum + content.length, 0)).toBe(MAX_HISTORY_LENGTH);
  const many = historyOf(lines(MAX_HISTORY + 1, 1));
  expect([many.length, many[0]?.id]).toEqual([MAX_HISTORY, '1']);
});
