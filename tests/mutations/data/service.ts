import { type Mutation, pglite } from '../mutation.ts';

const door = (name: string) => ({ project: 'unit', file: 'api/http/listen.test.ts', name });
const stopping = (name: string) => pglite('api/routes/stopping.db.test.ts', name);

/** A restart, the mails and the sweep that go on beside it. */
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
    file: 'api/http/run-route.ts',
    replace: 'if (pieces.length > 0 || !signal.aborted) yield',
    by: 'if (!signal.aborted) yield',
    test: stopping('ends as cut'),
  },
  {
    promise: 14,
    breaks: 'an answer that cannot begin any more breaks off without a word',
    file: 'api/http/run-route.ts',
    replace: '  else if (signal.reason instanceof Failure) throw signal.reason;\n',
    by: '',
    test: stopping('can no longer begin'),
  },
  {
    promise: 1,
    breaks: 'a sender that has stalled sends all the same',
    file: 'api/services/mail/deliver-mail.ts',
    replace: '  mustHold(context, lease);\n',
    by: '',
    test: pglite('api/services/mail/deliver-mail.db.test.ts', 'stalls before it sends'),
  },
  {
    promise: 1,
    breaks: 'a sender that was overtaken notes over the other',
    file: 'api/services/mail/deliver-mail.ts',
    replace: '.where(and(eq(email.id, logged.mail.id), eq(email.leaseToken, token)))',
    by: '.where(and(eq(email.id, logged.mail.id), token ? undefined : undefined))',
    test: pglite('api/services/mail/deliver-mail.db.test.ts', 'was overtaken notes nothing'),
  },
  {
    promise: 10,
    breaks: 'one table that cannot be swept keeps the others',
    file: 'api/services/retention/sweep.ts',
    replace: '      failed.push(table);\n',
    by: '      throw error;\n',
    test: pglite('api/services/retention/sweep.db.test.ts', 'keeps no other'),
  },
];
