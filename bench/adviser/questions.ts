import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSubjects } from '#api/advisor/builtin/questions/read-subjects.ts';
import type { Language } from '#domain/place.ts';
import { adviserQuestions } from '#tests/adviser-questions/all.ts';
import { type TopicGroup, type TopicId, topicGroups } from '#texts/adviser/topics/ids.ts';

const heldOut = join(import.meta.dirname, '../../tests/adviser-questions/held-out');

export interface Verdict {
  kind: 'right' | 'wrong' | 'offered' | 'none';
  class: TopicGroup;
  /** What was asked and what was found, to be read. */
  line: string;
}

function judge(text: string, topic: TopicId, language: Language): Verdict {
  const findings = readSubjects(text, [], language).map(({ finding }) => finding);
  const found = findings.flatMap((it) => (it.kind === 'found' ? [it.topic] : []));
  const isOffered = findings.some((it) => it.kind === 'unsure' && it.near.includes(topic));
  const missed = isOffered ? 'offered' : 'none';
  const groups = Object.entries(topicGroups) as [TopicGroup, readonly TopicId[]][];
  return {
    kind: found.includes(topic) ? 'right' : found.length > 0 ? 'wrong' : missed,
    class: groups.find(([, ids]) => ids.includes(topic))?.[0] ?? 'service',
    line: `${topic}: "${text}" was taken for ${found.join(', ') || 'nothing'}`,
  };
}

export function judgeWritten(language: Language): Verdict[] {
  const topics = Object.entries(adviserQuestions[language].topics) as [TopicId, readonly string[]][];
  return topics.flatMap(([topic, lines]) => lines.map((line) => judge(line, topic, language)));
}

/** Questions nobody learns from; their lines are not to be shown. */
export function judgeHeldOut(language: Language): Verdict[] {
  const folder = join(heldOut, language);
  return readdirSync(folder).flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => ({ ...judge(line, file.replace('.txt', '') as TopicId, language), line: '' }));
  });
}
