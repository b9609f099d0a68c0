import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';

const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
});
const files = list.split('\n').filter((file) => file && existsSync(file));
const textFile = new RegExp(`(^|/)texts/([\\w-]+/)*(texts|all|${languages.join('|')})\\.ts$`);
const isText = (file: string) => textFile.test(file);
const declarations = files.filter((file) => isText(file) && file.endsWith('/texts.ts'));
const readers = files
  .filter((file) => !isText(file) && !/\.test\.|^stories\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Names declared in the interfaces of a texts file, one a line after two spaces of indent or more. */
const declaredNames = (source: string) => [...source.matchAll(/^ {2,}(\w+)\??:/gm)].map(([, name]) => name ?? '');

test('there are texts to look at', () => {
  expect(declarations.length).toBeGreaterThanOrEqual(4);
});

test.each(declarations)('every text declared in %s is shown somewhere', (file) => {
  const unused = declaredNames(readFileSync(file, 'utf8')).filter((name) => !new RegExp(`\\b${name}\\b`).test(readers));
  expect(unused).toEqual([]);
});
