import { type Mutation, pglite } from '../mutation.ts';

const door = (name: string) => ({ project: 'unit', file: 'api/http/listen.test.ts', name });
const stopping = (name: string) => pglite('api/routes/stopping.db.test.ts', name);

/** A restart. */
export const serviceMutations: readonly Mutation[] = [
  {
    promise: 14,
    breaks: 'idle connections are closed while their clients may send',
    file: 'api/http/listen.ts',
    replace: 'if (!keepIdle) server',
    by: 'server',
    test: door('answers once more on an idle connection'),
  },
  {
    promise: 14,
    breaks: 'a client is not told to come back on a new connection',
    file: 'api/http/listen.ts',
    replace: '    if (isLeaving) return mark(response);\n',
    by: '',
    test: door('while it leaves'),
  },
  {
    promise: 14,
    breaks: 'a balancer is not told that the server stops',
    file: 'api/routes/health.ts',
    replace: "    if (shutdown.hasBegun) return c.json({ status: 'stopping' }, 503, headers);\n",
    by: '',
    test: stopping('alive, and not ready'),
  },
  {
    promise: 14,
    breaks: 'an answer that is being written is left without an end',
    file: 'api/http/shutdown.ts',
    replace: '      for (const answer of answers) answer.abort(reason);\n',
    by: '',
    test: stopping('ends as cut'),
  },
];
