import { expect, test } from 'vitest';
import { canonicalEmail } from '#domain/contact/canonical-email.ts';

test.each([
  ['ada@example.org', 'ada@example.org'],
  [' Ada@Example.ORG ', 'ada@example.org'],
  ['ada+news@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['a.da@example.org', 'a.da@example.org'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['A.da@GoogleMail.com', 'ada@gmail.com'],
  ['+tag@example.org', '+tag@example.org'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(canonicalEmail(email)).toBe(mailbox);
});
