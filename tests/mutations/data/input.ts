import { type Mutation, pglite } from '../mutation.ts';

const input = (name: string) => ({ project: 'unit', file: 'api/http/input.test.ts', name });

const rawRequests = (name: string) => ({ project: 'faults', file: 'tests/faults/raw-requests.test.ts', name });

/** What comes from outside: its form, its amount, and who sends it. */
export const inputMutations: readonly Mutation[] = [
  {
    promise: 8,
    breaks: 'a partner’s calls are taken from any page',
    file: 'api/http/open-call.ts',
    replace: "right.origins === 'portal' && origin !== null",
    by: "right.origins === 'mail-vendor' && origin !== null",
    test: pglite('api/http/rights.db.test.ts', 'as its origins say'),
  },
  {
    promise: 15,
    breaks: 'NUL and half characters reach the database',
    file: 'api/http/input.ts',
    replace: "text.replaceAll('\\0', '\\ufffd').toWellFormed()",
    by: 'text',
    test: input('halves of surrogate pairs'),
  },
  {
    promise: 15,
    breaks: 'a body may be nested as deep as it likes',
    file: 'api/http/input.ts',
    replace: 'levels === 0 || ',
    by: '',
    test: input('levels is refused'),
  },
  {
    promise: 15,
    breaks: 'what only looks like an id reaches the database',
    file: 'domain/contract/parameters.ts',
    replace: '[\\\\da-f]{8}(?:-[\\\\da-f]{4}){3}-[\\\\da-f]{12}',
    by: '[\\\\da-f-]{36}',
    test: pglite('api/hostile-input.db.test.ts', 'hostile calls'),
  },
  {
    promise: 15,
    breaks: 'nobody counts what a visit stores',
    file: 'api/http/handle.ts',
    replace: '    await chargeCall(tools, route, opened);\n',
    by: '',
    test: pglite('api/routes/storage-limits.db.test.ts', 'in no way of asking'),
  },
  {
    promise: 15,
    breaks: 'what is refused for one visitor is taken from all',
    file: 'api/http/handle.ts',
    replace: '  if (all.length > 0) await context.limiter.alone(context.tx, all);\n',
    by: "  if (bytes > 0) await context.limiter.quick('bytesPerServer', WHOLE_SERVER, bytes);\n  if (all.length > 0) await context.limiter.alone(context.tx, all);\n",
    test: pglite('api/routes/storage-limits.db.test.ts', 'takes nothing'),
  },
  {
    promise: 15,
    breaks: 'a body without a length has no end',
    file: 'api/http/input.ts',
    replace: "    if (size > atMost) throw new Failure('body-too-large');\n",
    by: '',
    test: rawRequests('in pieces'),
  },
  {
    promise: 15,
    breaks: 'browsers are not told to stay with https',
    file: 'api/serve.ts',
    replace: 'strictTransport((request, env) => fetch(request, env), config.publicUrl)',
    by: 'strictTransport((request, env) => fetch(request, env), null)',
    test: rawRequests('no request at all'),
  },
  {
    promise: 15,
    breaks: 'pages are served without counting',
    file: 'api/routes/pages.ts',
    replace: '    await countCall(c);\n',
    by: '',
    test: pglite('api/routes/client-limits.db.test.ts', 'is counted'),
  },
];
