import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { compiledOnLoad } from './compiled-on-load.ts';

/** What the plugin makes of a file. */
function built(code: string): string {
  const { renderChunk } = compiledOnLoad() as unknown as {
    renderChunk(this: { parse: typeof parseAst }, code: string): { code: string } | null;
  };
  return renderChunk.call({ parse: parseAst }, code)?.code ?? code;
}

test('functions of the file itself are marked, declared ones at its top', () => {
  expect(built('start();\nfunction start() { return go; }\nconst go = () => start();')).toBe(
    'var start = (function() { return go; });start();\n\nconst go = (() => start());',
  );
});

test('what stands in a function, an object or a class waits', () => {
  const code = 'const texts = { of: (it) => it };\nclass View { draw() { return () => texts; } }';
  expect(built(code)).toBe(code);
  expect(built('const make = () => { return () => 1; };')).toBe('const make = (() => { return () => 1; });');
});

test('the texts of a language wait, as they are a function that only makes an object', () => {
  const code = "const german = () => ({ title: 'Titel' });";
  expect(built(code)).toBe(code);
});

test.each([
  ['behind a condition', 'isOpen && Panel()', true],
  ['in either branch', 'isOpen ? Panel() : 0', true],
  ['as the condition', 'Panel() && isOpen', false],
  ['for sure', 'Panel()', false],
  ['as a property of that name', 'it.Panel()', true],
])('what is named %s (%s) waits: %s', (_, mention, waits) => {
  const code = built(`function Panel() {}\nfunction App(it, isOpen) { return ${mention}; }\nApp();`);
  expect(code.includes('var Panel = function() {}')).toBe(waits);
  expect(code.includes('var App = (function(')).toBe(true);
});

test('what only a waiting function names waits too, and what a package of short names names does not', () => {
  const code = built(
    'function Row() {}\nfunction List() { Row(); }\nfunction k() { on && w(); }\nfunction w() {}\nk(on && List);',
  );
  expect(code).toContain('var Row = function() {}');
  expect(code).toContain('var w = (function() {})');
});

test('the file does what it did: functions are there before the first line, under their names', () => {
  const code = [
    'const said = [first(), typeof second];',
    'function first() { return second.name + third(); }',
    'function second() {}',
    'async function later() { return 1; }',
    'function third() { return (() => "!")(); }',
    'said.push(later.name);',
  ].join('\n');
  const run = (it: string) => new Function(`${it}\nreturn said;`)();
  expect(run(built(code))).toEqual(run(code));
});
