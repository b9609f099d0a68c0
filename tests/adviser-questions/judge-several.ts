import { readSubjects } from '#api/advisor/builtin/questions/read-subjects.ts';
import { isAnswered } from '#api/advisor/builtin/topics/find-topic.ts';
import type { Language } from '#domain/place.ts';
import { adviserQuestions } from '#tests/adviser-questions/all.ts';
import { testLanguages } from '#tests/languages/all.ts';

/** What each topic that a message asks about is taken for, for certain or as what was probably meant. */
function topicsIn(message: string, language: Language): string[] {
  const findings = readSubjects(message, [], language).map(({ finding }) => finding);
  return findings.filter(isAnswered).flatMap((it) => (it.kind === 'found' ? [it.topic] : (it.near ?? []).slice(0, 1)));
}

const asking = (line: string) => line.replace(/[.?!\s]*$/, '?');

/** How far on the second and the third question of a message stand in the list: of topics that have nothing to do with each other. */
const STEP = 31;

/** A message of which each question is answered when it stands alone. */
export interface Judged {
  message: string;
  /** They are answered in it too. */
  isAnswered: boolean;
}

/** The written questions that are answered when they stand alone. */
const answeredAlone = (language: Language) =>
  Object.entries(adviserQuestions[language].topics)
    .flatMap(([topic, lines]) => lines.map((line) => ({ topic, line: asking(line) })))
    .filter(({ line, topic }) => topicsIn(line, language).includes(topic));

/** Messages that ask so many questions. */
export function judgeSeveral(language: Language, count: number): Judged[] {
  const alone = answeredAlone(language);
  return alone.flatMap((_, at): Judged[] => {
    const asked = Array.from({ length: count }, (_, which) => alone[(at + which * STEP) % alone.length]).filter(
      (it) => it !== undefined,
    );
    if (new Set(asked.map(({ topic }) => topic)).size < count) return [];
    const message = asked.map(({ line }) => line).join(' ');
    const found = topicsIn(message, language);
    return [{ message, isAnswered: asked.every(({ topic }) => found.includes(topic)) }];
  });
}

const capitalised = (line: string) => line.slice(0, 1).toUpperCase() + line.slice(1);

/** Messages that tell of a home and ask one thing, which most often has little to do with what they tell. */
export function judgeTold(language: Language): Judged[] {
  const { told } = testLanguages[language];
  return answeredAlone(language).map(({ topic, line }, at) => {
    const home = told[at % told.length] ?? '';
    const message = at % 2 === 0 ? `${home} ${capitalised(line)}` : `${capitalised(line)} ${home}`;
    return { message, isAnswered: topicsIn(message, language).includes(topic) };
  });
}
