import { type Mutation, pglite } from '../mutation.ts';

const chatView = (name: string) => ({ project: 'browser', file: 'widgets/chat/view.browser.test.tsx', name });

/** What visitors are told about the adviser, and what their browser keeps. */
export const chatMutations: readonly Mutation[] = [
  {
    promise: 5,
    breaks: 'no notice stands above the conversation',
    file: 'widgets/chat/chat-header.tsx',
    replace: '      <p className="notice">{texts.notice[advisor]}</p>\n',
    by: '',
    test: chatView('leads from the welcome'),
  },
  {
    promise: 5,
    breaks: 'the reply does not say who answers',
    file: 'api/routes/chat.ts',
    replace: '    headers: ({ advisor }) => ({ [ADVISOR_HEADER]: advisor.kind }),\n',
    by: '',
    test: pglite('api/routes/chat.db.test.ts', 'says in its headers who answers'),
  },
  {
    promise: 5,
    breaks: 'an answer that broke off is kept as a whole one',
    file: 'api/http/run-stream.ts',
    replace: 'if (pieces.length > 0) await keep(true);',
    by: 'if (pieces.length > 0) await keep(false);',
    test: pglite('api/routes/chat-cut.db.test.ts', 'one that fails later'),
  },
  {
    promise: 5,
    breaks: 'a cut answer looks like a whole one',
    file: 'widgets/chat/messages/line-foot.tsx',
    replace: `      {state === 'cut' && <strong className="cut-mark">{texts.cut}</strong>}\n`,
    by: '',
    test: chatView('marks it as cut'),
  },
  {
    promise: 9,
    breaks: 'the chat is kept before anything is said',
    file: 'widgets/chat/store.ts',
    replace: '    if (!hasActed) return;\n',
    by: '',
    test: { project: 'unit', file: 'widgets/chat/store-completion.test.ts', name: 'nothing is kept of that' },
  },
  {
    promise: 16,
    breaks: 'what earlier replies taught is not taken from the history',
    file: 'api/services/chat/earlier-turns.ts',
    replace: 'withFacts(before, it.facts ?? {})',
    by: 'withFacts(before, {})',
    test: pglite('api/routes/chat-memory.db.test.ts', 'sends back as they came'),
  },
  {
    promise: 16,
    breaks: 'what the visit taught is forgotten',
    file: 'api/services/chat/earlier-turns.ts',
    replace: 'withFacts(before, row.facts ?? {})',
    by: 'withFacts(before, {})',
    test: pglite('api/routes/chat-memory.db.test.ts', 'without a history'),
  },
  {
    promise: 16,
    breaks: 'a history is as long as it likes',
    file: 'domain/contract/chat.ts',
    replace: '<= MAX_HISTORY_LENGTH, {',
    by: '>= 0, {',
    test: pglite('api/routes/chat.db.test.ts', 'history too long together'),
  },
  {
    promise: 16,
    breaks: 'a long turn counts like a short one',
    file: 'api/services/chat/turn-points.ts',
    replace: 'Math.ceil((message.length + smartPrompt.length) / READ)',
    by: 'Math.ceil((message.length + smartPrompt.length) / (READ * 1_000))',
    test: pglite('api/routes/chat-limits.db.test.ts', 'counts for more'),
  },
  {
    promise: 13,
    breaks: 'a message is read whole, however many words it has',
    file: 'api/advisor/readable-part.ts',
    replace: 'const FIRST = 350;',
    by: 'const FIRST = 35_000;',
    test: { project: 'unit', file: 'api/advisor/readable-part.test.ts', name: 'than anybody types' },
  },
];
