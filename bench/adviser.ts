import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages, markets } from '#domain/place.ts';
import { judgeSeveral, judgeTold } from '#tests/adviser-questions/judge-several.ts';
import { factsRead } from '#tests/chat-corpus/facts-read.ts';
import { trainingCases } from '#tests/chat-corpus/training-cases.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';
import { holdWithVisitors, replayWritten, type Turn } from './adviser/conversations.ts';
import { DIALOGUES, dialogueRow, judgeConversations, severalRow } from './adviser/dialogues.ts';
import { judgeHeldOut, judgeWritten, type Verdict } from './adviser/questions.ts';
import { median } from './embed/table.ts';

const WORST = 15;
const TAIL = 0.99;

const share = (part: number, all: number) => (all === 0 ? '' : (part / all).toFixed(2));
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
const table = (head: readonly string[], rows: readonly string[]) =>
  row(head) + row(head.map(() => '---')) + rows.join('');

function factRow(language: (typeof languages)[number], market: (typeof markets)[number]): string[] {
  const cases = trainingCases[language].filter((it) => it.market === market);
  if (cases.length === 0) return [];
  const pairs = (record: object) => Object.entries(record).map(([name, value]) => `${name}=${value}`);
  const read = cases.map((it) => {
    const got = pairs(factsRead(it, language, 'train'));
    const wanted = pairs(it.facts);
    return { got: got.length, wanted: wanted.length, right: wanted.filter((it) => got.includes(it)).length };
  });
  const sum = (name: 'got' | 'wanted' | 'right') => read.reduce((all, it) => all + it[name], 0);
  const rates = [share(sum('right'), sum('got')), share(sum('right'), sum('wanted'))];
  return [row([language, market, cases.length, ...rates])];
}

function verdictRow(name: string, verdicts: readonly Verdict[]): string {
  const of = (kind: Verdict['kind']) => share(verdicts.filter((it) => it.kind === kind).length, verdicts.length);
  return row([name, verdicts.length, of('right'), of('wrong'), of('offered'), of('none')]);
}

function turnRows(name: string, turns: readonly Turn[]): string[] {
  return languages.flatMap((language) =>
    markets.flatMap((market) => {
      const own = turns.filter((it) => it.language === language && it.market === market);
      if (own.length === 0) return [];
      const asked = own.filter((it) => it.isQuestion);
      const failed = share(asked.filter((it) => it.isFailed).length, asked.length);
      const repeated = share(own.filter((it) => it.isRepeated).length, own.length);
      const times = own.map((it) => it.milliseconds).sort((one, other) => one - other);
      const tail = times[Math.floor(times.length * TAIL)] ?? 0;
      return [
        row([
          name,
          language,
          market,
          own.length,
          asked.length,
          failed,
          repeated,
          median(times).toFixed(1),
          tail.toFixed(1),
        ]),
      ];
    }),
  );
}

/** Messages made of written questions: with two, with three, and with one beside what is told of a home. */
const madeMessages = (language: Language) =>
  [judgeSeveral(language, 2), judgeSeveral(language, 3), judgeTold(language)].flatMap((judged) => [
    judged.length,
    share(judged.filter((it) => it.isAnswered).length, judged.length),
  ]);

const shown = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 240);

/** Plays the corpora of facts, questions and whole conversations to the built-in adviser, and writes `adviser.md`. */
export function runAdviser(results: string): void {
  const verdicts = languages.map((language) => ({
    language,
    written: judgeWritten(language),
    held: judgeHeldOut(language),
  }));
  const conversations = languages.map((language) => [language, judgeConversations(language)] as const);
  const talks = [...replayWritten()];
  const visits = holdWithVisitors();
  const wrong = verdicts.flatMap(({ written }) => written.filter(({ kind }) => kind === 'wrong')).slice(0, WORST);
  const worst = [...talks, ...visits].filter((it) => it.isFailed || it.isRepeated).slice(0, WORST);
  const classes = Object.keys(topicGroups).map((group) =>
    verdictRow(
      group,
      verdicts.flatMap(({ held }) => held.filter((it) => it.class === group)),
    ),
  );
  const found = ['lines', 'right', 'wrong', 'offered', 'nothing'];
  const markdown = `# The built-in adviser

Floors stand in the tests; this says where it stands. ${new Date().toISOString()}

## Facts

Single messages of the corpus that the reader was made with.

${table(
  ['language', 'market', 'messages', 'precision', 'recall'],
  languages.flatMap((it) => markets.flatMap((market) => factRow(it, market))),
)}
## Questions

Each alone. Held out: written by somebody else, nothing learns from them, and they are not shown.

${table(
  ['questions', ...found],
  verdicts.flatMap(({ language, written, held }) => [
    verdictRow(`${language}, written`, written),
    verdictRow(`${language}, held out`, held),
  ]),
)}
${table(['held out, by class', ...found], classes)}
## Questions in conversations

What visitors ask in the course of ${DIALOGUES} conversations a language, each in its place; nothing learns from them, and they are not shown. Right: answered.
Guess: answered after "if I understand you right". Amiss: so, but something else. Nothing: told that it is not known, or other topics were offered.
Or suggested: right, guess, or one of the three questions that the reply suggests is about what answers it.
Unknown: of what no topic answers, taken for one, or guessed to be.

${table(
  [
    'language',
    'questions',
    'right',
    'guess',
    'amiss',
    'wrong',
    'offered',
    'nothing',
    'or suggested',
    'unknown',
    'taken',
    'guessed',
  ],
  conversations.map((it) => row(dialogueRow(...it))),
)}
Messages made of written questions that are answered when they stand alone: of two and three that have nothing to do with each other, and of
one beside what somebody tells of their home. Answered: each of them.

${table(
  ['language', 'two', 'answered', 'three', 'answered', 'one, told', 'answered'],
  languages.map((it) => row([it, ...madeMessages(it)])),
)}
Messages of these conversations that ask several: all answered, at least one, all answered or suggested.

${table(
  ['language', 'messages', 'all', 'one', 'all or suggested'],
  conversations.map((it) => row(severalRow(...it))),
)}
## Conversations

Those that were once held, message by message, and 42 people who answer what they are asked. Failed: of the questions, those with no
answer at all; whether an answer is the right one only a reader can say. Processor time of a turn in ms.

${table(['conversations', 'language', 'market', 'turns', 'questions', 'failed', 'repeated', 'median', 'p99'], [...turnRows('held', talks), ...turnRows('people', visits)])}
## Worst replies

${wrong.map(({ line }) => `- ${line}\n`).join('')}${worst.map(({ language, message, reply }) => `- ${language}: "${shown(message)}" was told: ${shown(reply)}\n`).join('')}`;
  writeFileSync(join(results, 'adviser.md'), markdown);
  console.log(markdown);
}
