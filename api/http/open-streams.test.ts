import { expect, test } from 'vitest';
import { createOpenStreams } from '#api/http/open-streams.ts';

const limits = { each: 2, perServer: 3 };
const tooMany = expect.objectContaining({ code: 'too-many-requests', details: { retryAfterSeconds: 2 } });

test('a visit holds so many, the server so many', () => {
  const streams = createOpenStreams(limits);
  streams.open('one');
  streams.open('one');
  expect(() => streams.open('one')).toThrow(tooMany);
  streams.open('two');
  expect(() => streams.open('three')).toThrow(tooMany);
});

test('one that is closed makes room for one, however often it is closed', () => {
  const streams = createOpenStreams(limits);
  const close = streams.open('one');
  streams.open('one');
  close();
  close();
  streams.open('one');
  expect(() => streams.open('one')).toThrow(tooMany);
});
