import { readSubjects } from '#api/advisor/builtin/questions/read-subjects.ts';
import type { Language } from '#domain/place.ts';

/** Whether the adviser, told one message, would answer what it asks. */
export function verdict(message: string, topic: string, language: Language): 'right' | 'wrong' | 'none' {
  const found = readSubjects(message, [], language).flatMap(({ finding }) =>
    finding.kind === 'found' ? [String(finding.topic)] : [],
  );
  if (found.length === 0) return 'none';
  return found.includes(topic) ? 'right' : 'wrong';
}
