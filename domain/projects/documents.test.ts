import { expect, test } from 'vitest';
import { documentName, isWholePdf, MAX_DOCUMENT_NAME_LENGTH } from '#domain/projects/documents.ts';

test.each([
  ['Angebot Müller.pdf', 'pdf', 'Angebot Müller.pdf'],
  ['roof.HEIC', 'picture', 'roof.jpg'],
  ['../../etc/passwd', 'pdf', 'etc passwd.pdf'],
  ['offer.pdf\r\nSet-Cookie: a=b', 'pdf', 'offer.pdf Set-Cookie a=b.pdf'],
  ['gpj\u202Efdp.exe', 'pdf', 'gpj fdp.pdf'],
  ['<script>.html', 'picture', 'script.jpg'],
  ['...', 'pdf', 'document.pdf'],
  ['', 'picture', 'document.jpg'],
] as const)('%j as %s is kept as %j', (given, kind, name) => {
  expect(documentName(given, kind)).toBe(name);
});

test('a long name keeps its ending', () => {
  const name = documentName('ü'.repeat(500), 'pdf');
  expect([[...name].length, name.endsWith('.pdf')]).toEqual([MAX_DOCUMENT_NAME_LENGTH, true]);
});

test('a PDF begins with its first byte and is whole', () => {
  const bytes = (words: string) => new TextEncoder().encode(words);
  expect(isWholePdf(bytes('%PDF-1.7\n1 0 obj\n%%EOF\n'))).toBe(true);
  expect(isWholePdf(bytes('<script>%PDF-1.7\n%%EOF'))).toBe(false);
  expect(isWholePdf(bytes('%PDF-1.7\n1 0 obj'))).toBe(false);
  expect(isWholePdf(bytes(''))).toBe(false);
});
