/** A node of a syntax tree as Rolldown's parser makes it; whoever reads more of one says so. */
export interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (it: unknown): it is Node => typeof (it as Node | null)?.type === 'string';

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
