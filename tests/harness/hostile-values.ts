import fc from 'fast-check';
import { hostileText } from '#tests/harness/hostile-text.ts';

const nested = (open: string, close: string, levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
const quoted = fc.constantFrom(
  '',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '-'.repeat(36),
  '0'.repeat(36),
  '00000000-0000-0000-0000-000000000000',
  'ZZZZZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZZZZZZZZZ',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
  '__proto__',
  "'; drop table visit; --",
  'é'.repeat(5_000),
  '\u{1f600}'.repeat(2_000),
  '%00%ff%',
);

/** Pieces of JSON text that parsers, schemas, calendars and databases stumble over; some of them no program would write. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.oneof(quoted, hostileText).map((text) => JSON.stringify(text)), weight: 6 },
  {
    arbitrary: fc.constantFrom(
      ...['1e400', '-1e400', '-0', '1e-400', '9007199254740991', '9007199254740993', '8640000000000001'],
      ...['253402300800000', '-8640000000000001', '99999999999999999999999', '1.5', '-1', '2147483648', '1e21'],
    ),
    weight: 4,
  },
  {
    arbitrary: fc.constantFrom(
      ...['null', 'true', '[]', '{}', '[[]]', '[null]', '{"__proto__":{"isAdmin":true}}', '{"a":1,"a":2}'],
      ...['{"constructor":{"prototype":{"x":1}}}', '{"toString":1,"length":-1,"then":"x"}', '{"\\u0000":1}'],
      ...['{"\\ud800":"\\udc00"}', nested('[', ']', 17), nested('{"a":', '}', 17), nested('[', ']', 1_000)],
    ),
    weight: 4,
  },
  {
    arbitrary: fc.constantFrom(
      nested('[', ']', 100_000),
      nested('{"a":', '}', 40_000),
      `[${'{},'.repeat(50_000)}{}]`,
      `{${Array.from({ length: 10_000 }, (_, at) => `"k${at}":${at}`).join()}}`,
    ),
    weight: 1,
  },
);

/** Keys that mean something to JavaScript, or nothing to a database. */
export const hostileKeys: fc.Arbitrary<string> = fc.constantFrom(
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'then',
    '\0',
    '\ud800',
    '',
    'role',
    'isAdmin',
  ],
);

/** Whole bodies that are no JSON object. */
export const garbageBodies: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '[',
    '"',
    'null',
    '"text"',
    'NaN',
    'undefined',
    '{}{}',
    '{"a":}',
    '\ufeff{}',
    "{'a':1}",
  ),
  fc.constantFrom(nested('[', ']', 100_000), '['.repeat(100_000), '{"a":'.repeat(40_000), 'x'.repeat(300_000)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
  fc.constant(Uint8Array.of(0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 3, 0xab, 0xae, 0x05, 0)),
  hostileJson,
);

/** For a place in an address. */
export const hostileSegments: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['%', '%0', '%00', '%ff', '%ed%a0%80', '%2e%2e', '%2F', '%5c', '..%2f..%2f', 'a'.repeat(300), 'a'.repeat(8_000)],
    ...['-'.repeat(36), '0'.repeat(36), '00000000-0000-0000-0000-000000000000', '__proto__', '1e400', '%u0000', '+'],
    ...['1.00000000-0000-0000-0000-000000000000', '999999999999999.------------------------------------'],
    ...[
      '9007199254740993.00000000-0000-0000-0000-000000000000',
      '253402300800000.00000000-0000-0000-0000-000000000000',
    ],
  ),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.webSegment({ size: 'large' }),
);
