import { childrenOf, type Node } from './syntax-tree.ts';

type Declaring = Node & { id?: (Node & { name: string }) | null };
type Branching = Node & { test?: Node; left?: Node };
type Naming = Node & { name?: string; key?: Node; property?: Node; computed?: boolean; shorthand?: boolean };

/** A place where a function is named: in which function, and whether behind a condition. */
interface Mention {
  name: string;
  within: string | undefined;
  isBehind: boolean;
}

/** Shorter names are those of packages that come minified, as frameworks do: what they need at a start is most of them. */
const SHORTEST = 3;

const firstOf = (node: Branching) =>
  node.type === 'LogicalExpression' ? node.left : node.type === 'ConditionalExpression' ? node.test : undefined;

/** A name of a property is none of a variable. */
const isProperty = (parent: Naming, node: Node) =>
  !parent.computed && !parent.shorthand && (parent.property === node || parent.key === node);

function mentionsIn(node: Naming, at: Omit<Mention, 'name'>): Mention[] {
  if (node.type === 'Identifier') return [{ name: node.name ?? '', ...at }];
  const first = firstOf(node);
  const isBranching = node.type === 'LogicalExpression' || node.type === 'ConditionalExpression';
  return childrenOf(node)
    .filter((child) => !isProperty(node, child))
    .flatMap((child) => mentionsIn(child, { ...at, isBehind: at.isBehind || (isBranching && child !== first) }));
}

/** The functions of a file that are named nowhere but behind a condition, as a view that is not shown at first, or by such alone. */
export function waitingFunctions(body: readonly Declaring[]): Set<string> {
  const declared = body.filter((it) => it.type === 'FunctionDeclaration' && (it.id?.name.length ?? 0) >= SHORTEST);
  const mentions = body.flatMap((node) => {
    const own = node.type === 'FunctionDeclaration' ? node.id?.name : undefined;
    return mentionsIn(node, { within: own, isBehind: false }).filter(({ name, within }) => name !== within);
  });
  const waiting = new Set(declared.map(({ id }) => id?.name ?? ''));
  for (let before = -1; before !== waiting.size; ) {
    before = waiting.size;
    for (const { name, within, isBehind } of mentions)
      if (!isBehind && !(within && waiting.has(within))) waiting.delete(name);
  }
  return waiting;
}
