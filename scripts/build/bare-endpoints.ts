import type { Plugin } from 'vite';
import type { Node } from './syntax-tree.ts';

/** What a caller needs of an endpoint; its schemas serve the server and the compiler. */
const kept = ['method', 'path'];

interface Call extends Node {
  callee: Node & { name?: string };
  arguments: (Node & { properties?: (Node & { key?: Node & { name?: string } })[] })[];
}
interface Declaration extends Node {
  declaration?: Declaration | null;
  declarations?: { init?: Call | null }[];
}

/** The object that a `defineEndpoint` call is given. */
function endpointsIn(body: Declaration[]) {
  const declared = body.flatMap(({ declaration }) => declaration?.declarations ?? []);
  return declared.flatMap(({ init }) =>
    init?.type === 'CallExpression' && init.callee.name === 'defineEndpoint' ? init.arguments.slice(0, 1) : [],
  );
}

/** Leaves of each endpoint its address, so that a widget carries no schema of a body or a reply. */
export function bareEndpoints(): Plugin {
  return {
    name: 'bare-endpoints',
    enforce: 'post',
    transform: {
      filter: { id: /\/domain\/contract\/.+\.ts$/, code: 'defineEndpoint(' },
      handler(code) {
        const { body } = this.parse(code) as unknown as { body: Declaration[] };
        let bare = code;
        for (const { start, end, properties = [] } of endpointsIn(body).reverse()) {
          const address = properties.filter(({ key }) => kept.includes(key?.name ?? ''));
          const source = address.map((it) => code.slice(it.start, it.end)).join(', ');
          bare = `${bare.slice(0, start)}{ ${source} }${bare.slice(end)}`;
        }
        return { code: bare, map: null };
      },
    },
  };
}
