import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { childrenOf, type Node } from './syntax-tree.ts';
import { waitingFunctions } from './waiting-functions.ts';

/** A statement, or a function. */
type Part = Node & { id?: (Node & { name: string }) | null; body?: Node; async?: boolean; generator?: boolean };

/** What waits until it is called: what stands inside a function, a class or an object. */
const closed = ['FunctionDeclaration', 'ClassDeclaration', 'ClassExpression', 'ObjectExpression'];

/** The texts of a language, of which one is asked for. */
const makesObject = ({ body }: Part) => body?.type === 'ParenthesizedExpression' || body?.type === 'ObjectExpression';

/** The function expressions that run or are kept when the file does. */
function ownExpressions(node: Node): Node[] {
  if (closed.includes(node.type)) return [];
  if (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression')
    return makesObject(node) ? [] : [node];
  return childrenOf(node).flatMap(ownExpressions);
}

/**
 * Puts a file's own functions in parentheses, which V8 takes as a sign to compile them while the file loads, off the page's thread.
 * A declaration has no place for them: it becomes a variable at the top, where it can be called from all the file as before.
 */
export function compiledOnLoad(): Plugin {
  return {
    name: 'compiled-on-load',
    applyToEnvironment: ({ name }) => name !== 'npm' && name !== 'classic',
    renderChunk(code) {
      const { body } = this.parse(code) as unknown as { body: Part[] };
      const top = body.find(({ type }) => type !== 'ImportDeclaration');
      if (!top) return null;
      const waiting = waitingFunctions(body);
      const text = new MagicString(code);
      for (const { start, end } of body.flatMap(ownExpressions)) text.appendRight(start, '(').prependLeft(end, ')');
      for (const node of body) {
        if (node.type !== 'FunctionDeclaration' || node.async || node.generator || !node.id) continue;
        const [open, close] = waiting.has(node.id.name) ? ['', ''] : ['(', ')'];
        text.overwrite(node.start, node.id.end, `var ${node.id.name} = ${open}function`);
        text.prependLeft(node.end, `${close};`);
        if (node.start > top.start) text.move(node.start, node.end, top.start);
      }
      return { code: text.toString(), map: null };
    },
  };
}
