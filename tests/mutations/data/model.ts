import { type Mutation, pglite } from '../mutation.ts';

const faults = (name: string) => pglite('api/routes/chat-model-faults.db.test.ts', name);
const attended = (name: string) => ({ project: 'unit', file: 'api/advisor/with-stand-in.test.ts', name });
const guarded = (name: string) => ({ project: 'unit', file: 'api/advisor/openai/guard/guard.test.ts', name });

/** What an adviser with a language model may cost, say and do, and who goes on where it fails. */
export const modelMutations: readonly Mutation[] = [
  {
    promise: 4,
    breaks: 'the model answers without its budget',
    file: 'api/advisor/with-stand-in.ts',
    replace: 'if (!(await turn.purse.reserve(turnTokens)))',
    by: 'if (!(await turn.purse.reserve(0)))',
    test: pglite('api/routes/chat-model-budget.db.test.ts', 'thirty at once'),
  },
  {
    promise: 4,
    breaks: 'a refused reservation stays counted',
    file: 'api/limits/limiter.ts',
    replace: '      await giveBack(db, counts);\n',
    by: '',
    test: pglite('api/routes/chat-model-budget.db.test.ts', 'takes nothing from the others'),
  },
  {
    promise: 5,
    breaks: 'what the stand-in says is told as the AI’s',
    file: 'api/services/chat/close-turn.ts',
    replace: '    if (piece.by) answer.advisor = piece.by;\n',
    by: '',
    test: faults('is told within two seconds'),
  },
  {
    promise: 5,
    breaks: 'nobody hears who answers before the first word',
    file: 'widgets/chat/chat-header.tsx',
    replace: '  useEffect(() => void store.meet(), [store]);\n',
    by: '',
    test: { project: 'browser', file: 'widgets/chat/advisor-kind.browser.test.tsx', name: 'before the first word' },
  },
  {
    promise: 6,
    breaks: 'the model says what it likes',
    file: 'api/advisor/openai/guard/guard.ts',
    replace: '    if (stranger !== undefined) throw new Caught(stranger);\n',
    by: '',
    test: guarded('is caught'),
  },
  {
    promise: 6,
    breaks: 'links of the model are kept',
    file: 'api/advisor/openai/guard/guard.ts',
    replace: "text.replace(ADDRESS, '')",
    by: 'text',
    test: guarded('loses its links'),
  },
  {
    promise: 6,
    breaks: 'a fact needs no word of the visitor',
    file: 'api/advisor/openai/tools/record-facts.ts',
    replace: "if (bare(quote) === '' || !bare(message).includes(bare(quote))) return false;",
    by: 'if (message === quote) return false;',
    test: pglite('api/routes/chat-model.db.test.ts', 'a forged one is refused'),
  },
  {
    promise: 6,
    breaks: 'what the browser tells stands among our own instructions',
    file: 'api/advisor/openai/talk.ts',
    replace: "{ role: 'user', content: backgroundOf(desk, likelyTopics(read)) },",
    by: "{ role: 'system', content: backgroundOf(desk, likelyTopics(read)) },",
    test: pglite('api/routes/chat-model.db.test.ts', 'in the role of the system'),
  },
  {
    promise: 12,
    breaks: 'a silent model is waited for',
    file: 'api/advisor/with-stand-in.ts',
    replace: 'const step = await within(patience, pieces.next());',
    by: 'const step = await within(patience + 1_500, pieces.next());',
    test: attended('says nothing is told to stop'),
  },
  {
    promise: 12,
    breaks: 'a model that fails is asked every time',
    file: 'api/advisor/breaker.ts',
    replace: 'if (failures < FAILURES) return false;',
    by: 'if (failures >= 0) return false;',
    test: attended('left alone for half a minute'),
  },
  {
    promise: 12,
    breaks: 'a failing vendor is asked again and again',
    file: 'api/advisor/openai/ask-model.ts',
    replace: 'if (signal.aborted || tries.left === 0 || !isWorthAgain(error)) throw error;',
    by: 'if (signal.aborted || tries.left < -5 || !isWorthAgain(error)) throw error;',
    test: faults('at most two calls'),
  },
  {
    promise: 12,
    breaks: 'an answer without its end counts as whole',
    file: 'api/advisor/openai/read-round.ts',
    replace: "if (finish !== 'stop' && finish !== 'tool_calls') throw",
    by: "if (finish === 'length') throw",
    test: faults('nothing is kept as a whole answer'),
  },
];
