import { readSubjects } from '#api/advisor/builtin/questions/read-subjects.ts';
import { isAnswered } from '#api/advisor/builtin/topics/find-topic.ts';
import type { Language } from '#domain/place.ts';
import { adviserQuestions } from '#tests/adviser-questions/all.ts';

/** What each topic that a message asks about is taken for, for certain or as what was probably meant. */
function topicsIn(message: string, language: Language): string[] {
  const findings = readSubjects(message, [], language).map(({ finding }) => finding);
  return findings.filter(isAnswered).flatMap((it) => (it.kind === 'found' ? [it.topic] : (it.near ?? []).slice(0, 1)));
}

const asking = (line: string) => line.replace(/[.?!\s]*$/, '?');

/** How far on the second and the third question of a message stand in the list: of topics that have nothing to do with each other. */
const STEP = 31;

export interface Several {
  message: string;
  /** Each of its questions is answered, as it is when it stands alone. */
  isAnswered: boolean;
}

/** Messages that ask so many questions of which each is answered when it stands alone. */
export function judgeSeveral(language: Language, count: number): Several[] {
  const alone = Object.entries(adviserQuestions[language].topics)
    .flatMap(([topic, lines]) => lines.map((line) => ({ topic, line })))
    .filter(({ line, topic }) => topicsIn(asking(line), language).includes(topic));
  return alone.flatMap((_, at): Several[] => {
    const asked = Array.from({ length: count }, (_, which) => alone[(at + which * STEP) % alone.length]).filter(
      (it) => it !== undefined,
    );
    if (new Set(asked.map(({ topic }) => topic)).size < count) return [];
    const message = asked.map(({ line }) => asking(line)).join(' ');
    const found = topicsIn(message, language);
    return [{ message, isAnswered: asked.every(({ topic }) => found.includes(topic)) }];
  });
}
