import fc from 'fast-check';

const attacks = [
  '\r\nBcc: eve@example.org\r\n',
  '\nTo: eve@example.org',
  '\rSubject: won',
  '\u2028Cc: eve@example.org\u2029',
  '\0',
  ', eve@example.org',
  '; eve@example.org',
  '<eve@example.org>',
  'List-Unsubscribe: <https://evil.example>',
  '=?utf-8?q?=0D=0ABcc:_eve@example.org?=',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<style>@import url(//evil.example)</style>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<!--',
  '--></td></tr></table>',
  ']]>',
  '&lt;script&gt;',
  '&#60;script&#62;',
  'javascript:alert(1)',
  '<a href="https://evil.example">',
  '</title></head><body>',
  '{{7*7}}<%= 7*7 %>',
  '\u202e\u2066gnp.exe',
  '\ud800',
  '\ufeff',
  'é👩‍👩‍👧'.normalize('NFD'),
];

/** What somebody types who wants to break out of a header, a tag or an attribute, between words of every script. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(fc.constantFrom(...attacks), fc.string({ unit: 'binary', maxLength: 12 }), fc.lorem({ maxCount: 1 })),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((parts) => parts.join(''));
